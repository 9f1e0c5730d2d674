//! Rules as text: what they say under the id of a clause.

use engine::Clause;

/// What `RULES.md` says under a clause's id: a list item, a cell of a table, or the row that the id begins.
pub fn clause_text(rules: &str, id: Clause) -> Option<String> {
    let mark = format!("**{id}");
    let line =
        rules.lines().find(|line| line.starts_with(&format!("- {mark}")) || line.contains(&format!("| {mark}")))?;
    let text = match line.strip_prefix('|') {
        None => line.trim_start_matches("- ").to_owned(),
        Some(row) => {
            let cells: Vec<&str> = row.split('|').map(str::trim).filter(|cell| !cell.is_empty()).collect();
            let own = cells.iter().position(|cell| cell.starts_with(&mark))?;
            // A row that begins with the id is all about it; otherwise each cell is a clause of its own.
            if own == 0 { cells.join("\n") } else { format!("{}: {}", cells[0], cells[own]) }
        }
    };
    Some(text.replace("**", ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_found_in_lists_and_tables() {
        let rules = "- **ABC-001** One.\n| **ABC-R01** | A question? | An answer. | Why. |\n- **ABC-R02 Short?** Yes.";
        assert_eq!(clause_text(rules, Clause::new("ABC-001")).unwrap(), "ABC-001 One.");
        assert_eq!(clause_text(rules, Clause::new("ABC-R01")).unwrap(), "ABC-R01\nA question?\nAn answer.\nWhy.");
        assert_eq!(clause_text(rules, Clause::new("ABC-R02")).unwrap(), "ABC-R02 Short? Yes.");
        assert_eq!(clause_text(rules, Clause::new("ABC-002")), None);
        let table = "| 1 Chapel | **ABC-106** Choose. | **ABC-107** Pay. |";
        assert_eq!(clause_text(table, Clause::new("ABC-107")).unwrap(), "1 Chapel: ABC-107 Pay.");
    }
}

//! Names that others meet: no name may pose as another one.
//!
//! The rules are those of Unicode for identifiers that people must not mix up (UTS 39): the general security profile says
//! which characters a name may hold, a name is in one script, and two names are twins if they look the same. A page has
//! neither tables nor need for this: at its own tables its people choose each other's names. A server decides.

use crate::{Fault, plain_name};

/// A name as others meet it: a plain name without anything that could pose as another one.
pub fn name(text: &str) -> Result<String, Fault> {
    let name = plain_name(text)?;
    #[cfg(not(target_arch = "wasm32"))]
    let name = profile::check(&name)?;
    Ok(name)
}

/// Whether people could take two names for the same one.
pub fn is_twin(one: &str, other: &str) -> bool {
    #[cfg(not(target_arch = "wasm32"))]
    return profile::looks(one) == profile::looks(other)
        || profile::looks(&one.to_lowercase()) == profile::looks(&other.to_lowercase());
    #[cfg(target_arch = "wasm32")]
    return one.to_lowercase() == other.to_lowercase();
}

#[cfg(not(target_arch = "wasm32"))]
mod profile {
    use unicode_normalization::UnicodeNormalization;
    use unicode_security::confusable_detection::skeleton;
    use unicode_security::{GeneralSecurityProfile, MixedScript};

    use crate::{Code, Fault};

    /// What asks for an emoji to be shown in colours, which adds nothing to a name.
    const IN_COLOURS: char = '\u{fe0f}';

    pub(super) fn check(name: &str) -> Result<String, Fault> {
        let composed: String = name.nfc().filter(|&c| c != IN_COLOURS).collect();
        let bad = |problem: String| Err(Fault::new(Code::BadName, problem));
        if let Some(c) = composed.chars().find(|&c| !is_allowed(c)) {
            return bad(format!("a name may not contain U+{:04X}", u32::from(c)));
        }
        if !composed.chars().any(char::is_alphanumeric) {
            return bad("a name has a letter or a digit".to_owned());
        }
        let letters: String = composed.chars().filter(|c| !is_emoji(*c)).collect();
        if !letters.is_single_script() {
            return bad("a name is in one script".to_owned());
        }
        Ok(composed.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "))
    }

    fn is_allowed(c: char) -> bool {
        c == ' ' || c.is_ascii_graphic() || is_emoji(c) || (c.identifier_allowed() && !is_loose_mark(c))
    }

    fn is_emoji(c: char) -> bool {
        matches!(c, '\u{2600}'..='\u{27bf}' | '\u{1f300}'..='\u{1faff}')
    }

    /// Marks for any letter, where no composed letter has them: they could be stacked, or hidden above others.
    fn is_loose_mark(c: char) -> bool {
        matches!(c, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
    }

    /// What a name looks like: names that look the same give the same text. Spaces do not count.
    pub(super) fn looks(name: &str) -> String {
        skeleton(name).filter(|c| *c != ' ').collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Code;

    #[test]
    fn names_of_many_languages_are_good() {
        for good in [
            "ana maria",
            "Łucja 🦀",
            "Zażółć",
            "Øyvind",
            "Nguyễn",
            "O'Neill-Smith",
            "Петро",
            "يوسف",
            "陳大文",
            "さくら 2",
            "김민준",
            "สมชาย",
        ] {
            assert_eq!(name(good).as_deref(), Ok(good));
        }
        assert_eq!(name(" ana  maria ").as_deref(), Ok("ana maria"));
        assert_eq!(name("Z\u{307}ana").as_deref(), Ok("Żana"), "one form of the same letter");
        assert_eq!(name("ana ❤\u{fe0f}").as_deref(), Ok("ana ❤"));
    }

    #[test]
    fn what_hides_in_a_name_is_refused() {
        for bad in [
            "ana\u{200b}",
            "an\u{200d}a",
            "a\u{feff}na",
            "ana\u{202e}",
            "ana\u{2066}b",
            "ana\u{e0041}",
            "ana\u{3164}",
            "\u{115f}",
            "ana\u{2800}",
            "ana\u{ad}",
            "ana\u{34f}",
            "\u{301}",
            "ana\u{332}",
            "a\u{301}\u{302}\u{303}na",
            "\u{430}na",
            "аna",
            "ａｎａ",
            "ana\u{a0}b",
            "🦀",
            "ana\u{180e}",
        ] {
            assert_eq!(name(bad).map_err(|fault| fault.code), Err(Code::BadName), "{bad:?}");
        }
    }

    #[test]
    fn twins_are_told_apart_by_nobody() {
        for (one, other) in [("ana", "Ana"), ("ana", "аnа"), ("Il", "ll"), ("ben", "b e n"), ("PayPal", "PayPa1")] {
            assert!(is_twin(one, other), "{one} {other}");
        }
        for (one, other) in [("ana", "anna"), ("ana", "aña"), ("Łucja", "Lucja"), ("ana", "ana 2")] {
            assert!(!is_twin(one, other), "{one} {other}");
        }
    }
}

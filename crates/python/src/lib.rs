//! The Python module `escapade._escapade`: a thin coat over `arena`. It knows no game by name.

mod env;
mod vector;

use arena::ArenaFault;
use engine::OptionKind;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

/// Environments for four escape board games, written in Rust.
#[pymodule]
mod _escapade {
    #[pymodule_export]
    use super::env::Env;
    #[pymodule_export]
    use super::vector::Vector;
    #[pymodule_export]
    use super::{check_bot, games, play_rules};
}

/// What is fixed about each game: name, rules version, seats and options.
#[pyfunction]
fn games(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    let list = PyList::empty(py);
    for listed in ::games::LIST {
        let about = listed.about;
        let game = PyDict::new(py);
        game.set_item("name", about.name)?;
        game.set_item("rules_version", about.rules_version)?;
        game.set_item("seats", about.seats.clone().collect::<Vec<u8>>())?;
        game.set_item("actions_max", about.actions_max)?;
        let options = PyDict::new(py);
        for spec in about.options {
            let option = PyDict::new(py);
            option.set_item("default", spec.default)?;
            match spec.kind {
                OptionKind::Choice(words) => option.set_item("choices", words.to_vec())?,
                OptionKind::Number { min, max } => {
                    option.set_item("min", min)?;
                    option.set_item("max", max)?;
                }
                OptionKind::Text(expected) => option.set_item("text", expected)?,
            }
            options.set_item(spec.key, option)?;
        }
        game.set_item("options", options)?;
        list.append(game)?;
    }
    Ok(list)
}

/// Reads the name of a bot, and raises ValueError with all names if there is none such.
#[pyfunction]
fn check_bot(name: &str) -> PyResult<String> {
    read_bot(name).map(|bot| bot.to_string())
}

/// Takes random steps by the rules alone, without numbers and arrays, and gives how many matches ended. `legal`, `view` and
/// `observe` say how often each is called in a step, so that the difference between two runs is what one costs.
#[pyfunction]
#[pyo3(signature = (game, seats=None, envs=1, steps=1, *, seed=0, legal=1, view=1, observe=0))]
#[allow(clippy::too_many_arguments, reason = "they are keyword arguments in Python")]
fn play_rules(
    py: Python<'_>,
    game: &str,
    seats: Option<i64>,
    envs: usize,
    steps: u64,
    seed: u64,
    legal: u32,
    view: u32,
    observe: u32,
) -> PyResult<u64> {
    let settings = read_settings(game, seats, None, None)?;
    let calls = arena::RulesCalls { legal, view, observe };
    py.detach(|| arena::play_rules(game, settings, envs, seed, steps, calls)).map_err(raise)
}

fn read_bot(name: &str) -> PyResult<lab::Entrant> {
    name.parse().map_err(|fault: String| PyValueError::new_err(fault))
}

fn raise(fault: ArenaFault) -> PyErr {
    PyValueError::new_err(fault.to_string())
}

/// Options as texts: `True` and `False` are the words `on` and `off`, numbers their digits.
fn option_texts(options: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    let Some(options) = options else { return Ok(Vec::new()) };
    options
        .iter()
        .map(|(key, value)| {
            let text = match value.extract::<bool>() {
                Ok(true) => "on".to_owned(),
                Ok(false) => "off".to_owned(),
                Err(_) => value.str()?.to_string(),
            };
            Ok((key.extract()?, text))
        })
        .collect()
}

fn read_settings(
    game: &str,
    seats: Option<i64>,
    options: Option<&Bound<'_, PyDict>>,
    content: Option<String>,
) -> PyResult<engine::Settings> {
    let range = arena::find(game).map_err(raise)?.about().seats.clone();
    let seats = seats.map(|seats| {
        let expected = || format!("seats: {seats} is not from {} to {}", range.start(), range.end());
        u8::try_from(seats).map_err(|_| PyValueError::new_err(expected()))
    });
    let seats = seats.transpose()?;
    let texts = option_texts(options)?;
    let chosen = texts.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    arena::settings(game, seats, chosen, content).map_err(raise)
}

fn read_policy(word: &str) -> PyResult<arena::IllegalPolicy> {
    arena::IllegalPolicy::read(word).ok_or_else(|| {
        let words: Vec<&str> = arena::IllegalPolicy::WORDS.iter().map(|(word, _)| *word).collect();
        PyValueError::new_err(format!("illegal: `{word}` is not one of {}", words.join(", ")))
    })
}

/// A layout as Python values: a list of slices.
fn layout_list<'py>(py: Python<'py>, layout: &engine::ObservationLayout) -> PyResult<Bound<'py, PyList>> {
    let list = PyList::empty(py);
    for slice in layout.slices() {
        let part = PyDict::new(py);
        part.set_item("name", &slice.name)?;
        part.set_item("start", slice.start)?;
        part.set_item("len", slice.len)?;
        part.set_item("kind", serde_json::to_value(slice.kind).ok().as_ref().and_then(|kind| kind.as_str()))?;
        part.set_item("max", slice.max)?;
        part.set_item("words", slice.words.clone())?;
        list.append(part)?;
    }
    Ok(list)
}

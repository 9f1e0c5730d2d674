//! One match.

use arena::{Arena, ArenaFault, IllegalPolicy};
use draw::Theme;
use engine::{FIELDS_MAX, Seat};
use numpy::{IntoPyArray, PyArray1, PyArray2, PyArray3, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::{layout_list, raise, read_bot, read_policy, read_settings};

/// One match that is played by numbers. Number 0 is what a seat does that is not asked.
#[pyclass(module = "escapade._escapade")]
pub(crate) struct Env {
    arena: Box<dyn Arena>,
    policy: IllegalPolicy,
}

/// The number of an action as a match takes it. No action has the largest one, which stands for all that do not fit.
fn fitting(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// A fault that names the number as it was given.
fn raise_for(number: i64, fault: ArenaFault) -> PyErr {
    raise(match fault {
        ArenaFault::Illegal(_, seat, choices) => ArenaFault::Illegal(number, seat, choices),
        fault => fault,
    })
}

/// The game, the seats and the options.
type NewArguments<'py> = (&'static str, u8, Bound<'py, PyDict>);

impl Env {
    fn seats(&self) -> u8 {
        self.arena.settings().seats()
    }

    fn seat(&self, seat: i64) -> PyResult<Seat> {
        arena::read_seat(seat, self.seats()).map_err(raise)
    }

    fn viewer(&self, viewer: Option<i64>) -> PyResult<engine::Viewer> {
        arena::viewer(viewer, self.seats()).map_err(raise)
    }
}

#[pymethods]
impl Env {
    #[new]
    #[pyo3(signature = (game, seats=None, options=None, *, seed=0, illegal="error", content=None, memories=false))]
    #[allow(clippy::too_many_arguments, reason = "they are keyword arguments in Python")]
    fn new(
        game: &str,
        seats: Option<i64>,
        options: Option<&Bound<'_, PyDict>>,
        seed: u64,
        illegal: &str,
        content: Option<String>,
        memories: bool,
    ) -> PyResult<Env> {
        let settings = read_settings(game, seats, options, content)?;
        let mut arena = arena::open_arena(game, settings, seed).map_err(raise)?;
        if memories {
            arena.keep_memories();
        }
        Ok(Env { arena, policy: read_policy(illegal)? })
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.arena.game()
    }

    /// How many seats the table has.
    #[getter]
    fn num_seats(&self) -> u8 {
        self.seats()
    }

    /// Every option with its value.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        self.arena.settings().iter().try_for_each(|(key, value)| options.set_item(key, value))?;
        Ok(options)
    }

    /// How many numbers actions have, 0 included.
    #[getter]
    fn num_actions(&self) -> u32 {
        self.arena.action_count()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.arena.observation_width()
    }

    /// The seed of this match.
    #[getter]
    fn seed(&self) -> u64 {
        self.arena.seed()
    }

    /// Begins another match.
    #[pyo3(signature = (seed=0))]
    fn reset(&mut self, seed: u64) {
        self.arena.reset(seed);
    }

    /// The seats that must decide now; none when the match is over.
    fn deciders(&self) -> Vec<u8> {
        self.arena.deciders().iter().map(Seat::number).collect()
    }

    /// The seat whose turn it is: the first that must decide. None when the match is over.
    #[getter]
    fn turn(&self) -> Option<u8> {
        self.arena.deciders().first().map(Seat::number)
    }

    /// Whether the match is over.
    #[getter]
    fn over(&self) -> bool {
        self.arena.deciders().is_empty()
    }

    /// Takes an action, and gives the number that was taken. With `dice`, any number, it rolls other dice than those that
    /// follow from the seed of the match.
    #[pyo3(signature = (seat, number, dice=None))]
    fn step(&mut self, seat: i64, number: i64, dice: Option<u64>) -> PyResult<u32> {
        let seat = self.seat(seat)?;
        self.arena.step(seat, fitting(number), dice, self.policy).map_err(|fault| raise_for(number, fault))
    }

    /// Takes an action if it rolls no dice, and gives whether it did. Otherwise nothing changes.
    fn step_without_dice(&mut self, seat: i64, number: i64) -> PyResult<bool> {
        let seat = self.seat(seat)?;
        self.arena.step_without_dice(seat, fitting(number)).map_err(|fault| raise_for(number, fault))
    }

    /// A match that looks to this seat as this one does. What the seat cannot know is invented, the dice included.
    #[pyo3(signature = (seat, chance=0))]
    fn imagine(&self, seat: i64, chance: u64) -> PyResult<Env> {
        Ok(Env { arena: self.arena.imagine(self.seat(seat)?, chance), policy: self.policy })
    }

    /// A number for all that a seat was told since the deal and chose; None unless the match keeps `memories`.
    fn memory(&self, seat: i64) -> PyResult<Option<u64>> {
        Ok(self.arena.memory(self.seat(seat)?))
    }

    /// The latest choices of a seat as numbers, the last one first; at most `count`.
    fn own_choices(&self, seat: i64, count: usize) -> PyResult<Vec<u32>> {
        Ok(self.arena.own_choices(self.seat(seat)?, count))
    }

    /// The action with this number as features; zeros for 0.
    fn row<'py>(&self, py: Python<'py>, number: i64) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let count = self.arena.action_count();
        let row = self.arena.row(fitting(number)).ok_or_else(|| raise(ArenaFault::UnknownNumber(number, count)))?;
        Ok(row.to_vec().into_pyarray(py))
    }

    /// The numbers that a seat can choose now, in the order of its menu.
    fn legal<'py>(&self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let numbers: Vec<i64> = self.arena.legal(self.seat(seat)?).into_iter().map(i64::from).collect();
        Ok(numbers.into_pyarray(py))
    }

    /// A flag for each number: 1 if the seat can choose it now.
    fn mask<'py>(&self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut mask = vec![0; self.arena.action_count() as usize];
        self.arena.legal(self.seat(seat)?).into_iter().for_each(|number| mask[number as usize] = 1);
        Ok(mask.into_pyarray(py))
    }

    /// The choices of a seat as features, one row for each, in the order of its menu.
    fn rows<'py>(&self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyArray2<i16>>> {
        let rows = self.arena.rows(self.seat(seat)?);
        let count = rows.len();
        rows.concat().into_pyarray(py).reshape([count, 1 + FIELDS_MAX])
    }

    /// The action with this number, in notation; None for 0.
    fn notation(&self, number: i64) -> PyResult<Option<String>> {
        match self.arena.notation(fitting(number)) {
            None if number != 0 => {
                let count = self.arena.action_count();
                Err(raise(ArenaFault::UnknownNumber(number, count)))
            }
            notation => Ok(notation),
        }
    }

    /// The number of an action in notation.
    fn number(&self, notation: &str) -> PyResult<u32> {
        self.arena.number(notation).map_err(raise)
    }

    /// What the numbers of an observation mean: a list of slices.
    fn layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        layout_list(py, &self.arena.layout())
    }

    /// What a seat may know, or a spectator, as numbers.
    #[pyo3(signature = (viewer=None))]
    fn observe<'py>(&self, py: Python<'py>, viewer: Option<i64>) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let mut row = vec![0; self.arena.observation_width()];
        self.arena.observe(self.viewer(viewer)?, &mut row);
        Ok(row.into_pyarray(py))
    }

    /// What a seat may know, or a spectator, as JSON.
    #[pyo3(signature = (viewer=None))]
    fn view(&self, viewer: Option<i64>) -> PyResult<String> {
        Ok(self.arena.view(self.viewer(viewer)?))
    }

    /// What the end is worth to each seat: 1 to those who won, -1 to the others, and 0 before it.
    fn rewards(&self) -> Vec<f32> {
        self.arena.rewards()
    }

    /// How the match ended: `ranks`, `winners`, `reason`. None before that.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(outcome) = self.arena.outcome() else { return Ok(None) };
        let told = PyDict::new(py);
        told.set_item("ranks", outcome.ranks.values().to_vec())?;
        told.set_item("winners", outcome.winners.iter().map(Seat::number).collect::<Vec<u8>>())?;
        told.set_item("reason", outcome.reason.as_ref())?;
        Ok(Some(told))
    }

    /// The number that one of our bots chooses for a seat; it sees what the seat sees.
    #[pyo3(signature = (bot, seat, chance=0))]
    fn choose(&self, py: Python<'_>, bot: &str, seat: i64, chance: u64) -> PyResult<u32> {
        let (bot, seat) = (read_bot(bot)?, self.seat(seat)?);
        py.detach(|| self.arena.choose(&bot, seat, chance)).map_err(raise)
    }

    /// The actions so far: seats and numbers.
    fn history(&self) -> Vec<(u8, u32)> {
        self.arena.history().iter().map(|&(seat, number)| (seat.number(), number)).collect()
    }

    /// The record of the match so far, as text.
    fn record(&self) -> PyResult<String> {
        self.arena.record().map(|record| record.to_string()).map_err(raise)
    }

    /// The table as text, in a language.
    #[pyo3(signature = (viewer=None, lang="en"))]
    fn text(&self, viewer: Option<i64>, lang: &str) -> PyResult<String> {
        let lang = lang.parse().map_err(|fault: String| PyValueError::new_err(fault))?;
        Ok(self.arena.text(self.viewer(viewer)?, lang))
    }

    /// The table as a picture: height × width × 3 bytes.
    #[pyo3(signature = (viewer=None, width=800, theme="light"))]
    fn picture<'py>(
        &self,
        py: Python<'py>,
        viewer: Option<i64>,
        width: u16,
        theme: &str,
    ) -> PyResult<Bound<'py, PyArray3<u8>>> {
        if !(200..=4000).contains(&width) {
            return Err(PyValueError::new_err(format!("width: {width} is not from 200 to 4000")));
        }
        let theme: Theme = theme.parse().map_err(|fault: String| PyValueError::new_err(fault))?;
        let viewer = self.viewer(viewer)?;
        let (width, height, pixels) = py.detach(|| {
            let (drawing, palette) = self.arena.drawing(viewer, width);
            raster::rgb(&drawing, theme, palette, 1.0)
        });
        pixels.into_pyarray(py).reshape([height as usize, width as usize, 3])
    }

    /// The same match again, which can be played on by itself.
    fn copy(&self) -> Env {
        Env { arena: self.arena.copy(), policy: self.policy }
    }

    fn __copy__(&self) -> Env {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Env {
        self.copy()
    }

    /// What a pickled match begins with: the settings and the seed, so that its dice come along.
    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<(NewArguments<'py>, Bound<'py, PyDict>)> {
        let more = PyDict::new(py);
        more.set_item("seed", self.arena.seed())?;
        let word = IllegalPolicy::WORDS.iter().find(|(_, policy)| *policy == self.policy).map(|(word, _)| *word);
        more.set_item("illegal", word)?;
        more.set_item("content", self.arena.settings().content())?;
        Ok(((self.game(), self.seats(), self.options(py)?), more))
    }

    /// How a pickled match came about.
    fn __getstate__(&self) -> String {
        self.arena.save()
    }

    /// Plays the actions of a pickled match again.
    fn __setstate__(&mut self, saved: &str) -> PyResult<()> {
        self.arena.restore(saved, self.policy).map_err(raise)
    }
}

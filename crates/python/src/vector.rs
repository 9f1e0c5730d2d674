//! Many matches at once, in arrays that are allocated once.

use arena::{Batch, BatchArrays, BatchPlan};
use engine::FIELDS_MAX;
use numpy::{PyArray1, PyArray2, PyArray3, PyArrayMethods, PyReadonlyArray1, PyUntypedArrayMethods};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::{layout_list, raise, read_policy, read_settings};

/// Many matches of one game, stepped at once. Its arrays are allocated once and written in place.
#[pyclass(module = "escapade._escapade")]
pub(crate) struct Vector {
    batch: Box<dyn Batch>,
    seats: u8,
    seed: u64,
    /// Actions that came as 64-bit numbers.
    actions: Vec<i32>,
    #[pyo3(get)]
    observations: Py<PyArray2<i16>>,
    #[pyo3(get)]
    masks: Py<PyArray2<bool>>,
    #[pyo3(get)]
    menus: Py<PyArray2<i32>>,
    #[pyo3(get)]
    rows: Py<PyArray3<i16>>,
    #[pyo3(get)]
    menu_sizes: Py<PyArray1<i32>>,
    #[pyo3(get)]
    turns: Py<PyArray1<i32>>,
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    #[pyo3(get)]
    dones: Py<PyArray1<bool>>,
}

impl Vector {
    /// Runs with all arrays open and the interpreter's lock released.
    fn run(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Batch, &[i32], BatchArrays<'_>) -> Result<(), arena::ArenaFault> + Send,
    ) -> PyResult<()> {
        let Vector { batch, actions, observations, masks, menus, rows, menu_sizes, turns, rewards, dones, .. } = self;
        let taken = |_| PyValueError::new_err("an array of this vector is borrowed by somebody else");
        let mut observations = observations.bind(py).try_readwrite().map_err(taken)?;
        let mut masks = masks.bind(py).try_readwrite().map_err(taken)?;
        let mut menus = menus.bind(py).try_readwrite().map_err(taken)?;
        let mut rows = rows.bind(py).try_readwrite().map_err(taken)?;
        let mut menu_sizes = menu_sizes.bind(py).try_readwrite().map_err(taken)?;
        let mut turns = turns.bind(py).try_readwrite().map_err(taken)?;
        let mut rewards = rewards.bind(py).try_readwrite().map_err(taken)?;
        let mut dones = dones.bind(py).try_readwrite().map_err(taken)?;
        let arrays = BatchArrays {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            menus: menus.as_slice_mut()?,
            rows: rows.as_slice_mut()?,
            menu_sizes: menu_sizes.as_slice_mut()?,
            turns: turns.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
        };
        let (batch, actions) = (&mut **batch, actions.as_slice());
        py.detach(move || work(batch, actions, arrays)).map_err(raise)
    }

    /// Copies the actions, or says what was expected.
    fn read_actions(&mut self, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let envs = self.batch.envs();
        if let Ok(numbers) = actions.extract::<PyReadonlyArray1<'_, i32>>() {
            check_shape(numbers.len(), envs)?;
            self.actions.clear();
            self.actions.extend(numbers.as_array().iter());
        } else if let Ok(numbers) = actions.extract::<PyReadonlyArray1<'_, i64>>() {
            check_shape(numbers.len(), envs)?;
            self.actions.clear();
            // A number that does not fit is no choice.
            self.actions.extend(numbers.as_array().iter().map(|&number| i32::try_from(number).unwrap_or(-1)));
        } else {
            let kind = actions.get_type().name()?.to_string();
            let dtype = actions.getattr("dtype").map_or_else(|_| String::new(), |dtype| format!(" of {dtype}"));
            let shape = actions.getattr("shape").map_or_else(|_| String::new(), |shape| format!(", shape {shape}"));
            return Err(PyTypeError::new_err(format!(
                "actions: expected a numpy array of int32 or int64 with shape ({envs},), got {kind}{dtype}{shape}"
            )));
        }
        Ok(())
    }
}

/// A number of things, of which there must be some.
fn at_least_one((name, count): (&str, i64)) -> PyResult<usize> {
    match usize::try_from(count) {
        Ok(count) if count > 0 => Ok(count),
        _ => Err(PyValueError::new_err(format!("{name}: {count} is not at least 1"))),
    }
}

fn check_shape(got: usize, envs: usize) -> PyResult<()> {
    match got == envs {
        true => Ok(()),
        false => Err(PyValueError::new_err(format!("actions: expected shape ({envs},), got ({got},)"))),
    }
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (game, seats=None, envs=1024, options=None, *, seed=0, threads=1, illegal="error", actions="number", masks=true, rows=false, places=512, content=None))]
    #[allow(clippy::too_many_arguments, reason = "they are keyword arguments in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        seats: Option<i64>,
        envs: i64,
        options: Option<&Bound<'_, PyDict>>,
        seed: u64,
        threads: i64,
        illegal: &str,
        actions: &str,
        masks: bool,
        rows: bool,
        places: i64,
        content: Option<String>,
    ) -> PyResult<Vector> {
        let settings = read_settings(game, seats, options, content)?;
        let [envs, threads, places] = [("envs", envs), ("threads", threads), ("places", places)].map(at_least_one);
        let (envs, threads, places) = (envs?, threads?, places?);
        let by_place = match actions {
            "number" => false,
            "place" => true,
            other => return Err(PyValueError::new_err(format!("actions: `{other}` is not one of number, place"))),
        };
        let seats = settings.seats();
        let plan = BatchPlan { settings, envs, seed, threads, policy: read_policy(illegal)?, places, by_place };
        let batch = arena::open_batch(game, plan).map_err(raise)?;
        let (width, numbers) = (batch.observation_width(), batch.action_count() as usize);
        let mut vector = Vector {
            seats,
            seed,
            actions: Vec::with_capacity(envs),
            observations: PyArray2::zeros(py, [envs, width], false).unbind(),
            masks: PyArray2::zeros(py, [if masks { envs } else { 0 }, numbers], false).unbind(),
            menus: PyArray2::zeros(py, [envs, places], false).unbind(),
            rows: PyArray3::zeros(py, [if rows { envs } else { 0 }, places, 1 + FIELDS_MAX], false).unbind(),
            menu_sizes: PyArray1::zeros(py, envs, false).unbind(),
            turns: PyArray1::zeros(py, envs, false).unbind(),
            rewards: PyArray2::zeros(py, [envs, usize::from(seats)], false).unbind(),
            dones: PyArray1::zeros(py, envs, false).unbind(),
            batch,
        };
        vector.reset(py, None)?;
        Ok(vector)
    }

    /// How many matches.
    #[getter]
    fn num_envs(&self) -> usize {
        self.batch.envs()
    }

    /// How many seats each table has.
    #[getter]
    fn num_seats(&self) -> u8 {
        self.seats
    }

    /// How many numbers actions have, 0 included.
    #[getter]
    fn num_actions(&self) -> u32 {
        self.batch.action_count()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.batch.observation_width()
    }

    /// What the numbers of an observation mean: a list of slices.
    fn layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        layout_list(py, &self.batch.layout())
    }

    /// Begins all matches anew. Without a seed, with the one before.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        let seed = seed.unwrap_or(self.seed);
        self.seed = seed;
        self.run(py, move |batch, _, arrays| batch.reset(seed, arrays))
    }

    /// Takes one action in every match, for the seat whose turn it is. Matches that end begin anew.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        self.read_actions(actions)?;
        self.run(py, |batch, actions, arrays| batch.step(actions, arrays))
    }
}

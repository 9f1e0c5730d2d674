"""What the numbers of an observation mean, and how a network gets them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from ._escapade import Env, Vector
    from ._types import Slice


class Layout:
    """The layout of the observations of an environment, by the names of their parts."""

    def __init__(self, env: Env | Vector) -> None:
        self.slices: list[Slice] = env.layout()
        self.size: int = env.observation_size
        self._by_name = {part["name"]: part for part in self.slices}

    def __getitem__(self, name: str) -> slice:
        """The place of a part in an observation: `observation[layout["day"]]`."""
        if name not in self._by_name:
            raise KeyError(f"`{name}` is no part of the observation; there are: {', '.join(self._by_name)}")
        part = self._by_name[name]
        return slice(part["start"], part["start"] + part["len"])

    def high(self) -> npt.NDArray[np.int16]:
        """The largest value of each number."""
        high = np.zeros(self.size, np.int16)
        for part in self.slices:
            high[part["start"] : part["start"] + part["len"]] = part["max"]
        return high

    def features(self, categories_max: int = 64) -> Features:
        """How observations become the inputs of a network."""
        return Features(self, categories_max)


class Features:
    """Observations as inputs of a network: categories as one of many, counts as shares of 16, flags as they are.

    Categories of more than `categories_max` things are only told as known or unknown.
    """

    def __init__(self, layout: Layout, categories_max: int) -> None:
        plain: list[int] = []
        source: list[int] = []
        value: list[int] = []
        for part in layout.slices:
            numbers = range(part["start"], part["start"] + part["len"])
            if part["kind"] == "category" and part["max"] <= categories_max:
                for number in numbers:
                    source += [number] * part["max"]
                    value += range(1, part["max"] + 1)
            else:
                plain += numbers
        kinds = {n: p["kind"] for p in layout.slices for n in range(p["start"], p["start"] + p["len"])}
        self._plain = np.array(plain, np.int64)
        self._scale = np.array([1 / 16 if kinds[n] == "count" else 1.0 for n in plain], np.float32)
        self._source = np.array(source, np.int64)
        self._value = np.array(value, np.int16)
        self.size = len(plain) + len(source)

    def __call__(self, observations: npt.NDArray[np.int16]) -> npt.NDArray[np.float32]:
        """The inputs for one observation or for a row of them."""
        plain = np.minimum(observations[..., self._plain] * self._scale, np.float32(4.0))
        one_of_many = (observations[..., self._source] == self._value).astype(np.float32)
        joined: npt.NDArray[Any] = np.concatenate([plain, one_of_many], axis=-1)
        return joined.astype(np.float32, copy=False)

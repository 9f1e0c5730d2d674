"""The types of what the module takes and gives."""

from typing import Any, Literal, TypedDict

Illegal = Literal["error", "loss", "next"]
"""What follows an illegal number: an exception, a loss, or the next legal number."""


class Slice(TypedDict):
    """A part of an observation."""

    name: str
    start: int
    len: int
    kind: Literal["flag", "count", "category"]
    max: int
    words: list[str]


class Outcome(TypedDict):
    """How a match ended."""

    ranks: list[int]
    winners: list[int]
    reason: str


class Game(TypedDict):
    """What is fixed about a game."""

    name: str
    rules_version: int
    seats: list[int]
    actions_max: int
    options: dict[str, dict[str, Any]]

"""What is wrong with a puzzle or a grid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from . import _core
from ._core import Grid, Puzzle
from .arguments import a_puzzle, seconds
from .puzzles import PlacedValue
from .solving import Outcome, solve


def check(puzzle: Puzzle, *, unique: bool = True, timeout: Optional[float] = None) -> Outcome:
    """Check whether the puzzle has exactly one solution, or which givens are to blame if it has none.

    The outcome's `conflicts` are the pairs of givens that clash. If none do, its `core` is a minimal
    set of givens that have no solution together.
    """
    return solve(puzzle, unique=unique, timeout=timeout)


def wrong_with(puzzle: Puzzle, grid: Grid, *, partial: bool = False) -> Optional[str]:
    """Why the grid is not a solution, in words; None if it is one.

    Checks the rules only, without clauses or a solver. With `partial`, empty cells are allowed.
    """
    if not isinstance(grid, Grid):
        raise TypeError(f"a Grid is needed, not {type(grid).__name__}; an outcome has some")
    return _core.wrong_with(a_puzzle(puzzle), grid, not partial)


@dataclass(frozen=True)
class Subsets:
    """Sets of givens (and rules), by their names: "r1c2=5", "row 5"."""

    sets: list[list[str]]
    complete: bool
    """False if the limit or the timeout left some out."""


def cores(
    puzzle: Puzzle,
    *,
    smallest: bool = False,
    with_rules: bool = False,
    limit: int = 0,
    timeout: Optional[float] = None,
) -> Subsets:
    """The minimal sets of givens without a solution; empty if the puzzle has a solution.

    `smallest` finds only one with the fewest givens; `with_rules` includes units, cages and other
    rules; `limit` 0 means no limit. Raises Timeout if there is no result at all.
    """
    kind = "smallest" if smallest else "cores"
    return Subsets(*_core.subsets(a_puzzle(puzzle), kind, with_rules, limit, seconds(timeout)))


def repairs(
    puzzle: Puzzle,
    *,
    with_rules: bool = False,
    limit: int = 0,
    timeout: Optional[float] = None,
) -> Subsets:
    """The minimal sets of givens whose removal leaves a solution; see `cores`."""
    return Subsets(
        *_core.subsets(a_puzzle(puzzle), "repairs", with_rules, limit, seconds(timeout))
    )


def redundant(puzzle: Puzzle, *, timeout: Optional[float] = None) -> list[PlacedValue]:
    """The givens that follow from all the others.

    Raises Error if there is no solution, Timeout.
    """
    return _core.redundant(a_puzzle(puzzle), seconds(timeout))

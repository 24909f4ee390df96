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
    """Whether the puzzle has a solution, and only one; if it has none, which givens are to blame.

    The outcome's `conflicts` are the pairs of givens that clash; where none do, its `core` is a
    minimal set of givens that cannot stand together.
    """
    return solve(puzzle, unique=unique, timeout=timeout)


def wrong_with(puzzle: Puzzle, grid: Grid, *, partial: bool = False) -> Optional[str]:
    """What keeps the grid from being a solution, in words; None where nothing does.

    By the rules alone, without a clause or a solver. With `partial`, empty cells are allowed.
    """
    if not isinstance(grid, Grid):
        raise TypeError(f"a Grid is needed, not {type(grid).__name__}; an outcome has some")
    return _core.wrong_with(a_puzzle(puzzle), grid, not partial)


@dataclass(frozen=True)
class Subsets:
    """Sets of givens (and rules), by their names: "r1c2=5", "row 5"."""

    sets: list[list[str]]
    complete: bool
    """False where the limit or the timeout left some out."""


def cores(
    puzzle: Puzzle,
    *,
    smallest: bool = False,
    with_rules: bool = False,
    limit: int = 0,
    timeout: Optional[float] = None,
) -> Subsets:
    """The minimal sets of givens that cannot stand together; none where there is a solution.

    `smallest` asks for one of the fewest givens alone; `with_rules` takes units, cages and the
    like for items too; 0 is no limit. Raises Timeout where there is no result at all.
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
    """The minimal sets of givens without which there is a solution; see `cores`."""
    return Subsets(
        *_core.subsets(a_puzzle(puzzle), "repairs", with_rules, limit, seconds(timeout))
    )


def redundant(puzzle: Puzzle, *, timeout: Optional[float] = None) -> list[PlacedValue]:
    """The givens that each follow from all the others.

    Raises Error where there is no solution, Timeout.
    """
    return _core.redundant(a_puzzle(puzzle), seconds(timeout))

"""A solution step by step, each step with a small set of reasons that imply it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Optional

from . import _core
from ._core import Grid, Puzzle
from .arguments import a_puzzle, seconds
from .puzzles import PlacedValue


def _statement(placed: PlacedValue, holds: bool) -> str:
    return f"r{placed[0]}c{placed[1]}{'=' if holds else '!='}{placed[2]}"


@dataclass(frozen=True)
class Step:
    """Facts and constraints that together imply the conclusions."""

    number: int
    """From 1."""
    name: str
    """Its usual name, such as "hidden single"; empty if it has none."""
    conclusions: list[tuple[PlacedValue, bool]]
    """That a cell holds a value, or (False) that it doesn't; at least one."""
    facts: list[tuple[str, int]]
    """"r1c2=5" with the number of the step that concluded it; 0: it is given."""
    constraints: list[str]
    """As a person says them: "row 5 has 7 only once"."""
    grid: Grid
    """What is known after the step."""
    svg: str = field(repr=False)
    """A picture of that, with the step's cells tinted."""

    def __str__(self) -> str:
        told = ", ".join(_statement(*conclusion) for conclusion in self.conclusions)
        known = [fact if step == 0 else f"{fact} [step {step}]" for fact, step in self.facts]
        heading = f"{self.number}. {told}" + (f" ({self.name})" if self.name else "")
        return "\n".join([heading, *(f"   {reason}" for reason in [*known, *self.constraints])])

    def _repr_svg_(self) -> str:
        return self.svg


def steps(puzzle: Puzzle, *, timeout: Optional[float] = None) -> Iterator[Step]:
    """The steps of the derivation as they are found.

    They end when nothing more can be concluded: the grid is complete, or its solutions differ in the
    rest. `timeout` is for all of them. Raises Error if there is no solution, Timeout.
    """
    return _steps(_core.Steps(a_puzzle(puzzle), seconds(timeout)))


def _steps(core: _core.Steps) -> Iterator[Step]:
    while (found := core.next()) is not None:
        yield Step(**found)


def explain(puzzle: Puzzle, *, timeout: Optional[float] = None) -> list[Step]:
    """All of `steps`."""
    return list(steps(puzzle, timeout=timeout))

"""A solution step by step, each step with a small set of reasons that imply it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Optional

from . import _core
from ._core import Grid, Puzzle
from .arguments import a_puzzle, seconds
from .errors import Error, InputError, Timeout, UsageError
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


@dataclass(frozen=True)
class Hint:
    """The next step, or what is wrong with what a player has."""

    where: Optional[str]
    """"Look at box 4."; None: there is no next step, and `reason` says why."""
    what: Optional[str]
    """"Look at box 4 for a full house."; None with tell="where"."""
    fault: Optional[str]
    """What is wrong with an entered digit or with marks: "You put 5 in r3c4: ..."."""
    reason: Optional[str]
    """Why there is no hint, or that there are several solutions."""
    steps: list[dict[str, Any]] = field(repr=False)
    """The next step, or those that show the fault, as the JSON of the command explain has them."""


def hint(
    puzzle: str,
    *,
    tell: str = "why",
    state: bool = False,
    filled: Optional[str] = None,
    timeout: Optional[float] = None,
) -> Hint:
    """The next step of the puzzle in a text of any format: as much of it as `tell` says, "where",
    "what" or "why".

    With `state` from the digits and pencil marks that the text has, with `filled` from a grid as it
    is filled in by now; if something there is wrong, the hint says so. Raises InputError, UsageError,
    Timeout.
    """
    if not isinstance(puzzle, str):
        raise TypeError("puzzle: a text is needed, because it has what a player has entered")
    options: dict[str, Any] = {
        "tell": tell,
        "state": state,
        "filled": filled,
        "timeout": seconds(timeout),
    }
    given = {name: value for name, value in options.items() if value not in (None, False)}
    request = {"command": "hint", "puzzle": puzzle, "options": given}
    response = json.loads(_core.answer(json.dumps(request)))
    if "error" in response:
        wrong = InputError if response["error"]["kind"] == "input" else UsageError
        raise wrong(response["error"]["message"])
    if len(response["answers"]) != 1:
        raise InputError(f"one puzzle is needed, not {len(response['answers'])}")
    return _hint(response["answers"][0])


def _hint(answer: dict[str, Any]) -> Hint:
    reason = answer.get("reason")
    if answer["status"] == "invalid":
        raise InputError(reason)
    if answer["status"] == "unknown":
        raise Timeout(reason) if reason == "time-out" else Error(reason)
    found = answer["hint"] or {}
    return Hint(
        where=found.get("where"),
        what=found.get("what"),
        fault=found.get("fault", {}).get("text"),
        reason=reason,
        steps=found.get("steps", [found["step"]] if "step" in found else []),
    )

"""Solutions: one, several, their number, the values of cells in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, Optional

from . import _core
from ._core import Grid, Puzzle
from .arguments import a_puzzle, names, seconds
from .errors import UsageError
from .puzzles import Place, PlacedValue

Status = Literal["solved", "inconsistent", "unsatisfiable", "unknown"]


@dataclass(frozen=True)
class Conflict:
    """Two givens that a rule forbids together."""

    first: PlacedValue
    second: PlacedValue
    rule: str
    """The first rule that is broken: "row 1"."""


@dataclass(frozen=True)
class Outcome:
    """What is known about a puzzle."""

    status: Status
    """"inconsistent": two givens clash; "unsatisfiable": no two do, yet there is no solution;
    "unknown": a timeout or a failure of the solver, `reason` says which."""
    solutions: list[Grid]
    """The solutions found, as many as were asked for."""
    unique: Optional[bool]
    """Whether there is only one solution; None if that was not asked or not decided."""
    conflicts: list[Conflict]
    """For an inconsistent puzzle: all pairs of givens that clash."""
    core: list[PlacedValue]
    """For an unsatisfiable puzzle: a minimal set of givens without a solution. Empty if there is
    none or none was found: `reason` says which."""
    complete: bool
    """False if something that was asked is left open; `reason` says why."""
    reason: str
    decided_by: str
    """"unit propagation", "cubes" or "solver"."""
    encoding: str
    variables: int
    """Of the puzzle's formula, including givens; likewise `clauses`."""
    clauses: int
    decisions: Optional[int]
    """The solver's, as far as it reports them; None if no solver was used."""
    solver_conflicts: Optional[int]
    propagations: Optional[int]
    seconds: dict[str, float]
    """Seconds of the phases: reduce, encode, solve, verify."""

    @property
    def solution(self) -> Optional[Grid]:
        """The first solution; None if none was found."""
        return self.solutions[0] if self.solutions else None

    def __str__(self) -> str:
        if self.solution is not None:
            only = {True: ", the only solution", False: ", one of several", None: ""}[self.unique]
            return f"{self.status}{only}\n{self.solution}"
        return f"{self.status}: {self.reason}" if self.reason else self.status

    def _repr_svg_(self) -> Optional[str]:
        return None if self.solution is None else self.solution._repr_svg_()


class PuzzleSolver:
    """Solves one puzzle after the other with the same options.

    Results don't depend on earlier puzzles. It is faster than a call of `solve` for each puzzle,
    because a solver keeps the rules of earlier boards.
    """

    def __init__(
        self,
        *,
        unique: bool = False,
        solutions: int = 1,
        encoding: Optional[str] = None,
        amo: str = "pairwise",
        reduce: Optional[str] = None,
        solver: str = "",
        settings: Sequence[str] = (),
        core: bool = True,
        threads: int = 1,
    ) -> None:
        """See `solve` for the options."""
        if solutions < 0:
            raise UsageError("solutions: give a number from 0 on; 0 asks for all")
        if threads < 1:
            raise UsageError("threads: give at least 1")
        options = names("settings", settings)
        self._core = _core.Solving(
            encoding, amo, reduce, solver, options, unique, solutions, core, threads
        )

    def solve(
        self,
        puzzle: Puzzle,
        *,
        timeout: Optional[float] = None,
        excluded: Sequence[Grid] = (),
    ) -> Outcome:
        """The outcome for one puzzle; see `solve`."""
        found = self._core.solve(a_puzzle(puzzle), seconds(timeout), list(excluded))
        conflicts = [Conflict(*conflict) for conflict in found.pop("conflicts")]
        return Outcome(conflicts=conflicts, **found)


def solve(
    puzzle: Puzzle,
    *,
    unique: bool = False,
    solutions: int = 1,
    encoding: Optional[str] = None,
    amo: str = "pairwise",
    reduce: Optional[str] = None,
    solver: str = "",
    settings: Sequence[str] = (),
    core: bool = True,
    threads: int = 1,
    timeout: Optional[float] = None,
    excluded: Sequence[Grid] = (),
) -> Outcome:
    """Solves a puzzle; every solution has been checked against the rules.

    `unique` finds out whether there is a second solution; `solutions` is how many to look for (0:
    all). Without `encoding`, `reduce` and `solver`, whatever solves this board fastest is chosen. `solver` is a name of `solvers()` or a command line with {cnf}; `settings` are options
    of the built-in solver, e.g. "phase=0". `core` finds a minimal core if there is no solution.
    `timeout` is in seconds; grids in `excluded` are ignored. Raises UsageError
    for unknown names, SolverError if a solver is not installed.
    """
    solving = PuzzleSolver(
        unique=unique,
        solutions=solutions,
        encoding=encoding,
        amo=amo,
        reduce=reduce,
        solver=solver,
        settings=settings,
        core=core,
        threads=threads,
    )
    return solving.solve(puzzle, timeout=timeout, excluded=excluded)


def solve_all(
    puzzles: Iterable[Puzzle], *, unique: bool = False, timeout: Optional[float] = None
) -> Iterator[Outcome]:
    """The outcomes of many puzzles, one after the other, in order."""
    solver = PuzzleSolver(unique=unique)
    for puzzle in puzzles:
        yield solver.solve(puzzle, timeout=timeout)


@dataclass(frozen=True)
class Count:
    """A number of solutions."""

    solutions: int
    complete: bool
    """False if the limit or the timeout ended it; then there are at least this many."""


def count(
    puzzle: Puzzle,
    *,
    limit: int = 0,
    excluded: Sequence[Grid] = (),
    variables: bool = False,
    threads: int = 1,
    timeout: Optional[float] = None,
) -> Count:
    """The number of solutions, without listing them; at most `limit`, unless that is 0.

    `variables` counts solutions separately that differ only in variables besides the grid.
    """
    if limit < 0 or threads < 1:
        raise UsageError("limit: from 0 on; threads: at least 1")
    return Count(
        *_core.count(
            a_puzzle(puzzle), limit, list(excluded), variables, threads, seconds(timeout)
        )
    )


@dataclass(frozen=True)
class Candidates:
    """For each cell, the values that it has in at least one solution."""

    puzzle: Puzzle
    values: dict[Place, list[int]]
    """Ascending; empty lists if there is no solution."""

    def __getitem__(self, place: Place) -> list[int]:
        return self.values[place]

    def _repr_svg_(self) -> str:
        return _core.candidates_svg(self.puzzle, list(self.values.values()))


def candidates(
    puzzle: Puzzle, *, excluded: Sequence[Grid] = (), timeout: Optional[float] = None
) -> Candidates:
    """The values that each cell takes in at least one solution. Raises Timeout."""
    values = _core.candidates(a_puzzle(puzzle), list(excluded), seconds(timeout))
    return Candidates(puzzle, dict(zip(puzzle.cells, values)))

"""Size and strength of encodings, solving times, difficulty of puzzles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Optional, Union, overload

from . import _core
from ._core import Puzzle
from .arguments import a_puzzle, names, seconds
from .errors import UsageError
from .puzzles import Place
from .solving import Status
from .tables import encodings as all_encodings


@dataclass(frozen=True)
class Run:
    """One run of a solver, in seconds; None for a phase that did not end."""

    answer: str
    seconds: Optional[float]
    """The whole; None without an answer."""
    encode: Optional[float]
    write: Optional[float]
    load: Optional[float]
    solve: Optional[float]
    decisions: Optional[int]
    conflicts: Optional[int]
    propagations: Optional[int]
    failure: str


@dataclass(frozen=True)
class Figures:
    """A puzzle's formula under one encoding, measured."""

    encoding: str
    amo: str
    reduce: str
    variables: int
    auxiliary: int
    """Variables that are about no cell."""
    clauses: int
    literals: int
    units: int
    """Clauses of one literal; `binary`, `ternary`: of two, three; `longer`: of more."""
    binary: int
    ternary: int
    longer: int
    duplicates: Optional[int]
    """Clauses that repeat an earlier one; None if the formula is too large to find out."""
    bytes: int
    """Size of the DIMACS file without comments."""
    density: float
    """Givens divided by cells."""
    unit_propagation: Optional[tuple[int, bool]]
    """How many cells it decides, and whether it solves the puzzle; None: not measured."""
    failed_literals: Optional[tuple[int, bool]]
    solvers: dict[str, list[Run]]
    """By the solver's name."""


@dataclass(frozen=True)
class Comparison(Sequence[Figures]):
    """Rows of figures. A table in a notebook; `records()` is for pandas."""

    rows: list[Figures]

    def __len__(self) -> int:
        return len(self.rows)

    @overload
    def __getitem__(self, index: int) -> Figures: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Figures]: ...
    def __getitem__(self, index: Union[int, slice]) -> Union[Figures, Sequence[Figures]]:
        return self.rows[index]

    def __iter__(self) -> Iterator[Figures]:
        return iter(self.rows)

    def records(self) -> list[dict[str, object]]:
        """A flat dictionary for each row: pandas.DataFrame(comparison.records())."""
        return [_record(row) for row in self.rows]

    def _repr_html_(self) -> str:
        records = self.records()
        if not records:
            return "<table></table>"
        lines = ["".join(f"<th>{name}</th>" for name in records[0])]
        for record in records:
            lines.append("".join(f"<td>{_shown(value)}</td>" for value in record.values()))
        return "<table>" + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>"


def _shown(value: object) -> str:
    if value is None:
        return ""
    text = f"{value:.5f}" if isinstance(value, float) else str(value)
    return text.replace("&", "&amp;").replace("<", "&lt;")


def _record(row: Figures) -> dict[str, object]:
    record: dict[str, object] = {
        name: value
        for name, value in vars(row).items()
        if name not in ("unit_propagation", "failed_literals", "solvers")
    }
    for name, strength in (
        ("unit_propagation_cells", row.unit_propagation),
        ("failed_literals_cells", row.failed_literals),
    ):
        record[name] = None if strength is None else strength[0]
    for solver, runs in row.solvers.items():
        middle = sorted(runs, key=lambda run: (run.seconds is None, run.seconds or 0.0))
        median = middle[len(middle) // 2]
        record[f"{solver} seconds"] = median.seconds
        record[f"{solver} conflicts"] = median.conflicts
    return record


def compare(
    puzzle: Puzzle,
    encodings: Optional[Sequence[str]] = None,
    *,
    amo: str = "pairwise",
    reduce: str = "none",
    strength: bool = True,
    solvers: Sequence[str] = (),
    runs: int = 1,
    timeout: Optional[float] = None,
) -> Comparison:
    """Measure encodings side by side; by default all of them.

    `solvers` are run, each `runs` times: names of `solvers()`, "" for the built-in one.
    `strength` measures what unit propagation and failed literals decide. `timeout` is for each
    encoding. Raises UsageError for unknown names, SolverError if a solver is not installed,
    Timeout.
    """
    a_puzzle(puzzle)
    limit = seconds(timeout)
    programs = names("solvers", solvers)
    chosen = list(all_encodings()) if encodings is None else names("encodings", encodings)
    rows = []
    for encoding in chosen:
        found = _core.measure(puzzle, encoding, amo, reduce, strength, programs, runs, limit)
        runs_of = found.pop("solvers")
        timed = {name: [Run(**run) for run in times] for name, times in runs_of.items()}
        rows.append(Figures(encoding=encoding, amo=amo, reduce=reduce, solvers=timed, **found))
    return Comparison(rows)


@dataclass(frozen=True)
class Rating:
    """How much inference a puzzle needs."""

    status: Status
    level: Optional[str]
    """"up-minimal", "up-extended", "up-triads", "failed-literals", "failed-literals-2", "search";
    "none" if there are several solutions."""
    grade: Optional[str]
    """For people, from the hardest technique needed; None unless there is exactly one solution."""
    technique: Optional[str]
    decisions: Optional[int]
    """Medians over differently numbered formulas, if `seeds` asked for them."""
    conflicts: Optional[int]
    backdoor: Optional[list[Place]]
    """Cells whose values let unit propagation finish, if asked for; the fewest, if complete."""
    complete: bool
    """False if the timeout left something out."""


def rate(
    puzzle: Puzzle, *, seeds: int = 0, backdoor: bool = False, timeout: Optional[float] = None
) -> Rating:
    """How hard a puzzle is, for people and for solvers.

    `seeds` runs of the solver measure its effort. What was found before the timeout is returned.
    """
    if seeds < 0:
        raise UsageError("seeds: from 0 on")
    return Rating(**_core.rate(a_puzzle(puzzle), seeds, backdoor, seconds(timeout)))

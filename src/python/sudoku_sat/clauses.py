"""Puzzles as clauses: lists of ints, as PySAT and every other SAT library takes them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Optional, Union

from . import _core
from ._core import Grid, Puzzle
from .arguments import a_puzzle, seconds
from .puzzles import PlacedValue


class Variables:
    """The meaning of variables: `variables[i, j, k]` is S[i,j,k], "row i, column j holds k"."""

    def __init__(self, core: _core.CoreFormula) -> None:
        self._core = core

    def __getitem__(self, place: PlacedValue) -> int:
        """The literal that is true exactly when the cell holds the value.

        Raises KeyError if no single literal means that, because a reduction has decided it or the
        encoding uses several; then see `literals`.
        """
        literals = self._core.literals(*place)
        if literals is None or len(literals) != 1:
            raise KeyError(f"S[{place[0]},{place[1]},{place[2]}] is not a literal of this formula")
        return literals[0]

    def __len__(self) -> int:
        """The number of variables about cells; later ones are auxiliary."""
        return self._core.cell_variables

    def literals(self, row: int, column: int, value: int) -> Optional[list[int]]:
        """The literals that are all true exactly when the cell holds the value.

        Empty if that is certain; None if a reduction has excluded it.
        """
        return self._core.literals(row, column, value)

    def meaning(self, literal: int) -> Optional[PlacedValue]:
        """Row, column and value that the literal's variable is about.

        None for an auxiliary variable, and for one that is only a digit of a value. Raises
        IndexError if the formula has no such variable.
        """
        return self._core.meaning(abs(literal))

    def name(self, variable: int) -> str:
        """ "S[1,2,3]"; empty for an auxiliary variable. Raises IndexError as `meaning`."""
        return self._core.variable_name(variable)


class Formula:
    """A puzzle's formula in conjunctive normal form. Made by `encode`."""

    puzzle: Puzzle
    variables: Variables

    def __init__(self, puzzle: Puzzle, core: _core.CoreFormula) -> None:
        self._core = core
        self.puzzle = puzzle
        self.variables = Variables(core)

    @cached_property
    def clauses(self) -> list[list[int]]:
        """The clauses, each a list of literals: PySAT's CNF(from_clauses=...) takes them."""
        return self._core.clauses()

    @property
    def nv(self) -> int:
        """The number of variables, including auxiliary ones, under PySAT's name for it."""
        return self._core.variables

    def __len__(self) -> int:
        """The number of clauses."""
        return self._core.clause_count

    @property
    def contradiction(self) -> bool:
        """Whether the reduction found that there is no solution; the only clause is then empty."""
        return self._core.contradiction

    @property
    def families(self) -> list[tuple[str, int, int]]:
        """Name, first and last clause (from 1) of each constraint family."""
        return self._core.families()

    def decode(self, model: Iterable[int]) -> Grid:
        """The grid that a model describes, checked by the rules: PySAT's get_model() fits.

        Cells that the model leaves open are empty. Raises Error if the grid breaks a rule,
        UsageError for literals that the formula doesn't have.
        """
        return self._core.decode(list(model))

    def write(
        self,
        path: Union[str, os.PathLike[str]],
        *,
        names: bool = False,
        annotate: bool = False,
        show: bool = False,
        scramble: Optional[int] = None,
        numbering: Optional[str] = None,
    ) -> None:
        """Writes a DIMACS file whose header has everything needed to read answers.

        The command `sudoku-sat decode` reads them. `names` adds a comment for each variable,
        `annotate` one before each clause, `show` the projection for model counters. `scramble` is a
        seed to shuffle everything by, `numbering` a name or formula such as "100*i+10*j+k" by which
        the file numbers its variables. Raises OutputError, UsageError.
        """
        self._core.write(os.fspath(path), names, annotate, show, scramble, numbering or "")

    def __repr__(self) -> str:
        return f"<Formula of {self.nv} variables and {len(self)} clauses>"


def encode(
    puzzle: Puzzle,
    encoding: str = "maple",
    *,
    amo: str = "pairwise",
    reduce: str = "none",
    givens: bool = True,
    excluded: Sequence[Grid] = (),
    timeout: Optional[float] = None,
) -> Formula:
    """The puzzle's clauses, in an encoding of `encodings()`, or "auto": what `solve` takes.

    `amo` is an at-most-one method of `amo_methods()`, possibly with a group size, e.g.
    "commander:3"; `reduce` is what is removed first, of `reductions()`. Without `givens` the
    formula is that of the rules. Grids in `excluded` are not models. Raises UsageError for unknown
    names, Timeout.
    """
    core = _core.CoreFormula(
        a_puzzle(puzzle), encoding, amo, reduce, givens, list(excluded), seconds(timeout)
    )
    return Formula(puzzle, core)

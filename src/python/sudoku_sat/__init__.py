"""Sudoku as SAT: puzzles of any size and with many rules: encode, solve, count, explain, generate.

    >>> import sudoku_sat
    >>> puzzle = sudoku_sat.Puzzle("1.....2........4")
    >>> sudoku_sat.count(puzzle).solutions
    3
    >>> formula = sudoku_sat.encode(puzzle)
    >>> len(formula.clauses), formula.variables[1, 2, 3]
    (339, 7)

Cells are (row, column), from 1; S[i,j,k] is "row i, column j holds k". Long work stops at
Ctrl-C and lets other threads run in the meantime.
"""

from ._core import version as __version__
from .checking import Subsets, check, cores, redundant, repairs, wrong_with
from .clauses import Formula, Variables, encode
from .errors import Error, InputError, OutputError, SolverError, Timeout, UsageError
from .explaining import Hint, Step, explain, hint, steps
from .generating import Generator, generate
from .measuring import Comparison, Figures, Rating, Run, compare, rate
from .puzzles import Grid, Place, PlacedValue, Puzzle, parse, read
from .solving import (
    Candidates,
    Conflict,
    Count,
    Outcome,
    PuzzleSolver,
    candidates,
    count,
    solve,
    solve_all,
)
from .tables import (
    amo_methods,
    encodings,
    formats,
    reductions,
    rules,
    solvers,
    symmetries,
    techniques,
)

__all__ = [
    "Candidates",
    "Comparison",
    "Conflict",
    "Count",
    "Error",
    "Figures",
    "Formula",
    "Generator",
    "Grid",
    "Hint",
    "InputError",
    "Outcome",
    "OutputError",
    "Place",
    "PlacedValue",
    "Puzzle",
    "PuzzleSolver",
    "Rating",
    "Run",
    "SolverError",
    "Step",
    "Subsets",
    "Timeout",
    "UsageError",
    "Variables",
    "__version__",
    "amo_methods",
    "candidates",
    "check",
    "compare",
    "cores",
    "count",
    "encode",
    "encodings",
    "explain",
    "formats",
    "generate",
    "hint",
    "parse",
    "rate",
    "read",
    "reductions",
    "redundant",
    "repairs",
    "rules",
    "solve",
    "solve_all",
    "solvers",
    "steps",
    "symmetries",
    "techniques",
    "wrong_with",
]

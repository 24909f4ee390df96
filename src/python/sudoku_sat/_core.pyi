"""Types of the compiled part; the package's Python files give its results names."""

from collections.abc import Sequence
from os import PathLike
from typing import Any, Optional, Union, final

_Place = tuple[int, int]
_PlacedValue = tuple[int, int, int]

version: str

@final
class Puzzle:
    def __init__(
        self,
        text: str,
        *,
        size: Optional[int] = ...,
        box: Optional[_Place] = ...,
        rules: str = ...,
        entries: str = ...,
    ) -> None: ...
    @staticmethod
    def load(
        path: Union[str, PathLike[str]],
        *,
        size: Optional[int] = ...,
        box: Optional[_Place] = ...,
        rules: str = ...,
        entries: str = ...,
    ) -> Puzzle: ...
    @staticmethod
    def empty(
        size: Optional[int] = ..., *, box: Optional[_Place] = ..., rules: str = ...
    ) -> Puzzle: ...
    @property
    def size(self) -> int: ...
    @property
    def box(self) -> _Place: ...
    @property
    def height(self) -> int: ...
    @property
    def width(self) -> int: ...
    @property
    def cells(self) -> list[_Place]: ...
    @property
    def givens(self) -> list[_PlacedValue]: ...
    @property
    def rows(self) -> list[list[Optional[int]]]: ...
    @property
    def rules(self) -> dict[str, list[str]]: ...
    @property
    def label(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def author(self) -> str: ...
    @property
    def warnings(self) -> list[str]: ...
    def with_value(self, row: int, column: int, value: int) -> Puzzle: ...
    def to_text(self, format: str = ...) -> str: ...
    def __getitem__(self, place: _Place) -> int: ...
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...
    def _repr_svg_(self) -> str: ...

@final
class Grid:
    @property
    def rows(self) -> list[list[Optional[int]]]: ...
    @property
    def values(self) -> list[_PlacedValue]: ...
    def to_text(self, format: str = ...) -> str: ...
    def __getitem__(self, place: _Place) -> int: ...
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...
    def _repr_svg_(self) -> str: ...

@final
class Reader:
    def __init__(
        self,
        source: str,
        file: bool,
        size: Optional[int],
        box: Optional[_Place],
        rules: str,
        entries: str,
        symbols: str,
        ignore_unknown: bool,
    ) -> None: ...
    def next(self) -> Optional[Puzzle]: ...

@final
class CoreFormula:
    def __init__(
        self,
        puzzle: Puzzle,
        encoding: Optional[str],
        amo: str,
        reduce: Optional[str],
        givens: bool,
        excluded: Sequence[Grid],
        timeout: Optional[float],
    ) -> None: ...
    def clauses(self) -> list[list[int]]: ...
    @property
    def variables(self) -> int: ...
    @property
    def clause_count(self) -> int: ...
    @property
    def cell_variables(self) -> int: ...
    @property
    def contradiction(self) -> bool: ...
    def families(self) -> list[tuple[str, int, int]]: ...
    def literals(self, row: int, column: int, value: int) -> Optional[list[int]]: ...
    def variable_name(self, variable: int) -> str: ...
    def meaning(self, variable: int) -> Optional[_PlacedValue]: ...
    def decode(self, model: Sequence[int]) -> Grid: ...
    def write(
        self,
        path: str,
        names: bool,
        annotate: bool,
        show: bool,
        scramble: Optional[int],
        numbering: str,
    ) -> None: ...

@final
class Solving:
    def __init__(
        self,
        encoding: Optional[str],
        amo: str,
        reduce: Optional[str],
        solver: str,
        settings: Sequence[str],
        unique: bool,
        solutions: int,
        core: bool,
        threads: int,
    ) -> None: ...
    def solve(
        self, puzzle: Puzzle, timeout: Optional[float], excluded: Sequence[Grid]
    ) -> dict[str, Any]: ...

@final
class Steps:
    def __init__(self, puzzle: Puzzle, timeout: Optional[float]) -> None: ...
    def next(self) -> Optional[dict[str, Any]]: ...
    def complete(self) -> bool: ...
    def grid(self) -> Grid: ...

def answer(request: str) -> str: ...

@final
class Generating:
    def __init__(
        self,
        board: Puzzle,
        seed: int,
        clues: Optional[int],
        fewest: bool,
        minimal: bool,
        pattern: Sequence[_Place],
        symmetry: Optional[str],
        rating: Optional[str],
        techniques: Sequence[str],
        needs: Optional[str],
        solutions: Sequence[Grid],
        excluded: Sequence[Grid],
        attempts: int,
    ) -> None: ...
    def make(self, index: int, timeout: Optional[float]) -> Puzzle: ...

def count(
    puzzle: Puzzle,
    limit: int,
    excluded: Sequence[Grid],
    variables: bool,
    threads: int,
    timeout: Optional[float],
) -> tuple[int, bool]: ...
def candidates(
    puzzle: Puzzle, excluded: Sequence[Grid], timeout: Optional[float]
) -> list[list[int]]: ...
def candidates_svg(puzzle: Puzzle, candidates: Sequence[Sequence[int]]) -> str: ...
def wrong_with(puzzle: Puzzle, grid: Grid, whole: bool) -> Optional[str]: ...
def subsets(
    puzzle: Puzzle, kind: str, with_rules: bool, limit: int, timeout: Optional[float]
) -> tuple[list[list[str]], bool]: ...
def redundant(puzzle: Puzzle, timeout: Optional[float]) -> list[_PlacedValue]: ...
def measure(
    puzzle: Puzzle,
    encoding: str,
    amo: str,
    reduce: str,
    strength: bool,
    solvers: Sequence[str],
    runs: int,
    timeout: Optional[float],
) -> dict[str, Any]: ...
def rate(
    puzzle: Puzzle, seeds: int, backdoor: bool, timeout: Optional[float]
) -> dict[str, Any]: ...
def table(what: str) -> dict[str, str]: ...
def is_installed(solver: str) -> bool: ...

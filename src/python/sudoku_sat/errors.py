"""Errors as exceptions. "No solution" is a value, never an error."""

from __future__ import annotations


class Error(Exception):
    """The base of all errors of this package."""


class InputError(Error, ValueError):
    """A text or a file that can't be read or is not a puzzle.

    Lines and columns count from 1; 0 means "not known".
    """

    source: str
    line: int
    column: int
    detail: str

    def __init__(self, detail: str, source: str = "", line: int = 0, column: int = 0) -> None:
        place = [source] if source else []
        place += [str(line)] if line else []
        place += [str(column)] if line and column else []
        super().__init__(": ".join([":".join(place), detail]) if place else detail)
        self.detail = detail
        self.source = source
        self.line = line
        self.column = column

    def __reduce__(self) -> tuple[type[InputError], tuple[str, str, int, int]]:
        return InputError, (self.detail, self.source, self.line, self.column)


class UsageError(Error, ValueError):
    """A request that contradicts itself or the puzzle, or names something unknown."""


class OutputError(Error, OSError):
    """A file that can't be written."""


class SolverError(Error, RuntimeError):
    """A solver is missing, fails, gives a wrong answer, or lacks memory for the formula."""

    solver: str

    def __init__(self, message: str, solver: str = "") -> None:
        super().__init__(message)
        self.solver = solver


class Timeout(Error, TimeoutError):
    """The time ran out before there was any result."""

"""Reading many puzzles from files and texts."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Optional, Union

from . import _core
from ._core import Grid, Puzzle

Place = tuple[int, int]
"""Row and column of a cell, from 1."""

PlacedValue = tuple[int, int, int]
"""Row, column and value, from 1: the indices of the variable S[i,j,k]."""


def read(
    path: Union[str, os.PathLike[str]],
    *,
    size: Optional[int] = None,
    box: Optional[tuple[int, int]] = None,
    rules: str = "",
    entries: str = "ignore",
    symbols: str = "",
    ignore_unknown: bool = False,
) -> Iterator[Puzzle]:
    """The puzzles of a file, one after the other, in any format, compressed or not.

    `size`, `box` (rows and columns) and `rules` (e.g. "anti-knight,anti-king") add what the input
    doesn't say; `entries` decides whether digits that a player has entered in another program are
    ignored ("ignore") or used as givens ("givens"). `symbols` are those of the values, in order,
    e.g. "ABCDEFGHI" (default: "1-9A-Z"); `ignore_unknown` skips rules of other programs that this
    one doesn't have, with a warning. Raises InputError for what is not a puzzle,
    UsageError if the input contradicts the options.
    """
    return _puzzles(
        _core.Reader(os.fspath(path), True, size, box, rules, entries, symbols, ignore_unknown)
    )


def parse(
    text: str,
    *,
    size: Optional[int] = None,
    box: Optional[tuple[int, int]] = None,
    rules: str = "",
    entries: str = "ignore",
    symbols: str = "",
    ignore_unknown: bool = False,
) -> list[Puzzle]:
    """All puzzles in a text; see `read` for the options and the errors."""
    reader = _core.Reader(text, False, size, box, rules, entries, symbols, ignore_unknown)
    return list(_puzzles(reader))


def _puzzles(reader: _core.Reader) -> Iterator[Puzzle]:
    while (puzzle := reader.next()) is not None:
        yield puzzle


__all__ = ["Grid", "Place", "PlacedValue", "Puzzle", "parse", "read"]

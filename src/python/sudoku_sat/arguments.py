"""Arguments of the wrong type: errors that say what is needed and how to get it.

The compiled part refuses them as well, but names its own signatures, which would confuse users.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from numbers import Real
from typing import Optional

from ._core import Puzzle
from .errors import UsageError


def a_puzzle(given: Puzzle) -> Puzzle:
    """The argument itself. Raises TypeError if it is not a puzzle."""
    if isinstance(given, Puzzle):
        return given
    hint = "; Puzzle(text) makes one of a text" if isinstance(given, (str, bytes)) else ""
    raise TypeError(f"a Puzzle is needed, not {_type_of(given)}{hint}")


def names(what: str, given: Iterable[str]) -> list[str]:
    """The argument as a list. Raises TypeError if it is a string or contains anything else."""
    if isinstance(given, str):
        raise TypeError(f"{what}: a list of texts is needed, as in [{given!r}]")
    if isinstance(given, Iterable):
        found = list(given)
        if all(isinstance(name, str) for name in found):
            return found
    raise TypeError(f"{what}: a list of texts is needed, not {_type_of(given)}")


def seconds(given: Optional[float]) -> Optional[float]:
    """The argument itself. Raises TypeError if it is not a number, UsageError below 0."""
    if given is None:
        return None
    if isinstance(given, bool) or not isinstance(given, Real):
        raise TypeError(f"timeout: a number of seconds or None is needed, not {_type_of(given)}")
    if math.isnan(given) or given < 0:
        raise UsageError("timeout: from 0 seconds on")
    return float(given)


def _type_of(given: object) -> str:
    if isinstance(given, (list, tuple)):
        kinds = sorted({type(item).__name__ for item in given})
        return f"{type(given).__name__} of {' and '.join(kinds)}" if kinds else "an empty list"
    return "None" if given is None else type(given).__name__

"""New puzzles with one solution."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import Optional

from . import _core
from ._core import Grid, Puzzle
from .arguments import a_puzzle, names, seconds
from .errors import UsageError
from .puzzles import Place


def _require_one_of(**given: bool) -> None:
    """Raises UsageError if several of these options are given."""
    names_given = [name for name, is_given in given.items() if is_given]
    if len(names_given) > 1:
        raise UsageError(" and ".join(names_given) + " exclude each other")


class Generator:
    """Makes puzzles of one kind: number i depends only on the seed, the options and i."""

    seed: int

    def __init__(
        self,
        board: Optional[Puzzle] = None,
        *,
        seed: Optional[int] = None,
        clues: Optional[int] = None,
        fewest: bool = False,
        minimal: bool = False,
        pattern: Iterable[Place] = (),
        symmetry: Optional[str] = None,
        rating: Optional[str] = None,
        techniques: Sequence[str] = (),
        needs: Optional[str] = None,
        solutions: Iterable[Grid] = (),
        excluded: Iterable[Grid] = (),
        attempts: int = 100_000,
    ) -> None:
        """See `generate` for the options."""
        self.seed = secrets.randbits(64) if seed is None else seed
        if not 0 <= self.seed < 2**64 or attempts < 1 or (clues is not None and clues < 0):
            raise UsageError("seed: from 0 to 2^64 - 1; attempts: at least 1; clues: from 0 on")
        empty = Puzzle.empty() if board is None else a_puzzle(board)
        allowed = names("techniques", techniques)
        cells = list(pattern)
        _require_one_of(minimal=minimal, clues=clues is not None, fewest=fewest)
        _require_one_of(pattern=bool(cells), fewest=fewest)
        _require_one_of(needs=needs is not None, fewest=fewest)
        _require_one_of(needs=needs is not None, rating=rating is not None)
        self._core = _core.Generating(
            empty,
            self.seed,
            clues,
            fewest,
            minimal,
            cells,
            symmetry,
            rating,
            allowed,
            needs,
            list(solutions),
            list(excluded),
            attempts,
        )

    def make(self, index: int = 0, *, timeout: Optional[float] = None) -> Puzzle:
        """Puzzle number `index`, from 0. Raises Error if none was found, Timeout."""
        if index < 0:
            raise UsageError("puzzles are numbered from 0")
        return self._core.make(index, seconds(timeout))

    def __iter__(self) -> Iterator[Puzzle]:
        """An endless sequence of puzzles."""
        return (self.make(index) for index in count())


def generate(
    board: Optional[Puzzle] = None,
    *,
    seed: Optional[int] = None,
    clues: Optional[int] = None,
    fewest: bool = False,
    minimal: bool = False,
    pattern: Iterable[Place] = (),
    symmetry: Optional[str] = None,
    rating: Optional[str] = None,
    techniques: Sequence[str] = (),
    needs: Optional[str] = None,
    solutions: Iterable[Grid] = (),
    excluded: Iterable[Grid] = (),
    attempts: int = 100_000,
    timeout: Optional[float] = None,
) -> Puzzle:
    """A new puzzle with one solution and no redundant given.

    `board` gives size and rules, and values that the solution has; without it the board is 9x9. The
    same `seed` gives the same puzzle. `clues` is the number of givens, `fewest` asks for the fewest
    that any puzzle with that solution has; `minimal` excludes redundant givens, which `techniques`
    or an easy grade would allow. Only the cells of `pattern`, (row, column), may have givens.
    `symmetry` is one of `symmetries()`, `rating` a grade for people (easy, medium, hard, very-hard,
    extreme) or what a solver needs (up, fl, search);
    `techniques` of `techniques()` must be enough, and the puzzle can't be solved without the one
    that it `needs`. `solutions` are taken in turn instead of random ones, those `excluded` are
    ignored. Raises UsageError if the options contradict the
    board, Error if no such puzzle was found within the attempts, Timeout.
    """
    generator = Generator(
        board,
        seed=seed,
        clues=clues,
        fewest=fewest,
        minimal=minimal,
        pattern=pattern,
        symmetry=symmetry,
        rating=rating,
        techniques=techniques,
        needs=needs,
        solutions=solutions,
        excluded=excluded,
        attempts=attempts,
    )
    return generator.make(timeout=timeout)

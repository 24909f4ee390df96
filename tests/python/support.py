"""What the tests share: paths, a puzzle, and truth that doesn't come from the library."""

import itertools
import os

INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
INKALA_SOLUTION = "812753649943682175675491283154237896369845721287169534521974368438526917796318452"


def source_path(path):
    """A file of the repository."""
    return os.path.join(os.path.dirname(__file__), "..", "..", path)


def solutions_4x4(givens):
    """All solutions of a 4x4 puzzle, by trying all rows; each a tuple of rows."""
    rows = list(itertools.permutations((1, 2, 3, 4)))

    def fits(grid):
        columns = list(zip(*grid))
        boxes = [
            [grid[r][c] for r in (2 * i, 2 * i + 1) for c in (2 * j, 2 * j + 1)]
            for i in range(len(grid) // 2)
            for j in range(2)
        ]
        return all(len(set(unit)) == len(unit) for unit in columns + boxes)

    grids = [()]
    for number in range(4):
        wanted = {c - 1: v for r, c, v in givens if r == number + 1}
        grids = [
            (*grid, row)
            for grid in grids
            for row in rows
            if all(row[c] == v for c, v in wanted.items()) and fits((*grid, row))
        ]
    return grids


def models(clauses, variables):
    """All models of a small formula, by DPLL without learning; each a list of literals."""
    if not clauses:
        return expand([], range(1, variables + 1))
    return list(_models([frozenset(clause) for clause in clauses], [], variables))


def expand(literals, variables):
    """All assignments that have the literals."""
    known = {abs(literal) for literal in literals}
    free = [v for v in variables if v not in known]
    signs = itertools.product((1, -1), repeat=len(free))
    return [[*literals, *(s * v for s, v in zip(sign, free))] for sign in signs]


def _models(clauses, literals, variables):
    while units := {next(iter(clause)) for clause in clauses if len(clause) == 1}:
        literal = next(iter(units))
        literals = [*literals, literal]
        clauses = [clause - {-literal} for clause in clauses if literal not in clause]
    if any(not clause for clause in clauses):
        return
    if not clauses:
        yield from expand(literals, range(1, variables + 1))
        return
    literal = next(iter(min(clauses, key=len)))
    for chosen in (literal, -literal):
        yield from _models([*clauses, frozenset([chosen])], literals, variables)

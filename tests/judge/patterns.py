"""The shapes of named patterns: what a step of that name must have said, and what follows from it."""
from itertools import combinations

from board import Fault


class Shape:
    """A step: its conclusions as (cell, value, holds), what its sentences said, and the board before it."""

    def __init__(self, name, conclusions, spoken, board):
        self.name, self.conclusions, self.board = name, conclusions, board
        self.places, self.cells = spoken.places, spoken.cells
        self.once = spoken.once

    def require(self, holds, what):
        if not holds:
            raise Fault(f"shape of {self.name}", what)

    def value(self):
        values = {value for _, value, _ in self.conclusions}
        self.require(len(values) == 1, "one value is concluded")
        return values.pop()

    def links(self):
        """The places of the value in each unit."""
        value = self.value()
        self.require(all(need.value == value for need in self.places), "all units are about one value")
        return [need.left for need in self.places]


def _sees(board, a, b):
    return b in board.geometry.seen_from.get(a, ())


def _hidden_single(shape):
    (cell, value, holds), = shape.conclusions
    shape.require(holds and len(shape.places) == 1, "one place for one value")
    shape.require(shape.places[0].value == value and shape.places[0].left == {cell}, "the only place is the cell")


def _naked_single(shape):
    (cell, value, holds), = shape.conclusions
    named = set().union(*(need.rule for need in shape.cells))
    left = {other for other in shape.board.candidates(cell) - named if not shape.board.ruled_out(cell, other)}
    shape.require(holds and left <= {value}, "the cell has one candidate")


def _full_house(shape):
    _naked_single(shape)
    cell = shape.conclusions[0][0]
    units = [cells for cells in shape.board.geometry.units.values() if cell in cells]
    shape.require(any(all(other in shape.board.values for other in cells - {cell}) for cells in units),
                  "the last cell of a unit")


def _locked(shape):
    shape.require(len(shape.places) == 1, "one unit")
    left = shape.links()[0]
    units = shape.board.geometry.units
    shape.require(any(left <= cells and all(cell in cells - left for cell, _, _ in shape.conclusions)
                      for name, cells in units.items() if name != shape.places[0].unit),
                  "all places of the value lie in another unit, which has the conclusions")


def _hidden_set(count):
    def check(shape):
        units = {need.unit for need in shape.places}
        shape.require(len(units) == 1 or len(shape.places) == count, "one unit, or a value in each of two")
        cells = set().union(*(need.left for need in shape.places))
        shape.require(len(shape.places) == count == len(cells), f"{count} values in {count} cells")
        values = {need.value for need in shape.places}
        shape.require(all(cell in cells and value not in values or cell not in cells and value in values
                          for cell, value, _ in shape.conclusions), "what the cells hold besides, or the values elsewhere")
    return check


def _naked_set(count):
    def check(shape):
        cells = {need.cell for need in shape.cells}
        values = set().union(*(need.left for need in shape.cells))
        shape.require(len(cells) == count == len(values), f"{count} cells with {count} values")
        shape.require(all(_sees(shape.board, a, b) for a, b in combinations(cells, 2)), "the cells see one another")
        shape.require(all(value in values and all(_sees(shape.board, cell, other) for other in cells)
                          for cell, value, _ in shape.conclusions), "what sees all cells loses the values")
    return check


def _fish(count):
    def check(shape):
        links = shape.links()
        shape.require(len(links) == count, f"{count} lines")
        kinds = {need.unit.split()[-2] for need in shape.places}
        shape.require(kinds in ({"row"}, {"column"}), "parallel lines")
        across = 1 if kinds == {"row"} else 0
        shape.require(len({cell[across] for link in links for cell in link}) == count, f"{count} crossing lines")
    return check


def _strong_links(count):
    def check(shape):
        links = shape.links()
        shape.require(all(len(link) == 2 for link in links), "units with two places")
        shape.require(len(links) == count if count else len(links) > 2, "the number of units")
    return check


def _bivalue(least, most):
    def check(shape):
        shape.require(not shape.places and least <= len(shape.cells) <= most, "cells")
        shape.require(all(len(need.left) == 2 for need in shape.cells), "cells with two candidates")
    return check


def _xyz_wing(shape):
    sizes = sorted(len(need.left) for need in shape.cells)
    shape.require(sizes == [2, 2, 3], "cells with two, two and three candidates")


def _w_wing(shape):
    shape.require(len(shape.places) == 1 and len(shape.places[0].left) == 2, "a strong link")
    shape.require([len(need.left) for need in shape.cells] == [2, 2] and shape.cells[0].left == shape.cells[1].left,
                  "two cells with the same two candidates")


def _empty_rectangle(shape):
    links = sorted(shape.links(), key=len)
    shape.require(len(links) == 2 and len(links[0]) == 2, "a strong link and a box")
    box = links[1]
    shape.require(any(all(cell[0] == row or cell[1] == column for cell in box)
                      for row in {cell[0] for cell in box} for column in {cell[1] for cell in box}),
                  "the places in the box lie in a row and a column")


def _grouped(shape):
    shape.require(len(shape.links()) >= 2, "two units at least")


SHAPES = {
    "full house": _full_house, "naked single": _naked_single, "hidden single": _hidden_single,
    "locked candidates": _locked,
    "hidden pair": _hidden_set(2), "hidden triple": _hidden_set(3), "hidden quad": _hidden_set(4),
    "naked pair": _naked_set(2), "naked triple": _naked_set(3), "naked quad": _naked_set(4),
    "X-wing": _fish(2), "swordfish": _fish(3), "jellyfish": _fish(4),
    "skyscraper": _strong_links(2), "two-string kite": _strong_links(2), "turbot fish": _strong_links(2),
    "X-chain": _strong_links(0), "grouped X-chain": _grouped, "empty rectangle": _empty_rectangle,
    "XY-wing": _bivalue(3, 3), "XY-chain": _bivalue(3, 99), "XYZ-wing": _xyz_wing, "W-wing": _w_wing,
}


def check(name, conclusions, spoken, board):
    """That a step of this name has said what the pattern needs; other names have no shape of their own."""
    if name in SHAPES:
        SHAPES[name](Shape(name, conclusions, spoken, board))

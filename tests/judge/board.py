"""The board of a reader: its units, and the candidates that are left once values are crossed out in the units.

It is made from the puzzle file and the drawn grid alone, and shares nothing with the program. Units that it doesn't
know (those of a rule) are not crossed out: there the reader has only what the text has concluded so far.
"""
import re

import groups


class NotJudged(Exception):
    """A sentence that the judge can't check; such sentences are counted."""


class Fault(Exception):
    """A sentence that is not true as printed. `kind` is what the faults are counted by."""

    def __init__(self, kind, text):
        super().__init__(f"{kind}: {text}")
        self.kind = kind


def cell_of(name):
    """The cell (row, column), from 1, of "r4c5"; other variables, such as "wall(r4c5)", are their names."""
    found = re.fullmatch(r"r(\d+)c(\d+)", name)
    return (int(found[1]), int(found[2])) if found else name


def name_of(cell):
    return cell if isinstance(cell, str) else f"r{cell[0]}c{cell[1]}"


class Geometry:
    """Cells, units by their printed names, and the values: from the headers of a puzzle file."""

    def __init__(self, rows, headers):
        self.rows, self.headers = rows, headers
        self.cells = [(r, c) for r, row in enumerate(rows, 1) for c, at in enumerate(row, 1) if at != "~"]
        self.size = self._size(rows, headers)
        # A rule of the file can have other values than 1 to N; such a board is known to have two digits less or more.
        first, last = headers.get("values", "").partition("-")[::2] if "values" in headers else ("1", str(self.size))
        self.values = range(int(first), int(last) + 1) if first.strip().isdigit() and last.strip().isdigit() else None
        self.units = {}
        # Rules that let a value occur twice in a row or a box: then nothing is crossed out there.
        loose = {"schrodinger-cells", "doublers", "negators", "deconstruction", "doppelganger-zero", "equal-sums",
                 "cave"} & set(headers)
        self.plain = set(headers) <= {"size", "box"}
        self.known = not loose
        if loose:
            self.values = None
        self.box_size = self._box(headers)
        if not loose:
            self._add_units(rows, headers)
        self.allowed = {} if self.values is None else groups.allowed(self, headers)
        self._add_sight(headers, loose)

    def _add_sight(self, headers, loose):
        """Which cells differ, and by which rule, where that is no unit."""
        self.full = set(self.units)  # units that hold each value
        if not loose:
            self.units.update(groups.named(self, headers))
        self.full |= {name for name, cells in self.units.items() if len(cells) == self.size}
        self.seen_from = {cell: set() for cell in self.cells}
        for cells in self.units.values():
            for cell in cells:
                self.seen_from[cell] |= cells - {cell}
        for one, other in groups.pairs(self, headers):
            self.seen_from[one].add(other)
            self.seen_from[other].add(one)

    def sees(self, cell, other):
        return other in self.seen_from.get(cell, ())

    @staticmethod
    def _size(rows, headers):
        if "grids" in headers or "size" not in headers:
            return 9 if "grids" in headers else len(rows)
        return int(headers["size"].split("x")[0]) if "x" not in headers["size"] else len(rows)

    def _add_units(self, rows, headers):
        if "grids" in headers:
            for number, origin in enumerate(headers["grids"].split(), 1):
                top, left = cell_of(origin)
                self._add_grid(f"grid {number} ", top, left, self._box(headers))
            return
        width = len(rows[0])
        if "free-grid" in headers:
            return
        for r in range(1, len(rows) + 1):
            self.units[f"row {r}"] = {(r, c) for c in range(1, width + 1)}
        for c in range(1, width + 1):
            self.units[f"column {c}"] = {(r, c) for r in range(1, len(rows) + 1)}
        if "regions" in headers:
            return self._add_regions(headers["regions"].split())
        if not {"chaos-construction", "free-grid", "latin"} & set(headers):
            self._add_boxes("", 1, 1, self._box(headers), len(rows), width)

    def _box(self, headers):
        if "box" in headers:
            return tuple(int(n) for n in headers["box"].split("x"))
        height = max(h for h in range(1, self.size + 1) if self.size % h == 0 and h * h <= self.size)
        if len(self.rows) != len(self.rows[0]) and "grids" not in headers:  # boxes of as many cells as there are values
            height = min((h for h in range(1, self.size + 1) if self.size % h == 0 and len(self.rows) % h == 0
                          and len(self.rows[0]) % (self.size // h) == 0), key=lambda h: abs(h - self.size / h))
        return height, self.size // height

    def _add_grid(self, prefix, top, left, box):
        for i in range(self.size):
            self.units[f"{prefix}row {i + 1}"] = {(top + i, left + j) for j in range(self.size)}
            self.units[f"{prefix}column {i + 1}"] = {(top + j, left + i) for j in range(self.size)}
        self._add_boxes(prefix, top, left, box, self.size, self.size)

    def _add_boxes(self, prefix, top, left, box, rows, columns):
        height, width = box
        across = columns // width
        for i in range(rows * columns // self.size):
            r, c = top + i // across * height, left + i % across * width
            self.units[f"{prefix}box {i + 1}"] = {(r + a, c + b) for a in range(height) for b in range(width)}

    def _add_regions(self, lines):
        regions = {}
        for cell in self.cells:
            regions.setdefault(lines[cell[0] - 1][cell[1] - 1], []).append(cell)
        for cells in regions.values():
            self.units[f"the region at {name_of(cells[0])}"] = set(cells)


class Board:
    """Values and candidates at a point of the text, with the step that each was concluded in (0: given)."""

    def __init__(self, geometry, givens):
        self.geometry = geometry
        self.related = {}  # cells with a sign between them, where clues are known
        self.excludes = None  # whether such a clue excludes two values together
        self.no_way = None  # the same with the candidates that are left; None: no such clue is known
        self.needs = None  # whether a clue leaves nothing without some candidates
        self.values = {}
        self.excluded = {}
        self.second = set()  # in an argument: what was known already, with where it is concluded again
        for cell, value in givens.items():
            self.values[cell] = (value, "")

    def copy(self):
        other = Board(self.geometry, {})
        other.values, other.excluded = dict(self.values), dict(self.excluded)
        other.second = set(self.second)
        other.excludes, other.no_way = self.excludes, self.no_way
        other.needs, other.related = self.needs, self.related
        return other

    def learn(self, cell, value, holds, origin):
        if holds and cell in self.values or not holds and (cell, value) in self.excluded:
            self.second.add((cell, value, holds, origin))
        elif holds:
            self.values[cell] = (value, origin)
        else:
            self.excluded[cell, value] = origin

    def value(self, cell):
        return self.values.get(cell, (None, ""))[0]

    def possible(self, cell, value):
        """Whether a reader has the candidate. A filled cell has no candidates."""
        if cell in self.values or (cell, value) in self.excluded:
            return False
        if cell in self.geometry.allowed and value not in self.geometry.allowed[cell]:
            return False
        seen = self.geometry.seen_from.get(cell, ())
        for other in seen:
            known = self.values.get(other)
            if known is not None and known[0] == value:
                return False
        return not any(at in seen and known == value and holds for at, known, holds, _ in self.second)

    def ruled_out(self, cell, value):
        """Whether a sign between the cell and one that is filled excludes the value, which a reader may see or not."""
        return any(self.excludes(cell, value, other, self.values[other][0])
                   for other in self.related.get(cell, ()) if other in self.values)

    def clash(self, cell, value, other, value_there):
        """Whether the two cells can't hold these values: they see each other, or a sign between them says so."""
        return value == value_there and self.geometry.sees(cell, other) or self.excludes(cell, value, other, value_there)

    def candidates(self, cell):
        if self.geometry.values is None or cell not in self.geometry.seen_from:
            raise NotJudged("values of a variable")
        return {value for value in self.geometry.values if self.possible(cell, value)}

    def places(self, unit, value):
        return {cell for cell in self.unit(unit) if self.possible(cell, value)}

    def unit(self, name):
        if name not in self.geometry.units:
            raise NotJudged(f"a unit that is not known: {re.sub(r'[0-9]+', '#', name)}")
        return self.geometry.units[name]

    def holds(self, cell, value, holds, origin):
        """Whether the fact is known, and from where the text says; "" is a given."""
        has, since = self.values.get(cell, (None, None))
        if holds:
            known = (has, since) == (value, origin)
        else:  # a heading that gives a cell its value does not name what that excludes
            known = self.excluded.get((cell, value)) == origin or has not in (None, value) and since == origin
        return known or (cell, value, holds, origin) in self.second


def solve(geometry, givens):
    """The only solution of a board whose units are all its rules; None where there are several."""
    found = []
    units = [sorted(cells) for cells in geometry.units.values()]

    def assign(left, cell, value):
        """Whether nothing contradicts that the cell has the value."""
        todo = [(cell, value)]
        while todo:
            at, bit = todo.pop()
            left[at] &= bit
            if not left[at]:
                return False
            for other in geometry.seen_from[at]:
                if left[other] & bit:
                    left[other] &= ~bit
                    if not left[other]:
                        return False
                    if left[other] & (left[other] - 1) == 0:
                        todo.append((other, left[other]))
        return True

    def hidden(left):
        for cells in units:
            once = twice = 0
            for cell in cells:
                twice |= once & left[cell]
                once |= left[cell]
            if once != (1 << geometry.size) - 1:
                return False
            for cell in cells:
                single = left[cell] & ~twice
                if single and left[cell] != single:
                    return assign(left, cell, single) and hidden(left)
        return True

    def search(left):
        if not hidden(left) or len(found) > 1:
            return
        open_cells = [cell for cell in geometry.cells if left[cell] & (left[cell] - 1)]
        if not open_cells:
            found.append({cell: bits.bit_length() for cell, bits in left.items()})
            return
        cell = min(open_cells, key=lambda at: bin(left[at]).count("1"))
        for value in range(geometry.size):
            other = dict(left)
            if left[cell] >> value & 1 and assign(other, cell, 1 << value):
                search(other)

    left = {cell: (1 << geometry.size) - 1 for cell in geometry.cells}
    if all(assign(left, cell, 1 << value - 1) for cell, value in givens.items()):
        search(left)
    return found[0] if len(found) == 1 else None

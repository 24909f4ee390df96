"""Sentences of unknown shapes and regions: connected cells, pairs that differ, numbers in reading order. What a cell has is in
its variables, as "region(r1c1)", which the reader knows from the steps."""
import collections
import re

from board import Fault, cell_of, name_of
from named import CELLS, cells, require

NUMBERS = "no one two three four five six seven eight nine".split()
WHAT = r"(?P<group>\w+) is (?P<value>\d+)"
CAN = r"cells where (?P<group>\w+) can be (?P<value>\d+)"
END = r"so \w+ is (?:not )?\d+ there\."
MOST = WHAT + rf" in at most (?P<most>\w+) cells, (?P<known>{CELLS})"
NAMES = r"[\w()]+(?:(?:, | and )[\w()]+)*"


def number(word):
    return NUMBERS.index(word) if word in NUMBERS else int(word)


class Places:
    """Where the variable has the value, or can have it, and the ways between these."""

    def __init__(self, board, found):
        self.board, self.group, self.value = board, found["group"], int(found["value"])
        self.edge = "the edge" in found[0]

    def name(self, cell):
        return f"{self.group}({name_of(cell)})"

    def known(self, cell):
        return cell == "the edge" or self.board.value(self.name(cell)) == self.value

    def possible(self, cell):
        return self.known(cell) or self.board.possible(self.name(cell), self.value)

    def near(self, cell):
        def around(r, c):
            return [at for at in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if at in self.board.geometry.seen_from]

        if cell == "the edge":
            return [at for at in self.board.geometry.cells if len(around(*at)) < 4]
        return around(*cell) + (["the edge"] if self.edge and len(around(*cell)) < 4 else [])

    def distances(self, start, without=None):
        """How many cells that are not known to have the value a way takes."""
        far = {start: 0}
        todo = collections.deque([start])
        while todo:
            cell = todo.popleft()
            for other in self.near(cell):
                length = far[cell] + (not self.known(other))
                if other != without and self.possible(other) and length < far.get(other, length + 1):
                    far[other] = length
                    todo.append(other)
        return far


def place(text):
    return text if text == "the edge" else cell_of(text)


def same_cells(places, named, conclusions, holds):
    said = {cell for cell, _, _ in conclusions}
    require(said == {places.name(cell) for cell in named}, "conclusion: another one than the heading", str(sorted(said)))
    for cell, value, positive in conclusions:
        require((value == places.value and positive) == holds, "conclusion: another one than the heading", str(cell))


def _no_way(board, found, conclusions):
    places = Places(board, found)
    reached = places.distances(place(found["a"]))
    require(places.known(place(found["a"])), "fact", found["a"])
    require(not set(cells(found["to"])) & set(reached), "connection: there is a way", found[0])
    same_cells(places, cells(found["to"]), conclusions, False)


def _room(places, found):
    known = {cell for cell in places.board.geometry.cells if places.known(cell)}
    require(known == set(cells(found["known"])), "fact", found[0])
    return number(found["most"]) - len(known)


def _too_far(board, found, conclusions):
    places = Places(board, found)
    room = _room(places, found)
    if found["a"]:
        require(room == number(found["room"]), "arithmetic", found[0])
        reached = places.distances(place(found["a"]))
        require(all(reached.get(cell, room + 1) > room for cell in cells(found["to"])), "connection: near enough", found[0])
    else:
        require(room == 0, "arithmetic", found[0])
    same_cells(places, cells(found["to"]), conclusions, False)


def _every_way(board, found, conclusions):
    places = Places(board, found)
    a, b = place(found["a"]), place(found["b"])
    require(places.known(a) and places.known(b), "fact", found[0])
    room = _room(places, found) if "most" in found.groupdict() else None
    for cell in cells(found["through"]):
        length = places.distances(a, cell).get(b)
        require(length is None or room is not None and length > room, "connection: another way", name_of(cell))
    same_cells(places, cells(found["through"]), conclusions, True)


def _needed(board, found, conclusions):
    places = Places(board, found)
    count = number(found["most"])
    room = count - sum(places.known(cell) for cell in board.geometry.cells)
    for cell in cells(found["through"]):
        reached = places.distances(place(found["a"]), cell)
        enough = sum(length <= room for length in reached.values()) >= count
        require(not enough, "connection: enough without it", name_of(cell))
    same_cells(places, cells(found["through"]), conclusions, True)


def _same_pair(board, found, conclusions):
    """Two cells with the same value have another variable, and the reverse."""
    said = set()
    for name in ("x", "y"):
        require(board.value(cell_of(found[name])) == int(found[name + "v"]), "fact", found[0])
    for part in re.finditer(rf"(?P<same>{NAMES}) (?:is|are) (?P<v>\d+) too, so (?P<out>{NAMES}) (?:is|are) not (?P<w>\d+)",
                            found["rest"]):
        same = [cell_of(name) for name in re.split(", | and ", part["same"])]
        out = [cell_of(name) for name in re.split(", | and ", part["out"])]
        require(all(board.value(cell) == int(part["v"]) for cell in same), "fact", part[0])
        inner = lambda cell: cell if isinstance(cell, tuple) else cell_of(re.search(r"\((.*)\)", cell)[1])
        require([inner(cell) for cell in same] == [inner(cell) for cell in out], "pairs: other cells", part[0])
        require({int(part["v"]), int(part["w"])} == {int(found["xv"]), int(found["yv"])}, "pairs: other values", part[0])
        said |= set(out)
    require({cell for cell, _, _ in conclusions} == said, "conclusion: another one than the heading", found[0])


def _last_place(board, found, conclusions):
    places, value, only = Places(board, found), int(found["v"]), cell_of(found["a"])
    for cell in board.geometry.cells:
        can_be = board.value(cell) == value or board.possible(cell, value)
        require(cell == only or not (can_be and places.possible(cell)), "pairs: another place", name_of(cell))
    wanted = {(only, value), (places.name(only), places.value)}
    said = {(cell, that) for cell, that, holds in conclusions if holds}
    require(said <= wanted, "conclusion: another one than the heading", found[0])


def _in_order(board, found, conclusions):
    said = {cell_of(name): int(most) for name, most in re.findall(r"([\w()]+) is (?:at most )?(\d+)", found["rest"])}
    group = re.match(r"\w+", next(iter(said)))[0]
    greatest = 0
    for cell in sorted(board.geometry.cells):
        name = f"{group}({name_of(cell)})"
        if name in said:
            require(said[name] == greatest + 1, "order: another number", name)
        known = board.value(name)
        able = [value for value in range(1, greatest + 2) if known == value or known is None and board.possible(name, value)]
        greatest = max([greatest, *able])
    for cell, value, holds in conclusions:
        follows = cell in said and (value == said[cell] if holds else value > said[cell])
        require(follows, "conclusion: another one than the heading", str(cell))


FORMS = [(re.compile(pattern), check) for pattern, check in (
    (rf".+?: from (?P<a>r\d+c\d+|the edge) no way through {CAN} leads to (?P<to>{CELLS}), {END}", _no_way),
    (rf".+?: {MOST} among them; a way from (?P<a>r\d+c\d+) to (?P<to>{CELLS}) would take more than (?P<room>\w+) others?, {END}",
     _too_far),
    (rf".+?: {MOST}(?P<a>)(?P<room>), so \w+ is not \d+ in (?P<to>{CELLS})\.", _too_far),
    (rf".+?: every way from (?P<a>r\d+c\d+|the edge) to (?P<b>r\d+c\d+|the edge) through {CAN} goes through "
     rf"(?P<through>{CELLS}), {END}", _every_way),
    (rf".+?: {MOST} among them; every way from (?P<a>r\d+c\d+) to (?P<b>r\d+c\d+) with no more than \w+ others? goes through "
     rf"(?P<through>{CELLS}), {END}", _every_way),
    (rf".+?, and {WHAT} in (?P<most>\w+) cells: without (?:any one of )?(?P<through>{CELLS}) there would be fewer within reach of "
     rf"(?P<a>r\d+c\d+), {END}", _needed),
    (r".+?: (?P<x>[\w()]+) is (?P<xv>\d+) and (?P<y>[\w()]+) is (?P<yv>\d+); (?P<rest>.* too, so .*)\.", _same_pair),
    (rf".+?: where {WHAT}, one cell is (?P<v>\d+); that can only be (?P<a>r\d+c\d+), so .*\.", _last_place),
    (r".+?, each at most one more than the greatest before it: (?P<rest>.*)\.", _in_order),
)]


def read(sentence, board, conclusions):
    """Whether the sentence is of a known form; what it says must be true, and what it concludes is the heading."""
    for pattern, check in FORMS:
        found = pattern.fullmatch(sentence)
        if found:
            check(board, found, conclusions)
            return True
    return False

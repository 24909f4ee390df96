"""Sentences of ranks: "The rank 24 at the bottom of column 1 is the greatest of the four numbers that begin with 6, so ..."."""
import re

from board import cell_of
from named import cells, require

RANKS = ["smallest", "second smallest", "third smallest", "greatest"]
SIDE = r"the (?:top|bottom|left|right) of (?:row|column) \d+"
WORDS = "no one two three four five six seven eight nine".split()
EQUAL = r"(?:the first \w+ digits are equal, )?"
DIFFERENCE = rf"{EQUAL}r\d+c\d+ is (?:smaller|greater) than r\d+c\d+"
KNOWN = rf"the one from {SIDE} is (?:smaller|greater) \({DIFFERENCE}\)"
FORM = re.compile(
    rf"The rank (?P<rank>\d+) at (?P<side>{SIDE}) is the (?P<place>[a-z ]+) of the four numbers that begin with (?P<first>\d+)"
    rf"(?P<known>(?:(?:; |, | and ){KNOWN})*), "
    rf"(?:so the one from (?P<about>{SIDE}) is (?P<is>smaller|greater): (?P<bounds>.*)"
    rf"|so another one is (?P<another>smaller|greater), which the one from (?P<not>{SIDE}) would not be "
    rf"\((?P<why>{DIFFERENCE})\): (?P<cell>r\d+c\d+) is .*)\.")


def line_of(geometry, side):
    """The cells as seen from there."""
    where, what, number = re.fullmatch(r"the (\w+) of (\w+) (\d+)", side).groups()
    line = sorted(cell for cell in geometry.cells if cell[what == "column"] == int(number))
    return line[::-1] if where in ("bottom", "right") else line


class Numbers:
    """The clue's number, and others that are compared with it."""

    def __init__(self, board, found):
        self.board, self.line, self.first = board, line_of(board.geometry, found["side"]), int(found["first"])

    def can_be(self, cell):
        return {self.board.value(cell)} if cell in self.board.values else self.board.candidates(cell)

    def differ_at(self, other, text):
        """The first place where they may differ."""
        said = re.match(r"the first (\w+) digits are equal", text)
        place = WORDS.index(said[1]) if said else 1
        for ours, theirs in list(zip(self.line, other))[1:place]:
            same = ours == theirs or len(self.can_be(ours)) == 1 and self.can_be(ours) == self.can_be(theirs)
            require(same, "rank: digits that differ", text)
        return place

    def check_difference(self, side, is_greater, text):
        other = line_of(self.board.geometry, side)
        place = self.differ_at(other, text)
        require(cells(text)[:2] == [other[place], self.line[place]], "rank: other digits", text)
        theirs, ours = self.can_be(other[place]), self.can_be(self.line[place])
        holds = min(theirs) > max(ours) if is_greater else max(theirs) < min(ours)
        require(holds and f"is {'greater' if is_greater else 'smaller'} than" in text, "rank: not so", text)

    def check_begins(self, side):
        require(self.board.value(line_of(self.board.geometry, side)[0]) == self.first, "rank: another first digit", side)


def _check_bounds(numbers, found, conclusions):
    other = line_of(numbers.board.geometry, found["about"])
    numbers.check_begins(found["about"])
    place = numbers.differ_at(other, found["bounds"])
    excluded = set()
    for part in re.finditer(r"(r\d+c\d+) is at (least|most) (\d+), so (r\d+c\d+) is", found["bounds"]):
        cell, at_least, value, about = cell_of(part[1]), part[2] == "least", int(part[3]), cell_of(part[4])
        require({cell, about} == {numbers.line[place], other[place]}, "rank: other digits", part[0])
        require((cell == numbers.line[place]) == (at_least == (found["is"] == "greater")), "rank: the other way", part[0])
        have = numbers.can_be(cell)
        require((min(have) if at_least else max(have)) == value, "left: other values than the board has", part[0])
        excluded |= {(about, one) for one in numbers.can_be(about) if (one < value if at_least else one > value)}
    _check_excluded(numbers, excluded, conclusions)


def _check_excluded(numbers, excluded, conclusions):
    for cell, value, holds in conclusions:
        gone = {(cell, one) for one in numbers.can_be(cell) if (one != value if holds else one == value)}
        require(gone <= excluded, "conclusion: another one than the heading", str(cell))


def read(sentence, board, conclusions):
    """Whether the sentence is of a known form; what it says must be true, and it concludes what the heading has."""
    found = FORM.fullmatch(sentence)
    if not found:
        return False
    numbers = Numbers(board, found)
    where, _, line = re.fullmatch(r"the (\w+) of (\w+) (\d+)", found["side"]).groups()
    shown = re.search(rf"{where}:(.*)", board.geometry.headers["full-rank"])[1].split()
    rank = int(found["rank"])
    require(shown[int(line) - 1] == found["rank"], "rank: another one", found[0])
    require(found["place"] == RANKS[(rank - 1) % 4] and numbers.first == (rank + 3) // 4, "rank: another place", found[0])
    numbers.check_begins(found["side"])
    is_greater = (found["is"] or found["another"]) == "greater"
    known = re.findall(rf"the one from ({SIDE}) is (smaller|greater) \(({DIFFERENCE})\)", found["known"])
    require(len({side.split(" of ")[0] for side, _, _ in known} | {found["side"].split(" of ")[0]}) == len(known) + 1,
            "rank: a side twice", found[0])
    for side, word, why in known:
        require((word == "greater") != is_greater, "rank: the other way", why)
        numbers.check_begins(side)
        numbers.check_difference(side, word == "greater", why)
    smaller = (rank - 1) % 4
    require(len(known) == (smaller if is_greater else 3 - smaller), "rank: not all are known", found[0])
    if found["about"]:
        _check_bounds(numbers, found, conclusions)
    else:
        start = line_of(board.geometry, found["not"])[0]
        require(start == cell_of(found["cell"]), "rank: another first digit", found[0])
        numbers.check_difference(found["not"], not is_greater, found["why"])
        _check_excluded(numbers, {(start, numbers.first)}, conclusions)
    return True

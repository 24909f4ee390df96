"""What sentences of the ladder's patterns name - cells, values, units, candidates, links -, and whether the board has it."""
import re

import words
from board import Fault, NotJudged, cell_of, name_of

CELLS = r"r\d+c\d+(?:(?:, | and | or )r\d+c\d+)*"
VALUES = r"\d+(?:(?:, | and | or )\d+)*"
UNIT = words.UNIT.replace("(", "(?:", 1)
UNITS = rf"(?:(?:grid \d+ )?(?:rows|columns|boxes) {VALUES}|{UNIT}(?:(?:, | and ){UNIT})*)"
NOT = rf"{CELLS} (?:is|are) not {VALUES}"
NOTS = rf"{NOT}(?:(?:, | and ){NOT})*"
ALS = rf"(?:{CELLS}) \({VALUES}\)"
HOLD = rf"(?:{CELLS} (?:is|are) {VALUES})"
WHY = rf"(?: \((?:{UNIT}|its other candidate|{CELLS} lack only one value)\))?"
CLUES = r"(?: \((?:[^()]|\([^()]*\))+\))?"  # names of clues
LINK = rf"(?:{CELLS} (?:is|are) (?:not )?{VALUES}(?:{WHY}|{CLUES}))"
CHAIN = rf"{LINK}(?:, so {LINK})*"
CANDIDATES = rf"{VALUES} in {CELLS}(?:(?:, or |, and |, ){VALUES} in {CELLS})*"
CASE = rf"(?:in {CELLS} it excludes|(?:{CANDIDATES}|{VALUES}) would exclude) {CANDIDATES}{CLUES}(?:, as shown)?"
NEEDED = (rf"(?:the \d+ of {UNIT} is in {CELLS}{CLUES}|r\d+c\d+ is {VALUES}{CLUES}|there must be {CANDIDATES}{CLUES}|"
          rf"[^;.]+? needs? {CANDIDATES})")
BRAID = (rf"(?:[Ww]ith(?:out)? {CANDIDATES}, |In any case )?{NEEDED}"
         rf"(?:, (?:where it excludes|which excludes|which each exclude) {CANDIDATES}{CLUES}(?:, as shown)?|; {CASE}(?:; {CASE})*)\.")


def cells(text):
    return [cell_of(name) for name in re.findall(r"r\d+c\d+", text)]


def values(text):
    return {int(value) for value in re.findall(r"\d+", text)}


def units(text):
    plural = re.match(r"(grid \d+ )?(row|column|boxe?)(?:s) (.*)", text)
    if plural:
        return [f"{plural[1] or ''}{plural[2].removesuffix('e')} {value}" for value in re.findall(r"\d+", plural[3])]
    return re.findall(UNIT, text)


def require(holds, kind, text):
    if not holds:
        raise Fault(kind, text)


def check_places(board, unit, value, named):
    """That the value can only be in these cells of the unit."""
    left = board.places(unit, value)
    left = {cell for cell in left if cell in named or not board.ruled_out(cell, value)}
    require(left == set(named), "left: other places than the board has", f"{value} in {unit}: {sorted(left)}")


def check_candidates(board, named, allowed):
    """That the open cells have these candidates together."""
    have = {value for cell in named for value in board.candidates(cell)
            if value in allowed or not board.ruled_out(cell, value)}
    require(all(cell not in board.values for cell in named), "left: a filled cell", str(named))
    require(have == set(allowed), "left: other values than the board has", f"{named}: {have}")


def seen_by_all(board, named, cell):
    return all(board.geometry.sees(other, cell) for other in named)


def excluded(text):
    """The exclusions that "r1c1 and r1c2 are not 2 or 3 and r1c4 is not 5" names."""
    found = set()
    for part in re.finditer(rf"({CELLS}) (?:is|are) not ({VALUES})(?= and r| *,|\.| \(|$)", text):
        found |= {(cell, value, False) for cell in cells(part[1]) for value in values(part[2])}
    return found


def candidates(text):
    """Those that "2 or 4 in r1c2, or 5 in r2c2 or r2c3" names."""
    return {(cell, int(value)) for these, named in re.findall(rf"({VALUES}) in ({CELLS})", text)
            for value in re.findall(r"\d+", these) for cell in cells(named)}


def check_excludes(board, some, others):
    """That each of the candidates excludes each of the others."""
    for cell, value in some:
        for other, that in others:
            if cell == other and value != that or value == that and seen_by_all(board, [cell], other):
                continue
            clash = board.no_way(board, cell, value, other, that)
            if clash is None:
                raise NotJudged("a clue that is not known")
            require(clash, "rules out", f"{value} in {name_of(cell)} does not exclude {that} in {name_of(other)}")

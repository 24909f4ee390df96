"""What each sentence of a step says, checked against the board at that step. A sentence of no known form is a fault:
a new form is taught here."""
import re

from board import Fault, name_of
from needs import ValueNeed, check_sees, names, read_place_need, read_value_need, unit_cells
from words import FACT, Reading, cells_of_range, fact_of


NOT_EXPLAINED = re.compile(rf"not explained: (a search of \d+ cases? with \d+ small steps?|\d+ small steps refute {FACT}"
                           r"|a solver found (this|these \d+) (value|exclusion|conclusion)s?,"
                           r" from \d+ reasons together)"
                           r" \(-f html (shows|lists) them\)"
                           r"|(this|these \d+) (value|exclusion|conclusion)s? follows? from \d+ reasons together"
                           r" \(-f html (shows|lists) them\)")


class Spoken:
    """What the sentences of a step have said, for the check of its pattern."""

    def __init__(self):
        self.places = []  # PlaceNeed
        self.cells = []  # ValueNeed
        self.once = []  # (unit, value)
        self.facts = []


def read(sentence, board, spoken):
    """Reads all sentences of a line, which semicolons separate."""
    if NOT_EXPLAINED.fullmatch(sentence):
        return
    reading = Reading(sentence)
    while True:
        _read_one(reading, board, spoken)
        if reading.end():
            return
        reading.expect(";")


def _read_one(reading, board, spoken):
    if reading.peek().kind == "unit":
        return _of_unit(reading, board, spoken)
    if reading.takes("only"):
        return _full_house(reading, board, spoken)
    if reading.peek().kind == "cell":
        return _of_cells(reading, board, spoken)
    if reading.peek().kind == "fact":
        return _of_facts(reading, board, spoken)
    reading.expect("a sentence that is known")


def read_facts(sentence, board):
    """Of a sentence of whatever form: its facts are known, and its ranges are in lines."""
    plain = re.sub(r'[Rr]ule ".*?" in line', "rule", sentence)
    for found in re.finditer(FACT, plain):
        fact_of(found).check(board)
    for found in re.finditer(r"(?<![\w(-])r\d+c\d+-r\d+c\d+", plain):
        cells_of_range(found[0])


def _of_unit(reading, board, spoken):
    if reading.peek(1).text == "needs":
        spoken.places.append(read_place_need(reading, board))
        return
    units = [token.text for token in reading.list_of(("unit",))]
    reading.expect("has", "have")
    if reading.peek().kind == "number":
        values = reading.numbers()
        reading.expect("only once")
        for unit in units:
            unit_cells(board, unit)
        spoken.once += [(unit, value) for unit in units for value in values]
        return
    facts = _checked(reading.facts(), board, spoken)
    reading.expect("already")
    for unit in units:
        for fact in facts:
            if not fact.holds or fact.cell not in unit_cells(board, unit):
                raise Fault("fact", f"{name_of(fact.cell)} is not in {unit}")
    if reading.takes(", each of these cells has only one value"):
        return
    if reading.peek().text == "," and reading.peek(1).kind == "cell":
        reading.next()
        cells = reading.cells()
        reading.expect("has only one value")
        _one_of(cells, {fact.cell for fact in facts})


def _one_of(cells, known):
    if not set(cells) <= known:
        raise Fault("cells", f"{names(cells)}: another cell than the facts name")


def _checked(facts, board, spoken):
    for fact in facts:
        fact.check(board)
    spoken.facts += facts
    return facts


def _full_house(reading, board, spoken):
    cell = reading.next().data[0]
    reading.expect("is left of")
    unit = reading.next().text
    reading.expect(", which has")
    facts = _checked(reading.facts(), board, spoken)
    cells = unit_cells(board, unit)
    if {fact.cell for fact in facts} != cells - {cell} or cell not in cells:
        raise Fault("full house", f"the values of {unit} but {name_of(cell)} are others")
    need = ValueNeed(cell)
    need.left = set(board.geometry.values) - {fact.values[0] for fact in facts}
    if need.left != board.candidates(cell):
        raise Fault("full house", f"{name_of(cell)} can be {board.candidates(cell)}")
    spoken.cells.append(need)


def _of_cells(reading, board, spoken):
    if reading.peek(1).text == "needs":
        spoken.cells.append(read_value_need(reading, board))
        return
    cells = reading.cells()
    if reading.takes("has only one value") or reading.takes("each have only one value"):
        return
    if reading.takes("has a value") or reading.takes("have a value each"):
        return
    reading.expect("a sentence that is known")


def _of_facts(reading, board, spoken):
    facts = _checked(reading.facts(), board, spoken)
    if reading.takes("can't both hold"):
        if len({fact.cell for fact in facts}) != 1 or len({str(fact.values) for fact in facts}) != 2:
            raise Fault("contradiction", f"{reading.sentence!r}: they can")
    elif reading.takes("are both in"):
        units = [token.text for token in reading.list_of(("unit",))]
        if len({fact.values[0] for fact in facts}) != 1 or len({fact.cell for fact in facts}) != 2:
            raise Fault("contradiction", f"{reading.sentence!r}: not twice the same value")
        for unit in units:
            if any(fact.cell not in unit_cells(board, unit) for fact in facts):
                raise Fault("contradiction", f"{reading.sentence!r}: not in {unit}")
    elif reading.takes("and"):
        cells = reading.cells()
        reading.expect("has only one value")
        _one_of(cells, {fact.cell for fact in facts})
    elif reading.takes("rules out"):
        check_sees(board, facts[-1], reading.cells())


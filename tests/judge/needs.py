"""Sentences about what a unit or a cell needs: "box 3 needs a 1: r1c4=1 rules out r1c7-r1c9, ...: r2c8 is left"."""
from board import Fault, NotJudged, name_of


def names(cells):
    return " ".join(name_of(cell) for cell in sorted(cells))


def check_sees(board, fact, cells, label=None):
    """That the value of the fact's cell is ruled out at these cells, by the units unless a rule is named."""
    if label is not None:
        return
    for cell in cells:
        if board.geometry.known and not board.geometry.sees(fact.cell, cell):
            raise Fault("rules out", f"{name_of(fact.cell)} does not see {name_of(cell)}")


def unit_cells(board, unit):
    return board.unit(unit)


class PlaceNeed:
    """What the sentence says of the places of a value in a unit."""

    def __init__(self, unit, value):
        self.unit, self.value, self.out, self.left = unit, value, set(), None
        self.rule = set()  # where a rule that is named rules it out


class ValueNeed:
    """What the sentence says of the values of a cell."""

    def __init__(self, cell):
        self.cell, self.out, self.left = cell, set(), None
        self.rule = set()  # what a rule that is named rules out


def read_place_need(reading, board):
    """After "UNIT needs": the causes, and what is left."""
    unit = reading.next().text
    cells = unit_cells(board, unit)
    reading.expect("needs a", "needs an")
    need = PlaceNeed(unit, reading.next().data)
    while not reading.end() and reading.peek().text in ":,":
        reading.next()
        if not _read_cause(reading, board, need, cells):
            break
    _check_left(need, cells, board)
    return need


def _read_cause(reading, board, need, cells):
    """Whether a cause was read; else it is what is left, which ends the sentence."""
    if reading.takes("no cell is left"):
        need.left = set()
        return False
    if reading.peek().kind in ("cell", "range"):
        found = reading.cells()
        if reading.takes("can't be"):
            if reading.next().data != need.value:
                raise Fault("value", "another value than the unit needs")
            reading.label()
            need.out |= set(found)
            need.rule |= set(found)
            return True
        reading.expect("is left", "are left")
        need.left = set(found)
        return False
    facts = reading.facts()
    for fact in facts:
        fact.check(board)
    if reading.takes("rules out"):
        fact = facts.pop()
        found = reading.cells()
        label = reading.label() if reading.peek().text == "(" else None
        check_sees(board, fact, found, label)
        for cell in found if label is not None else ():
            if board.related.get(cell) and not board.clash(fact.cell, fact.values[0], cell, need.value):
                raise Fault("rules out", f"{name_of(fact.cell)}={fact.values[0]} and {name_of(cell)}={need.value} ({label})")
        if label is None and fact.values != [need.value]:
            raise Fault("rules out", f"{fact.values} is not {need.value}")
        need.out |= set(found)
        if label is not None:
            need.rule |= set(found)
    elif reading.takes("takes its cell") or reading.takes("take their cells"):
        taking = [fact for fact in facts if fact.holds]
        need.out |= {fact.cell for fact in taking}
        facts = [fact for fact in facts if not fact.holds]
        if not taking or any(fact.cell not in cells for fact in taking):
            raise Fault("takes its cell", f"{need.unit} does not have the cell")
    for fact in facts:
        if fact.holds and fact.cell not in cells or not fact.holds and need.value not in fact.values:
            raise Fault("cause", f"{name_of(fact.cell)} has nothing to do with {need.value} of {need.unit}")
        need.out.add(fact.cell)
    return True


def _check_left(need, cells, board):
    """That what is left is what is left on the board: the places named, or else the one that is concluded."""
    if board.geometry.known and not need.out <= cells:
        raise Fault("cause", f"{names(need.out - cells)} is not in {need.unit}")
    said = "concluded" if need.left is None else "left"
    if need.left is None:
        need.left = cells - need.out
    filled = [cell for cell in need.left if cell in board.values]
    if filled:
        raise Fault(f"{said}: a filled cell", f"{names(filled)} in {need.unit}")
    more = {cell for cell in need.left if not board.possible(cell, need.value)}
    if more:
        raise Fault(f"{said}: more than the board has", f"{names(more)} for {need.value} of {need.unit}")
    possible = {cell for cell in cells if board.possible(cell, need.value)}
    missing = possible - need.left - (need.rule if board.geometry.known else need.out)
    missing = {cell for cell in missing if not board.ruled_out(cell, need.value)}
    if missing:
        raise Fault(f"{said}: less than the board has", f"{names(missing)} for {need.value} of {need.unit}")


def read_value_need(reading, board):
    """"r1c3 needs a value: column 3 has r3c3=1 and r4c3=2, row 1 has r1c1=4: 5 or 6 is left"."""
    need = ValueNeed(reading.next().data[0])
    reading.expect("needs a value")
    while not reading.end() and reading.peek().text in ":,":
        reading.next()
        if reading.takes("no value is left"):
            need.left = set()
            break
        if reading.peek().kind == "number":
            need.left = set(reading.numbers())
            reading.expect("is left", "are left")
            break
        _read_value_cause(reading, board, need)
    possible = board.candidates(need.cell)
    if need.left is None:
        need.left = set(board.geometry.values) - need.out - need.rule
    more = need.left - board.candidates(need.cell)
    if more:
        raise Fault("value left: more than the board has", f"{more} at {name_of(need.cell)}")
    less = {value for value in possible - need.left - need.rule if not board.ruled_out(need.cell, value)}
    if board.geometry.known and less:
        raise Fault("value left: less than the board has", f"{less} at {name_of(need.cell)}")
    return need


def _read_relation(reading, board, need, facts):
    """"r2c7=1 rules out 3 (LABEL)": the last of the facts with a relation between its cell and the one that needs a
    value."""
    if reading.takes("rules out"):
        out = set(reading.numbers())
    elif reading.takes("leaves only"):
        if board.geometry.values is None:
            raise NotJudged("values that are not known")
        out = set(board.geometry.values) - set(reading.numbers())
    else:
        return
    label = reading.label()
    fact = facts.pop()
    fact.check(board)
    for value in out:
        if board.related.get(need.cell) and not board.clash(fact.cell, fact.values[0], need.cell, value):
            raise Fault("rules out", f"{name_of(fact.cell)}={fact.values[0]} and {name_of(need.cell)}={value} ({label})")
    need.rule |= out


def _read_value_cause(reading, board, need):
    if reading.peek().kind == "unit":
        unit = reading.next().text
        cells = unit_cells(board, unit)
        reading.expect("has")
        facts = reading.facts()
        _read_relation(reading, board, need, facts)
        for fact in facts:
            fact.check(board)
            # What is excluded in the cell follows the values of the unit in the same list.
            if fact.holds and (fact.cell not in cells or need.cell not in cells) or fact.cell != need.cell and (
                    not fact.holds):
                raise Fault("rules out", f"{unit} does not have both cells")
            need.out |= set(fact.values)
        return
    if reading.peek().kind == "cell":
        reading.next()
        reading.expect("is")
        if board.geometry.values is None:
            raise NotJudged("values of a variable")
        need.rule |= set(board.geometry.values) - set(reading.numbers())
        reading.label()
        return
    facts = reading.facts()
    if not facts:
        raise Fault("unknown sentence", f"{reading.sentence!r} at {reading.all[reading.at:]}")
    for fact in facts:
        fact.check(board)
    _read_relation(reading, board, need, facts)
    for fact in facts:
        if fact.cell != need.cell:
            raise Fault("cause", f"{name_of(fact.cell)} is another cell than {name_of(need.cell)}")
        need.out |= set(fact.values) if not fact.holds else set(board.geometry.values) - set(fact.values)

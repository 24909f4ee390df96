"""The sentences of the ladder's patterns, one or two to a step: each says what is left on the board, and from that what
is excluded. The shape of a pattern is in what its sentence says, which is checked; links of chains are read for their
form and for the values, cells and units that they name."""
import itertools
import re

import braids
from board import NotJudged, cell_of, name_of
from named import (ALS, BRAID, CANDIDATES, CELLS, CHAIN, CLUES, HOLD, LINK, NOTS, UNIT, UNITS, VALUES, candidates, cells,
                   check_candidates, check_excludes, check_places, excluded, require, seen_by_all, units, values)


def _last_cell(board, found):
    cell, = cells(found["a"])
    require(all(other in board.values for other in board.unit(found["u"]) - {cell}), "full house",
            f"{found['u']} has another open cell")
    check_candidates(board, [cell], values(found["v"]))


def _only_place(board, found):
    value = int(found["v"])
    check_places(board, found["u"], value, cells(found["a"]))
    by = cells(found["by"] or "")
    for cell in by:
        require(board.value(cell) == value, "fact", f"{name_of(cell)} is not {value}")
    for cell in cells(found["seen"] or ""):
        require(not board.geometry.known or any(board.geometry.sees(cell, other) for other in by), "rules out", name_of(cell))
    for cell in cells(re.sub(r"\([^()]*\)", "", found["rules"])):
        require(value not in board.geometry.allowed.get(cell, ()), "fact", f"{name_of(cell)} may hold {value}")
    for cell in cells(found["out"] or ""):
        require((cell, value) in board.excluded or not board.possible(cell, value), "fact", f"{name_of(cell)} can be {value}")


def _only_value(board, found):
    check_candidates(board, cells(found["a"]), values(found["v"]))
    cell, = cells(found["a"])
    out = values(found["v"])
    for unit, has in re.findall(rf"({UNIT}) has ({VALUES})(?= and {UNIT}| and it is|,|$)",
                                found["rest"]):
        require(cell in board.unit(unit), "rules out", f"{name_of(cell)} is not in {unit}")
        there = {board.value(other) for other in board.unit(unit)}
        require(values(has) <= there, "fact", f"{unit} does not have {has}")
        out |= values(has)
    for left in re.findall(rf"it is ({VALUES}) \(", found["rest"]):
        require(board.geometry.allowed.get(cell, values(left)) <= values(left), "fact", f"{name_of(cell)} is {left}")
        out |= set(board.geometry.values) - values(left)
    for gone in re.findall(rf"({VALUES}) (?:is|are) already", found["rest"]):
        out |= {value for value in values(gone) if (cell, value) in board.excluded}
    require(out >= set(board.geometry.values), "left: other values than the board has", found[0])


def _said_alone(board, found):
    cell, = cells(found["a"])
    if cell not in board.geometry.allowed:
        raise NotJudged("what a rule says of a cell")
    require(board.geometry.allowed[cell] == values(found["v"]), "fact", found[0])


def _locked(board, found):
    value, named = int(found["v"]), cells(found["a"])
    check_places(board, found["u"], value, named)
    require(set(named) <= board.unit(found["w"]), "shape of locked candidates", f"not in {found['w']}")
    for cell, _, _ in excluded(found["not"]):
        require(cell in board.unit(found["w"]), "rules out", f"{name_of(cell)} is not in {found['w']}")


def _whichever(board, found):
    """Places in no other unit together: each sees what is excluded, or a clue excludes the value."""
    value = int(found["v"])
    check_places(board, found["u"], value, cells(found["a"]))
    for cell, _, _ in excluded(found["not"]):
        for place in cells(found["a"]):
            require(seen_by_all(board, [place], cell) or board.excludes(place, value, cell, value), "rules out",
                    f"{name_of(cell)} does not see {name_of(place)}")


def _crossing(board, found):
    """Sue de Coq: as many cells as values, and each value's cells see one another."""
    named = cells(found["a"])
    check_candidates(board, named, values(found["v"]))
    require(len(named) == len(values(found["v"])), "shape of Sue de Coq", "as many cells as values")
    for cell, value, _ in excluded(found["not"]):
        having = [other for other in named if board.possible(other, value)]
        require(seen_by_all(board, having, cell), "rules out", f"{name_of(cell)} does not see all")


def _hidden_set(board, found):
    named = cells(found["a"])
    require(len(named) == len(values(found["v"])), "shape of hidden set", "as many cells as values")
    for value in values(found["v"]):
        left = {cell for cell in board.places(found["u"], value) if not board.ruled_out(cell, value)}
        require(left <= set(named), "left: other places than the board has", str(value))


def _naked_set(board, found):
    named = cells(found["a"])
    check_candidates(board, named, values(found["v"]))
    require(len(named) == len(values(found["v"])), "shape of naked set", "as many cells as values")
    require(set(named) <= board.unit(found["u"]), "shape of naked set", f"not in {found['u']}")
    for cell, value, _ in excluded(found["not"]):
        having = [other for other in named if board.possible(other, value) and not board.ruled_out(other, value)]
        require(seen_by_all(board, having, cell), "rules out", f"{name_of(cell)} does not see all")


def _fish(board, found):
    value, lines, covers = int(found["v"]), units(found["u"]), units(found["w"])
    require(len(lines) == len(covers), "shape of fish", "as many lines as crossing lines")
    fin = set(cells(found["fin"])) if found["fin"] else set()
    covered = set().union(*(board.unit(unit) for unit in covers))
    for unit in lines:
        left = {cell for cell in board.places(unit, value) if not board.ruled_out(cell, value)}
        require(left <= covered | fin, "left: other places than the board has", unit)


def _two_links(board, found):
    value = int(found["v"])
    check_places(board, found["u"], value, cells(found["a"] + found["b"]))
    check_places(board, found["w"], value, cells(found["c"] + found["d"]))
    require(seen_by_all(board, cells(found["a"]), cells(found["c"])[0]), "rules out", "the cells don't see each other")
    for cell, _, _ in excluded(found["not"]):
        require(seen_by_all(board, cells(found["b"] + found["d"]), cell), "rules out", f"{name_of(cell)} sees one only")


def _empty_rectangle(board, found):
    check_places(board, found["u"], int(found["v"]), cells(found["a"] + found["b"]))


def _w_wing(board, found):
    for cell in cells(found["a"]):
        check_candidates(board, [cell], values(found["v"]))
    check_places(board, found["u"], int(found["x"]), cells(found["left"]))


def _pivot(board, found):
    check_candidates(board, cells(found["a"]), values(found["v"]))


def _sets(board, found):
    for named, allowed in re.findall(rf"({CELLS}) \(({VALUES})\)", found[0]):
        check_candidates(board, cells(named), values(allowed))
        require(len(cells(named)) + 1 == len(values(allowed)), "shape of almost locked set", named)


def _links(board, found):
    """Units that a link names have its cells."""
    for named, value, unit in re.findall(rf"({CELLS}) (?:is|are) (\d+) \(({UNIT})\)", found[0]):
        require(set(cells(named)) <= board.unit(unit), "rules out", f"{named} is not in {unit}")
        require(all(board.possible(cell, int(value)) for cell in cells(named)), "left: more than the board has", named)


def _common_peers(board, found):
    if found["u"]:
        check_places(board, found["u"], int(found["v"]), cells(found["a"]))
        some = {(cell, int(found["v"])) for cell in cells(found["a"])}
    else:
        cell, = cells(found["c"])
        check_candidates(board, [cell], values(found["w"]))
        some = {(cell, value) for value in values(found["w"])}
    check_excludes(board, some, candidates(found["not"]))


def _no_value(board, found):
    cell, = cells(found["c"])
    check_excludes(board, {(cell, value) for value in board.candidates(cell)}, candidates(found["not"]))


def _unit_sum(board, found):
    """All values of a unit against cages in it, or across its border."""
    from told import claims  # which reads sentences as this module does
    unit, left = board.unit(found["u"].lower()), set(cells(found["left"]))
    cages = [clue for clue in board.clues if clue.label in re.findall(r"the \d+-cage at r\d+c\d+", found["c"])]
    covered = [cell for cage in cages for cell in cage.cells]
    require(len(cages) == found["c"].count("-cage") and len(set(covered)) == len(covered), "unit sum: cages", found[0])
    outside = found["cover"] is not None
    totals = []
    for total, of_cells, without in (("all", unit - set(covered), "in"), ("of", set(covered) - unit, "out")):
        filled = {cell_of(name): int(value) for name, value in re.findall(r"(r\d+c\d+) \((\d+)\)", found[without] or "")}
        require(all(board.value(cell) == value for cell, value in filled.items()), "fact", found[0])
        require(set(filled) == of_cells - left, "unit sum: cells", found[0])
        totals.append(int(found[total]) - sum(filled.values()))
        said = re.search(r" to (\d+)$", found[without] or "")
        require(not said or int(said[1]) == totals[-1], "arithmetic", found[0])
    require(int(found["all"]) == sum(board.geometry.values), "arithmetic", found[0])
    require(int(found["of"]) == sum(int(total) for total in re.findall(r"the (\d+)-cage", found["c"])), "arithmetic", found[0])
    require(left <= (set(covered) - unit if outside else unit - set(covered)), "unit sum: cells", found[0])
    rest = (totals[1] - totals[0]) * (1 if outside else -1)
    require(rest == int(found["rest"]), "arithmetic", found[0])
    named = sorted(left)
    ways = [way for way in itertools.product(*(board.candidates(cell) for cell in named)) if sum(way) == rest and all(
        way[i] != way[j] or not board.geometry.sees(named[i], named[j]) for i in range(len(way)) for j in range(i))]
    for cell, some in claims(found["end"], board.geometry.values):
        require({way[named.index(cell)] for way in ways} <= some, "left: other values than the step leaves", found[0])


FORMS = [(re.compile(pattern), check) for pattern, check in (
    (rf"(?P<a>{CELLS}) is the last open cell of (?P<u>{UNIT}), where only (?P<v>\d+) is missing\.", _last_cell),
    (rf"In (?P<u>{UNIT}) the (?P<v>\d+) can only be in (?P<a>{CELLS}): (?:the \d+s? in (?P<by>{CELLS}) rules? out "
     rf"(?P<seen>the other open cells|{CELLS}))?(?P<rules>(?:(?:; )?{CELLS} can't be \d+ \([^()]*\))*)"
     rf"(?:(?:, and |; )?\d+ is already excluded from (?P<out>{CELLS}))?\.", _only_place),
    (rf"Only (?P<v>\d+) fits (?P<a>{CELLS}): (?P<rest>(?:(?:{UNIT} has {VALUES}|it is {VALUES} \([^()]*\))(?:, and |, | and )?)*"
     rf"(?:{VALUES} (?:is|are) already excluded)?)\.", _only_value),
    (rf"(?P<u>(?:Row|Column|Box) \d+) adds up to (?P<all>\d+)(?P<in>, without [^;]*? to \d+)?[,;] (?P<c>(?:the \d+-cage at "
     rf"r\d+c\d+(?:, | and )?)+) (?P<cover>covers? it and adds? up )?to (?P<of>\d+)"
     rf"(?P<out>, without .*? to \d+)?, so (?P<rest>\d+) is left for (?P<left>{CELLS})(?:; with these candidates (?P<end>.*))?"
     r"\.", _unit_sum),
    (rf"(?P<a>{CELLS}) is (?P<v>\d+) \([^()]*\)(?:: each digit begins four of the numbers)?\.", _said_alone),
    (rf"In (?P<u>{UNIT}) the (?P<v>\d+) must be in (?P<a>{CELLS}), (?:both|all) in (?P<w>{UNIT}): (?P<not>{NOTS})\.", _locked),
    (rf"In (?P<u>{UNIT}) the (?P<v>\d+) must be in (?P<a>{CELLS})\. Whichever it is, (?P<not>{NOTS})\.", _whichever),
    (rf"Sue de Coq: (?P<a>{CELLS} in the crossing of {UNIT} and {UNIT}, {CELLS} in {UNIT} and {CELLS} in {UNIT}) have "
     rf"(?P<v>{VALUES}) between them, one for each cell: (?P<not>{NOTS})\.", _crossing),
    (rf"Multi-colouring: either {CELLS} (?:is|are) \d+, or {CELLS} (?:is|are); and either {CELLS} (?:is|are) \d+, or {CELLS} "
     rf"(?:is|are)\. The first of both kinds see each other, so one of the second kinds is true: {NOTS}\.", _links),
    (rf"If {LINK}, {CHAIN}, which again means that {CELLS} (?:is|are) (?:not )?\d+\. The loop can be read both ways, so of any "
     rf"two neighbours in it one is true: {NOTS}{CLUES}\.", _links),
    (rf"Hidden \w+: in (?P<u>{UNIT}) the values (?P<v>{VALUES}) can only be in (?P<a>{CELLS}), so these hold nothing "
     rf"else: {NOTS}\.", _hidden_set),
    (rf"Naked \w+: (?P<a>{CELLS}) of (?P<u>{UNIT}) hold (?P<v>{VALUES}) between them, so (?P<not>{NOTS})\.", _naked_set),
    (rf"[\w -]+: (?:either (?P<fin>{CELLS}) is \d+, or )?the (?P<v>\d+)s of (?P<u>{UNITS}) can only be in (?P<w>{UNITS})"
     rf"(?:, so they fill these: | and fill these\. In both cases ){NOTS}\.", _fish),
    (rf"[\w -]+: the (?P<v>\d+) of (?P<u>{UNIT}) is in (?P<a>{CELLS}) or (?P<b>r\d+c\d+), and the \d+ of (?P<w>{UNIT}) is in "
     rf"(?P<c>{CELLS}) or (?P<d>r\d+c\d+)\. {CELLS} see each other, so {CELLS} is \d+: (?P<not>{NOTS})\.", _two_links),
    (rf"Empty rectangle: the (?P<v>\d+) of (?P<u>{UNIT}) is in (?P<a>r\d+c\d+) or (?P<b>r\d+c\d+)\. If it is in {CELLS}, the "
     rf"\d+ of {UNIT} can only be in {CELLS}\. So one of {CELLS} is \d+: {NOTS}\.", _empty_rectangle),
    (rf"W-wing: (?P<a>{CELLS}) are (?P<v>{VALUES})\. They are not both (?P<x>\d+), or (?P<u>{UNIT}) would have no \d+ "
     rf"\(left: (?P<left>{CELLS})\); so one of them is \d+, and {NOTS}\.", _w_wing),
    (rf"XYZ?-wing: (?P<a>{CELLS}) is (?P<v>{VALUES})\.(?: If it is \d+, {CELLS} is \d+\.)+(?: Else it is \d+ itself\.)? "
     rf"One of the (?:two|three) has (?:it|\d+), so {NOTS}\.", _pivot),
    (rf"ALS-XZ: {ALS} and {ALS} can't both hold \d+; the one without it holds all its other values: {NOTS}\.", _sets),
    (rf"Doubly linked ALS-XZ: {ALS} and {ALS} can each hold only one of {VALUES}, so both hold all their other values: "
     rf"{NOTS}\.", _sets),
    (rf"ALS-XY-wing: {ALS} lacks? \d+ or \d+ or neither\. (?:It|They) can't hold \d+ together with {ALS}, nor \d+ together with "
     rf"{ALS}; so one of these two holds all its other values: {NOTS}\.", _sets),
    (rf"XY-chain: if {CELLS} is not \d+, it is \d+(?:; then {CELLS} is \d+)+\. So {CELLS} is \d+: {NOTS}\.", _links),
    (rf"(?:Grouped )?X-chain: if {LINK}, {LINK}\.(?: Then {LINK}, so {LINK}\.)+ So {CELLS} is \d+: {NOTS}\.", _links),
    (rf"If {LINK}, {CHAIN}\. So {HOLD}: {NOTS}{CLUES}\.", _links),
    (rf"Either {HOLD},? or {HOLD}\. If {CHAIN}, {CHAIN}\. In both cases {NOTS}{CLUES}\.", _links),
    (rf"Forcing chains: (?:wherever the \d+ of {UNIT} is|whatever {CELLS} is), {NOTS}\.(?: If {HOLD}, "
     rf"(?:that follows at once{CLUES}|{CHAIN}(?:, which excludes (?:it|them){CLUES})?)\.)+", _links),
    (rf"(?:In (?P<u>{UNIT}) the (?P<v>\d+) must be in (?P<a>{CELLS})|(?P<c>r\d+c\d+) must be (?P<w>{VALUES})), and "
     rf"(?P<not>{CANDIDATES}) would rule out (?:both|all of these){CLUES}\.", _common_peers),
    (rf"(?P<not>{CANDIDATES}) would leave (?P<c>r\d+c\d+) no value{CLUES}\.", _no_value),
    (rf"Braid: (?P<all>{BRAID}(?: {BRAID})*) So (?P<not>{NOTS})\.", braids.check),
    (rf"Colouring: either {CELLS} are \d+, or {CELLS} (?:is|are)\. Cells that see one of each are not \d+: {NOTS}\.", _links),
    (rf"Death blossom: {CELLS} is {VALUES};(?:,? (?:and )?if it is \d+, {ALS} hold \d+)+: {NOTS}\.", _sets),
)]


def is_pattern(sentence):
    return any(pattern.fullmatch(sentence) for pattern, _ in FORMS)


def read(sentence, board, conclusions):
    """Whether the sentence is of a known form; what it says must be true, and what it excludes is the heading."""
    for pattern, check in FORMS:
        found = pattern.fullmatch(sentence)
        if not found:
            continue
        check(board, found)
        if check == _unit_sum:
            return True
        if check in (_common_peers, _no_value):
            require({(*one, False) for one in candidates(found["not"])} == set(conclusions),
                    "conclusion: another one than the heading", sentence)
        last = re.search(rf"(?:: |, so |, and |cases |is, |each cell: |So ){NOTS}{CLUES}\.(?: If |$)", sentence)
        if last:
            said = excluded(re.sub(r" If $", "", last[0]))
            require(said == set(conclusions), "conclusion: another one than the heading", sentence)
        return True
    return False

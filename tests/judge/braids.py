"""Braids: chains with branches, a sentence for each of their parts."""
import re

from board import NotJudged, cell_of, name_of
from named import (BRAID, CANDIDATES, CELLS, CLUES, NEEDED, UNIT, VALUES, candidates, cells, check_excludes, excluded, require,
                   values)


def check(board, found):
    """Each sentence says what holds, one of some candidates, and what each of these excludes: the conclusion, or what an earlier
    sentence shows that it can't be missing; or an earlier sentence shows that it excludes the conclusion."""
    concluded = {(cell, value, True) for cell, value, _ in excluded(found["not"])}
    shown = set(concluded)
    sentences = re.findall(BRAID, found["all"])
    for sentence in sentences:
        shown |= _sentence(board, sentence, shown, concluded)
    require(not re.match(r"[Ww]ith", sentences[-1]), "braid: the last sentence has a condition", sentences[-1])


def _needed(board, needed, when, subjects):
    """The candidates of which one holds."""
    of_unit = re.fullmatch(rf"the (\d+) of ({UNIT}) is in ({CELLS}){CLUES}", needed)
    of_cell = re.fullmatch(rf"(r\d+c\d+) is ({VALUES}){CLUES}", needed)
    if of_unit:
        value = int(of_unit[1])
        some = {(cell, value) for cell in cells(of_unit[3])}
        have = {(cell, value) for cell in board.places(of_unit[2], value)}
    elif of_cell:
        cell = cell_of(of_cell[1])
        some = {(cell, value) for value in values(of_cell[2])}
        have = {(cell, value) for value in board.candidates(cell)}
    else:
        clue = re.fullmatch(rf"there must be (?P<named>{CANDIDATES}) \((?P<label>.+)\)|(?P<noun>.+?) needs? (?P<what>.+)", needed)
        label, named = clue["label"] or clue["noun"], clue["named"] or clue["what"]
        some = candidates(named)
        for subject in subjects if when == "With" else [None]:
            holds = board.needs(board, label[:1].lower() + label[1:], some, subject)
            if holds is None:
                raise NotJudged("a clue that is not known")
            require(holds, "braid: the clue does not need it", needed)
        return some
    have = {one for one in have if one in some or one in subjects or not board.ruled_out(*one)}
    if when == "Without":
        some_or = some | set(subjects)
        require(have == some_or, "left: other candidates than the board has", needed)
    elif when == "With":
        require(some <= have, "left: more than the board has", needed)
        check_excludes(board, subjects, have - some)
    else:
        require(have == some, "left: other candidates than the board has", needed)
    return some


def _sentence(board, sentence, shown, concluded):
    """What the sentence shows: that its subject can't be missing (True), or that it excludes the conclusion (False)."""
    when, subjects, rest = re.match(rf"(?:([Ww]ith(?:out)?) ({CANDIDATES}), |In any case )?(.*)\.", sentence).groups()
    when, subjects = when and when.capitalize(), candidates(subjects or "")
    needed = re.match(NEEDED, rest)[0]
    some, told = _needed(board, needed, when, subjects), set()
    rest = rest[len(needed):]
    for case in re.finditer(rf"(?:in (?P<c>{CELLS}) it excludes|(?P<n>{CANDIDATES}) would exclude|(?P<v>{VALUES}) would exclude|"
                            rf"where it excludes|which excludes|which each exclude) (?P<what>{CANDIDATES}){CLUES}(?P<shown>, as shown)?", rest):
        named = (candidates(case["n"]) if case["n"] else {one for one in some if one[0] in cells(case["c"])} if case["c"]
                 else {one for one in some if one[1] in values(case["v"])} if case["v"] else some)
        told |= named
        what = {(*one, True) for one in candidates(case["what"])}
        if case["shown"]:
            require(what == concluded and {(*one, False) for one in named} <= shown, "braid: it has not been shown", case[0])
            continue
        require(what <= shown, "braid: it is not shown that this matters", case[0])
        check_excludes(board, named, candidates(case["what"]))
    require(told == some, "braid: a case is missing", sentence)
    return {(*one, when == "Without") for one in subjects}

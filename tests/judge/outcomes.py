"""Sentences that say which number would come out along a line with some value, another one than the clue's."""
import re

from board import Fault, cell_of, name_of
from told import CLAIMS, claims

MOST_VALUES = 9  # all orders of more would take long
LIST = r"\d+(?:(?:, | or )\d+)*"
WITH = re.compile(rf"with ((?:{LIST} in r\d+c\d+(?:, | or )?)+) (?:(?:not \d+ but )?(at most |at least )?({LIST}) would be seen"
                  rf"|the (?:sum|first one hidden) would be (at most |at least )?({LIST}))")

# By what a clue is called: the start, what a value makes of it, and the number that comes out.
NUMBERS = {
    "skyscraper": ((0, 0), lambda state, value: (value, state[1] + 1) if value > state[0] else state, lambda state: state[1]),
    "hidden": ((-1, None), lambda state, value: state if state[1] is not None else (
        (value, None) if value > state[0] else (value, value)), lambda state: state[1]),
    "x-sum": (None, lambda state, value: (value - 1, value) if state is None else
              (state[0] - 1, state[1] + value) if state[0] else state, lambda state: state[1]),
}


def _numbers(clue, domains):
    """All numbers that come out if the cells have these values, each value once."""
    start, step, number = NUMBERS[clue.noun]
    states = {(frozenset(), start)}
    for cell in clue.cells:
        states = {(used | {value}, step(state, value)) for used, state in states for value in domains[cell] - used}
    return {number(state) or 0 for _, state in states}  # 0: none is hidden


def check(text, cited, conclusions):
    """Whether each number is right by what the part of the sentence names, and what is excluded is named."""
    flat = re.sub(r"\s+", " ", text)
    values = cited.board.geometry.values
    if len(cited.clues) != 1 or cited.clues[0].noun not in NUMBERS or not WITH.search(flat) or len(values) > MOST_VALUES:
        return
    clue, named = cited.clues[0], set()
    wanted = int(re.search(r"\d+", re.sub(r"(?:row|column) \d+", "", flat))[0])
    for part in flat.split("; "):
        facts = re.search(rf"({CLAIMS}), so with", part)
        known = {}
        for cell, some in claims(facts and facts[1], values):
            known[cell] = known.get(cell, set(values)) & some
        for found in WITH.finditer(part):
            bound, numbers = found[2] or found[4], {int(one) for one in re.findall(r"\d+", found[3] or found[5])}
            for some, at in re.findall(rf"({LIST}) in (r\d+c\d+)", found[1]):
                for value in map(int, re.findall(r"\d+", some)):
                    named.add((cell_of(at), value))
                    _check_numbers(clue, {**known, cell_of(at): {value}}, values, wanted, (bound, numbers), found[0])
    placed = {(cell, value) for cell, value, holds in conclusions if holds}
    for cell, value, holds in conclusions:
        left = [] if not holds else [(cell, one) for one in cited.board.candidates(cell) if one != value]
        for one in left if holds else [(cell, value)]:
            if cell in clue.cells and one not in named and not any(one[1] == other for _, other in placed):
                raise Fault("number: a candidate is not named", f"{one[1]} in {name_of(cell)}")


def _check_numbers(clue, known, values, wanted, said, text):
    bound, numbers = said
    found = _numbers(clue, {cell: known.get(cell, set(values)) for cell in clue.cells})
    right = (max(found) <= max(numbers) < wanted if bound == "at most " else min(found) >= min(numbers) > wanted
             if bound == "at least " else found <= numbers and wanted not in numbers)
    if not right:
        raise Fault("number: another one would come out", f"{text}: {sorted(found)}")

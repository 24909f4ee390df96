"""What a sentence about a clue says besides what it concludes: its arithmetic, and what it leaves its cells."""
import itertools
import math
import re

import named
from board import Fault, name_of
from groups import expand
from named import CELLS, VALUES

CLAIM = rf"{CELLS} (?:is|are) (?:not )?(?:\d+ to \d+|{VALUES})"
CLAIMS = rf"{CLAIM}(?:,? and {CLAIM}|, {CLAIM})*"
PART = re.compile(rf"(?<=[:;] )(?:(?:in any case|by (?:its|their) own candidates) ({CLAIMS})|(?:({CLAIMS}), )?so ({CLAIMS}))(?=[;.])")
NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9}


def check(text, after):
    """`after`: the board once the step has been taken."""
    values = after.geometry.values
    _arithmetic(text, values[1:-1] if "sandwich" in text else values)  # the crusts are not in it
    for named, common in re.findall(rf"({CELLS}) have only ({VALUES}) in common", text):
        for cell in expand(named):
            left = {after.values[cell][0]} if cell in after.values else after.candidates(cell)
            if left != {int(value) for value in re.findall(r"\d+", common)}:
                raise Fault("left: other values than the step leaves", f"{cell} has others than {common}")
    for named, said, left in re.findall(
            rf"({CELLS}) (?:is|are) (not )?({VALUES}|\d+ to \d+)(?=[.,;]| \(|$| and r| between)(?!, and \d+ is left)", text):
        first, to, last = left.partition(" to ")
        values = set(range(int(first), int(last) + 1)) if to else {int(value) for value in re.findall(r"\d+", left)}
        for cell in expand(named):
            have = {after.value(cell)} if cell in after.values else after.candidates(cell)
            if have & values if said else not have <= values:
                raise Fault("left: other values than the step leaves", f"{named}: {sorted(have)}, not {said}{left}")


def claims(text, values):
    """The cells of each claim, and the values that it leaves them."""
    for named, not_, said in re.findall(rf"({CELLS}) (?:is|are) (not )?(\d+ to \d+|{VALUES})", text or ""):
        first, to, last = said.partition(" to ")
        some = set(range(int(first), int(last) + 1)) if to else {int(value) for value in re.findall(r"\d+", said)}
        for cell in expand(named):
            yield cell, set(values) - some if not_ else some


def check_facts(text, cited):
    """Whether what a sentence names as its reasons is enough: each part with what was said before it, and nothing else
    that the board has. A cell's own candidates are no reason that has to be named."""
    values = cited.board.geometry.values
    known = {}
    if not all(clue.placed for clue in cited.clues):
        return  # a rule about the whole board goes on in cells that are not named
    for always, facts, left in PART.findall(text):
        for cell, some in claims(facts, values):
            known[cell] = known.get(cell, set(values)) & some
        concluded = dict(claims(always or left, values))
        board = cited.start()
        domains = {cell: known.get(cell, set(values)) for cell in board}
        for cell, some in concluded.items():
            own = board.get(cell, set(values))
            found = cited.filtered({**domains, cell: own})
            if found is not None and not found[cell] <= some:
                raise Fault("facts: they are not the whole reason", f"{cell}: {sorted(found[cell])}")
        for cell, some in concluded.items():
            known[cell] = board.get(cell, set(values)) & some


def _result(side):
    return sum(math.prod(map(int, part.split("*"))) for part in re.findall(r"-?\d+(?:\*\d+)*", side))


def completions(clue, domains, sees):
    """The values of the clue's cells in each way to complete it."""
    def extend(state, values):
        place = len(values)
        if place == len(clue.cells):
            if clue.accept(state):
                yield tuple(values)
            return
        for value in domains[clue.cells[place]]:
            if all(value != other or not sees(clue.cells[i], clue.cells[place]) for i, other in enumerate(values)):
                after = clue.step(state, value, place)
                if after is not None:
                    yield from extend(after, values + [value])
    return extend(clue.start, [])


def _lunch(values):
    first, last = sorted((values.index(min(values)), values.index(max(values))))
    return tuple(sorted(values[first + 1:last])), min(values), max(values)


# By what a clue is called: what a way is written as, and the same of values.
WAYS = {
    "product arrow": (r"\d+ = \d+(?:\*\d+)*", lambda values: tuple(sorted(values))),
    "sum line": (r"\d+(?:\+\d+)*(?: and \d+(?:\+\d+)*)*", lambda values: tuple(values)),
    "lunchbox": (r"\d+(?:\+\d+)* between \d+ and \d+|\d+ next to \d+", _lunch),
    "same values": (r"\d+(?: and \d+)*", lambda values: tuple(sorted(set(values)))),
    "same difference": (r"\d+", lambda values: abs(values[0] - values[1])),
}


def _read_way(noun, text):
    numbers = tuple(map(int, re.findall(r"\d+", text)))
    if noun == "lunchbox":
        return tuple(sorted(numbers[:-2])), numbers[-2], numbers[-1]
    return numbers[0] if noun == "same difference" else tuple(sorted(numbers)) if noun != "sum line" else numbers


def check_ways(text, cited):
    """Whether the ways that are told are those that the reader's candidates leave."""
    found = re.search(r"the candidates leave only (?:the values |a difference of |differences of )?(.*?), so ", text, re.S)
    if not found or len(cited.clues) != 1 or cited.clues[0].noun not in WAYS:
        return
    clue = cited.clues[0]
    pattern, way_of = WAYS[clue.noun]
    said = {_read_way(clue.noun, one) for one in re.findall(pattern, re.sub(r"\s+", " ", found[1]))}
    if said != {way_of(values) for values in completions(clue, cited.start(), cited.board.geometry.sees)}:
        raise Fault("ways: other ones than the candidates leave", found[1])


def check_exclusions(text, cited):
    """Whether a chain along a line excludes what the reader still has, each candidate once."""
    domains, said = cited.start(), set()
    flat = re.sub(r"\s+", " ", text)
    for follows in re.findall(rf"(?:is|are) {named.VALUES}, so ([^;.]*)", flat):
        for cells, values in re.findall(rf"({named.CELLS}) (?:is|are) not ({named.VALUES})", follows):
            for one in [(cell, value) for cell in named.cells(cells) for value in named.values(values)]:
                if one[0] in domains and (one[1] not in domains[one[0]] or one in said):
                    raise Fault("chain: excluded before", f"{one[1]} in {name_of(one[0])}")
                said.add(one)


def _arithmetic(text, values):
    side = r"-?\d+(?:[-+*]\d+)*"
    for first, other in re.findall(rf"(?<![-\w+*])({side}) = ({side})(?![\d+*])", text):
        if _result(first) != _result(other):
            raise Fault("arithmetic", f"{first} = {other}")
    for total, count, listed in re.findall(r"(\d+) in (\w+) cells is ((?:\d+(?:\*\d+)+(?:, | or )?)+)", text):
        said = {tuple(map(int, one.split("*"))) for one in re.findall(r"\d+(?:\*\d+)+", listed)}
        if said != {one for one in itertools.combinations(values, NUMBERS[count]) if math.prod(one) == int(total)}:
            raise Fault("arithmetic", f"{total} in {count} cells is {listed}")
    for total, count, listed, rest in re.findall(
            r"(\d+) in (\w+) cells (?:is|can only be) ((?:\d+(?:\+\d+)+(?:, | or )?)+)(?=(.{0,12}))", text, re.S):
        sums = [tuple(map(int, one.split("+"))) for one in re.findall(r"\d+(?:\+\d+)+", listed)]
        if any(sum(one) != int(total) or len(one) != NUMBERS.get(count) for one in sums):
            raise Fault("arithmetic", f"{total} in {count} cells is {listed}")
        pairs = {(a, int(total) - a) for a in values if a < int(total) - a in values}
        if count == "two" and not re.search("of which|with these", rest) and not pairs <= {tuple(sorted(one)) for one in sums}:
            raise Fault("arithmetic: a pair is missing", f"{total} in {count} cells is {listed}")

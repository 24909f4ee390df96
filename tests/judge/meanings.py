"""What clues mean: a clue reads the values of its cells in order, as an automaton. Each kind is a line or two; rules that
need more than that are not here, and sentences about them are counted as not judged."""
import math
import re

from groups import entries, expand, name


class Clue:
    """`step(state, value, place)` is the next state, or None; `accept(state)` whether the cells can end there."""

    def __init__(self, noun, label, cells, start, step, accept=lambda state: True):
        self.noun, self.label, self.cells = noun, label, cells
        self.start, self.step, self.accept = start, step, accept
        self.placed = re.search(r"r\d+c\d+|row \d|column \d", label)  # whether the label says where the clue is
        self.pairs = None  # of values, where there are two cells


def total(noun, label, cells, number):
    return Clue(noun, label, cells, 0, lambda sum_, value, _: sum_ + value if sum_ + value <= number else None,
                lambda sum_: sum_ == number)


def chain(noun, label, cells, holds):
    """A relation of each two neighbours."""
    return Clue(noun, label, cells, None, lambda last, value, _: value if last is None or holds(last, value) else None)


def history(noun, label, cells, accept, step=lambda values: True):
    """Whatever needs all the values."""
    return Clue(noun, label, cells, (), lambda before, value, _: before + (value,) if step(before + (value,)) else None,
                accept)


def collected(noun, label, cells, accept):
    """Whatever needs the values without their order."""
    return Clue(noun, label, cells, (), lambda before, value, _: tuple(sorted(before + (value,))), accept)


def clues(geometry, headers):
    """All clues of a puzzle file that are known."""
    if geometry.values is None:
        return []
    found = []
    for reader in (_sums, _lines, _signs, _cells, _margins, _everywhere):
        found += reader(geometry, headers)
    return found


def between_ends(what, rest):
    cells = expand(rest)
    return f"the {what} from {name(cells[0])} to {name(cells[-1])}", cells


def _sums(geometry, headers):
    for key, rest in entries(headers, "cages"):
        if key:
            yield total("cage", f"the {key}-cage at {name(expand(rest)[0])}", expand(rest), int(key))
    for key, rest in entries(headers, "product-cages"):
        label = f"the cage of product {key} at {name(expand(rest)[0])}"
        yield Clue("product", label, expand(rest), 1, lambda left, value, _, of=int(key): left * value if of % (
            left * value or of + 1) == 0 else None, lambda product, of=int(key): product == of)
    for key, rest in entries(headers, "sums"):
        yield total("sum", between_ends(f"sum {key}", rest)[0], expand(rest), int(key))
    for key, rest in entries(headers, "arrows"):
        circle, shaft = expand(key), expand(rest)
        if len(circle) == 1:
            last, label = len(shaft), f"{name(circle[0])} = {' + '.join(map(name, shaft))} | the arrow from {name(circle[0])}:"
            yield Clue("arrow", label, shaft + circle, 0, lambda sum_, value, place, last=last: (
                sum_ + value if place < last else sum_ if sum_ == value else None))
    for key, rest in entries(headers, "rellik-cages"):
        label = f"the rellik cage of {key} at {name(expand(rest)[0])}"
        yield Clue("rellik", label, expand(rest), frozenset({0}), lambda sums, value, _, not_=int(key): None if any(
            sum_ + value == not_ for sum_ in sums) else sums | {sum_ + value for sum_ in sums})
    middle = min(geometry.values) + max(geometry.values)
    for _, rest in entries(headers, "equality-cages"):
        yield collected("equality cage", f"the equality cage at {name(expand(rest)[0])}", expand(rest), lambda values: (
            2 * sum(value % 2 for value in values) == len(values)
            and 2 * sum(2 * value < middle for value in values) == len(values)
            and 2 * sum(2 * value > middle for value in values) == len(values)))


def _lines(geometry, headers):
    low, high = min(geometry.values), max(geometry.values)
    n = len(geometry.values)

    def third(value):
        return (value - low) * 3 // n

    def lines(rule, what):
        for key, rest in entries(headers, rule):
            yield (key, *between_ends(what, rest))

    for key, label, cells in lines("whispers", "whisper line"):
        least = int(key or (n + 1) // 2)
        yield chain("whisper", label, cells, lambda a, b, least=least: abs(a - b) >= least)
    for _, label, cells in lines("parity-lines", "parity line"):
        yield chain("parity line", label, cells, lambda a, b: (a + b) % 2 == 1)
    for _, rest in entries(headers, "thermometers"):
        slow = "slow" in rest
        yield chain("thermometer", f"thermometer from {name(expand(rest)[0])}", expand(rest),
                    lambda a, b, slow=slow: a < b or slow and a == b)
    for _, label, cells in lines("same-differences", "same difference line"):
        yield Clue("same difference", label, cells, (None, None), lambda state, value, _: (
            (value, None) if state[0] is None else (value, abs(value - state[0])) if state[1] in (
                None, abs(value - state[0])) else None))
    for _, label, cells in lines("renban", "renban line"):
        yield Clue("renban", label, cells, (), lambda before, value, _, size=len(cells): None if value in before or any(
            abs(value - other) >= size for other in before) else tuple(sorted(before + (value,))))
    for _, label, cells in lines("nabners", "nabner line"):
        yield Clue("nabner", label, cells, (), lambda before, value, _: None if any(
            abs(value - other) < 2 for other in before) else tuple(sorted(before + (value,))))
    for key, _, cells in lines("sum-lines", "sum line"):
        of = int(key or n + 1)
        yield Clue("sum line", between_ends(f"sum line of {of}", " ".join(map(name, cells)))[0], cells, of,
                   lambda sum_, value, _, of=of: sum_ % of + value if sum_ % of + value <= of else None,
                   lambda sum_, of=of: sum_ == of)
    for key, rest in entries(headers, "lunchboxes"):
        label, cells = between_ends(f"lunchbox of {key}", rest)
        yield history("lunchbox", label, cells, lambda all_, of=int(key): sum(
            all_[min(all_.index(min(all_)), all_.index(max(all_))) + 1:max(all_.index(min(all_)), all_.index(
                max(all_)))]) == of, lambda all_: len(set(all_)) == len(all_))
    for line in headers.get("same-values", "").split("\n"):
        groups = [expand(part) for part in line.split(":")]
        if line:
            yield history("same values", f"the groups of same values at {name(groups[0][0])}", sum(groups, []),
                          lambda all_, size=len(groups[0]): len({
                              tuple(sorted(all_[i:i + size])) for i in range(0, len(all_), size)}) == 1)
    for _, label, cells in lines("palindromes", "palindrome"):
        for i in range(len(cells) // 2):
            yield chain("palindrome", label, [cells[i], cells[-1 - i]], lambda a, b: a == b)
    for _, label, cells in lines("entropic-lines", "entropic line"):
        yield Clue("entropic", label, cells, (), lambda before, value, _: None if third(value) in before[-2:] or len(
            before) > 2 and before[-3] != third(value) else before[-2:] + (third(value),))
    for key, label, cells in lines("modular-lines", "modular line"):
        yield Clue("modular", label, cells, (), lambda before, value, _, of=int(key or 3): None if (
            value % of in before[1 - of:]) else before[1 - of:] + (value % of,))
    for _, label, cells in lines("between", "between line"):
        yield history("between", label, cells, lambda all_: all(
            min(all_[0], all_[-1]) < value < max(all_[0], all_[-1]) for value in all_[1:-1]))
    for key, rest in entries(headers, "lockouts"):
        least = int(key or (n - 1) // 2)
        label, cells = between_ends(f"lockout line of difference {least}", rest)
        yield history("lockout", label, cells, lambda all_, least=least: abs(all_[0] - all_[-1]) >= least and not any(
            min(all_[0], all_[-1]) <= value <= max(all_[0], all_[-1]) for value in all_[1:-1]))
    for _, rest in entries(headers, "zippers"):
        label, cells = between_ends("zipper line", rest)
        yield history("zipper", f"(zipper) | {label}", cells, lambda all_: len({
            all_[i] + all_[-1 - i] for i in range(len(all_) // 2)} | set(
                all_[len(all_) // 2:][:len(all_) % 2])) == 1)
    for _, label, cells in lines("region-sum-lines", "region sum line"):
        pieces = []
        for cell in cells:
            at = (cell[0] - 1) // geometry.box_size[0], (cell[1] - 1) // geometry.box_size[1]
            if not pieces or pieces[-1][0] != at:
                pieces.append((at, []))
            pieces[-1][1].append(cell)
        yield from _same_sums("region sum line", [piece for _, piece in pieces], f" | {label}")
    for line in headers.get("equal-sums", "").split("\n"):
        yield from _same_sums("equal sums", [expand(part) for part in line.split(":")])
    for key, rest in entries(headers, "product-arrows"):
        circle, shaft = expand(key), expand(rest)
        yield history("product arrow", f"the product arrow at {name(circle[0])}", circle + shaft, lambda all_, n=len(circle): (
            int("".join(map(str, all_[:n]))) == math.prod(all_[n:])))
    for _, rest in entries(headers, "double-arrows"):
        label = between_ends("double arrow", rest)[0]
        yield history("double arrow", f"(double arrow) | {label}", expand(rest),
                      lambda all_: sum(all_[1:-1]) == all_[0] + all_[-1])


def _same_sums(noun, groups, label=""):
    for i, first in enumerate(groups):
        for other in groups[i + 1:]:
            yield history(noun, f"({noun}){label}", first + other, lambda all_, n=len(first): sum(all_[:n]) == sum(all_[n:]))


SIGNS = (
    ("kropki", "white", "white dot", lambda a, b: abs(a - b) == 1),
    ("kropki", "black", "black dot", lambda a, b: a == 2 * b or b == 2 * a),
    ("xv", "x", "X", lambda a, b: a + b == 10),
    ("xv", "v", "V", lambda a, b: a + b == 5),
)
NUMBERED = (
    ("difference-dots", "difference dot", lambda a, b, number: abs(a - b) == number),
    ("ratio-dots", "ratio dot", lambda a, b, number: a == number * b or b == number * a),
    ("sum-dots", "sum dot", lambda a, b, number: a + b == number),
)
WITHOUT = {"kropki": "no dot", "xv": "no X or V", "difference-dots": "no difference dot", "ratio-dots": "no ratio dot",
           "sum-dots": "no sum dot"}


def _signs(geometry, headers):
    listed = {rule: [] for rule in WITHOUT}
    used = {rule: set() for rule in WITHOUT}

    def sign(rule, what, rest, holds):
        for a, b in (expand(pair) for pair in rest.split() if "-" in pair):
            used[rule].add(frozenset((a, b)))
            yield chain(what, f"the {what} between {name(min(a, b))} and {name(max(a, b))}", [a, b], holds)

    for rule, wanted, what, holds in SIGNS:
        for key, rest in entries(headers, rule):
            if key == wanted:
                listed[rule].append(holds)
                yield from sign(rule, what, rest, holds)
    for rule, what, holds in NUMBERED:
        for key, rest in entries(headers, rule):
            if "-" in rest:
                number = int(key or {"difference-dots": 1, "ratio-dots": 2}[rule])
                listed[rule].append(lambda a, b, number=number, holds=holds: holds(a, b, number))
                yield from sign(rule, f"{what} {number}", rest, listed[rule][-1])
    for rule, what in WITHOUT.items():
        if "all given" not in headers.get(rule, ""):
            continue
        for cell in geometry.cells:
            for other in ((cell[0], cell[1] + 1), (cell[0] + 1, cell[1])):
                if other in geometry.seen_from and frozenset((cell, other)) not in used[rule]:
                    yield chain(what, what, [cell, other], lambda a, b, all_=listed[rule]: not any(
                        holds(a, b) for holds in all_))
    for pair in headers.get("inequalities", "").split():
        a, b = expand(pair)
        yield chain("sign", f"the sign between {name(min(a, b))} and {name(max(a, b))}", [a, b],
                    (lambda a, b: a < b) if "<" in pair else (lambda a, b: a > b))


def _beside(geometry, cell):
    return [other for other in ((cell[0] - 1, cell[1]), (cell[0] + 1, cell[1]), (cell[0], cell[1] - 1),
                                (cell[0], cell[1] + 1)) if other in geometry.seen_from]


def _cells(geometry, headers):
    for rule, noun, holds in (("minimums", "minimum", lambda a, b: a < b), ("maximums", "maximum", lambda a, b: a > b)):
        marked = expand(headers.get(rule, ""))
        for cell in marked:
            for other in _beside(geometry, cell):
                if other not in marked:
                    yield chain(noun, f"the {noun} at {name(cell)}", [cell, other], holds)
    for key, rest in entries(headers, "quadruples"):
        r, c = expand(rest)[0]
        wanted = sorted(int(value) for value in key.split())
        cells = [(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)]
        yield collected("quadruple", f"quadruple {key} at {name((r, c))}", cells, lambda all_, wanted=wanted: all(
            all_.count(value) >= wanted.count(value) for value in wanted))
    for line in headers.get("clones", "").split("\n"):
        groups = [expand(part) for part in line.split(":")]
        for other in groups[1:]:
            for a, b in zip(groups[0], other):
                yield chain("clone", "the clones", [a, b], lambda a, b: a == b)
    for rule in ("row-indexers", "column-indexers"):
        for r, c in expand(headers.get(rule, "")):
            for v in range(1, len(geometry.rows) + 1):
                other, own = ((v, c), r) if rule == "row-indexers" else ((r, v), c)
                if other != (r, c):
                    what = rule.replace("-", " ").removesuffix("s")
                    yield chain(what, f"the {what} at {name((r, c))}", [(r, c), other],
                                lambda a, b, v=v, own=own: (a == v) == (b == own))
    for rule, noun in (("contains-at-least", "the group with"), ("contains-exactly", "the group with exactly")):
        for key, rest in entries(headers, rule):
            wanted, cells = [int(value) for value in key.split()], expand(rest)
            exactly = rule == "contains-exactly"
            yield collected(noun, f"{noun} {key} at {name(cells[0])}", cells, lambda all_, wanted=wanted, e=exactly: all(
                all_.count(value) == wanted.count(value) if e else all_.count(value) >= wanted.count(value)
                for value in wanted))
    for key, rest in entries(headers, "count-distinct"):
        yield Clue("different", f"{name(expand(rest)[0])}", expand(rest), frozenset(), lambda all_, value, _: all_ | {value},
                   lambda all_, number=int(key): len(all_) == number)


def _margins(geometry, headers):
    height, width = len(geometry.rows), len(geometry.rows[0])
    low, high = min(geometry.values), max(geometry.values)

    def sides(rule):
        """(place as it is printed, clue, the cells from there on)"""
        for side, rest in entries(headers, rule):
            for i, number in enumerate(rest.split(), 1):
                line = [(r, i) for r in range(1, height + 1)] if side in ("top", "bottom") else [
                    (i, c) for c in range(1, width + 1)]
                if number != ".":
                    where = f"{'column' if side in ('top', 'bottom') else 'row'} {i}"
                    yield side, where, number, line[::-1] if side in ("bottom", "right") else line

    for side, where, number, line in sides("sandwich"):
        def step(state, value, place, number=int(number)):
            begun, ended, sum_ = state
            crust = value in (low, high)
            if not begun or ended:
                return None if ended and crust else (begun or crust, ended, sum_)
            if crust:
                return (True, True, sum_) if sum_ == number else None
            return (True, False, sum_ + value) if sum_ + value <= number else None
        yield Clue("sandwich", f"the sandwich of {where}", line, (False, False, 0), step, lambda state: state[1])
    for side, where, number, line in sides("skyscrapers"):
        yield Clue("skyscraper", f"seen from the {side} of {where}", line, (0, 0), lambda state, value, _: (
            (value, state[1] + 1) if value > state[0] else state), lambda state, n=int(number): state[1] == n)
    for side, where, number, line in sides("hidden-skyscrapers"):
        yield Clue("hidden", f"hidden from the {side} of {where}", line, (0, False), lambda state, value, _, n=int(number): (
            state if state[1] else (value, False) if value > state[0] else (0, True) if value == n else None),
            lambda state: state[1])
    for side, where, number, line in sides("x-sums"):
        yield Clue("x-sum", f"the x-sum from the {side} of {where}", line, None, lambda state, value, _: (
            (value - 1, value) if state is None else (state[0] - 1, state[1] + value) if state[0] else state),
            lambda state, n=int(number): state[1] == n)
    for side, where, number, line in sides("numbered-rooms"):
        yield Clue("numbered room", f"at the {side} of {where}", line, None, lambda state, value, place, n=int(number): (
            (value if value > 1 or n == value else None) if state is None else None if place + 1 == state and value != n
            else state))
    for corner, rest in entries(headers, "little-killers"):
        side, way = corner.split("-")
        for i, number in enumerate(rest.split(), 1):
            down = side == "top" if side in ("top", "bottom") else way == "bottom"
            right = way == "right" if side in ("top", "bottom") else side == "left"
            r, c = {"top": (1, i), "bottom": (height, i), "left": (i, 1), "right": (i, width)}[side]
            cells = [(r + k * (1 if down else -1), c + k * (1 if right else -1)) for k in range(height + width)]
            cells = [cell for cell in cells if cell in geometry.seen_from]
            if number != ".":
                yield total("diagonal", f"the diagonal of {number} from {name(cells[0])} to {name(cells[-1])}", cells,
                            int(number))
    depth = {"top": geometry.box_size[0], "bottom": geometry.box_size[0], "left": geometry.box_size[1],
             "right": geometry.box_size[1]}
    beside = {"top": "above", "bottom": "below", "left": "left of", "right": "right of"}
    for side, where, number, line in sides("margin-sums"):
        yield total("margin sum", f"the {number} {beside[side]} {where}", line[:depth[side]], int(number))
    for side, where, number, line in sides("outside"):
        yield collected("outside clue", f"the outside clue {number} at the {side} of {where}", line[:depth[side]],
                        lambda all_, wanted=number: all(all_.count(int(v)) >= wanted.count(v) for v in wanted))
    for side, where, number, line in sides("rossini"):
        rising = number in {"top": "v", "bottom": "^", "left": ">", "right": "<"}[side]
        yield chain("arrow", f"the arrow at the {side} of {where}", line[:depth[side]],
                    (lambda a, b: a < b) if rising else (lambda a, b: a > b))


def _everywhere(geometry, headers):
    for only in headers.get("anti-queen", "").split():
        for r, c in geometry.cells:
            for k in range(1, len(geometry.rows)):
                for other in ((r + k, c + k), (r + k, c - k)):
                    if other in geometry.seen_from:
                        yield chain("anti-queen", "anti-queen", [(r, c), other],
                                    lambda a, b, only=int(only): not a == b == only)
    low, n = min(geometry.values), len(geometry.values)
    for rule, steps in (("non-consecutive", ((0, 1), (1, 0))), ("anti-consecutive-diagonal", ((1, 1), (1, -1)))):
        for cell in geometry.cells if rule in headers else ():
            for step in steps:
                other = cell[0] + step[0], cell[1] + step[1]
                if other in geometry.seen_from:
                    yield chain(rule, rule, [cell, other], lambda a, b: abs(a - b) != 1)
    for line in headers["leapers"].split("\n") if "leapers" in headers else ():
        a, b = map(int, line.split(":")[0].split())
        for cell in geometry.cells if ":" not in line else ():
            for step in {(a, b), (a, -b), (b, a), (b, -a)}:
                other = cell[0] + step[0], cell[1] + step[1]
                if other in geometry.seen_from:
                    yield chain("the leaper", f"the leaper ({a}, {b})", [cell, other], lambda a, b: a != b)
    for cell in geometry.cells if "self-taxicab" in headers else ():
        for other in geometry.cells:
            apart = abs(cell[0] - other[0]) + abs(cell[1] - other[1])
            if cell < other and apart in geometry.values and cell[0] != other[0] and cell[1] != other[1]:
                yield chain("self-taxicab", "self-taxicab", [cell, other],
                            lambda a, b, apart=apart: not a == b == apart)
    middle, high = (low + max(geometry.values)) // 2, max(geometry.values)
    for r, c in geometry.cells if "flatmates" in headers else ():
        around = [cell for cell in ((r - 1, c), (r, c), (r + 1, c)) if cell in geometry.seen_from]
        yield history("flatmates", "flatmates", around, lambda all_, at=around.index((r, c)): all_[at] != middle or (
            at > 0 and all_[at - 1] == low) or all_[at + 1:] == (high,))
    for rule, of in (("global-entropy", lambda value: (value - low) * 3 // n), ("global-modular", lambda value: value % 3)):
        for r, c in geometry.cells if rule in headers else ():
            cells = [(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)]
            if all(cell in geometry.seen_from for cell in cells):
                yield Clue(rule, rule, cells, frozenset(), lambda all_, value, _, of=of: all_ | {of(value)},
                           lambda all_: len(all_) == 3)

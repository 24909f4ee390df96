"""Whether a conclusion follows from the clues that a text names, with the candidates that a reader has: the opposite is
tried, and the clues, the cells that see each other and the units that are named are filtered until nothing changes."""
import re

from groups import expand, name

LIMIT = 20000  # states of a clue


class TooLarge(Exception):
    pass


def _look_ahead(clue, domains, geometry):
    """For each place, the earlier places whose values its own depends on: those of cells that it sees."""
    return [[j for j in range(i) if clue.cells[j] in geometry.seen_from.get(clue.cells[i], ())]
            for i in range(len(clue.cells))]


def _filtered_pair(clue, domains, geometry):
    """The same for two cells, whose values are tried once."""
    first, second = clue.cells
    if clue.pairs is None:
        differ = second in geometry.seen_from.get(first, ())
        clue.pairs = set()
        for a in geometry.values:
            state = clue.step(clue.start, a, 0)
            clue.pairs |= {(a, b) for b in geometry.values if state is not None and not (differ and a == b)
                           and (end := clue.step(state, b, 1)) is not None and clue.accept(end)}
    together = [(a, b) for a in domains[first] for b in domains[second] if (a, b) in clue.pairs]
    return {first: {a for a, _ in together}, second: {b for _, b in together}} if together else None


def filtered(clue, domains, geometry):
    """The values that occur in a completion of the clue; None if there is none."""
    if len(clue.cells) == 2:
        return _filtered_pair(clue, domains, geometry)
    sees = _look_ahead(clue, domains, geometry)
    last_use = [max((i for i in range(len(sees)) if j in sees[i]), default=-1) for j in range(len(sees))]
    mutual = all(len(sees[i]) == i for i in range(len(sees)))
    layers = [{(clue.start, frozenset() if mutual else ()): {}}]
    states = 0
    for place, cell in enumerate(clue.cells):
        after = {}
        for (state, seen), _ in layers[-1].items():
            known = dict(seen) if not mutual else None
            for value in domains[cell]:
                if mutual and value in seen or not mutual and any(known.get(j) == value for j in sees[place]):
                    continue
                found = clue.step(state, value, place)
                if found is None:
                    continue
                if mutual:
                    kept = seen | {value}
                else:
                    kept = tuple(item for item in seen if last_use[item[0]] > place)
                    kept += ((place, value),) if last_use[place] > place else ()
                after.setdefault((found, kept), []).append(((state, seen), value))
        states += len(after)
        if states > LIMIT:
            raise TooLarge
        layers.append(after)
    alive = {key for key in layers[-1] if clue.accept(key[0])}
    if not alive:
        return None
    result = {}
    for place in range(len(clue.cells) - 1, -1, -1):
        before, values = set(), set()
        for key in alive:
            for origin, value in layers[place + 1][key]:
                before.add(origin)
                values.add(value)
        result[clue.cells[place]] = values
        alive = before
    return result


def contradict(clues, domains, geometry):
    """Whether the clues, filtered until nothing changes, leave a cell nothing."""
    while all(domains.values()):
        before = {at: set(left) for at, left in domains.items()}
        for clue in clues:
            found = filtered(clue, domains, geometry)
            if found is None:
                return True
            for cell, left in found.items():
                domains[cell] = domains[cell] & left
        if before == domains:
            return False
    return True


class Cited:
    """The clues, units and cells that a text names."""

    def __init__(self, text, all_clues, board, conclusions):
        self.board = board
        cells = set(expand(text))
        near = cells | {cell for cell, _, _ in conclusions}
        text = text[:1].lower() + re.sub(r"(?<=\n)\w", lambda first: first[0].lower(), text[1:])
        self.clues = [clue for clue in all_clues if any(
            label in text for label in clue.label.split(" | ")) and (clue.placed or set(clue.cells) <= near)]
        self.clues += [clue for clue in all_clues if clue not in self.clues and f"({clue.noun}" in text
                       and set(clue.cells) <= near]
        self.clues += [clue for clue in all_clues if clue not in self.clues and f"{clue.noun} between them" in text
                       and set(clue.cells) <= near]
        if not self.clues:
            self.clues = [clue for clue in all_clues if re.search(rf"\b{re.escape(clue.noun)}", text)
                          and near & set(clue.cells) & {cell for cell, _, _ in conclusions}]
        self.cells = cells
        self.text = text
        self.units = [cells for label, cells in board.geometry.units.items()
                      if label in board.geometry.full and re.search(rf"{re.escape(label)}\b", text)]

    def clash(self):
        """Whether the text names two values of a cell."""
        named = {}
        return any(named.setdefault(cell, value) != value for cell, value in re.findall(r"(r\d+c\d+)=(\d+)", self.text))

    def start(self):
        wanted = set(self.cells).union(*(set(clue.cells) for clue in self.clues), *self.units)
        return {cell: {self.board.value(cell)} if cell in self.board.values else self.board.candidates(cell)
                for cell in wanted if cell in self.board.geometry.seen_from}

    def refutes(self, conclusion):
        """Whether the opposite of the conclusion is impossible, or, without one, whatever there is."""
        if not conclusion and self.clash():
            return True
        domains = self.start()
        if conclusion:
            cell, value, holds = conclusion
            domains.setdefault(cell, self.board.candidates(cell))
            domains[cell] = domains[cell] - {value} if holds else domains[cell] & {value}
        return self.filtered(domains) is None

    def filtered(self, domains):
        """What the clues leave of the domains; None if that is nothing."""
        while True:
            before = {at: set(left) for at, left in domains.items()}
            if not self._see(domains) or not self._complete(domains) or not self._hold(domains):
                return None
            if before == domains:
                return domains

    def _see(self, domains):
        geometry = self.board.geometry
        for cell, left in domains.items():
            if len(left) == 1:
                value, = left
                for other in geometry.seen_from[cell]:
                    if other in domains:
                        domains[other] = domains[other] - left
        return all(domains.values())

    def _complete(self, domains):
        for clue in self.clues:
            if not all(cell in domains for cell in clue.cells):
                continue
            found = filtered(clue, domains, self.board.geometry)
            if found is None:
                return False
            for cell, left in found.items():
                domains[cell] = domains[cell] & left
        return all(domains.values())

    def _hold(self, domains):
        """Each unit that is named has each value."""
        for cells in self.units:
            for value in self.board.geometry.values:
                places = [cell for cell in cells if value in domains[cell]]
                if not places:
                    return False
                if len(places) == 1:
                    domains[places[0]] = {value}
        return True


def describe(clues):
    return ", ".join(sorted({f"{clue.label} ({' '.join(map(name, clue.cells))})" for clue in clues}))[:200]

#!/usr/bin/env python3
"""Reads what `explain` prints, and nothing else but the puzzle, and says which sentences are not true as printed.

judge.py PROGRAM FILE...     explains the files and judges the text; exit status 1 if there is a fault
judge.py --text FILE         judges a text that `explain` has printed
"""
import argparse
import collections
import re
import subprocess
import sys

import connections
import families
import implied
import ladder
import meanings
import outcomes
import patterns
import ranks
import sentences
import text as printed
import told
from board import Board, Fault, Geometry, NotJudged, name_of, solve
from named import VALUES
from words import FACT, NAME, cells_in, fact_of

HEADING = re.compile(rf"((?:{FACT}, )*{FACT})(?: \((.+)\))?")
PLACES = rf"(?:{NAME}-)?{NAME}(?:(?:, | and )(?:{NAME}-)?{NAME})*"
MANY = re.compile(rf"((?:{FACT}, )*)(\d+) candidates are excluded: "
                  rf"(?P<groups>{VALUES} in {PLACES}(?:; {VALUES} in {PLACES})*)(?: \((.+)\))?")


def form_of(text):
    """The sentence without its numbers and cells, to count by."""
    text = re.sub(r"\[\d+\] ", "", text, count=1)
    text = re.sub(FACT, "FACT", text)
    return re.sub(r"-?\d+", "#", re.sub(r"r\d+c\d+", "CELL", text))


class Judge:
    """Follows the steps of one puzzle."""

    def __init__(self, puzzle, headers, solution):
        geometry = Geometry(puzzle.rows, headers)
        base = 36 if len(puzzle.rows) < 36 else 10  # letters, or numbers
        givens = {(r, c): int(at.rstrip("'"), base) for r, row in enumerate(puzzle.rows, 1)
                  for c, at in enumerate(row, 1) if at.endswith("'")}
        self.board = Board(geometry, givens)
        self.headers = headers
        self.clues = list(meanings.clues(geometry, headers))
        self.board.excludes, self.board.no_way, self.board.needs = self._excludes, self._no_way, self._needs
        self.board.related = self._related()
        self.board.clues = self.clues
        self.excluded = {}
        self.solution = solution and dict(zip(geometry.cells, solution)) if solution is None or len(solution) == len(
            geometry.cells) else None
        if solution is None and geometry.plain:
            self.solution = solve(geometry, givens)
        self.faults = []
        self.count = collections.Counter()
        self.unjudged = collections.Counter()

    def run(self, puzzle):
        for number, step in enumerate(puzzle.steps, 1):
            conclusions, name = self._heading(step)
            self._read_lines(step, conclusions, name)
            for cell, value, holds in conclusions:
                self.board.learn(cell, value, holds, f"step {step.number}")

    def _add(self, step, fault, line=""):
        self.faults.append((fault.kind, f"step {step.number}: {step.heading}\n    {line}\n    {fault}"))

    def _related(self):
        found = collections.defaultdict(set)
        for clue in self.clues:
            for cell in clue.cells:
                found[cell] |= set(clue.cells) - {cell}
        return found

    def _excludes(self, cell, value, other, value_there):
        """Whether a clue with both cells excludes the values together."""
        key = (cell, value, other, value_there)
        if key not in self.excluded:
            known = [clue for clue in self.clues if cell in clue.cells and other in clue.cells]
            domains = collections.defaultdict(lambda: set(self.board.geometry.values))
            domains.update({cell: {value}, other: {value_there}})
            self.excluded[key] = any(
                implied.filtered(clue, domains, self.board.geometry) is None for clue in known)
        return self.excluded[key]

    def _no_way(self, board, cell, value, other, value_there):
        """Whether a clue with both cells, or all of its kind, leave no way to hold both; None where it is not known."""
        known = [clue for clue in self.clues if cell in clue.cells and other in clue.cells]
        if not known:
            return None
        taken = {cell: {value}, other: {value_there}}

        def domains_of(clues):
            return {at: taken.get(at) or ({board.value(at)} if at in board.values else board.candidates(at))
                    for clue in clues for at in clue.cells}

        try:
            if any(implied.filtered(clue, domains_of([clue]), board.geometry) is None for clue in known):
                return True
            alike = [clue for clue in self.clues if clue.label == known[0].label]
            return implied.contradict(alike, domains_of(alike), board.geometry)
        except implied.TooLarge:
            return None

    def _needs(self, board, label, some, subject):
        """Whether the clue, without some candidates, leaves a cell nothing, if the subject holds; None where it is not
        known."""
        known = [clue for clue in self.clues if label in [part.rstrip(":") for part in clue.label.split(" | ")]]
        if not known:
            return None
        domains = {at: {board.value(at)} if at in board.values else board.candidates(at)
                   for clue in known for at in clue.cells}
        for cell, value in some:
            domains[cell] = domains[cell] - {value}
        if subject and subject[0] in domains:
            domains[subject[0]] = {subject[1]}
        try:
            return implied.contradict(known, domains, board.geometry)
        except implied.TooLarge:
            return None

    def _heading(self, step):
        found = HEADING.fullmatch(step.heading) or MANY.fullmatch(step.heading)
        if not found:
            self._add(step, Fault("unknown heading", step.heading))
            return [], ""
        conclusions = []
        for match in re.finditer(FACT, found[1]):
            fact = fact_of(match)
            conclusions += [(fact.cell, value, fact.holds) for value in fact.values]
        if found.re is MANY:
            excluded = [(cell, int(value), False) for values, places in re.findall(rf"({VALUES}) in ({PLACES})", found["groups"])
                        for value in re.findall(r"-?\d+", values) for cell in cells_in(places)]
            if len(set(excluded)) != int(re.search(r"(\d+) candidates", step.heading)[1]):
                self._add(step, Fault("heading: another number of candidates", step.heading))
            conclusions += excluded
        name = re.search(r" \(([^()]+)\)$", step.heading)
        try:
            self._check_conclusions(conclusions)
        except Fault as fault:
            self._add(step, fault)
        return conclusions, name[1] if name else ""

    def _check_conclusions(self, conclusions):
        filled = {cell for cell, _, holds in conclusions if holds}
        for cell, value, holds in conclusions:
            if not self.board.possible(cell, value):
                raise Fault("conclusion: not new", f"{name_of(cell)} {value}")
            if not holds and cell in filled:
                raise Fault("conclusion: about a cell that is filled", f"{name_of(cell)} != {value}")
            if self.solution and cell in self.solution and (self.solution[cell] == value) != holds:
                raise Fault("conclusion: false", f"{name_of(cell)} {value}")

    def _check_needless(self, step, name):
        """Where everything rules out all other places of a unit, no clue is needed besides."""
        first, *others = [line.text for line in step.lines] or [""]
        if name == "hidden single" and others and re.match(r"\S+( \d+)* needs an? \d+: ", first) and not first.endswith("left"):
            self._add(step, Fault("needless: the first line is enough", others[0]))

    def _read_lines(self, step, conclusions, name):
        self._check_needless(step, name)
        spoken = sentences.Spoken()
        boards = {}
        broken = False
        unjudged = []
        for line in step.lines:
            try:
                self.count["sentences"] += 1
                line.text = self._without_opposites(line.text, conclusions)
                if not line.text:
                    continue
                if families.read(line.text, self.board.geometry, self.headers) or any(
                        form.read(line.text, self.board, conclusions) for form in (ladder, connections, ranks)):
                    broken = True  # the sentence has the pattern's shape in it
                    continue
                self._read_line(line, boards, spoken)
            except (Fault, NotJudged) as found:
                broken = True
                if self._is_of_clue(found):
                    unjudged.append(line.text)
                else:
                    self._add(step, found, line.text)
        if step.lines and step.lines[0].text.startswith("suppose"):
            return self._leave(unjudged)
        text = "\n".join(line.text for line in step.lines)
        if not broken:
            try:
                patterns.check(name, conclusions, spoken, self.board)
            except Fault as fault:
                self._add(step, fault, text)
        if not (self.clues and not ladder.is_pattern(text) and self._check_implied(step, text, conclusions)):
            self._leave(unjudged)

    @staticmethod
    def _without_opposites(text, conclusions):
        """Without "r2c6=3 or r3c6=3 would break one of these", which must be the opposite of what is concluded."""
        found = re.search(rf"(?:^|: )((?:{FACT}(?:, | or )?)+|anything else) would break (?:it|one of these)$", text)
        for match in re.finditer(FACT, found[1]) if found else ():
            fact = fact_of(match)
            for value in fact.values:
                same = [(at, holds) for at, known, holds in conclusions if at == fact.cell and known == value]
                if (fact.cell, fact.holds) in same or not same and not isinstance(fact.cell, str):
                    raise Fault("opposite of another conclusion", text)
        return text[:found.start()] if found else text

    def _is_of_clue(self, found):
        """A sentence of no known form is a fault on a plain board; elsewhere it can be one of a clue."""
        return isinstance(found, NotJudged) or found.kind == "unknown sentence" and not self.board.geometry.plain

    def _leave(self, texts):
        self.unjudged.update(form_of(text) for text in texts)

    def _check_implied(self, step, text, conclusions):
        """Whether the conclusions follow from the clues that are named, with the reader's candidates."""
        cited = implied.Cited(text, self.clues, self.board, conclusions)
        try:
            missing = [name_of(one[0]) + f" {one[1]}" for one in conclusions if not cited.refutes(one)]
        except (implied.TooLarge, NotJudged) as found:
            return False
        if missing and len(cited.clues) == 1:
            self._add(step, Fault("clue: it does not follow", f"{missing} from {implied.describe(cited.clues)}"), text)
        if not missing and cited.clues:
            self._check_told(step, text, conclusions, cited)
        self.count["steps of clues"] += not missing
        return not missing

    def _check_told(self, step, text, conclusions, cited):
        after = self.board.copy()
        for cell, value, holds in conclusions:
            after.learn(cell, value, holds, "")
        try:
            told.check(text, after)
            told.check_facts(text, cited)
            told.check_ways(text, cited)
            told.check_exclusions(text, cited)
            outcomes.check(text, cited, conclusions)
        except Fault as fault:
            self._add(step, fault, text)
        except (implied.TooLarge, NotJudged):
            self._leave([text])

    def _read_line(self, line, boards, spoken):
        """In an argument each case has a board of its own, by its depth."""
        text = line.text
        if text.startswith("suppose"):
            return self._suppose(text, line.depth, boards)
        begin = re.match(r"\[(\d+)\] ", text)
        if not begin:
            return self._read_any(text, self.board, spoken)
        board = boards[line.depth - 1]
        rest = text[begin.end():]
        for end in ("contradiction", "one of these must hold"):
            if rest.startswith(end):
                if not self._follows(rest[len(end):], board, []):
                    self._if_any(rest[len(end):], board)
                return
        found = re.match(rf"((?:{FACT} ?)+)(?:\(([^()]+)\))?", rest)
        if not found:
            raise Fault("unknown sentence", text)
        facts = [fact_of(match) for match in re.finditer(FACT, found[1])]
        try:
            for fact in facts:
                self._check_small(fact, board)
            if self._follows(rest[found.end():], board, facts):
                return
            if not rest[found.end():].rstrip(":") == "":
                said = self._if_any(rest[found.end():], board)
                patterns.check(found[8] or "", [(fact.cell, fact.values[0], fact.holds) for fact in facts], said, board)
        finally:
            for fact in facts:
                for value in fact.values:
                    board.learn(fact.cell, value, fact.holds, begin[1])

    def _follows(self, text, board, facts):
        """Whether it is a sentence of clues, from which the facts, or a contradiction, follow."""
        if not self.clues:
            return False
        cited = implied.Cited(text, self.clues, board, [(fact.cell, 0, True) for fact in facts])
        if not cited.clues:
            return False
        sentences.read_facts(text, board)
        wanted = [(fact.cell, value, fact.holds) for fact in facts for value in fact.values] or [None]
        try:
            follows = all(cited.refutes(one) for one in wanted)
        except (implied.TooLarge, NotJudged):
            return False
        self.count["small steps of clues"] += follows
        if not follows and len(cited.clues) == 1 and "needs" not in text and not cited.clash():
            raise Fault("clue: it does not follow", f"from {implied.describe(cited.clues)}")
        return follows

    def _read_any(self, text, board, spoken):
        """A sentence of a known form, or one whose facts, at least, are known."""
        try:
            sentences.read(text, board, spoken)
        except Fault as fault:
            if fault.kind == "unknown sentence" or 'ule "' in text:
                sentences.read_facts(text, board)
                if 'ule "' in text:
                    raise NotJudged("a rule as it is written") from fault
            raise
        except NotJudged:
            sentences.read_facts(text, board)
            raise

    def _check_small(self, fact, board):
        for value in fact.values:
            if fact.holds and board.geometry.plain and not board.possible(fact.cell, value):
                raise Fault("small step: not new", f"{name_of(fact.cell)} {value}")

    def _if_any(self, rest, board):
        said = sentences.Spoken()
        rest = rest.removeprefix(":").strip()
        if rest:
            self._read_any(rest, board, said)
        return said

    def _suppose(self, text, depth, boards):
        found = re.fullmatch(f"suppose ({FACT})", text)
        if not found:
            raise Fault("unknown sentence", text)
        outer = boards[depth - 2] if depth else self.board
        fact = fact_of(re.match(FACT, found[1]))
        boards[depth] = outer.copy()
        boards[depth].learn(fact.cell, fact.values[0], fact.holds, "supposed")
        if not depth and fact.holds and not outer.possible(fact.cell, fact.values[0]):
            raise Fault("supposition: known already", text)


def headers_of(text):
    """The lines "key: value" above the grid of a puzzle file, those that are indented below their key."""
    headers = {}
    key = None
    for line in text.split("\n"):
        found = re.match(r"([a-z-]+):(.*)", line)
        if found:
            key = found[1]
            headers[key] = found[2].strip()
        elif key and line.startswith(" ") and line.strip():
            headers[key] = (headers[key] + "\n" + line.strip()).strip()
        elif not line.startswith("#"):
            key = None
    for rule in re.split(r"[,\s]+", headers.pop("rules", "")):
        if rule:
            headers[rule] = ""
    return headers


def judge_text(text, headers, solutions=None):
    judges = []
    for number, puzzle in enumerate(printed.read(text)):
        judge = Judge(puzzle, headers, solutions[number] if solutions else None)
        judge.run(puzzle)
        judge.count["steps"] += len(puzzle.steps)
        judges.append(judge)
    return judges


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--text", action="store_true", help="the files are texts of explain")
    parser.add_argument("--show", type=int, default=1, help="how many faults of a kind are shown")
    parser.add_argument("program")
    parser.add_argument("files", nargs="*")
    args = parser.parse_args()
    kinds = collections.defaultdict(list)
    count = collections.Counter()
    for name in [args.program] if args.text else args.files:
        if args.text:
            text, headers = open(name).read(), {}
        else:
            text = subprocess.run([args.program, "explain", name], capture_output=True, text=True, check=True).stdout
            headers = headers_of(open(name).read())
        for judge in judge_text(text, headers):
            count += judge.count
            for kind, what in judge.faults:
                kinds[kind].append(f"{name}: {what}")
    for kind, all_of in sorted(kinds.items(), key=lambda item: -len(item[1])):
        print(f"{len(all_of)} {kind}")
        for what in all_of[:args.show]:
            print("  " + what)
    print(", ".join(f"{number} {what}" for what, number in count.items()))
    return 1 if kinds else 0


if __name__ == "__main__":
    sys.exit(main())

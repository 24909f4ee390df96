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

import ladder
import patterns
import sentences
import text as printed
from board import Board, Fault, Geometry, name_of, solve
from words import FACT, fact_of

HEADING = re.compile(rf"((?:{FACT}, )*{FACT})(?: \((.+)\))?")


class Judge:
    """Follows the steps of one puzzle."""

    def __init__(self, puzzle, headers, solution):
        geometry = Geometry(puzzle.rows, headers)
        givens = {(r, c): int(at.rstrip("'"), 36) for r, row in enumerate(puzzle.rows, 1)
                  for c, at in enumerate(row, 1) if at.endswith("'")}
        self.board = Board(geometry, givens)
        self.solution = solution
        if solution is None and geometry.plain:
            self.solution = solve(geometry, givens)
        self.faults = []
        self.count = collections.Counter()

    def run(self, puzzle):
        for number, step in enumerate(puzzle.steps, 1):
            try:
                conclusions, name = self._heading(step)
            except Fault as fault:
                self._add(step, fault)
                continue
            self._read_lines(step, conclusions, name)
            for cell, value, holds in conclusions:
                self.board.learn(cell, value, holds, f"step {step.number}")

    def _add(self, step, fault, line=""):
        self.faults.append((fault.kind, f"step {step.number}: {step.heading}\n    {line}\n    {fault}"))

    def _heading(self, step):
        found = HEADING.fullmatch(step.heading)
        if not found:
            raise Fault("unknown heading", step.heading)
        conclusions = []
        for match in re.finditer(FACT, found[1]):
            fact = fact_of(match)
            conclusions += [(fact.cell, value, fact.holds) for value in fact.values]
        name = re.search(r" \(([^()]+)\)$", step.heading)
        self._check_conclusions(conclusions)
        return conclusions, name[1] if name else ""

    def _check_conclusions(self, conclusions):
        filled = {cell for cell, _, holds in conclusions if holds}
        for cell, value, holds in conclusions:
            if not self.board.possible(cell, value):
                raise Fault("conclusion: not new", f"{name_of(cell)} {value}")
            if not holds and cell in filled:
                raise Fault("conclusion: about a cell that is filled", f"{name_of(cell)} != {value}")
            if self.solution and (self.solution[cell] == value) != holds:
                raise Fault("conclusion: false", f"{name_of(cell)} {value}")

    def _read_lines(self, step, conclusions, name):
        spoken = sentences.Spoken()
        boards = {}
        broken = False
        for line in step.lines:
            try:
                self.count["sentences"] += 1
                if ladder.read(line.text, self.board, conclusions):
                    broken = True  # the sentence has the pattern's shape in it
                    continue
                self._read_line(line, boards, spoken)
            except Fault as fault:
                broken = True
                self._add(step, fault, line.text)
        if broken or step.lines and step.lines[0].text.startswith("suppose"):
            return
        try:
            patterns.check(name, conclusions, spoken, self.board)
        except Fault as fault:
            self._add(step, fault, " / ".join(line.text for line in step.lines))

    def _read_line(self, line, boards, spoken):
        """In an argument each case has a board of its own, by its depth."""
        text = line.text
        if text.startswith("suppose"):
            return self._suppose(text, line.depth, boards)
        begin = re.match(r"\[(\d+)\] ", text)
        if not begin:
            return sentences.read(text, self.board, spoken)
        board = boards[line.depth - 1]
        rest = text[begin.end():]
        for end in ("contradiction", "one of these must hold"):
            if rest.startswith(end):
                return self._if_any(rest[len(end):], board)
        found = re.match(rf"({FACT})(?: \(([^()]+)\))?", rest)
        if not found:
            raise Fault("unknown sentence", text)
        fact = fact_of(re.match(FACT, rest))
        try:
            self._check_small(fact, board)
            if not rest[found.end():].rstrip(":") == "":
                said = self._if_any(rest[found.end():], board)
                patterns.check(found[8] or "", [(fact.cell, fact.values[0], fact.holds)], said, board)
        finally:
            for value in fact.values:
                board.learn(fact.cell, value, fact.holds, begin[1])

    def _check_small(self, fact, board):
        for value in fact.values:
            if fact.holds and not board.possible(fact.cell, value):
                raise Fault("small step: not new", f"{name_of(fact.cell)} {value}")

    def _if_any(self, rest, board):
        said = sentences.Spoken()
        rest = rest.removeprefix(":").strip()
        if rest:
            sentences.read(rest, board, said)
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

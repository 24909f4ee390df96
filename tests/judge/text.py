"""The printed text of `explain`, read back: the drawn grid, and each step with its lines as they were before they were
broken at 100 columns."""
import re

HEADING = re.compile(r"(\d+)\. (.+)")
INDENT = 4


class Line:
    """A sentence and how deep it is in an argument; reasons of a step are at depth 0."""

    def __init__(self, depth, text):
        self.depth = depth
        self.text = text


class PrintedStep:
    def __init__(self, number, heading):
        self.number = number
        self.heading = heading
        self.lines = []


class PrintedPuzzle:
    def __init__(self):
        self.rows = []  # of the drawn grid, words such as "." and "5'"
        self.steps = []
        self.end = []  # the lines after the last step


def _rows(lines):
    rows = [re.sub(r"[|]", " ", line).split() for line in lines if "--" not in line]
    return [row for row in rows if row]


def read(text):
    """All puzzles of a text."""
    puzzles = []
    lines = text.split("\n")
    at = 0
    while at < len(lines):
        if not lines[at].startswith(("+", "|", "  ~")) or (puzzles and not puzzles[-1].steps and puzzles[-1].rows):
            at += 1
            continue
        grid = []
        while at < len(lines) and lines[at] != "":
            grid.append(lines[at])
            at += 1
        if puzzles and puzzles[-1].steps and not puzzles[-1].end:
            puzzles[-1].end = _rows(grid)
            continue
        puzzles.append(PrintedPuzzle())
        puzzles[-1].rows = _rows(grid)
        at = _read_steps(lines, at + 1, puzzles[-1])
    return puzzles


def _read_steps(lines, at, puzzle):
    while at < len(lines) and lines[at] != "":
        line = lines[at]
        at += 1
        if not line.startswith(" "):
            found = HEADING.fullmatch(line)
            if not found:
                break
            puzzle.steps.append(PrintedStep(int(found[1]), found[2]))
            small = 0
            continue
        if not puzzle.steps:
            break
        step = puzzle.steps[-1]
        indent = len(line) - len(line.lstrip())
        text = line.strip()
        begins = re.match(r"\[(\d+)\] ", text)
        if begins and small < int(begins[1]) and re.match(r"\[\d+\] (contradiction|one of|[^ ]+[=])", text):
            small = int(begins[1])
            step.lines.append(Line((indent - INDENT) // 2, text))
        elif re.match(r"suppose r|suppose \w+\(|suppose \w+\[", text):
            step.lines.append(Line((indent - INDENT) // 2, text))
        elif not step.lines and indent == 2 * INDENT:
            step.heading += " " + text
        elif step.lines and indent == 2 * INDENT + 2 * step.lines[-1].depth:
            step.lines[-1].text += " " + text
        else:
            step.lines.append(Line((indent - INDENT) // 2, text))
    return at


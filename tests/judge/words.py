"""Words of a sentence as tokens: facts with their origins, cells and ranges, values, units, and the words between."""
import re

from board import Fault, cell_of

CELL = r"r\d+c\d+"
NAME = rf"(?:\w+\({CELL}\)|\w+\[\d+\]|{CELL})"
FACT = rf"({NAME})(!?=)(-?\d+(?:,-?\d+)*)(?: \[(?:step (\d+)|(\d+)|(supposed))\])?"
UNIT = (r"((?:grid \d+ )?(?:row|column|box) \d+|the (?:region|window|extra region|equality cage) at r\d+c\d+"
        r"|the disjoint group of r\d+c\d+|the diagonal from r\d+c\d+ to r\d+c\d+|the asterisk"
        r"|the group of center dots|the (?:\d+-)?cage at r\d+c\d+|the (?:cage of product|rellik cage of) \d+ at r\d+c\d+"
        r"|the renban line from r\d+c\d+ to r\d+c\d+|the lunchbox of \d+ from r\d+c\d+ to r\d+c\d+)")
TOKEN = re.compile(rf"\s*(?:(?P<fact>{FACT})|(?P<range>{CELL}-{CELL})|(?P<cell>{CELL})|(?P<unit>{UNIT})"
                   r"|(?P<number>-?\d+(?![\w-]))|(?P<mark>[,:;.()])|(?P<word>[^\s,:;()]+))")


class Token:
    def __init__(self, kind, text, data=None):
        self.kind, self.text, self.data = kind, text, data

    def __repr__(self):
        return self.text


class StatedFact:
    """A fact as the text names it: "r1c1!=2,3 [step 4]"."""

    def __init__(self, cell, values, holds, origin):
        self.cell, self.values, self.holds, self.origin = cell, values, holds, origin

    def check(self, board):
        for value in self.values:
            if not board.holds(self.cell, value, self.holds, self.origin):
                raise Fault("fact", f"{self.cell} {'=' if self.holds else '!='} {value} is not from {self.origin!r}")


def fact_of(match):
    origin = f"step {match[4]}" if match[4] else match[5] or match[6] or ""
    return StatedFact(cell_of(match[1]), [int(v) for v in match[3].split(",")], match[2] == "=", origin)


def tokens(sentence):
    found = []
    at = 0
    while at < len(sentence.rstrip()):
        match = TOKEN.match(sentence, at)
        kind = match.lastgroup
        for name in ("fact", "range", "cell", "unit", "number", "mark", "word"):
            if match[name] is not None:
                kind = name
        data = None
        if kind == "fact":
            data = fact_of(re.fullmatch(FACT, match["fact"]))
        elif kind == "cell":
            data = [cell_of(match["cell"])]
        elif kind == "range":
            data = cells_of_range(match["range"])
        elif kind == "number":
            data = int(match["number"])
        found.append(Token(kind, match[kind], data))
        at = match.end()
    return found


def cells_of_range(text):
    """The cells from one end to the other, which lie in one row or in one column."""
    first, last = (cell_of(name) for name in text.split("-"))
    if first[0] == last[0] and first[1] < last[1]:
        return [(first[0], c) for c in range(first[1], last[1] + 1)]
    if first[1] == last[1] and first[0] < last[0]:
        return [(r, first[1]) for r in range(first[0], last[0] + 1)]
    raise Fault("range", f"{text} is in no row and no column")


def cells_in(places):
    """Those that "r1c1, r1c4-r1c6 and region(r2c2)" names."""
    found = []
    for name in re.split(", | and ", places):
        found += cells_of_range(name) if re.fullmatch(rf"{CELL}-{CELL}", name) else [cell_of(name)]
    return found


class Reading:
    """Reads tokens from left to right."""

    def __init__(self, sentence):
        self.sentence = sentence
        self.all = tokens(sentence)
        self.at = 0

    def end(self):
        return self.at == len(self.all)

    def peek(self, ahead=0):
        return self.all[self.at + ahead] if self.at + ahead < len(self.all) else Token("end", "")

    def next(self):
        self.at += 1
        return self.all[self.at - 1]

    def takes(self, phrase):
        """Whether the phrase is next; then it is read."""
        words = phrase.split()
        if [self.peek(i).text for i in range(len(words))] != words:
            return False
        self.at += len(words)
        return True

    def expect(self, *phrases):
        for phrase in phrases:
            if self.takes(phrase):
                return phrase
        raise Fault("unknown sentence", f"{self.sentence!r}: expected {phrases} before {self.all[self.at:self.at + 6]}")

    def list_of(self, kinds, last=("and", "or")):
        """The tokens of a list: "A, B and C"."""
        found = [self.next()] if self.peek().kind in kinds else []
        while found:
            comma = self.peek().text == "," or self.peek().text in last
            if not comma or self.peek(1).kind not in kinds:
                break
            if self.peek().text == "," and self._begins_sentence():
                break
            self.at += 1
            found.append(self.next())
        return found

    def _begins_sentence(self):
        """Whether what follows the comma is another part of the sentence: "r1c1 and r1c2 can't be 5"."""
        ahead = 1
        while self.peek(ahead).kind in ("cell", "range") or self.peek(ahead).text in ("and", ","):
            ahead += 1
        return self.peek(ahead - 1).kind in ("cell", "range") and self.peek(ahead).text in ("can't", "is")

    def cells(self, last=("and", "or")):
        found = [cell for token in self.list_of(("cell", "range"), last) for cell in token.data]
        if len(set(found)) != len(found):
            raise Fault("cells", f"{self.sentence!r} names a cell twice")
        return found

    def facts(self):
        return [token.data for token in self.list_of(("fact",))]

    def numbers(self):
        return [token.data for token in self.list_of(("number",))]

    def label(self):
        """A name in parentheses."""
        self.expect("(")
        text = []
        depth = 1
        while depth:
            token = self.next()
            depth += (token.text == "(") - (token.text == ")")
            text.append(token.text)
        return " ".join(text[:-1])

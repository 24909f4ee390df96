"""Sentences about all signs or lines of one kind: what a cell at one of them can be, whatever the others are."""
import re

import meanings
from board import Fault
from named import VALUES, values

KINDS = {
    "ratio dot": ("ratio-dots", lambda n: 2, lambda a, b, number: a == number * b or b == number * a),
    "difference dot": ("difference-dots", lambda n: 1, lambda a, b, number: abs(a - b) == number),
    "sum dot": ("sum-dots", lambda n: 0, lambda a, b, number: a + b == number),
    "whisper line": ("whispers", lambda n: (n + 1) // 2, lambda a, b, number: abs(a - b) >= number),
}
SENTENCE = re.compile(rf"(A|No) cell (?:at|of) an? ({'|'.join(KINDS)})(?:(?: of difference)? (\d+))? is ({VALUES}): ")


def read(text, geometry, headers):
    """Whether it is such a sentence. A number is left out only where all have the same one."""
    found = SENTENCE.match(text)
    if not found:
        return False
    rule, usual, fit = KINDS[found[2]]
    numbers = {int(key or usual(len(geometry.values))) for key, _ in meanings.entries(headers, rule)}
    if found[3]:
        numbers &= {int(found[3])}
    if len(numbers) != 1:
        raise Fault("family: signs with other numbers, or none with this one", text)
    number, = numbers
    some = {a for a in geometry.values if any(a != b and fit(a, b, number) for b in geometry.values)}
    if values(found[4]) != (some if found[1] == "A" else set(geometry.values) - some):
        raise Fault("family: other values than these", text)
    return True

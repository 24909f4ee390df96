"""Cells that differ by a rule of the puzzle file, and the values that a rule leaves a cell by itself: what a reader
crosses out on a board without being told. Groups have the names that are printed."""
import re


def cell_of(name):
    row, column = re.fullmatch(r"r(\d+)c(\d+)", name).groups()
    return int(row), int(column)


def expand(text):
    """The cells of "r1c1 r1c2-r1c4": a range goes straight or diagonally."""
    found = []
    for first, last in re.findall(r"(r\d+c\d+)(?:-(r\d+c\d+))?", text):
        (r, c), end = cell_of(first), cell_of(last or first)
        found.append((r, c))
        while (r, c) != end:
            r += (end[0] > r) - (end[0] < r)
            c += (end[1] > c) - (end[1] < c)
            found.append((r, c))
    return found


def entries(headers, rule):
    """(key, rest) of each line below a header; the key is empty where there is none."""
    for line in headers.get(rule, "").split("\n"):
        key, colon, rest = line.rpartition(": ")
        if line.strip():
            yield key, rest


def name(cell):
    return f"r{cell[0]}c{cell[1]}"


def named(geometry, headers):
    """Names of the groups of cells that hold no value twice, with the cells."""
    n, (height, width) = len(geometry.rows), geometry.box_size
    found = {}
    if "diagonals" in headers:
        found[f"the diagonal from r1c1 to r{n}c{n}"] = [(i, i) for i in range(1, n + 1)]
        found[f"the diagonal from r{n}c1 to r1c{n}"] = [(n + 1 - i, i) for i in range(1, n + 1)]
    if "windoku" in headers:
        for top in range(2, n - height + 1, height + 1):
            for left in range(2, n - width + 1, width + 1):
                found[f"the window at r{top}c{left}"] = [(top + a, left + b) for a in range(height) for b in range(width)]
    if "asterisk" in headers:
        found["the asterisk"] = expand("r2c5 r3c3 r3c7 r5c2 r5c5 r5c8 r7c3 r7c7 r8c5")
    if "center-dot" in headers:
        found["the group of center dots"] = [(r, c) for r in range((height + 1) // 2, n + 1, height)
                                             for c in range((width + 1) // 2, n + 1, width)]
    if "disjoint-groups" in headers:
        for r in range(1, height + 1):
            for c in range(1, width + 1):
                found[f"the disjoint group of r{r}c{c}"] = [(r + a, c + b) for a in range(0, n, height)
                                                            for b in range(0, n, width)]
    for rule, label in (("extra", "the extra region"), ("cages", "the {}-cage"), ("equality-cages", "the equality cage"),
                        ("product-cages", "the cage of product {}"), ("rellik-cages", "the rellik cage of {}")):
        for key, rest in entries(headers, rule):
            cells = expand(rest)
            what = label.format(key).replace("the -cage", "the cage")
            found[f"{what} at {name(cells[0])}"] = cells
    for rule, label in (("renban", "renban line"), ("lunchboxes", "lunchbox of {}")):
        for key, rest in entries(headers, rule):
            cells = expand(rest)
            found[f"the {label.format(key)} from {name(cells[0])} to {name(cells[-1])}"] = cells
    return {label: set(cells) for label, cells in found.items()}


STEPS = {"anti-king": [(0, 1), (1, -1), (1, 0), (1, 1)], "anti-knight": [(1, -2), (1, 2), (2, -1), (2, 1)]}


def pairs(geometry, headers):
    """Pairs of cells that differ because of a move."""
    def moved(cell, step, torus=False):
        r, c = cell[0] + step[0], cell[1] + step[1]
        if torus:
            r, c = (r - 1) % len(geometry.rows) + 1, (c - 1) % len(geometry.rows[0]) + 1
        return (r, c) if (r, c) in inside and (r, c) != cell else None

    inside = set(geometry.cells)
    steps = [(step, False) for rule in STEPS if rule in headers for step in STEPS[rule]]
    if "toroidal" in headers:
        words = headers["toroidal"].split() or ["king", "knight"]
        steps += [(step, True) for word in words for step in STEPS[f"anti-{word}"]]
    queen = headers.get("anti-queen") == ""  # of all values
    for cell in geometry.cells:
        for step, torus in steps:
            other = moved(cell, step, torus)
            if other:
                yield cell, other
        for k in range(1, len(geometry.rows)) if queen else ():
            for step in ((k, k), (k, -k)):
                if moved(cell, step):
                    yield cell, moved(cell, step)


def allowed(geometry, headers):
    """The values that a rule about the cell alone leaves it."""
    found = {}

    def keep(cell, values):
        found[cell] = found.get(cell, set(geometry.values)) & set(values)

    for rule, remainder in (("even", 0), ("odd", 1)):
        for cell in expand(headers.get(rule, "")):
            keep(cell, [value for value in geometry.values if value % 2 == remainder])
    for key, rest in entries(headers, "allowed"):
        for cell in expand(rest):
            keep(cell, [int(value) for value in key.split()])
    if "pencilmarks" in headers:
        for cell, marks in zip(geometry.cells, headers["pencilmarks"].split()):
            keep(cell, [value for value in geometry.values if str(value) in marks])
    for _, rest in entries(headers, "thermometers"):
        cells = expand(rest)
        low, high = min(geometry.values), max(geometry.values)
        for i, cell in enumerate(cells if "slow" not in rest else ()):
            keep(cell, range(low + i, high - len(cells) + i + 2))
    height, width = len(geometry.rows), len(geometry.rows[0])
    for side, numbers in re.findall(r"(\w+):(.*)", headers.get("full-rank", "")):
        for i, rank in enumerate(numbers.split(), 1):
            if rank.isdigit():  # each digit begins four of the numbers
                keep({"top": (1, i), "bottom": (height, i), "left": (i, 1), "right": (i, width)}[side], [(int(rank) + 3) // 4])
    return found

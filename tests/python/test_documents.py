#!/usr/bin/env python3
"""What the documents show is true: README's examples, the package's own, the course's notebook.

The notebook's cells are run here as a notebook's program runs them, one after the other in one
namespace, and what they print and give has to be what is stored in it; pictures are only looked at
for being there. `test_documents.py --update` stores what comes out. So nothing of Jupyter is needed.
"""

import ast
import contextlib
import doctest
import io
import json
import sys
import unittest

import sudoku_sat
from support import source_path

NOTEBOOK = source_path("src/python/course.ipynb")


def run_cell(source, names, number):
    """The outputs of a cell, as a notebook stores them."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, f"cell {number}", "exec"), names)
        value = None
        if last is not None:
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    outputs = []
    if printed.getvalue():
        text = printed.getvalue().splitlines(keepends=True)
        outputs.append({"name": "stdout", "output_type": "stream", "text": text})
    if value is not None:
        outputs.append(
            {
                "data": data_of(value),
                "execution_count": number,
                "metadata": {},
                "output_type": "execute_result",
            }
        )
    return outputs


def data_of(value):
    """What a notebook shows of a value."""
    data = {}
    for kind, method in (("image/svg+xml", "_repr_svg_"), ("text/html", "_repr_html_")):
        shown = getattr(value, method, lambda: None)()
        if shown is not None:
            data[kind] = shown.splitlines(keepends=True)
    data["text/plain"] = repr(value).splitlines(keepends=True)
    return data


def run_notebook():
    """The stored notebook, and each code cell with what it gives now."""
    with open(NOTEBOOK, encoding="utf-8") as file:
        notebook = json.load(file)
    names = {"__name__": "__main__"}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    found = [(c, run_cell("".join(c["source"]), names, n)) for n, c in enumerate(cells, 1)]
    return notebook, found


def without_pictures(outputs):
    """The same, but of a picture only that it is there."""
    return json.loads(
        json.dumps(outputs), object_hook=lambda o: {k: k == "image/svg+xml" or o[k] for k in o}
    )


def update():
    notebook, found = run_notebook()
    for number, (cell, outputs) in enumerate(found, 1):
        cell["execution_count"] = number
        cell["outputs"] = outputs
    with open(NOTEBOOK, "w", encoding="utf-8") as file:
        json.dump(notebook, file, indent=1, ensure_ascii=False)
        file.write("\n")


class Documents(unittest.TestCase):
    def test_the_notebook_gives_what_it_shows(self):
        _, found = run_notebook()
        self.assertGreater(len(found), 5)
        for number, (cell, outputs) in enumerate(found, 1):
            with self.subTest(cell=number):
                self.assertEqual(without_pictures(cell["outputs"]), without_pictures(outputs))

    def test_the_readme_shows_what_is_printed(self):
        failed, tried = doctest.testfile(
            source_path("src/python/manual.md"), module_relative=False
        )
        self.assertGreater(tried, 10)
        self.assertEqual(failed, 0)

    def test_the_package_shows_what_is_printed(self):
        failed, tried = doctest.testmod(sudoku_sat)
        self.assertGreater(tried, 3)
        self.assertEqual(failed, 0)


if __name__ == "__main__":
    if sys.argv[1:] == ["--update"]:
        update()
    else:
        unittest.main()

"""Keywords have the names of the command line's options: one table says both."""

import inspect
import os
import re
import subprocess
import unittest

import sudoku_sat

# Python takes grids where the command line takes files, and sets what a command has no option for.
OTHER_NAMES = {"excluded": "exclude", "threads": "jobs", "settings": "set"}
KEYWORDS = [
    ("solve", sudoku_sat.solve, {"core": None}),
    ("solve", sudoku_sat.PuzzleSolver, {"core": None}),
    ("count", sudoku_sat.count, {}),
    ("candidates", sudoku_sat.candidates, {}),
    ("check", sudoku_sat.check, {}),
    ("check", sudoku_sat.cores, {"limit": "all"}),
    ("check", sudoku_sat.repairs, {"limit": None}),
    ("check", sudoku_sat.redundant, {}),
    ("explain", sudoku_sat.explain, {}),
    ("rate", sudoku_sat.rate, {}),
    ("compare", sudoku_sat.compare, {"strength": None}),
    ("generate", sudoku_sat.generate, {}),
    ("dimacs", sudoku_sat.encode, {"excluded": None, "timeout": None}),
]


def options(command):
    program = os.environ["SUDOKU_SAT"]
    shown = subprocess.run([program, command, "--help", "--all"], capture_output=True, text=True, check=True)
    return set(re.findall(r"^  (?:-.,|   ) --([a-z-]+)", shown.stdout, re.MULTILINE))


class Options(unittest.TestCase):
    def test_keywords_are_options_of_the_command(self):
        for command, function, others in KEYWORDS:
            known = options(command)
            self.assertIn("help", known)
            for name, parameter in inspect.signature(function).parameters.items():
                if parameter.kind is not parameter.KEYWORD_ONLY and parameter.default is parameter.empty:
                    continue
                option = others.get(name, OTHER_NAMES.get(name, name.replace("_", "-")))
                if option is None or name == "board":
                    continue
                with self.subTest(command=command, keyword=name):
                    self.assertIn(option, known)


if __name__ == "__main__":
    unittest.main()

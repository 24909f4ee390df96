"""Keywords have the names of the command line's options: one table says both, and why some are missing."""

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
    ("hint", sudoku_sat.hint, {"puzzle": None}),
    ("rate", sudoku_sat.rate, {}),
    ("compare", sudoku_sat.compare, {"strength": None}),
    ("generate", sudoku_sat.generate, {"solutions": "solution"}),
    ("dimacs", sudoku_sat.encode, {"excluded": "exclude-solution", "timeout": None}),
    ("dimacs", sudoku_sat.Formula.write, {"path": "output"}),
]
KEYWORDS += [(command, sudoku_sat.read, {"path": "puzzle"}) for command in {command for command, _, _ in KEYWORDS}]

# Options of the command line that need no keyword, and what there is in their place.
ELSEWHERE = {
    "empty": "Puzzle.empty()",
    "bytes": "of a stream that parts share",
    "range": "Generator.make(i)",
    "from": "of a comparison in parts",
    "count": "Generator.make(i)",
    "format": "to_text(format)",
    "output": "to_text(format)",
    "certified": "a directory is written by the command alone",
    "split": "files of formulas are written one by one",
    "compress": "the name of the file",
    "theme": "pictures of notebooks have the reader's",
    "no-caption": "to_text(format)",
    "page": "to_text(format)",
    "per-page": "to_text(format)",
    "picture": "to_text(format)",
    "graphics": "of terminals",
    "step": "steps() are objects with a picture each",
    "step-files": "steps() are objects with a picture each",
    "quiet": "warnings",
    "verbose": "warnings",
    "color": "of terminals",
    "progress": "of terminals",
    "help": "help()",
    "version": "__version__",
    "sorted": "sorted()",
    "expected": "==",
    "stats": "fields of Outcome",
    "distrust": "models are always checked; of answers without a proof the command knows more",
    "by": "solve(solutions=0) lists what is to be counted by cells",
    "limit": "of candidates: solve(solutions=n)",
    "counts": "of candidates: solve(solutions=n)",
    "variables": "of candidates: the values of cells",
    "jobs": "of candidates: nearly all of the time is one search",
    "satisfiable": "check(unique=False)",
    "repairs": "repairs()",
    "redundant": "redundant()",
    "differences": "solve(solutions=n)",
    "with-clues": "of the command; with_rules has them too",
    "encoding": "of check: the answer doesn't depend on it",
    "amo": "of check: the answer doesn't depend on it",
    "reduce": "of check: the answer doesn't depend on it",
    "solver": "of check: the answer doesn't depend on it",
    "set": "of check: the answer doesn't depend on it",
    "cell": "steps() up to the one that concludes it",
    "why-not": "steps() up to the one that concludes it",
    "core": "of rate: len(step.facts)",
    "summary": "of many puzzles",
    "sizes": "compare() of Puzzle.empty(n)",
    "grids": "compare() of any puzzles",
    "holes": "compare() of any puzzles",
    "open": "compare() of any puzzles",
    "seed": "compare() of any puzzles",
    "givens": "compare() of any puzzles",
    "solve": "solvers=",
    "proof-size": "of the command",
    "consistency": "of the command",
    "completeness": "of the command",
    "models": "of the command",
    "seeds": "of compare: of the command",
    "columns": "fields of the rows",
    "paired": "of the command",
    "virtual": "of the command",
    "resume": "of the command",
    "reencode": "of the command",
    "literal-order": "of the command",
    "estimate": "of the command",
    "samples": "of the command",
    "matrix": "records()",
    "each-rule": "a loop over rules()",
    "plot": "records()",
    "width": "records()",
}


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

    def test_options_are_keywords_or_have_something_in_their_place(self):
        keywords = {}
        for command, function, others in KEYWORDS:
            for name in inspect.signature(function).parameters:
                option = others.get(name, OTHER_NAMES.get(name, name.replace("_", "-")))
                keywords.setdefault(command, set()).add(option)
        missing = {command: options(command) - known for command, known in keywords.items()}
        for command, lacking in missing.items():
            with self.subTest(command=command):
                self.assertEqual(lacking - set(ELSEWHERE), set())
        self.assertEqual(set(ELSEWHERE) - set().union(*missing.values()), set())


if __name__ == "__main__":
    unittest.main()

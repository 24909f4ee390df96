"""Types and documentation: the stubs of the compiled part are true, nothing public lacks a text."""

import ast
import inspect
import os
import re
import unittest

import sudoku_sat
from sudoku_sat import _core

PACKAGE = os.path.dirname(sudoku_sat.__file__)


def stub():
    with open(os.path.join(PACKAGE, "_core.pyi")) as file:
        return ast.parse(file.read())


def parameters(function):
    """Names of a function's parameters in the stub, without self."""
    arguments = function.args
    names = [a.arg for a in arguments.posonlyargs + arguments.args + arguments.kwonlyargs]
    return [name for name in names if name != "self"]


def compiled_parameters(function):
    """The same of a compiled function, whose documentation begins with its signature."""
    signature = re.match(r"\w+\((.*)\) -> ", function.__doc__).group(1)
    names = re.findall(r"(?:^|, )(\w+)(?=:| *=|,|$)", re.sub(r"\[[^\]]*\]", "", signature))
    return [name for name in names if name not in ("self", "arg0")]


def functions_of(node):
    return {item.name: item for item in node.body if isinstance(item, ast.FunctionDef)}


class Types(unittest.TestCase):
    def test_each_name_of_the_compiled_part_is_in_the_stub(self):
        body = stub().body
        named = {n.name for n in body if isinstance(n, (ast.ClassDef, ast.FunctionDef))}
        named |= {n.target.id for n in body if isinstance(n, ast.AnnAssign)}
        public = {name for name in vars(_core) if not name.startswith("_")}
        self.assertEqual(named, public)

    def test_functions_have_the_parameters_of_the_stub(self):
        for name, function in functions_of(stub()).items():
            with self.subTest(name):
                compiled = compiled_parameters(getattr(_core, name))
                self.assertEqual(parameters(function), compiled)

    def test_classes_have_the_members_of_the_stub(self):
        for node in stub().body:
            if not isinstance(node, ast.ClassDef):
                continue
            compiled = getattr(_core, node.name)
            members = functions_of(node)
            public = {name for name in vars(compiled) if not name.startswith("_")}
            with self.subTest(node.name):
                self.assertEqual({name for name in members if not name.startswith("_")}, public)
            for name in public:
                member = vars(compiled)[name]
                with self.subTest(f"{node.name}.{name}"):
                    if isinstance(member, property):
                        self.assertEqual(members[name].decorator_list[0].id, "property")
                    else:
                        found = compiled_parameters(getattr(compiled, name))
                        self.assertEqual(parameters(members[name]), found)

    def test_everything_public_is_documented(self):
        for name in sudoku_sat.__all__:
            thing = getattr(sudoku_sat, name)
            if not (inspect.isclass(thing) or inspect.isfunction(thing)):
                continue
            with self.subTest(name):
                self.assertTrue(inspect.getdoc(thing))
            if not inspect.isclass(thing) or name in ("Place", "PlacedValue"):
                continue
            for member, value in vars(thing).items():
                shown = callable(value) or isinstance(value, property)
                if shown and not member.startswith("_"):
                    with self.subTest(f"{name}.{member}"):
                        self.assertTrue(inspect.getdoc(value))

    def test_a_text_is_no_puzzle_and_the_error_says_what_makes_one(self):
        line = "1.....2........4"
        grid = sudoku_sat.solve(sudoku_sat.Puzzle(line)).solution
        calls = {
            "solve": sudoku_sat.solve,
            "solve_all": lambda text: list(sudoku_sat.solve_all([text])),
            "count": sudoku_sat.count,
            "candidates": sudoku_sat.candidates,
            "check": sudoku_sat.check,
            "cores": sudoku_sat.cores,
            "repairs": sudoku_sat.repairs,
            "redundant": sudoku_sat.redundant,
            "wrong_with": lambda text: sudoku_sat.wrong_with(text, grid),
            "encode": sudoku_sat.encode,
            "explain": sudoku_sat.explain,
            "steps": sudoku_sat.steps,
            "generate": sudoku_sat.generate,
            "compare": sudoku_sat.compare,
            "rate": sudoku_sat.rate,
        }
        for name, call in calls.items():
            with self.subTest(name):
                with self.assertRaisesRegex(TypeError, r"^a Puzzle is needed, not str; Puzzle\("):
                    call(line)
        with self.assertRaisesRegex(TypeError, "^a Puzzle is needed, not None$"):
            sudoku_sat.solve(None)

    def test_one_text_is_no_list_of_texts(self):
        puzzle = sudoku_sat.Puzzle("1.....2........4")
        with self.assertRaisesRegex(TypeError, r"^encodings: .* as in \['minimal'\]$"):
            sudoku_sat.compare(puzzle, "minimal")
        with self.assertRaisesRegex(TypeError, "^solvers: .* not list of int$"):
            sudoku_sat.compare(puzzle, ["minimal"], solvers=[1])
        with self.assertRaisesRegex(TypeError, "^solvers: .* not int$"):
            sudoku_sat.compare(puzzle, ["minimal"], solvers=1)
        self.assertEqual(len(sudoku_sat.compare(puzzle, {"minimal": 0}, strength=False)), 1)
        with self.assertRaisesRegex(TypeError, "^settings: "):
            sudoku_sat.solve(puzzle, settings="phase=0")
        with self.assertRaisesRegex(TypeError, "^techniques: "):
            sudoku_sat.generate(techniques="full-house")

    def test_a_timeout_is_a_number_from_0_on(self):
        puzzle = sudoku_sat.Puzzle("1.....2........4")
        for wrong in ("1", True, [1]):
            with self.subTest(wrong), self.assertRaisesRegex(TypeError, "^timeout: a number"):
                sudoku_sat.solve(puzzle, timeout=wrong)
        for wrong in (-1, float("nan")):
            with self.subTest(wrong), self.assertRaises(sudoku_sat.UsageError):
                sudoku_sat.count(puzzle, timeout=wrong)

    def test_every_parameter_and_result_has_a_type(self):
        for name in sudoku_sat.__all__:
            thing = getattr(sudoku_sat, name)
            if inspect.isfunction(thing):
                signature = inspect.signature(thing)
                with self.subTest(name):
                    self.assertIsNot(signature.return_annotation, inspect.Signature.empty)
                    for parameter in signature.parameters.values():
                        self.assertIsNot(parameter.annotation, inspect.Parameter.empty)

    def test_the_package_says_that_it_has_types(self):
        self.assertTrue(os.path.exists(os.path.join(PACKAGE, "py.typed")))


if __name__ == "__main__":
    unittest.main()

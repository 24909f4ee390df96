"""Clauses as lists of ints, and the map of their variables."""

import os
import tempfile
import unittest

import sudoku_sat
from support import INKALA, INKALA_SOLUTION, models, solutions_4x4

SMALL = "1.....2........4"


def rows_of(grid):
    return tuple(tuple(row) for row in grid.rows)


class Clauses(unittest.TestCase):
    def test_the_extended_encoding_has_the_published_size(self):
        formula = sudoku_sat.encode(sudoku_sat.Puzzle(INKALA), "extended")
        self.assertEqual((formula.nv, len(formula.clauses)), (729, 11988 + 21))
        self.assertEqual(len(formula), len(formula.clauses))
        self.assertTrue(all(abs(x) <= formula.nv for clause in formula.clauses for x in clause))

    def test_variables_are_numbered_row_by_row(self):
        variables = sudoku_sat.encode(sudoku_sat.Puzzle(INKALA)).variables
        self.assertEqual(len(variables), 729)
        for i, j, k in ((1, 1, 1), (1, 2, 3), (9, 9, 9)):
            number = (i - 1) * 81 + (j - 1) * 9 + k
            self.assertEqual(variables[i, j, k], number)
            self.assertEqual(variables.meaning(-number), (i, j, k))
            self.assertEqual(variables.name(number), f"S[{i},{j},{k}]")
        with self.assertRaises(IndexError):
            variables[10, 1, 1]
        with self.assertRaises(IndexError):
            variables.meaning(730)
        with self.assertRaises(sudoku_sat.UsageError):
            variables[1, 1, 10]

    def test_models_of_every_encoding_are_the_solutions(self):
        puzzle = sudoku_sat.Puzzle(SMALL)
        expected = sorted(solutions_4x4(puzzle.givens))
        for encoding in sudoku_sat.encodings():
            with self.subTest(encoding):
                formula = sudoku_sat.encode(puzzle, encoding)
                found = {rows_of(formula.decode(m)) for m in models(formula.clauses, formula.nv)}
                self.assertEqual(sorted(found), expected)

    def test_a_reduction_leaves_what_is_open(self):
        puzzle = sudoku_sat.Puzzle(INKALA)
        formula = sudoku_sat.encode(puzzle, reduce="units")
        self.assertLess(formula.nv, 729)
        # The given 8 of r1c1 is certain, and no other cell of row 1 may hold it.
        self.assertEqual(formula.variables.literals(1, 1, 8), [])
        self.assertIsNone(formula.variables.literals(1, 2, 8))
        with self.assertRaises(KeyError):
            formula.variables[1, 2, 8]
        literal = formula.variables[1, 2, 1]
        self.assertEqual(formula.variables.meaning(literal), (1, 2, 1))

    def test_a_value_may_take_several_literals(self):
        variables = sudoku_sat.encode(sudoku_sat.Puzzle(SMALL), "binary").variables
        self.assertGreater(len(variables.literals(1, 1, 3)), 1)
        with self.assertRaises(KeyError):
            variables[1, 1, 3]
        self.assertIsNone(variables.meaning(1))
        self.assertTrue(variables.name(1))

    def test_a_contradiction_is_an_empty_clause(self):
        formula = sudoku_sat.encode(sudoku_sat.Puzzle("11.............."), reduce="units")
        self.assertTrue(formula.contradiction)
        self.assertEqual(formula.clauses, [[]])
        with self.assertRaises(sudoku_sat.UsageError):
            formula.decode([])

    def test_a_wrong_model_is_refused(self):
        formula = sudoku_sat.encode(sudoku_sat.Puzzle(SMALL))
        wrong = [formula.variables[1, 1, 1], formula.variables[1, 2, 1]]
        with self.assertRaisesRegex(sudoku_sat.Error, "row 1"):
            formula.decode(wrong)
        for literal in (0, formula.nv + 1, -(2**31)):
            with self.assertRaises(sudoku_sat.UsageError):
                formula.decode([literal])
        self.assertEqual(formula.decode(wrong[:1])[1, 1], 1)

    def test_the_file_has_the_same_clauses(self):
        puzzle = sudoku_sat.Puzzle(INKALA)
        solution = sudoku_sat.solve(puzzle).solution
        for options in ({}, {"givens": False}, {"excluded": [solution]}, {"reduce": "givens"}):
            formula = sudoku_sat.encode(puzzle, "minimal", **options)
            with self.subTest(options), tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "puzzle.cnf")
                formula.write(path)
                with open(path) as file:
                    lines = [line.split() for line in file if line[0] not in "cp"]
                clauses = [[int(word) for word in line[:-1]] for line in lines]
                self.assertEqual(sorted(clauses), sorted(formula.clauses))

    def test_the_file_has_the_numbering_and_the_comments_that_were_asked_for(self):
        formula = sudoku_sat.encode(sudoku_sat.Puzzle(SMALL))
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "puzzle.cnf")
            formula.write(path, numbering="digits", names=True, show=True)
            with open(path) as file:
                text = file.read()
            self.assertIn("c numbering digits\n", text)
            self.assertIn("\nc p show 111 ", text)
            formula.write(path, scramble=7)
            with open(path) as file:
                self.assertIn("c scramble 7\n", file.read())
            with self.assertRaises(sudoku_sat.UsageError):
                formula.write(path, numbering="i+j+k")

    def test_an_excluded_grid_is_no_model(self):
        puzzle = sudoku_sat.Puzzle(SMALL)
        grids = sudoku_sat.solve(puzzle, solutions=0).solutions
        formula = sudoku_sat.encode(puzzle, excluded=grids[:1])
        found = {formula.decode(model) for model in models(formula.clauses, formula.nv)}
        self.assertEqual(found, set(grids[1:]))
        other = sudoku_sat.solve(sudoku_sat.Puzzle("2...............")).solution
        with self.assertRaisesRegex(sudoku_sat.UsageError, "not a solution"):
            sudoku_sat.encode(puzzle, excluded=[other])

    def test_a_file_that_cannot_be_written_is_an_output_error(self):
        with self.assertRaises(sudoku_sat.OutputError):
            sudoku_sat.encode(sudoku_sat.Puzzle(SMALL)).write("no-such-folder/puzzle.cnf")

    def test_families_name_all_clauses_of_the_rules(self):
        formula = sudoku_sat.encode(sudoku_sat.Puzzle(SMALL), givens=False)
        covered = [i for _, first, last in formula.families for i in range(first, last + 1)]
        self.assertEqual(covered, list(range(1, len(formula) + 1)))

    def test_the_solution_of_the_worksheet_is_a_model(self):
        formula = sudoku_sat.encode(sudoku_sat.Puzzle(INKALA))
        rows = [INKALA_SOLUTION[i : i + 9] for i in range(0, 81, 9)]
        true = {
            formula.variables[i + 1, j + 1, int(rows[i][j])] for i in range(9) for j in range(9)
        }
        holds = [any((x > 0) == (abs(x) in true) for x in clause) for clause in formula.clauses]
        self.assertTrue(all(holds))


if __name__ == "__main__":
    unittest.main()

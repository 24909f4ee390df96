"""Puzzles and grids as Python has them: read, looked at, written."""

import pickle
import unittest
import xml.etree.ElementTree

import sudoku_sat
from support import INKALA, source_path


class Puzzles(unittest.TestCase):
    def test_a_line_is_a_puzzle_with_its_cells_values_and_label(self):
        puzzle = sudoku_sat.Puzzle("1.....2........4 small")
        self.assertEqual((puzzle.size, puzzle.box, puzzle.height, puzzle.width), (4, (2, 2), 4, 4))
        self.assertEqual(puzzle.label, "small")
        self.assertEqual(puzzle.givens, [(1, 1, 1), (2, 3, 2), (4, 4, 4)])
        self.assertEqual(puzzle.rows, [[1, 0, 0, 0], [0, 0, 2, 0], [0, 0, 0, 0], [0, 0, 0, 4]])
        self.assertEqual((puzzle[2, 3], puzzle[2, 4]), (2, 0))
        self.assertEqual(puzzle.cells[:5], [(1, 1), (1, 2), (1, 3), (1, 4), (2, 1)])

    def test_a_puzzle_file_has_title_author_and_rules(self):
        grid = "\n".join(["1..."] + ["...."] * 3)
        puzzle = sudoku_sat.Puzzle(f"title: T\nauthor: A\ncages: 3: r1c2 r1c3\n\n{grid}\n")
        self.assertEqual((puzzle.title, puzzle.author), ("T", "A"))
        self.assertEqual(puzzle.warnings, [])
        self.assertEqual(puzzle.rules, {"cages": ["3: r1c2 r1c3"]})
        miracle = sudoku_sat.Puzzle.load(source_path("puzzles/variants/miracle.txt"))
        self.assertEqual(list(miracle.rules), ["anti-knight", "anti-king", "non-consecutive"])

    def test_a_puzzle_has_the_warnings_of_the_reader(self):
        line = "0A" + "".join(str(digit) for digit in range(2, 10)) + "." * 246
        (warning,) = sudoku_sat.Puzzle(line).warnings
        self.assertIn("0 and letters up to F", warning)

    def test_symbols_are_those_that_were_asked_for(self):
        (puzzle,) = sudoku_sat.parse("A.....B..C.....D", symbols="ABCD")
        self.assertEqual(puzzle.givens, sudoku_sat.Puzzle("1.....2..3.....4").givens)

    def test_unknown_rules_are_skipped_if_that_was_asked_for(self):
        row = "[{}, {}, {}, {}]"
        grid = ", ".join([row] * 4)
        text = f'{{"size": 4, "grid": [{grid}], "riddle": [{{"lines": [["R1C1", "R1C2"]]}}]}}'
        with self.assertRaises(sudoku_sat.InputError):
            sudoku_sat.parse(text)
        with self.assertWarnsRegex(UserWarning, "riddle"):
            self.assertEqual(len(sudoku_sat.parse(text, ignore_unknown=True)), 1)

    def test_a_file_of_many_puzzles_is_read_one_by_one(self):
        puzzles = sudoku_sat.read(source_path("puzzles/generated/board-4.txt"))
        first = next(puzzles)
        self.assertEqual(first.size, 4)
        self.assertTrue(all(puzzle.size == 4 for puzzle in puzzles))

    def test_size_box_and_rules_say_what_the_text_does_not(self):
        puzzle = sudoku_sat.Puzzle.empty(6, box=(3, 2), rules="anti-king")
        self.assertEqual((puzzle.box, list(puzzle.rules)), ((3, 2), ["anti-king"]))
        self.assertEqual(len(sudoku_sat.parse("1...............\n..........4.....", size=4)), 2)

    def test_places_without_a_cell_have_no_value(self):
        puzzle = sudoku_sat.Puzzle.load(source_path("puzzles/variants/grids.txt"))
        self.assertIn(None, [value for row in puzzle.rows for value in row])
        with self.assertRaises(IndexError):
            puzzle[0, 1]

    def test_another_given_makes_another_puzzle(self):
        puzzle = sudoku_sat.Puzzle("1.....2........4")
        changed = puzzle.with_value(1, 1, 0).with_value(1, 2, 3)
        self.assertEqual(changed.givens, [(1, 2, 3), (2, 3, 2), (4, 4, 4)])
        self.assertEqual(puzzle.givens[0], (1, 1, 1))
        self.assertNotEqual(puzzle, changed)
        with self.assertRaises(IndexError):
            puzzle.with_value(5, 1, 1)
        with self.assertRaises(sudoku_sat.UsageError):
            puzzle.with_value(1, 1, 5)

    def test_entered_digits_are_left_out_with_a_warning_or_givens(self):
        rows = "[[{\"value\":1,\"given\":true},{\"value\":2},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]"
        text = "{\"size\":4,\"grid\":" + rows + "}"
        with self.assertWarnsRegex(UserWarning, "1 entered digit is ignored"):
            self.assertEqual(sudoku_sat.Puzzle(text).to_text("line")[:3], "1..")
        self.assertEqual(sudoku_sat.Puzzle(text, entries="givens").to_text("line")[:3], "12.")
        with self.assertRaisesRegex(sudoku_sat.UsageError, "value of entries 'all'"):
            sudoku_sat.Puzzle(text, entries="all")

    def test_puzzles_and_grids_are_values(self):
        puzzle = sudoku_sat.Puzzle(INKALA, rules="anti-king")
        self.assertEqual(puzzle, sudoku_sat.Puzzle(INKALA, rules="anti-king"))
        self.assertNotEqual(puzzle, sudoku_sat.Puzzle(INKALA))
        self.assertEqual(pickle.loads(pickle.dumps(puzzle)), puzzle)
        solution = sudoku_sat.solve(sudoku_sat.Puzzle(INKALA)).solution
        self.assertEqual(pickle.loads(pickle.dumps(solution)), solution)
        self.assertEqual(len({solution, pickle.loads(pickle.dumps(solution))}), 1)

    def test_pictures_are_documents_with_the_values(self):
        puzzle = sudoku_sat.Puzzle("1.....2........4")
        for shown in (puzzle, sudoku_sat.solve(puzzle), sudoku_sat.candidates(puzzle)):
            root = xml.etree.ElementTree.fromstring(shown._repr_svg_())
            self.assertTrue(root.tag.endswith("svg"))
            self.assertIn("4", "".join(root.itertext()))

    def test_text_comes_in_the_formats_of_the_table(self):
        puzzle = sudoku_sat.Puzzle("1.....2........4")
        self.assertEqual(puzzle.to_text("line"), "1.....2........4\n")
        self.assertIn("csv", sudoku_sat.formats())
        with self.assertRaisesRegex(sudoku_sat.UsageError, "did you mean line"):
            puzzle.to_text("lime")


class Errors(unittest.TestCase):
    def test_a_text_that_is_no_puzzle_says_where_it_is_wrong(self):
        with self.assertRaises(sudoku_sat.InputError) as caught:
            sudoku_sat.Puzzle("12..\n3x..\n....\n....\n", size=4)
        error = caught.exception
        self.assertEqual((error.source, error.line, error.column), ("text", 2, 2))
        self.assertEqual(str(error), f"text:2:2: {error.detail}")
        self.assertIsInstance(error, ValueError)
        self.assertEqual(pickle.loads(pickle.dumps(error)).line, 2)

    def test_a_file_that_is_not_there_is_an_input_error(self):
        with self.assertRaisesRegex(sudoku_sat.InputError, "no-such-file"):
            sudoku_sat.Puzzle.load("no-such-file")

    def test_two_puzzles_are_not_one(self):
        with self.assertRaises(sudoku_sat.UsageError):
            sudoku_sat.Puzzle("1...............\n..........4.....", size=4)

    def test_names_that_are_unknown_are_refused(self):
        puzzle = sudoku_sat.Puzzle("1.....2........4")
        with self.assertRaisesRegex(sudoku_sat.UsageError, "extended"):
            sudoku_sat.encode(puzzle, "extendid")
        with self.assertRaises(sudoku_sat.InputError):
            sudoku_sat.Puzzle.empty(rules="anti-knigth")


if __name__ == "__main__":
    unittest.main()

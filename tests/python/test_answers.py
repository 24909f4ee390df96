"""What can be asked of a puzzle, against brute force and published numbers."""

import unittest

import sudoku_sat
from support import INKALA, INKALA_SOLUTION, solutions_4x4, source_path

SMALL = "1.....2........4"


def rows_of(grid):
    return tuple(tuple(row) for row in grid.rows)


class Solving(unittest.TestCase):
    def test_the_worksheets_puzzle_has_one_solution(self):
        outcome = sudoku_sat.solve(sudoku_sat.Puzzle(INKALA), unique=True)
        self.assertEqual((outcome.status, outcome.unique), ("solved", True))
        self.assertEqual(outcome.solution.to_text("line").strip(), INKALA_SOLUTION)
        self.assertIsNone(sudoku_sat.wrong_with(sudoku_sat.Puzzle(INKALA), outcome.solution))

    def test_uniqueness_is_none_where_it_was_not_asked(self):
        self.assertIsNone(sudoku_sat.solve(sudoku_sat.Puzzle(SMALL)).unique)
        self.assertIs(sudoku_sat.solve(sudoku_sat.Puzzle(SMALL), unique=True).unique, False)

    def test_all_solutions_are_those_of_brute_force(self):
        puzzle = sudoku_sat.Puzzle(SMALL)
        expected = sorted(solutions_4x4(puzzle.givens))
        for options in ({}, {"encoding": "minimal"}, {"threads": 2}):
            outcome = sudoku_sat.solve(puzzle, solutions=0, **options)
            self.assertEqual(sorted(rows_of(grid) for grid in outcome.solutions), expected)
        self.assertEqual(len(sudoku_sat.solve(puzzle, solutions=2).solutions), 2)

    def test_excluded_grids_are_no_solutions(self):
        puzzle = sudoku_sat.Puzzle(SMALL)
        found = []
        while (outcome := sudoku_sat.solve(puzzle, excluded=found)).solution is not None:
            found.append(outcome.solution)
        self.assertEqual(outcome.status, "unsatisfiable")
        self.assertEqual(len(set(found)), len(solutions_4x4(puzzle.givens)))

    def test_one_solver_takes_one_puzzle_after_the_other(self):
        puzzles = sudoku_sat.parse(f"{INKALA}\n{SMALL}\n")
        outcomes = list(sudoku_sat.solve_all(puzzles, unique=True))
        self.assertEqual([outcome.unique for outcome in outcomes], [True, False])

    def test_options_out_of_range_are_refused(self):
        puzzle = sudoku_sat.Puzzle(SMALL)
        for wrong in (
            {"timeout": 0},
            {"timeout": float("nan")},
            {"threads": 0},
            {"solutions": -1},
            {"solver": "no-such-solver"},
            {"settings": ["no-such-setting=1"]},
        ):
            with self.subTest(wrong), self.assertRaises(sudoku_sat.UsageError):
                sudoku_sat.solve(puzzle, **wrong)


class Counting(unittest.TestCase):
    def test_numbers_are_those_that_are_known(self):
        self.assertEqual(sudoku_sat.count(sudoku_sat.Puzzle.empty(4)).solutions, 288)
        puzzle = sudoku_sat.Puzzle.empty(4, rules="latin")
        self.assertEqual(sudoku_sat.count(puzzle).solutions, 576)

    def test_a_limit_leaves_the_number_open(self):
        counted = sudoku_sat.count(sudoku_sat.Puzzle.empty(4), limit=10)
        self.assertEqual(counted, sudoku_sat.Count(10, False))

    def test_numbers_above_64_bits_are_whole(self):
        counted = sudoku_sat.count(sudoku_sat.Puzzle.empty(9), timeout=0.01)
        self.assertIsInstance(counted.solutions, int)
        self.assertFalse(counted.complete)

    def test_candidates_are_the_values_of_all_solutions(self):
        puzzle = sudoku_sat.Puzzle(SMALL)
        grids = solutions_4x4(puzzle.givens)
        found = sudoku_sat.candidates(puzzle)
        for row, column in puzzle.cells:
            values = sorted({grid[row - 1][column - 1] for grid in grids})
            self.assertEqual(found[row, column], values)


class Checking(unittest.TestCase):
    def test_conflicts_name_both_givens_and_the_rule(self):
        outcome = sudoku_sat.check(sudoku_sat.Puzzle("11.............."))
        self.assertEqual(outcome.status, "inconsistent")
        self.assertEqual(
            outcome.conflicts, [sudoku_sat.Conflict((1, 1, 1), (1, 2, 1), "row 1")]
        )

    def test_a_core_has_no_solution_and_each_part_of_it_has(self):
        puzzle = sudoku_sat.Puzzle("12.....33.......")
        outcome = sudoku_sat.check(puzzle)
        self.assertEqual(outcome.status, "unsatisfiable")
        self.assertEqual(solutions_4x4(outcome.core), [])
        for given in outcome.core:
            rest = [other for other in outcome.core if other != given]
            self.assertTrue(solutions_4x4(rest))

    def test_all_cores_and_repairs_are_found(self):
        puzzle = sudoku_sat.Puzzle("12.....33.......")
        cores = sudoku_sat.cores(puzzle)
        self.assertTrue(cores.complete)
        self.assertIn(["r1c2=2", "r2c4=3", "r3c1=3"], cores.sets)
        self.assertIn(["r1c2=2"], sudoku_sat.repairs(puzzle).sets)
        self.assertEqual(len(sudoku_sat.cores(puzzle, smallest=True).sets), 1)
        self.assertEqual(sudoku_sat.cores(sudoku_sat.Puzzle(SMALL)).sets, [])

    def test_redundant_givens_follow_from_the_others(self):
        solution = sudoku_sat.solve(sudoku_sat.Puzzle(SMALL)).solution
        full = sudoku_sat.Puzzle(solution.to_text("line"))
        self.assertEqual(sudoku_sat.redundant(full), full.givens)
        with self.assertRaises(sudoku_sat.Error):
            sudoku_sat.redundant(sudoku_sat.Puzzle("11.............."))

    def test_a_wrong_grid_is_told_in_words(self):
        puzzle = sudoku_sat.Puzzle(SMALL)
        other = sudoku_sat.solve(sudoku_sat.Puzzle("2...............")).solution
        self.assertIn("r1c1", sudoku_sat.wrong_with(puzzle, other))


class Explaining(unittest.TestCase):
    def test_steps_lead_to_the_solution(self):
        puzzle = next(sudoku_sat.read(source_path("puzzles/generated/board-4.txt")))
        steps = sudoku_sat.explain(puzzle)
        self.assertEqual([step.number for step in steps], list(range(1, len(steps) + 1)))
        solution = sudoku_sat.solve(puzzle).solution
        self.assertEqual(steps[-1].grid, solution)
        for step in steps:
            for (row, column, value), holds in step.conclusions:
                self.assertEqual(solution[row, column] == value, holds)
            self.assertTrue(step.constraints)
            self.assertTrue(step._repr_svg_().startswith("<svg"))

    def test_a_hint_says_where_and_what_and_what_is_wrong(self):
        puzzle = "1.....2..3.....4"
        where = sudoku_sat.hint(puzzle, tell="where")
        self.assertRegex(where.where, "^Look at ")
        self.assertIsNone(where.what)
        self.assertEqual(where.steps, [])
        why = sudoku_sat.hint(puzzle)
        self.assertEqual(len(why.steps), 1)
        wrong = sudoku_sat.hint(puzzle, filled="11....2..3.....4")
        self.assertEqual(wrong.fault, "You put 1 in r1c2: row 1 has 1 only once, and r1c1=1 is given.")
        self.assertEqual(sudoku_sat.hint("1243342143122134").reason, "The grid is complete.")
        with self.assertRaises(sudoku_sat.InputError):
            sudoku_sat.hint("1..")
        with self.assertRaises(sudoku_sat.UsageError):
            sudoku_sat.hint(puzzle, tell="all")
        with self.assertRaises(TypeError):
            sudoku_sat.hint(sudoku_sat.Puzzle(puzzle))

    def test_givens_in_conflict_are_not_explained(self):
        with self.assertRaises(sudoku_sat.Error):
            sudoku_sat.explain(sudoku_sat.Puzzle("11.............."))


class Excluding(unittest.TestCase):
    def test_excluded_solutions_leave_fewer_candidates(self):
        puzzle = sudoku_sat.Puzzle.load(source_path("puzzles/trouble/two-solutions-4x4.txt"))
        first, second = sudoku_sat.solve(puzzle, solutions=0).solutions
        left = sudoku_sat.candidates(puzzle, excluded=[first])
        self.assertEqual([values for values in left.values.values() if len(values) != 1], [])
        self.assertEqual(left[1, 1], [second[1, 1]])


class Generating(unittest.TestCase):
    def test_the_same_seed_gives_the_same_puzzle_with_one_solution(self):
        board = sudoku_sat.Puzzle.empty(6)
        puzzle = sudoku_sat.generate(board, seed=1)
        self.assertEqual(puzzle, sudoku_sat.generate(board, seed=1))
        self.assertEqual(sudoku_sat.count(puzzle).solutions, 1)
        self.assertEqual(sudoku_sat.redundant(puzzle), [])

    def test_puzzles_come_without_end_and_differ(self):
        puzzles = iter(sudoku_sat.Generator(sudoku_sat.Puzzle.empty(4), seed=1, clues=6))
        made = [next(puzzles) for _ in range(3)]
        self.assertEqual([len(puzzle.givens) for puzzle in made], [6, 6, 6])
        self.assertEqual(len(set(made)), 3)

    def test_only_the_cells_of_a_pattern_have_givens(self):
        board = sudoku_sat.Puzzle.empty(4)
        pattern = [(row, column) for row in range(1, 5) for column in range(1, 5) if row != 2]
        for seed in range(5):
            puzzle = sudoku_sat.generate(board, seed=seed, pattern=pattern)
            self.assertTrue({(row, column) for row, column, _ in puzzle.givens} <= set(pattern))

    def test_a_puzzle_needs_the_technique_that_was_asked_for(self):
        puzzle = sudoku_sat.generate(seed=2, needs="hidden-single", timeout=60)
        rating = sudoku_sat.rate(puzzle)
        self.assertEqual(rating.technique, "hidden-single")

    def test_solutions_are_taken_in_turn_and_excluded_ones_are_not(self):
        board = sudoku_sat.Puzzle.empty(4)
        first, second = sudoku_sat.solve(board, solutions=2).solutions
        made = sudoku_sat.Generator(board, seed=1, solutions=[first, second], minimal=True)
        found = [sudoku_sat.solve(made.make(i)).solution for i in range(2)]
        self.assertEqual(found, [first, second])
        self.assertNotEqual(
            sudoku_sat.solve(sudoku_sat.generate(board, seed=1, excluded=[first])).solution, first
        )

    def test_options_that_cannot_be_met_are_refused(self):
        for wrong in (
            {"needs": "search"},
            {"needs": "hidden-single", "rating": "easy"},
            {"minimal": True, "clues": 30},
            {"pattern": [(1, 1)], "fewest": True},
            {"symmetry": "round"},
            {"rating": "soft"},
            {"techniques": ["search"]},
            {"seed": -1},
            {"clues": 99},
        ):
            with self.subTest(wrong), self.assertRaises(sudoku_sat.UsageError):
                sudoku_sat.generate(seed=wrong.pop("seed", 1), **wrong)


class Measuring(unittest.TestCase):
    def test_figures_are_those_of_the_clauses(self):
        puzzle = sudoku_sat.Puzzle(SMALL)
        rows = sudoku_sat.compare(puzzle, ["minimal", "triads"], solvers=[""], runs=2)
        self.assertEqual([row.encoding for row in rows], ["minimal", "triads"])
        for row in rows:
            formula = sudoku_sat.encode(puzzle, row.encoding)
            lengths = [len(clause) for clause in formula.clauses]
            self.assertEqual((row.variables, row.clauses), (formula.nv, len(lengths)))
            self.assertEqual((row.units, row.binary), (lengths.count(1), lengths.count(2)))
            self.assertEqual(row.literals, sum(lengths))
            self.assertEqual(row.auxiliary, formula.nv - len(formula.variables))
            (runs,) = row.solvers.values()
            self.assertEqual([run.answer for run in runs], ["satisfiable"] * 2)
        self.assertEqual(rows.records()[0]["clauses"], rows[0].clauses)
        self.assertIn("<th>clauses</th>", rows._repr_html_())

    def test_a_puzzle_of_singles_is_easy(self):
        rating = sudoku_sat.rate(sudoku_sat.generate(sudoku_sat.Puzzle.empty(4), seed=1))
        self.assertEqual(rating.grade, "easy")
        self.assertEqual(sudoku_sat.rate(sudoku_sat.Puzzle(SMALL)).level, "none")


if __name__ == "__main__":
    unittest.main()

"""Long work: Ctrl-C ends it, other threads go on meanwhile, a timeout is a value or an error."""

import os
import signal
import threading
import time
import unittest

import sudoku_sat

# Counting these takes ages: there are 6.67e21.
ENDLESS = sudoku_sat.Puzzle.empty(9)


class Running(unittest.TestCase):
    def interrupted(self, work):
        """Whether a SIGINT a moment after the start ends the work as Ctrl-C should."""
        main = threading.get_ident()
        timer = threading.Timer(0.1, signal.pthread_kill, [main, signal.SIGINT])
        timer.start()
        try:
            work()
        except KeyboardInterrupt:
            return True
        finally:
            timer.join()
        return False

    def test_ctrl_c_ends_the_work(self):
        for threads in (1, 2):
            self.assertTrue(
                self.interrupted(lambda: sudoku_sat.count(ENDLESS, threads=threads, timeout=60))
            )

    def test_what_a_handler_raises_comes_out(self):
        class Enough(Exception):
            pass

        def handler(number, frame):
            raise Enough

        before = signal.signal(signal.SIGALRM, handler)
        try:
            signal.setitimer(signal.ITIMER_REAL, 0.05)
            with self.assertRaises(Enough):
                sudoku_sat.count(ENDLESS, timeout=60)
        finally:
            signal.signal(signal.SIGALRM, before)

    def test_other_threads_run_meanwhile(self):
        ended = threading.Event()
        steps = 0

        def count():
            sudoku_sat.count(ENDLESS, timeout=0.3)
            ended.set()

        thread = threading.Thread(target=count)
        thread.start()
        while not ended.is_set():
            steps += 1
            time.sleep(0.001)
        thread.join()
        self.assertGreater(steps, 3)

    def test_one_solver_serves_several_threads(self):
        solver = sudoku_sat.PuzzleSolver(unique=True)
        puzzles = [sudoku_sat.generate(sudoku_sat.Puzzle.empty(4), seed=i) for i in range(8)]
        results = []

        def work():
            results.extend(solver.solve(puzzle).unique for puzzle in puzzles)

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(results, [True] * 32)

    def test_a_timeout_is_a_value_where_something_is_known(self):
        self.assertFalse(sudoku_sat.count(ENDLESS, timeout=0.01).complete)
        rated = sudoku_sat.rate(ENDLESS, timeout=1e-6)
        self.assertEqual((rated.status, rated.grade, rated.complete), ("unknown", None, False))

    def test_a_timeout_without_a_result_is_an_error(self):
        large = sudoku_sat.Puzzle.empty(64)
        with self.assertRaises(sudoku_sat.Timeout) as caught:
            sudoku_sat.encode(large, timeout=1e-6)
        with self.assertRaises(sudoku_sat.Timeout):
            sudoku_sat.candidates(ENDLESS, timeout=1e-6)
        self.assertIsInstance(caught.exception, TimeoutError)


if __name__ == "__main__":
    unittest.main()

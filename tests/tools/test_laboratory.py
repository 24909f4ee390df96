"""tools/reproduce and tools/corpus: what they write is what the program and a search of our own find.
Usage: test_laboratory.py PROGRAM ROOT"""

import importlib.machinery
import importlib.util
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

PROGRAM, ROOT = sys.argv[1], pathlib.Path(sys.argv[2])
SMALL = "4....2....13..2."  # 4x4, with one solution


def run(tool, *words):
    command = [sys.executable, str(ROOT / "tools" / tool), "--program", PROGRAM, *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)


def solutions_of(line):
    """All solutions of a 4x4 puzzle, by trying each value in each cell."""
    cells, found = list(line), []

    def fits(place, value):
        row, column = divmod(place, 4)
        return all(cells[other] != value for other in range(16) if other != place and (
            other // 4 == row or other % 4 == column or (other // 8, other % 4 // 2) == (row // 2, column // 2)))

    def search(place):
        if place == 16:
            found.append("".join(cells))
            return
        if line[place] != ".":
            if fits(place, line[place]):
                search(place + 1)
            return
        for value in "1234":
            if fits(place, value):
                cells[place] = value
                search(place + 1)
        cells[place] = "."

    search(0)
    return found


def mirrored(line):
    """The same puzzle up to symmetry: columns from right to left, values 1 and 2 exchanged."""
    return "".join(line[row:row + 4][::-1] for row in range(0, 16, 4)).translate(str.maketrans("12", "21"))


class Corpus(unittest.TestCase):
    def corpus(self, folder, *lists):
        done = run("corpus", "-o", folder, *lists)
        self.assertEqual(done.returncode, 0, done.stderr)
        return [json.loads(line) for line in (folder / "corpus.jsonl").read_text().splitlines()]

    def test_two_puzzles_and_a_double(self):
        with tempfile.TemporaryDirectory() as name:
            scratch = pathlib.Path(name)
            several = scratch / "list.txt"
            several.write_text(f"{SMALL}\n{mirrored(SMALL)}\n")
            cages = scratch / "cages.txt"
            cages.write_text("title: Two <cages>\nsize: 4\ncages:\n  3: r1c1 r1c2; 7: r4c3 r4c4\n\n1...\n..2.\n.3..\n....\n")
            entries = self.corpus(scratch / "one", several, cages)
            self.assertEqual(len(entries), 2, "the mirrored puzzle is a double")
            first, second = entries
            self.assertEqual([first["solution"]], solutions_of(SMALL))
            self.assertTrue(first["unique"])
            self.assertEqual(first["certificate"]["status"], "verified")
            self.assertEqual(first["certificate"]["checked_clauses"], first["certificate"]["clauses"])
            needed = [place for place in range(16) if SMALL[place] != "."
                      and len(solutions_of(SMALL[:place] + "." + SMALL[place + 1:])) > 1]
            self.assertEqual(len(first["redundant_givens"]), first["givens"] - len(needed))
            values = list(SMALL)
            for step in first["steps"]:
                for conclusion in step["conclusions"]:
                    cell, equal, value = conclusion.partition("=")
                    if equal and "!" not in cell:
                        values[4 * (int(cell[1]) - 1) + int(cell[3]) - 1] = value
            self.assertEqual("".join(values), first["solution"], "the steps lead to the solution")
            self.assertEqual(second["title"], "Two <cages>")
            self.assertIn("cages: ", second["words"][0])
            self.assertEqual(second["rules"][0]["data"], ["3: r1c1 r1c2", "7: r4c3 r4c4"])
            with_sums = [grid for grid in solutions_of("1.....2..3......")
                         if int(grid[0]) + int(grid[1]) == 3 and int(grid[14]) + int(grid[15]) == 7]
            self.assertEqual(second["unique"], len(with_sums) == 1)
            self.assertIn(second["solution"], with_sums)
            page = (scratch / "one" / "index.html").read_text()
            self.assertIn("Two &lt;cages&gt;", page)
            self.assertIn("1 left out", page)
            self.corpus(scratch / "two", several, cages)
            for file in ("corpus.jsonl", "index.html"):
                self.assertEqual((scratch / "one" / file).read_bytes(), (scratch / "two" / file).read_bytes())

    def test_the_one_in_puzzles_is_what_its_command_writes(self):
        command = next(line.split() for line in (ROOT / "puzzles" / "README.md").read_text().splitlines()
                       if line.startswith("    $ tools/corpus -o corpus "))
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name) / "corpus"
            self.corpus(folder, *command[4:])
            for file in ("corpus.jsonl", "index.html"):
                self.assertEqual((folder / file).read_bytes(), (ROOT / "puzzles" / "corpus" / file).read_bytes(), file)

    def test_what_is_not_known_is_not_told(self):
        with tempfile.TemporaryDirectory() as name:
            scratch = pathlib.Path(name)
            puzzles = scratch / "list.txt"
            puzzles.write_text("1...1...........\n1...............\n")
            none, several = self.corpus(scratch / "out", puzzles)
            self.assertIsNone(none["solution"])
            self.assertIn(several["solution"], solutions_of("1..............."))
            self.assertFalse(several["unique"])
            page = (scratch / "out" / "index.html").read_text()
            for row in ("solutions</th><td>none", "solutions</th><td>several", "solution</th><td>not known"):
                self.assertIn(row, page)
            self.assertEqual(page.count("redundant</th><td>not known"), 2)
            self.assertNotIn("None", page)

    def test_a_step_without_a_name_is_told_by_its_reasons(self):
        loader = importlib.machinery.SourceFileLoader("corpus", str(ROOT / "tools/corpus"))
        corpus = importlib.util.module_from_spec(importlib.util.spec_from_loader("corpus", loader))
        loader.exec_module(corpus)
        entry = json.loads((ROOT / "puzzles/corpus/corpus.jsonl").read_text().splitlines()[0])
        entry["steps"] = [{"name": None, "conclusions": ["r1c1=1"], "text": "r1c1=1: row 1"}]
        self.assertIn("<ol><li>r1c1=1: row 1</li></ol>", corpus.section(1, entry, "<svg></svg>"))

    def test_a_list_that_is_none_leaves_nothing_behind(self):
        with tempfile.TemporaryDirectory() as name:
            wrong = pathlib.Path(name) / "wrong.txt"
            wrong.write_text("no puzzle here\n")
            done = run("corpus", "-o", pathlib.Path(name) / "out", wrong)
            self.assertNotEqual(done.returncode, 0)
            self.assertEqual(len(done.stderr.strip().splitlines()), 1, done.stderr)
            self.assertEqual([path.name for path in pathlib.Path(name).iterdir()], ["wrong.txt"])

    def test_the_corpus_in_the_tree_is_true(self):
        lines = (ROOT / "puzzles/corpus/corpus.jsonl").read_text().splitlines()
        self.assertGreaterEqual(len(lines), 3)
        first = json.loads(lines[0])
        self.assertEqual([first["solution"]], solutions_of(first["puzzle"]))


class Reproduce(unittest.TestCase):
    def test_all_tables_agree(self):
        done = run("reproduce")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertNotIn("DIFFERS", done.stdout)
        self.assertIn("| 8829 | 8829 | the same |", done.stdout)

    def test_a_figure_that_differs_needs_a_reason(self):
        table = {"source": "Nobody", "from": "nothing",
                 "figures": [{"what": "clauses", "published": 8828, "field": "0.clauses",
                              "command": ["compare", "--empty", "-e", "minimal", "-f", "json"]}]}
        with tempfile.TemporaryDirectory() as name:
            file = pathlib.Path(name) / "wrong.json"
            file.write_text(json.dumps(table))
            done = run("reproduce", "--tables-in", name)
            self.assertEqual(done.returncode, 1)
            self.assertIn("| 8828 | 8829 | DIFFERS", done.stdout)
            table["figures"][0]["reason"] = "One was forgotten."
            file.write_text(json.dumps(table))
            done = run("reproduce", "--tables-in", name, "wrong")
            self.assertEqual(done.returncode, 0)
            self.assertIn("| 8828 | 8829 | One was forgotten. |", done.stdout)

    def test_an_unknown_table_is_wrong_usage(self):
        self.assertEqual(run("reproduce", "nonsense").returncode, 2)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

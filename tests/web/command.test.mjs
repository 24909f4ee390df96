// `npx sudoku-sat` is the program itself: each of these command lines writes the same to standard output,
// standard error and files as the native program (SUDOKU_SAT in the environment), and ends with the
// same status.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const root = new URL("../..", import.meta.url).pathname;
const native = process.env.SUDOKU_SAT ?? join(root, "build/dev/sudoku-sat");
const script = join(root, "build/wasm/npm/bin.js");
const folder = mkdtempSync(join(tmpdir(), "sudoku-sat-command-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Each program works in a folder of its own, which has the puzzles. */
const places = { native: [native], wasm: [process.execPath, script] };
for (const place of Object.keys(places)) {
  mkdirSync(join(folder, place));
  symlinkSync(join(root, "puzzles"), join(folder, place, "puzzles"));
}

const environment = { ...process.env, COLUMNS: "80" };

function run(place, words, { input = "", env = {} } = {}) {
  const [program, ...first] = places[place];
  const { status, stdout, stderr, error } = spawnSync(program, [...first, ...words],
    { cwd: join(folder, place), input, env: { ...environment, ...env }, maxBuffer: 1 << 28 });
  assert.equal(error, undefined);
  return { status, stdout: stdout.toString("latin1"), stderr: stderr.toString("latin1") };
}

/** What a clock says, and what other machines have. */
const timeless = ({ status, stdout, stderr }) => ({ status, stdout: plain(stdout), stderr: plain(stderr) });
const plain = (text) => text.replace(/("\w*(?:seconds|time|megabytes)\w*": ?)(\{[^}]*\}|[\d.e+-]+)/g, "$1T");

function written(place) {
  const found = {};
  const visit = (path) => {
    for (const entry of readdirSync(join(folder, place, path), { withFileTypes: true })) {
      const name = join(path, entry.name);
      if (entry.isDirectory()) visit(name);
      // A manifest says where its stream lies.
      else if (entry.isFile() && !name.startsWith("parts")) found[name] = plain(readFileSync(join(folder, place, name), "latin1"));
    }
  };
  visit("");
  return found;
}

/** Words are what stands between blanks; one in quotes may have blanks. */
const wordsOf = (line) => (line.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^'(.*)'$/, "$1"));

function same(line, options) {
  test(line || "(no command)", () => {
    const words = wordsOf(line);
    assert.deepEqual(timeless(run("wasm", words, options)), timeless(run("native", words, options)));
    assert.deepEqual(written("wasm"), written("native"));
  });
}

for (const line of [
  "solve puzzles/inkala-2012.txt",
  "solve --unique -f line puzzles/inkala-2012.txt",
  "solve -f json puzzles/named.txt",
  "solve -f line puzzles/trouble/malformed/stream-with-errors.txt",
  "solve -f csv puzzles/named.txt -o solutions.csv",
  "solve 1.....2..3.....4",
  "solve --empty --rules killer",
  "solve --unique -f line -p 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
  "solve -n 0 -f line puzzles/trouble/two-solutions.txt",
  "solve -f line puzzles/generated/board-16.txt",
  "solve -e minimal --amo sequential --reduce units -f line puzzles/escargot.txt",
  "solve -f line --rules 'cages=3: r1c1 r1c2' --size 4 -p 4...............",
  "solve --color always -f unicode puzzles/variants/cages.txt",
  "solve -f line puzzles/no-such-file.txt",
  "solve puzzles",
  "solve --sove puzzles/named.txt",
  "check puzzles/trouble/three-conflicts.csv",
  "check --unique -f line puzzles/inkala-2012.txt",
  "check puzzles/trouble/no-pair-no-solution.txt",
  "check --differences -p 1...............",
  "check --redundant --with-rules puzzles/variants/shape.txt",
  "check --smallest --repairs puzzles/trouble/no-pair-no-solution.txt",
  "convert -f json puzzles/variants/grids.txt",
  "count --empty --size 6",
  "count --empty --rules anti-knight,anti-king,non-consecutive",
  "candidates puzzles/trouble/two-solutions-4x4.txt",
  "explain puzzles/generated/board-4.txt",
  "explain puzzles/generated/board-4.txt --why-not r2c4=3",
  "explain -f html -o explained.html puzzles/generated/board-4.txt",
  "dimacs -e extended puzzles/inkala-2012.txt -o inkala.cnf",
  "dimacs -q --scramble 7 puzzles/escargot.txt",
  "dimacs --split formulas --compress xz puzzles/named.txt",
  "dimacs --split more --compress gz puzzles/named.txt",
  "dimacs --split most --compress zst puzzles/named.txt",
  "generate -n 3 --seed 1",
  "generate --size 6 --fewest --seed 1",
  "generate --rules thermometers --seed 1 -f svg -o thermometers.svg",
  "family --sizes 9,16 --open 0.40:0.55 --count 2 --seed 1 -o family",
  "rate --backdoor --columns name,givens,backdoor puzzles/escargot.txt",
  "compare --sizes 4,6,9 --columns variables,clauses,literals -f csv",
  "convert -f puzzle puzzles/variants/thermometers.txt",
  "convert -f tex puzzles/variants/cages.txt",
  "prove puzzles/inkala-2012.txt -o certificate",
  "verify certificate",
  "prove -e triads --trim --cubes 4 puzzles/inkala-2012.txt -o joined",
  "verify joined",
  "trace -e binary -p 1.....2..3.....4",
  "generate -n 30 --seed 2 -o stream.txt",
  "parts split stream.txt --parts 2 -o parts -- solve --unique",
  "parts run parts/manifest.json 1",
  "parts merge parts/manifest.json",
  "parts run parts/manifest.json 2",
  "parts merge parts/manifest.json -o solutions.txt",
  "course exercises",
  "list reductions",
  "list rules -f json",
  "man",
  "completion bash",
  "--version",
  "--help",
  "solve --help",
  "sovle",
  "",
]) same(line);

same("solve -f line", { input: "1.....2..3.....4\n\nnot a puzzle\n" });
same("decode inkala.cnf -", { input: "s UNSATISFIABLE\n" });
same("solve -f line -", { input: readFileSync(join(root, "puzzles/named.txt")) });
same("solve --progress always -q -f line puzzles/escargot.txt", { env: { TERM: "dumb" } });

/** What WebAssembly has not is told in one line. */
for (const [line, status, message] of [
  ["solve -s minisat puzzles/escargot.txt", 1, /'minisat' is an external program, and WebAssembly cannot start programs/],
  ["solve -s 'picosat {cnf}' puzzles/escargot.txt", 1, /'picosat \{cnf\}' is an external program/],
  ["convert -f png -o board.png puzzles/escargot.txt", 1, /WebAssembly cannot start programs/],
  ["serve", 1, /no sockets and no threads/],
  ["serve --stdio", 1, /no sockets and no threads/],
  ["solve -j 4 -f line puzzles/escargot.txt", 0, /-j 4: WebAssembly has no threads/],
]) {
  test(line, () => {
    const answer = run("wasm", wordsOf(line));
    assert.equal(answer.status, status, answer.stderr);
    assert.match(answer.stderr, message);
    assert.equal(answer.stderr.trim().split("\n").length, 1);
  });
}

test("a lack of memory is reported in one line", () => {
  const answer = run("wasm", wordsOf("solve --empty --size 100 -e minimal"));
  assert.equal(answer.status, 1);
  assert.match(answer.stderr, /memory|MB/);
  assert.equal(answer.stderr.trim().split("\n").length, 1, answer.stderr);
});

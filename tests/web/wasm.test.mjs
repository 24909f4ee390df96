// The npm package as users get it: packed, installed, imported. Its answers are those of the native
// program (SUDOKU_SAT in the environment), and no request, however bad, ends the module.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";

const root = new URL("../..", import.meta.url).pathname;
const built = join(root, "build/wasm/npm");
const native = process.env.SUDOKU_SAT ?? join(root, "build/dev/sudoku-sat");
const folder = mkdtempSync(join(tmpdir(), "sudoku-sat-npm-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const run = (program, words, options = {}) =>
  execFileSync(program, words, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28, ...options });
const packed = run("npm", ["pack", "--silent", built]).trim();
run("npm", ["install", "--silent", "--offline", "--no-audit", "--no-fund", "--prefix", folder, join(folder, packed)]);
const { ask, askText } = await import(pathToFileURL(join(folder, "node_modules/sudoku-sat/index.js")));

/** Without what a clock says. */
function timeless(value) {
  if (Array.isArray(value)) return value.map(timeless);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value)
    .filter(([name]) => !/seconds|time|peak|megabytes/.test(name))
    .map(([name, one]) => [name, timeless(one)]));
}

function files(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  }).filter((path) => /\.(txt|csv)$/.test(path)).sort();
}

const smallEnough = (text) => text.length < 20000;
const puzzles = files(join(root, "puzzles"))
  .map((path) => ({ path: path.slice(root.length), text: readFileSync(path, "utf8") }))
  .filter(({ text }) => smallEnough(text));

for (const command of ["solve", "check", "candidates"]) {
  test(`${command} answers as the native program does, on puzzles/`, async () => {
    const requests = puzzles.map(({ path, text }) => JSON.stringify({ id: path.slice(-60), command, puzzle: text }));
    const input = requests.join("\n") + "\n";
    const wanted = new Map(run(native, ["serve", "--stdio", "-j1"], { input }).trim().split("\n").map((line) => JSON.parse(line))
      .filter((answer) => !answer.progress).map((answer) => [answer.id, answer]));
    for (const request of requests) {
      const answer = JSON.parse(await askText(request));
      assert.deepEqual(timeless(answer), timeless(wanted.get(answer.id)), answer.id);
    }
  });
}

test("bad requests get an error as their answer, and the next one is answered as usual", async () => {
  const bad = ["", "{", "[]", "null", "\0", "{\"command\": 1}", "{\"command\": \"sovle\"}", "[".repeat(100000),
    "{\"a\":".repeat(100000), "x".repeat(3 << 20), JSON.stringify({ command: "solve", puzzle: "[".repeat(500000) }),
    JSON.stringify({ command: "solve", options: { empty: true, size: 1000000 } }),
    JSON.stringify({ command: "solve", options: { empty: true, size: 4294967297 } }),
    JSON.stringify({ command: "solve", puzzle: "rules: " + "(".repeat(300000) })];
  for (const request of bad) {
    const answer = JSON.parse(await askText(request));
    assert.ok(answer.error || answer.answers.every(({ status }) => status === "invalid"), request.slice(0, 60));
    const next = await ask({ command: "solve", puzzle: "1.....2..3.....4" });
    assert.equal(next.status, 0);
  }
});

test("without a seed another puzzle is made each time, with one the same", async () => {
  const made = async (options) => (await ask({ command: "generate", options })).answers[0].puzzle;
  const [one, other, seeded, again] = [await made({}), await made({}), await made({ seed: 1 }), await made({ seed: 1 })];
  assert.match(one, /^[1-9.]{81}$/);
  assert.notEqual(one, other);
  assert.equal(seeded, again);
});

test("a cancelled request ends, and the next one is answered", async () => {
  const control = new AbortController();
  const long = ask({ command: "count", options: { empty: true, size: 16 } }, { signal: control.signal, onProgress: () => control.abort() });
  await assert.rejects(long, { name: "AbortError" });
  assert.equal((await ask({ command: "solve", puzzle: "1.....2..3.....4" })).status, 0);
});

// The program itself: command.test.mjs.
test("README's command solves a puzzle by npx", () => {
  const [, line] = /^ {4}\$ (npx .*)$/m.exec(readFileSync(join(root, "README.md"), "utf8"));
  assert.ok(line.includes(packed), `README names the package otherwise than ${packed}`);
  assert.match(run("sh", ["-c", line]), /1' 2 {2}\| 4 {2}3/);
});

test("a script on the command line can ask", () => {
  const script = 'import { ask } from "sudoku-sat"; console.log((await ask({ command: "count", puzzle: "1.....2........4" })).answers[0].solutions);';
  assert.equal(run(process.execPath, ["--input-type=module", "-e", script]).trim(), "3");
});

test("npx finds the package's program", () => {
  const words = ["solve", "-f", "line", join(root, "puzzles/escargot.txt")];
  assert.equal(run("npx", ["--no-install", "sudoku-sat", ...words]), run(native, words));
});

test("the package has one module, for pages and for node's program", () => {
  assert.deepEqual(readdirSync(built).filter((name) => name.includes(".wasm")), ["sudoku-sat.wasm.zst"]);
});

test("the package has the licences of what is compiled in", () => {
  const notices = readFileSync(join(folder, "node_modules/sudoku-sat/NOTICES"), "utf8");
  for (const name of ["cadical", "zlib", "xz-utils", "libzstd", "libmd", "pugixml", "emscripten", "libfmt-dev", "nlohmann-json3-dev"]) {
    const [, terms] = notices.split(`==== ${name}\n`);
    assert.match(terms ?? "", /copyright/i, name);
  }
});

test("a page gets the module packed or as it is, and refuses what is cut short or something else", async () => {
  const { unpacked } = await import(pathToFileURL(join(folder, "node_modules/sudoku-sat/unpacked.js")));
  const packed = readFileSync(join(built, "sudoku-sat.wasm.zst"));
  const module = readFileSync(join(root, "build/wasm/module/sudoku-sat.wasm"));
  for (const file of [packed, module]) {
    assert.ok(Buffer.from(await unpacked(new Response(file))).equals(module));
  }
  for (const file of [packed.subarray(0, -1), packed.subarray(0, packed.length / 2), "<!doctype html>"]) {
    await assert.rejects(unpacked(new Response(file)));
  }
});

// Runs the files of tests in one process, several tests beside each other:
//   node run.mjs [--only=TEXT] [--quick [--turn=N]] FILE...
// `--only` takes the tests whose name has the text; `--quick` takes each test on one of its kinds of page, by one kind
// of hands and in one of its parts, in turn, instead of all, and of long lists a third; with `--turn` every third of
// these, another third for the next N. A browser beside other work may be late once, so what fails beside other tests is told
// and then tried again, alone; a page on which more than a few tests fail is broken.
import assert from "node:assert/strict";
import { availableParallelism } from "node:os";
import { pathToFileURL } from "node:url";
import { test } from "node:test";
import { close, open } from "./stage.mjs";
import { collected, quick } from "./support.mjs";

const words = process.argv.slice(2);
const valueOf = (option) => words.find((word) => word.startsWith(`${option}=`))?.slice(option.length + 1);
const only = valueOf("--only") ?? "";
const turn = valueOf("--turn");
for (const file of words.filter((word) => !word.startsWith("--"))) await import(pathToFileURL(file));

/** Of the tests that differ in the kind of page, the hands or the part alone, one. */
function oneOfEach(tests) {
  const groups = new Map();
  for (const one of tests) {
    const name = one.name.replace(/(, by \w+|, part \d+)? \([^()]*\)$/, "");
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups.values()].map((group, at) => group[at % group.length]);
}

/** Every third of the tests, if this is one of three turns. */
const ofTurn = (tests) => (turn === undefined ? tests : tests.filter((_, at) => (at + Number(turn)) % 3 === 0));

const named = collected.filter(({ name }) => name.includes(only));
const wanted = quick ? ofTurn(oneOfEach(named)) : named;
if (wanted.length === 0) throw new Error("There are no such tests.");

const concurrency = availableParallelism() + 1; // pages wait much of the time
const maxAgain = 5;
const again = [];

/** Does the test's work; what fails is for later. */
async function first(test, context) {
  await test.work(context).catch((error) => {
    again.push(test);
    context.diagnostic(`failed beside other tests: ${error.stack ?? error}`);
  });
}

await open(concurrency);
await test("the page", { concurrency }, (all) => Promise.all(wanted.map((one) => all.test(one.name, (context) => first(one, context)))));
if (again.length > 0) {
  await test("the page, alone", { concurrency: 1 }, async (all) => {
    assert.ok(again.length <= maxAgain, `${again.length} tests failed: ${again.map(({ name }) => name).join("; ")}`);
    for (const { name, work } of again) await all.test(name, work);
  });
}
await close();

// Runs the files of tests in one process, several tests beside each other: node run.mjs [--only=TEXT] FILE...
// `--only` takes the tests whose name has the text.
import { availableParallelism } from "node:os";
import { pathToFileURL } from "node:url";
import { test } from "node:test";
import { close, open } from "./stage.mjs";
import { collected } from "./support.mjs";

const words = process.argv.slice(2);
const only = words.find((word) => word.startsWith("--only="))?.slice("--only=".length) ?? "";
for (const file of words.filter((word) => !word.startsWith("--"))) await import(pathToFileURL(file));
const wanted = collected.filter(({ name }) => name.includes(only));
if (wanted.length === 0) throw new Error("There are no such tests.");

const concurrency = availableParallelism() + 1; // pages wait much of the time
await open(concurrency);
await test("the page", { concurrency }, (all) => Promise.all(wanted.map(({ name, work }) => all.test(name, work))));
await close();

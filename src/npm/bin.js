#!/usr/bin/env node
// sudoku-sat COMMAND [FILE] [--OPTION[=VALUE]]...: one request of what a file holds, or standard
// input; its answers as lines of JSON, as the native program writes with -f json.
import { readFileSync } from "node:fs";

import { ask } from "./index.js";

const usage = `usage: sudoku-sat COMMAND [FILE] [--OPTION[=VALUE]]...

  COMMAND   solve, check, count, candidates, explain, rate, list, convert, dimacs or trace
  FILE      puzzles in any format; without it standard input
  OPTION    as the native program has it, for example: solve FILE --solutions=5

Writes a line of JSON for each puzzle. The native program can do more.
`;

function fail(message, status) {
  process.stderr.write(`sudoku-sat: error: ${message}\n`);
  process.exitCode = status;
}

function option(word) {
  const [, name, value] = /^--([^=]+)(?:=(.*))?$/s.exec(word);
  if (value === undefined) return [name, true];
  return [name, /^\d+(\.\d+)?$/.test(value) ? Number(value) : value];
}

async function main(words) {
  const places = words.filter((word) => !word.startsWith("--"));
  const options = Object.fromEntries(words.filter((word) => /^--./.test(word)).map(option));
  if (options.help || places.length === 0 || places.length > 2) {
    (options.help ? process.stdout : process.stderr).write(usage);
    process.exitCode = options.help ? 0 : 2;
    return;
  }
  const [command, file] = places;
  const request = { command, options };
  if (command !== "list" && !options.empty) request.puzzle = readFileSync(file ?? 0, "utf8");
  const answer = await ask(request);
  if (answer.error) return fail(answer.error.message, answer.status);
  for (const one of answer.answers) process.stdout.write(JSON.stringify(one) + "\n");
  process.exitCode = answer.status;
}

main(process.argv.slice(2)).catch((error) => fail(error.message, 1));

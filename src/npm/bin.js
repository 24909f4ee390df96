#!/usr/bin/env node
// The program sudoku-sat, with the files and streams that node has: command.cjs runs its main function
// and ends with its exit status. What comes back here is what WebAssembly can't go on from.
import { createRequire } from "node:module";
import { moduleBytes } from "./module-file.js";

try {
  globalThis.sudokuSatModule = moduleBytes(); // command.js looks there
  createRequire(import.meta.url)("./command.cjs");
} catch (error) {
  const full = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
  process.stderr.write(`sudoku-sat: error: ${full ? "not enough memory for this board" : error}\n`);
  process.exitCode = 1;
}

// Puzzles go out to other programs: SudokuPad is opened with the puzzle, ISS has its own link.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { onWidePage, saved, says, unique } from "./support.mjs";

const cages = `cages:\n  9: r1c1 r1c2\n\n${unique}`;

/** The puzzle that the program reads from a link. */
const readFrom = (link) => execFileSync(process.env.SUDOKU_SAT, ["convert", "-f", "puzzle", "-p", link], { encoding: "utf8" });

onWidePage("SudokuPad is opened with the puzzle, in a window that can't look back", cages, async (page) => {
  await says(page, "#said", /solution/);
  await page.evaluate(() => { window.open = (...words) => { window.opened = words; return null; }; });
  await page.click("#export > summary");
  await page.click("#sudokupad");
  await page.waitForFunction(() => window.opened);
  const [link, target, features] = await page.evaluate(() => window.opened);
  assert.match(link.trim(), /^https:\/\/sudokupad\.app\//);
  assert.deepEqual([target, features], ["_blank", "noopener,noreferrer"]);
  assert.match(readFrom(link.trim()), /cages:\n {2}9: r1c1 r1c2\n[^]*8\.\.\.\./);
});

onWidePage("a link of the Interactive Sudoku Solver holds the puzzle", cages, async (page) => {
  await page.click("#export > summary");
  await page.selectOption("#format", "Interactive Sudoku Solver link");
  const { bytes } = await saved(page, "#save-as");
  assert.match(readFrom(bytes.toString().trim()), /cages:\n {2}9: r1c1 r1c2\n[^]*8\.\.\.\./);
});

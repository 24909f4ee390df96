// A solver at work: its events in words, forth and back, and what it knows on the board.
import assert from "node:assert/strict";
import { cell, onPages, onWidePage, says, unique } from "./support.mjs";

onPages("a solver's steps are told and shown on the board", unique, async (page) => {
  await page.click("#trace > summary");
  await page.click("#trace-run");
  await says(page, "#trace-summary", /^Solved: \d+ decisions, \d+ propagations, \d+ conflicts/);
  await says(page, "#trace-step", /^1 of \d+: .*because/);
  await page.click("#trace-next");
  await says(page, "#trace-step", /^2 of/);
  assert.ok(await page.locator("[role=gridcell].now").count() === 1);
  await page.click("#trace-previous");
  await says(page, "#trace-step", /^1 of/);
  await page.click("#trace-decision");
  await says(page, "#trace-step", /: Decision: r\d+c\d+/);
  await page.click("#trace-conflict");
  await says(page, "#trace-step", /: Conflict: nothing is left of/);
  assert.ok(await page.locator("[role=gridcell].wrong").count() > 0);
  await page.click("#trace-next");
  await says(page, "#trace-step", /: Learnt: not/);
  await page.click("#trace-close");
  await page.locator("#trace-step").waitFor({ state: "detached" });
});

onWidePage("unit propagation alone, in the encoding that was chosen, fills the board", "1.....2..3.....4", async (page) => {
  await page.click("#trace > summary");
  await page.selectOption("#trace-mode", "units");
  await page.selectOption("#trace-encoding", "extended");
  await page.click("#trace-run");
  await says(page, "#trace-summary", /0 decisions/);
  assert.equal(await page.locator("[role=gridcell].found:not(:has(.small))").count(), 0);
  await page.click("#trace-conflict"); // there is none: the last step
  await says(page, "#trace-step", /: A solution/);
  await cell(page, "r1c2").and(page.locator('[aria-label^="r1c2, 2"]')).waitFor();
  assert.equal(await page.locator("[role=gridcell] .small").count(), 0);
});

onWidePage("an edit ends the trace", unique, async (page) => {
  await page.click("#trace > summary");
  await page.click("#trace-run");
  await says(page, "#trace-step", /^1 of/);
  await cell(page, "r1c1").click();
  await page.keyboard.press("Delete");
  await page.locator("#trace-step").waitFor({ state: "detached" });
});

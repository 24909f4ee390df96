// A solver at work: its events in words, forth and back, and what it knows on the board.
import assert from "node:assert/strict";
import { barriers, cell, inMode, onPages, onWidePage, says, unique } from "./support.mjs";

onPages("a solver's steps are described and shown on the board", unique, async (page) => {
  await inMode(page, "SAT");
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
  await says(page, "#trace-step", /: Conflict: every literal is false in/);
  assert.ok(await page.locator("[role=gridcell].wrong").count() > 0);
  await page.click("#trace-next");
  await says(page, "#trace-step", /: Learnt: not/);
  await page.click("#trace-close");
  await page.locator("#trace-step").waitFor({ state: "detached" });
});

onWidePage("unit propagation alone fills the board, in the selected encoding", "1.....2..3.....4", async (page) => {
  await inMode(page, "SAT");
  await page.click("#trace > summary");
  await page.selectOption("#trace-mode", "units");
  await page.selectOption("#trace-encoding", "extended");
  await page.click("#trace-run");
  await says(page, "#trace-summary", /0 decisions/);
  assert.equal(await page.locator("[role=gridcell].found:not(:has(.small))").count(), 0);
  await page.click("#trace-conflict"); // there is none: the last step
  await says(page, "#trace-step", /: Solution/);
  await cell(page, "r1c2").and(page.locator('[aria-label^="r1c2, 2"]')).waitFor();
  assert.equal(await page.locator("[role=gridcell] .small").count(), 0);
});

onWidePage("an edit ends the trace", unique, async (page) => {
  await inMode(page, "SAT");
  await page.click("#trace > summary");
  await page.click("#trace-run");
  await says(page, "#trace-step", /^1 of/);
  await cell(page, "r1c1").click();
  await page.keyboard.press("Delete");
  await page.locator("#trace-step").waitFor({ state: "detached" });
});

onPages("the graph of a conflict is drawn, with the cut and what each literal follows from", unique, async (page) => {
  await inMode(page, "SAT");
  await page.click("#trace > summary");
  await page.click("#trace-run");
  await says(page, "#trace-summary", /conflicts/);
  await page.click("#trace-conflict");
  await page.locator("#graph .cut").waitFor({ state: "attached" });
  assert.equal(await page.locator("#graph .end").count(), 1);
  assert.equal(await page.locator("#graph .point").count(), 1);
  assert.deepEqual(await barriers(page, "#left, #trace"), []);
  await page.locator("#graph .end").focus();
  await says(page, "#graph-told", /^conflict, because r/);
  assert.ok(await page.locator(".shown").count() > 0);
  await page.click("#trace-next");
  await says(page, "#trace-step", /Learnt: not/);
  await page.locator("#graph .cut").waitFor({ state: "attached" });
  await page.click("#trace-next");
  await says(page, "#trace-step", /Back to level/);
  assert.equal(await page.locator("#graph").count(), 0);
});

onWidePage("a replay stops at a cell and at a clause", unique, async (page) => {
  await inMode(page, "SAT");
  await page.click("#trace > summary");
  await page.click("#trace-run");
  await says(page, "#trace-summary", /conflicts/);
  await cell(page, "r5c5").click();
  await page.click("#stop-cell");
  await page.click("#trace-stop");
  await says(page, "#trace-step", /r5c5/);
  await page.click("[aria-label='Don\\'t stop at r5c5']");
  await page.click("#trace-first");
  await page.locator("#trace-events tr[aria-current]").getByRole("button", { name: /^Stop at clause/ }).click();
  assert.equal(await page.locator("#stops button", { hasText: /^clause \d+ ×$/ }).count(), 1);
  await page.click("#trace-stop");
  await page.locator("#trace-events tr[aria-current] button[aria-pressed=true]").or(page.locator("#trace-stop:disabled")).first().waitFor();
});

onWidePage("thousands of conflicts can be replayed step by step", unique, async (page) => {
  await inMode(page, "SAT");
  await page.click("#trace > summary");
  await page.selectOption("#trace-encoding", "binary");
  await page.click("#trace-run");
  await says(page, "#trace-summary", /\d{4,} conflicts/);
  const steps = Number(/of (\d+)/.exec(await page.locator("#trace-step").textContent())[1]);
  assert.ok(steps > 10_000);
  await page.locator("#trace-events tbody tr").last().click();
  for (let i = 0; i < 100; ++i) await page.click("#trace-conflict");
  await page.click("#trace-previous");
  assert.match(await page.locator("#trace-step").textContent(), /^\s*\d+ of/);
});

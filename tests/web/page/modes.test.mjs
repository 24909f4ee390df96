// The modes: tabs by mouse and keys; what one shows is put away in the next, what was opened stays open.
import assert from "node:assert/strict";
import { cell, inMode, onPages, says, unique, worksheet } from "./support.mjs";

onPages("modes are changed by keys, and each has its own panel", unique, async (page) => {
  await page.locator("#tab-set").focus();
  for (const next of ["solve", "explain", "sat", "set"]) {
    await page.keyboard.press("ArrowRight");
    await page.locator(`#tab-${next}:focus`).waitFor();
    assert.equal(await page.locator("[role=tabpanel]:visible").count(), 1);
    await page.locator(`#panel-${next}:visible`).waitFor();
  }
});

onPages("what a mode shows on the board is put away in another one, and its panel stays as it was", worksheet, async (page) => {
  await says(page, "#said", /One solution/);
  await inMode(page, "SAT");
  await page.click("#trace-run");
  await says(page, "#trace-step", /^1 of/);
  await inMode(page, "Explain");
  await page.locator("#trace-step").waitFor({ state: "detached" });
  await page.click("#explain");
  await says(page, "#place", /^1 of/);
  await inMode(page, "Set");
  await page.locator("#steps").waitFor({ state: "detached" });
  await cell(page, "r1c3").and(page.locator('[aria-label="r1c3, empty"]')).waitFor();
  assert.equal(await page.evaluate(() => document.body.className), "");
  await inMode(page, "SAT");
  await page.locator("#trace-run:visible").waitFor();
});

// The board: digits by mouse, touch and keyboard, many cells at once, undo and redo, links.
import assert from "node:assert/strict";
import { cell, drag, inAddress, onPages, onWidePage, says, unique } from "./support.mjs";

onPages("a digit is put into the cell that was touched", "", async (page) => {
  await cell(page, "r2c3").click();
  await page.locator("#pad").getByRole("button", { name: "7", exact: true }).click();
  await cell(page, "r2c3").and(page.locator('[aria-label^="r2c3, 7, given"]')).waitFor();
  assert.match(await inAddress(page), /\n\.\.7/);
});

onWidePage("Shift and arrows choose cells, a digit fills all of them, undo takes it back", "", async (page) => {
  await cell(page, "r1c1").click();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("5");
  for (const name of ["r1c1", "r1c2", "r2c2"]) await page.locator(`[aria-label^="${name}, 5"]`).waitFor();
  await page.keyboard.press("Control+z");
  assert.equal(await page.locator(".given").count(), 0);
  await page.keyboard.press("Control+y");
  assert.equal(await page.locator(".given").count(), 3);
  await page.keyboard.press("Delete");
  assert.equal(await page.locator(".given").count(), 0);
});

onWidePage("a drag chooses cells", "", async (page) => {
  await drag(page, ["r1c1", "r1c2", "r1c3"]);
  assert.equal(await page.locator("[aria-selected=true]").count(), 3);
});

onWidePage("a reload shows the same puzzle", unique, async (page) => {
  await says(page, "#said", /One solution/);
  await page.reload();
  await says(page, "#said", /One solution/);
  assert.match(await inAddress(page), /8\.{8}/);
});

onWidePage("a text that is no puzzle is named, and the board stays", "x", async (page) => {
  await says(page, "#notice", /./);
  assert.equal(await page.locator("[role=gridcell]").count(), 81);
});

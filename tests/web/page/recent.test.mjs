// Recent puzzles: kept on this device, opened again, forgotten; what else is in the store does no harm.
import assert from "node:assert/strict";
import { addressSays, barriers, cell, drag, onPages, onWidePage, says, takeRule, unique } from "./support.mjs";

const names = (page) => page.locator("#recent li").allTextContents();

async function look(page) {
  await page.click("#input > summary");
  await page.click("#recent > summary");
}

onPages("puzzles that were worked on are listed once each and opened again", "title: First <b>\n\n1.....2..3.....4", async (page) => {
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await says(page, "#title", /^First <b>$/);
  await cell(page, "r1c2").click();
  await page.keyboard.press("2");
  await addressSays(page, /12\.\.\n/);
  await page.evaluate((hash) => { location.hash = hash; }, unique);
  await cell(page, "r1c1").and(page.locator('[aria-label^="r1c1, 8, given"]')).waitFor();
  await look(page);
  await page.locator("#recent li").nth(1).waitFor();
  assert.deepEqual(await names(page), ["9x9, 21 givens", "First <b>, 4x4, 5 givens"]);
  assert.deepEqual(await barriers(page, "#input"), []);
  await page.locator("#recent button", { hasText: "First" }).click();
  await addressSays(page, /12\.\.\n/);
  await page.click("#input > summary");
  await page.click("#forget");
  await page.locator("#recent li").first().waitFor({ state: "detached" });
});

onWidePage("what the store has besides is passed over", unique, async (page) => {
  await page.evaluate(() => localStorage.setItem("sudoku-sat puzzles", JSON.stringify([1, null, { work: "x" }, { work: 5, name: "Old", text: "1.....2..3.....4" }])));
  await look(page);
  await page.locator("#recent li").first().waitFor();
  assert.deepEqual(await names(page), ["Old"]);
  await page.evaluate(() => localStorage.setItem("sudoku-sat puzzles", "{"));
  await cell(page, "r1c2").click();
  await page.keyboard.press("1");
  await says(page, "#said", /One solution/);
});

onWidePage("redo goes on behind a reload, until something else is edited", "", async (page) => {
  const given = (name, value) => page.locator(`[aria-label^="${name}, ${value}"]`).waitFor();
  for (const [name, value] of [["r1c1", "1"], ["r2c4", "2"], ["r3c7", "3"]]) {
    await cell(page, name).click();
    await page.keyboard.press(value);
    await given(name, value);
  }
  for (const name of ["r3c7", "r2c4"]) {
    await page.click("#undo");
    await given(name, "empty");
  }
  await page.reload();
  await given("r1c1", "1");
  await page.click("#redo");
  await given("r2c4", "2");
  await page.click("#undo");
  await given("r2c4", "empty");
  for (const [name, value] of [["r2c4", "2"], ["r3c7", "3"]]) {
    await page.click("#redo");
    await given(name, value);
  }
  assert.equal(await page.locator("#redo").isDisabled(), true);
  await page.click("#undo");
  await given("r3c7", "empty");
  await page.reload();
  await cell(page, "r9c9").click();
  await page.keyboard.press("9");
  await given("r9c9", "9");
  assert.equal(await page.locator("#redo").isDisabled(), true);
});

onWidePage("undo goes on behind a reload, in whichever order rules were drawn, also where regions aren't right yet", "", async (page) => {
  for (const rule of ["thermometers", "renban", "arrows"]) {
    await takeRule(page, rule);
    await drag(page, ["r1c1", "r1c2", "r1c3"]);
    await addressSays(page, new RegExp(`${rule}:\\n  r1c1:? r1c2`));
    await page.click("#put-down");
  }
  const undone = async (wanted) => {
    await page.reload();
    await page.locator("#undo:enabled").click();
    await addressSays(page, wanted);
  };
  await undone(/^size: 9\n(?!.*arrows).*renban.*\n/s);
  await takeRule(page, "regions");
  await drag(page, ["r1c3", "r1c4"]);
  await page.getByRole("button", { name: /^Region A/ }).click();
  await says(page, ".unfinished-told", /region/);
  await undone(/^(?!.*(?:unfinished|regions)).*renban/s);
});

onWidePage("undo goes on behind a reload", "", async (page) => {
  const given = (name, value) => page.locator(`[aria-label^="${name}, ${value}"]`).waitFor();
  for (const [name, value] of [["r1c1", "1"], ["r2c4", "2"]]) {
    await cell(page, name).click();
    await page.keyboard.press(value);
    await given(name, value);
  }
  await addressSays(page, /\.\.\.2\.\.\.\.\.\n/);
  await page.reload();
  await given("r2c4", "2");
  await page.click("#undo");
  await given("r2c4", "empty");
  await given("r1c1", "1");
  await page.reload();
  await given("r1c1", "1");
  await page.click("#undo");
  await given("r1c1", "empty");
  assert.equal(await page.locator("#undo").isDisabled(), true);
  await page.click("#redo");
  await given("r1c1", "1");
  await page.evaluate((hash) => { location.hash = hash; }, unique);
  await given("r1c1", "8");
  await page.click("#undo");
  await given("r1c1", "1");
});

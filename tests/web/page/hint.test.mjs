// Hints: where, what and why in three clicks; a wrong digit comes first.
import assert from "node:assert/strict";
import { addressSays, barriers, cell, inMode, onPages, onWidePage, says, unique } from "./support.mjs";

const easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

onPages("a hint tells where, then what, then why, on the board", easy, async (page) => {
  await says(page, "#said", /One solution/);
  await inMode(page, "Explain");
  await page.click("#hint");
  await says(page, "#hinted", /^Look at [^.]*\.$/);
  const where = await page.textContent("#hinted");
  assert.ok(!/ for /.test(where), where);
  const marked = await page.locator("[role=gridcell].shown").count();
  assert.ok(marked > 0 && marked < 81, `${marked} cells`);
  assert.deepEqual(await barriers(page, "#left, #right"), []);
  await page.click("#hint");
  await says(page, "#hinted", /^Look at .* for an? .*\.$/);
  await page.click("#hint");
  await says(page, "#place", /^1 of 1$/);
  const [, name, value] = /^(r\dc\d)=(\d)/.exec(await page.textContent("#step"));
  const at = 9 * (Number(name[1]) - 1) + Number(name[3]) - 1;
  assert.equal(value, solution[at]);
  await says(page, "#sentence", new RegExp(`${name}.*\\.$`));
  await cell(page, name).and(page.locator(".now")).waitFor();
  await page.locator("#hinted:empty").waitFor({ state: "attached" });
});

onWidePage("a wrong digit comes first, and the page shows why it is wrong", easy, async (page) => {
  await says(page, "#said", /One solution/);
  await cell(page, "r1c3").click();
  await page.keyboard.press("1"); // 4 is right; no given clashes
  await says(page, "#said", /No solution/);
  await inMode(page, "Explain");
  await page.click("#hint");
  await says(page, "#hinted", /^Look at r1c3\.$/);
  await cell(page, "r1c3").and(page.locator(".shown")).waitFor();
  await page.click("#hint");
  await says(page, "#hinted", /^Look at r1c3 for a wrong digit\.$/);
  await page.click("#hint");
  await page.locator("#steps").waitFor();
  await says(page, "#notice", /^You put 1 in r1c3, but r1c3 can't be 1, as these \d+ steps show:$/);
  await cell(page, "r1c3").and(page.locator('[aria-label^="r1c3, empty"]')).waitFor();
  await page.keyboard.press("End");
  const [, name, value] = /^(r\dc\d)=(\d)/.exec(await page.textContent("#step"));
  assert.equal(value, solution[9 * (Number(name[1]) - 1) + Number(name[3]) - 1]);
  await addressSays(page, /53\.?1/);
});

onWidePage("an edit ends the hint, and right digits are built upon", easy, async (page) => {
  await says(page, "#said", /One solution/);
  await inMode(page, "Explain");
  await page.click("#hint");
  await says(page, "#hinted", /^Look at/);
  await cell(page, "r1c3").click();
  await page.keyboard.press("4");
  await page.locator("#hinted:empty").waitFor({ state: "attached" });
  await says(page, "#said", /One solution/);
  await page.click("#hint");
  await says(page, "#hinted", /^Look at/);
});

// Solving on the page: digits, marks and colours that are not part of the puzzle; a check, a hint, a reload.
import assert from "node:assert/strict";
import { barriers, cell, inAddress, inMode, onPages, onWidePage, says, worksheet } from "./support.mjs";

const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

const label = (page, name) => cell(page, name).getAttribute("aria-label");

/** Keys that enter all of the solution that isn't given, or the digits that `other` has instead. */
async function solved(page, other = {}) {
  await cell(page, "r1c1").click();
  for (let at = 0; at < 81; ++at) {
    const name = `r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`;
    if (at % 9 === 0) await cell(page, name).click();
    if (worksheet[at] === ".") await page.keyboard.press(other[name] ?? solution[at]);
    await page.keyboard.press("ArrowRight");
  }
}

async function begin(page) {
  await says(page, "#said", /One solution/);
  await inMode(page, "Solve");
}

onPages("digits, marks and colours are entered by buttons, and the puzzle stays as it is", worksheet, async (page) => {
  await begin(page);
  const before = await inAddress(page);
  const press = (name) => page.locator("#pad").getByRole("button", { name, exact: true }).click();
  await cell(page, "r1c3").click();
  await press("4");
  assert.match(await label(page, "r1c3"), /^r1c3, 4\b/);
  await cell(page, "r1c4").click();
  await press("Corner");
  await press("2");
  await press("6");
  await press("Centre");
  await press("6");
  await press("2");
  await press("6"); // again: it goes
  await press("Colour");
  await press("red");
  await press("blue");
  assert.match(await label(page, "r1c4"), /^r1c4, empty, corner marks 2 6, centre marks 2, red blue/);
  assert.deepEqual(await barriers(page, "#left, #panel-solve"), []);
  await press("Digit");
  await cell(page, "r1c1").click(); // a given
  await press("9");
  assert.match(await label(page, "r1c1"), /^r1c1, 5, given/);
  assert.equal(await inAddress(page), before);
  await says(page, "#said", /One solution/);
  await inMode(page, "Set");
  assert.match(await label(page, "r1c3"), /^r1c3, empty/);
  await inMode(page, "Solve");
  assert.match(await label(page, "r1c3"), /^r1c3, 4\b/);
});

onWidePage("keys enter marks as in SudokuPad, take them back, and a reload keeps them", worksheet, async (page) => {
  await begin(page);
  await cell(page, "r1c4").click();
  await page.keyboard.press("Shift+Digit2");
  await page.keyboard.press("Control+Digit6");
  await page.keyboard.press("v");
  await page.keyboard.press("3");
  await page.keyboard.press("x");
  await page.keyboard.press("8");
  await page.keyboard.press("c");
  await page.keyboard.press("1");
  const all = "r1c4, empty, corner marks 2 8, centre marks 1 6, orange, chosen";
  assert.equal(await label(page, "r1c4"), all);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  assert.equal(await label(page, "r1c4"), "r1c4, empty, corner marks 2, centre marks 6, orange, chosen");
  await page.keyboard.press("Control+y");
  await page.keyboard.press("Control+y");
  await page.reload();
  await begin(page);
  assert.equal((await label(page, "r1c4")).replace(", chosen", ""), all.replace(", chosen", ""));
  await cell(page, "r1c4").click();
  await page.keyboard.press("z");
  await page.keyboard.press("7");
  assert.equal(await label(page, "r1c4"), "r1c4, 7, orange, chosen");
  for (const left of ["r1c4, empty, corner marks 2 8, centre marks 1 6, orange, chosen", "r1c4, empty, orange, chosen", "r1c4, empty, chosen"]) {
    await page.keyboard.press("Delete");
    assert.equal(await label(page, "r1c4"), left);
  }
});

onWidePage("a check counts wrong digits, says which when asked, and knows the end", worksheet, async (page) => {
  await begin(page);
  await page.click("#check");
  await says(page, "#verdict", /^There is no digit to check/);
  await solved(page, { r9c7: "4" });
  await page.click("#check");
  await says(page, "#verdict", /^1 digit of 51 is wrong\.$/);
  assert.equal(await page.locator(".wrong").count(), 0);
  await page.click("#show-wrong");
  assert.match(await label(page, "r9c7"), /part of a contradiction/);
  assert.equal(await page.locator(".wrong").count(), 1);
  await cell(page, "r9c7").click();
  await page.keyboard.press("Delete");
  assert.equal(await page.locator(".wrong").count(), 0);
  await page.click("#check");
  await says(page, "#verdict", /^All right so far: 1 cell to go\.$/);
  await page.keyboard.press("1"); // though the button has the focus
  await page.click("#check");
  await says(page, "#verdict", /^Solved\.$/);
});

onWidePage("a hint starts from what was entered, and names a wrong digit and a mark that has lost its digit", worksheet, async (page) => {
  await begin(page);
  await cell(page, "r5c5").click();
  await page.keyboard.press("5");
  await cell(page, "r1c3").click();
  await page.keyboard.press("c");
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  await page.click("#play-hint");
  await says(page, "#hinted", /^Look at the marks of r1c3\.$/);
  await page.click("#play-hint");
  await page.click("#play-hint");
  await says(page, "#notice", /^The marks of r1c3 have lost 4/);
  await cell(page, "r5c5").and(page.locator('[aria-label^="r5c5, 5"]')).waitFor(); // the steps begin from there
  await page.click("#done");
  await page.keyboard.press("z");
  await cell(page, "r1c3").click();
  await page.keyboard.press("z");
  await page.keyboard.press("1");
  await page.click("#play-hint");
  await says(page, "#hinted", /^Look at r1c3\.$/);
  await page.keyboard.press("4");
  await page.locator("#hinted:empty").waitFor({ state: "attached" });
  await page.click("#play-hint");
  await says(page, "#hinted", /^Look at /);
  await page.click("#play-hint");
  await page.click("#play-hint");
  await page.locator("#steps").waitFor();
  const [, name, value] = /^(r\dc\d)=(\d)/.exec(await page.textContent("#step"));
  assert.equal(value, solution[9 * (Number(name[1]) - 1) + Number(name[3]) - 1]);
});

onWidePage("where there are several solutions, a check says whether one has these digits", "1...............", async (page) => {
  await says(page, "#said", /Several solutions/);
  await inMode(page, "Solve");
  await cell(page, "r2c3").click();
  await page.keyboard.press("1");
  await page.click("#check");
  await says(page, "#verdict", /^There is a solution with these digits/);
  await cell(page, "r1c2").click();
  await page.keyboard.press("1");
  await page.click("#check");
  await says(page, "#verdict", /^Two of the digits exclude each other/);
});

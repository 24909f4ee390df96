// Edges, corners and the places beside the board are targets; what is drawn is clicked, changed and deleted.
import assert from "node:assert/strict";
import { addressSays, barriers, cell, inMode, onPages, onWidePage, says, takeRule, unique } from "./support.mjs";

const empty = "\n" + ".".repeat(81);

/** Presses the point of the board that is so many cells right of and below its upper left corner. */
async function pressAt(page, column, row) {
  await cell(page, "r1c1").hover(); // until the board stands still
  const grid = await page.locator("[role=grid]").boundingBox();
  await page.mouse.click(grid.x + (column / 9) * grid.width, grid.y + (row / 9) * grid.height);
}

onPages("a click on an edge sets a dot, another one changes it, and a third one takes it away", "", async (page) => {
  await takeRule(page, "kropki");
  await pressAt(page, 1, 0.5);
  await addressSays(page, /kropki:\n {2}white: r1c1-r1c2\n/);
  await pressAt(page, 4.5, 5);
  await addressSays(page, /white: r1c1-r1c2\n {2}white: r5c5-r6c5\n/);
  await pressAt(page, 1, 0.5);
  await addressSays(page, /black: r1c1-r1c2\n {2}white: r5c5-r6c5\n/);
  await pressAt(page, 1, 0.5);
  await addressSays(page, /kropki:\n {2}white: r5c5-r6c5\n/);
});

onWidePage("an inequality is set on its edge, turned and removed", "", async (page) => {
  await takeRule(page, "inequalities");
  for (const text of [/r1c1<r1c2\n/, /r1c1>r1c2\n/, /^$/]) {
    await pressAt(page, 1, 0.5);
    await addressSays(page, text);
  }
});

onWidePage("a number between two cells is typed at its edge", "", async (page) => {
  await takeRule(page, "sum-dots".replace("-", " "));
  await pressAt(page, 1, 0.5);
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await addressSays(page, /sum-dots:\n {2}12: r1c1-r1c2\n/);
});

onPages("values are set where four cells meet", "", async (page) => {
  await takeRule(page, "quadruples");
  await pressAt(page, 4, 3);
  await page.keyboard.type("123");
  await page.keyboard.press("Enter");
  await addressSays(page, /quadruples:\n {2}1 2 3: r3c4\n/);
});

onPages("clues are typed around the board, on all four sides", "", async (page) => {
  await takeRule(page, "skyscrapers");
  for (const [side, at] of [["top", 3], ["left", 1], ["right", 9], ["bottom", 5]]) {
    const field = page.locator(`[aria-label='${side}, clue ${at}']`);
    await field.click();
    await page.keyboard.type("4");
    await page.keyboard.press("Tab");
    await addressSays(page, new RegExp(`${side}: ${[...Array(9).keys()].map((one) => (one + 1 === at ? "4" : "\\.")).join(" ")}\\n`));
  }
  assert.deepEqual(await barriers(page, "#left, #tool"), []);
  const [board, ring] = [await page.locator("#board").boundingBox(), await page.locator("[aria-label='bottom, clue 9']").boundingBox()];
  assert.ok(ring.y + ring.height <= board.y + board.height + 1 && ring.x + ring.width <= board.x + board.width + 1);
});

onWidePage("clues of diagonals lean to either side", "", async (page) => {
  await takeRule(page, "little killers");
  await page.fill("[aria-label='top-left, clue 3']", "9");
  await page.keyboard.press("Tab");
  await addressSays(page, /top-left: \. \. 9 /);
  await page.getByRole("button", { name: "to the right or down" }).click();
  await page.fill("[aria-label='left-down, clue 2']", "12");
  await page.keyboard.press("Tab");
  await addressSays(page, /left-down: \. 12 /);
});

onWidePage("a clue beside the board is clicked, changed and deleted", `sandwich:\n  left: . 17 . . . . . . .\n${empty}`, async (page) => {
  await says(page, "#said", /solution/);
  await pressAt(page, -0.5, 1.5);
  const field = page.locator("[aria-label='left, clue 2']");
  await field.and(page.locator(":focus")).waitFor();
  await page.keyboard.type("20"); // in place of what is selected
  await page.keyboard.press("Tab");
  await addressSays(page, /left: \. 20 \./);
  await field.fill("");
  await page.keyboard.press("Tab");
  await addressSays(page, /^$/);
});

onPages("a clue on the board is clicked, its number changed, and deleted", `cages:\n  10: r1c1 r1c2\nrenban:\n  r1c2 r2c2 r3c2\n${empty}`, async (page) => {
  await cell(page, "r1c2").click();
  assert.deepEqual(await page.locator("#clues-here li span").allTextContents(), ["cages", "renban"]);
  await page.fill("#clues-here input", "12");
  await page.keyboard.press("Tab");
  await addressSays(page, /cages:\n {2}12: r1c1 r1c2\n/);
  assert.deepEqual(await barriers(page, "#left"), []);
  await page.getByRole("button", { name: /^Delete renban/ }).click();
  await addressSays(page, /12: r1c1 r1c2\n\n/);
  await cell(page, "r9c9").click();
  await page.locator("#clues-here").waitFor({ state: "detached" });
});

onWidePage("board, verdict, the clues of a cell and all buttons are in the window, and none of them moves when a clue is chosen",
  "title: A title that is long enough for two lines of a narrow window, and then for some more of the third line of it\ncages:\n  9: r1c1 r1c2\n  17: r1c1 r2c1\n\n" + unique, async (page) => {
  await says(page, "#said", /^One solution/);
  for (const [width, height] of [[1280, 720], [1280, 800], [1920, 1080]]) {
    await page.setViewportSize({ width, height });
    await cell(page, "r5c5").click();
    await page.locator("#clue-row > p").waitFor();
    const pad = await page.locator("#pad").boundingBox();
    await cell(page, "r1c1").click();
    await page.locator("#clues-here li").nth(1).waitFor();
    assert.deepEqual(await page.locator("#pad").boundingBox(), pad);
    const lowest = await page.evaluate(() => Math.max(...[...document.querySelectorAll("#left button")].map((one) => one.getBoundingClientRect().bottom)));
    assert.ok(lowest <= height, JSON.stringify({ lowest, height }));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
});

onWidePage("the board stays where it is in all modes, and the buttons are in the window under a verdict of three lines", unique, async (page) => {
  await says(page, "#said", /^One solution/);
  const linesOf = (count) => page.evaluate((height) => { document.querySelector("#said").style.minHeight = height; }, count ? `${count * 1.25}em` : "");
  for (const [width, height] of [[1280, 800], [1920, 1080]]) {
    await page.setViewportSize({ width, height });
    const before = await page.locator("[role=grid]").boundingBox();
    for (const mode of ["Solve", "Explain", "SAT", "Set"]) {
      await inMode(page, mode);
      assert.deepEqual(await page.locator("[role=grid]").boundingBox(), before, mode);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), mode);
    }
    await linesOf(3);
    const lowest = await page.evaluate(() => Math.max(...[...document.querySelectorAll("#left button")].map((one) => one.getBoundingClientRect().bottom)));
    assert.ok(lowest <= height, JSON.stringify({ lowest, height }));
    await linesOf(0);
  }
});

onWidePage("the buttons of a board of 25 values are in the window", `size: 25\n\nA${".".repeat(24)}\n${`${".".repeat(25)}\n`.repeat(24)}`, async (page) => {
  for (const [width, height] of [[1280, 800], [1920, 1080]]) {
    await page.setViewportSize({ width, height });
    const lowest = await page.evaluate(() => Math.max(...[...document.querySelectorAll("#left button")].map((one) => one.getBoundingClientRect().bottom)));
    assert.ok(lowest <= height, JSON.stringify({ lowest, height }));
  }
});

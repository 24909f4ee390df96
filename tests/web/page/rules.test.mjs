// Rules are drawn: cages with sums, lines, dots, signs, arrows, clues outside, regions, switches.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { addressSays, drag, onPages, onWidePage, says, takeRule, until } from "./support.mjs";

onPages("a cage is drawn, its sum typed", "", async (page) => {
  await takeRule(page, "cages");
  await page.locator("[role=grid]").scrollIntoViewIfNeeded();
  await drag(page, ["r1c1", "r1c2"]);
  await page.keyboard.type("10");
  await page.keyboard.press("Enter");
  await addressSays(page, /cages:\n {2}10: r1c1 r1c2\n/);
  await says(page, "#said", /Several solutions/);
});

const drawn = [
  ["renban", ["r1c1", "r1c2", "r2c3"], /renban:\n {2}r1c1 r1c2 r2c3\n/],
  ["arrows", ["r1c1", "r1c2", "r1c3"], /arrows:\n {2}r1c1: r1c2 r1c3\n/],
  ["thermometers", ["r1c1", "r2c1"], /thermometers:\n {2}r1c1 r2c1\n/],
  ["kropki", ["r1c1", "r1c2"], /kropki:\n {2}white: r1c1-r1c2\n/],
  ["inequalities", ["r1c1", "r1c2"], /inequalities:\n {2}r1c1<r1c2\n/],
];
for (const [rule, cells, text] of drawn) {
  onWidePage(`${rule} are drawn in one stroke`, "", async (page) => {
    await takeRule(page, rule);
    await drag(page, cells);
    await addressSays(page, text);
    await says(page, "#said", /Several solutions/);
  });
}

onWidePage("a rule without marks is switched on and removed", "", async (page) => {
  await takeRule(page, "anti knight");
  await addressSays(page, /rules: anti-knight\n/);
  await page.click("[aria-label='Remove anti knight']");
  await addressSays(page, /^$/);
});

onWidePage("a clue beside the board has its field", "", async (page) => {
  await takeRule(page, "skyscrapers");
  await page.fill("[aria-label='top, clue 3']", "4");
  await page.keyboard.press("Tab");
  await addressSays(page, /skyscrapers:\n {2}top: \. \. 4 \. \. \. \. \. \.\n/);
});

onWidePage("a cell gets another region, and the page says what is wrong until all have nine cells", "", async (page) => {
  await takeRule(page, "regions");
  await drag(page, ["r1c4"]);
  await page.getByRole("button", { name: /^Region A/ }).click();
  await says(page, ".unfinished-told", /region/);
  await drag(page, ["r3c3"]);
  await page.getByRole("button", { name: /^Region B/ }).click();
  await says(page, "#said", /solution/);
  await addressSays(page, /AAAABBCCC\n {2}AAABBBCCC\n {2}AABBBBCCC/);
});

onWidePage("an entry is changed and removed", "cages:\n  10: r1c1 r1c2\n\n" + ".".repeat(81), async (page) => {
  await page.fill("[aria-label='Entry 1 of cages']", "12: r1c1 r1c2");
  await page.keyboard.press("Tab");
  await addressSays(page, /12: r1c1 r1c2/);
  await page.click("[aria-label='Remove entry 1 of cages']");
  await addressSays(page, /^$/);
});

/** Tab, or Shift and Tab, until the keys are on what is wanted. */
async function tabTo(page, selector, key = "Tab") {
  for (let i = 0; i < 200; ++i) {
    await page.keyboard.press(key);
    if (await page.evaluate((wanted) => document.activeElement.matches(wanted), selector)) return;
  }
  assert.fail(`${selector} is not reached by ${key}`);
}

onWidePage("a digit and a line are set with the keyboard alone", "", async (page) => {
  await tabTo(page, "[role=gridcell]");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("7");
  await page.locator('[aria-label^="r2c1, 7, given"]').waitFor();
  await tabTo(page, "#choices > summary");
  await page.keyboard.press("Enter");
  await tabTo(page, "#seek");
  await page.keyboard.type("renban");
  await until(page, () => document.querySelectorAll("#choices li").length === 1);
  await tabTo(page, "#choices li button");
  await page.keyboard.press("Enter");
  await page.locator("#tool").waitFor();
  await tabTo(page, "[role=gridcell]", "Shift+Tab");
  for (const key of ["ArrowRight", "Shift+ArrowRight", "Shift+ArrowDown", "Enter"]) await page.keyboard.press(key);
  await addressSays(page, /renban:\n {2}r2c2 r2c3 r3c3\n/);
});

onPages("while drawing, the list of rules is closed, and board and tool are visible", "", async (page) => {
  await takeRule(page, "thermometers");
  await page.locator("#tool:focus").waitFor();
  assert.equal(await page.locator("#choices").getAttribute("open"), null);
  // On a phone the keypad is below the tool's first row; the rest is a stroke away.
  await until(page, () => ["[role=grid]", "#tool .row"].every((one) => {
    const { top, bottom } = document.querySelector(one).getBoundingClientRect();
    const pad = document.querySelector("#pad");
    const end = getComputedStyle(pad).position === "sticky" ? pad.getBoundingClientRect().top : innerHeight;
    return top >= 0 && bottom <= end;
  }));
  const [board, tool] = await Promise.all(["[role=grid]", "#tool"].map((one) => page.locator(one).boundingBox()));
  assert.ok(board.y + board.height <= tool.y || board.x + board.width <= tool.x);
  await page.click("#put-down");
  await page.locator("#tool").waitFor({ state: "detached" });
});

onWidePage("rules are found by the names that setters know", "", async (page) => {
  await page.click("#choices > summary");
  for (const [sought, rule] of [["german whisper", "whispers"], ["killer", "cages"], ["black dot", "kropki"], ["greater than", "inequalities"], ["Jigsaw", "regions"], ["samurai", "grids"]]) {
    await page.fill("#seek", sought);
    await until(page, (name) => [...document.querySelectorAll("#choices li b")].some((one) => one.textContent === name) &&
      document.querySelectorAll("#choices li").length < 9, rule);
  }
});

onWidePage("each of these names belongs to a rule of the program", "", async (page) => {
  const file = await readFile(new URL("../../../src/web/source/setter/aliases.ts", import.meta.url), "utf8");
  const names = [...file.matchAll(/(?:^| )"?([a-z][a-z-]*)"?: "/gm)].map(([, name]) => name.replaceAll("-", " "));
  assert.ok(names.length > 20);
  await page.click("#choices > summary");
  await page.locator("#choices li").first().waitFor();
  const rules = await page.locator("#choices li b").allTextContents();
  assert.deepEqual(names.filter((name) => !rules.includes(name)), []);
});

// On a phone: the board with its verdict above, keypad and tabs below, whatever is read between them; and all that
// can be touched is large enough for a finger.
import assert from "node:assert/strict";
import { addressSays, cell, inMode, onPages, phones, says, takeRule, unique, until } from "./support.mjs";

const least = 44; // px

/** What can be touched and is too small; cells are as large as nine of them can be. */
const small = (page) => page.evaluate((least) => [...document.querySelectorAll("button, select, input, summary, textarea, .button, a[href]")].flatMap((one) => {
  const target = one.closest("label") ?? one;
  const { width, height } = target.getBoundingClientRect();
  const shown = one.checkVisibility() && width > 0 && !one.closest(".ring") && one.type !== "file";
  return shown && (width < least || height < least) ? [`${one.outerHTML.slice(0, 90)}: ${Math.round(width)}x${Math.round(height)}`] : [];
}), least - 0.5);

async function inSight(page, parts) {
  for (const end of [0, 1e6]) {
    await page.evaluate((top) => scrollTo(0, top), end);
    for (const part of parts) {
      const box = await page.locator(part).boundingBox();
      assert.ok(box.y >= -1 && box.y + box.height <= 668 && box.x >= -1 && box.x + box.width <= 376, JSON.stringify({ part, end, box }));
    }
  }
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
}

const openAll = (page) => page.evaluate(() => document.querySelectorAll("#right details").forEach((one) => { one.open = true; }));

onPages("board, verdict and tabs are always in sight, and the keypad where digits are typed", unique, async (page) => {
  await says(page, "#said", /One solution/);
  for (const [mode, parts] of [["Solve", ["#pad"]], ["Explain", []], ["SAT", []], ["Set", ["#pad"]]]) {
    await inMode(page, mode); // from the end of another one
    const [strip, panel] = await Promise.all(["#strip", `#panel-${mode.toLowerCase()}`].map((part) => page.locator(part).boundingBox()));
    assert.ok(panel.y >= strip.y + strip.height, JSON.stringify({ mode, strip, panel }));
    await openAll(page);
    await inSight(page, ["#board", "#strip", "#modes", ...parts]);
  }
}, phones.slice(0, 1));

onPages("while a cage is drawn, keypad, undo and verdict stay, and the keypad types its total", "", async (page) => {
  await takeRule(page, "cages");
  await inSight(page, ["#board", "#strip", "#pad", "#undo"]);
  await cell(page, "r1c1").tap();
  await page.locator("#many").tap();
  await cell(page, "r1c2").tap();
  for (const digit of ["1", "4"]) await page.locator("#pad").getByRole("button", { name: digit, exact: true }).tap();
  await page.locator("#add-entry").tap();
  await addressSays(page, /14: r1c1 r1c2/);
  await page.locator("#undo").tap();
  await until(page, () => !location.hash.includes("14"));
}, phones.slice(1));

onPages("all that can be touched is large enough for a finger", `cages:\n  10: r1c1 r1c2 r2c1\n\n${unique.match(/.{9}/g).join("\n")}`, async (page) => {
  await says(page, "#said", /solution/);
  await cell(page, "r1c1").tap();
  for (const mode of ["Set", "Solve", "Explain", "SAT"]) {
    await inMode(page, mode);
    await openAll(page);
    assert.deepEqual(await small(page), [], mode);
  }
  for (const menu of await page.locator("#bar > details").all()) {
    await menu.locator("> summary").tap();
    await menu.evaluate((one) => one.querySelectorAll("details").forEach((inner) => { inner.open = true; }));
    assert.deepEqual(await small(page), [], await menu.getAttribute("id"));
    const { x, y, width, height } = await menu.locator("> :last-child").boundingBox();
    assert.ok(x >= 0 && x + width <= 375 && y >= 0 && y + height <= 667);
    await page.keyboard.press("Escape");
  }
  await page.locator("#trace-run").tap();
  await says(page, "#trace-step", /^1 of/);
  await openAll(page);
  assert.deepEqual(await small(page), [], "trace");
  await inMode(page, "Set");
  await takeRule(page, "thermometers");
  assert.deepEqual(await small(page), [], "drawing");
}, phones.slice(0, 1));

onPages("while drawing, all that a tool has can be seen: its fields at once, its text by scrolling", "", async (page) => {
  for (const rule of ["cages", "kropki", "regions", "quadruples", "skyscrapers"]) {
    await takeRule(page, rule);
    await page.locator("#tool:focus").waitFor();
    for (const part of await page.locator("#tool :is(button, input, select, p:not(.faint), pre)").all()) {
      await part.evaluate((one) => one.scrollIntoView({ block: "nearest" }));
      const sight = await part.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      assert.ok(sight, `${rule}: ${await part.evaluate((one) => one.outerHTML)}`);
    }
    await page.locator("#put-down").tap();
  }
}, phones.slice(0, 1));

onPages("the keypad of 25 values leaves board and verdict in sight, and all its values can be reached", `size: 25\n\nA${".".repeat(24)}\n${`${".".repeat(25)}\n`.repeat(24)}`, async (page) => {
  const [board, strip, pad] = await Promise.all(["[role=grid]", "#strip", "#pad"].map((part) => page.locator(part).boundingBox()));
  assert.ok(pad.y >= strip.y + strip.height && strip.y >= board.y + board.height, JSON.stringify({ board, strip, pad }));
  assert.deepEqual(await small(page), []);
  await cell(page, "r1c2").tap();
  await page.locator("#pad button:text-is('P')").tap();
  await addressSays(page, /\nAP\./);
  await inSight(page, ["#undo"]);
}, phones.slice(0, 1));

onPages("what is left out is told in sight, right behind the verdict", `cages:\n  18: r1c1 r1c2\n  10: r2c1 r2c2\n\n${".........\n".repeat(9)}`, async (page) => {
  await says(page, "#said", /Several/);
  const [strip, told] = await Promise.all(["#strip", ".unfinished-told"].map((part) => page.locator(part).boundingBox()));
  assert.ok(told.y >= strip.y && told.y + told.height <= strip.y + strip.height, JSON.stringify({ strip, told }));
}, phones.slice(0, 1));

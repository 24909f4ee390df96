// The steps of an explanation: candidates, what a step rests on and excludes, its links, its argument.
import assert from "node:assert/strict";
import { barriers, cell, inMode, onPages, onWidePage, says, unique } from "./support.mjs";

/** Explained at once: its first step takes candidates away, a two-string kite and hidden singles follow. */
const kite = ".4..6....1.54.2.6.623.8.4.5389.46.57564......7129586342.187..46.5.6.43.24.6....8.";

async function explained(page) {
  await inMode(page, "Explain");
  await page.locator("#explain:enabled").click();
  await says(page, "#place", /^1 of \d+$/);
  await page.click("#all-steps > summary");
}

const goTo = (page, name) => page.locator("#all-steps button", { hasText: name }).first().click();

/** The candidates that the board shows: of each open cell. */
const candidates = (page) => page.evaluate(() => Object.fromEntries([...document.querySelectorAll("[role=gridcell]")]
  .filter((one) => one.querySelector(".small"))
  .map((one) => [one.getAttribute("aria-label").split(",")[0],
    [...one.querySelectorAll("[data-value]:not(:empty):not(.gone)")].map(({ dataset }) => Number(dataset.value))])));

/** What the givens leave, counted here. */
function left(puzzle) {
  const peers = (a, b) => a !== b && (Math.floor(a / 9) === Math.floor(b / 9) || a % 9 === b % 9 ||
    (Math.floor(a / 27) === Math.floor(b / 27) && Math.floor((a % 9) / 3) === Math.floor((b % 9) / 3)));
  return Object.fromEntries([...puzzle].flatMap((sign, at) => sign !== "." ? [] : [[`r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`,
    [..."123456789"].filter((one) => ![...puzzle].some((other, there) => other === one && peers(at, there))).map(Number)]]));
}

onPages("all candidates of the board are drawn, and a step says what it excludes", kite, async (page) => {
  await explained(page);
  assert.deepEqual(await candidates(page), left(kite));
  const [, name, value] = /^(r\dc\d)≠(\d)/.exec(await page.locator("#step").textContent());
  assert.equal((await cell(page, name).locator(".out").textContent()).trim(), value);
  await cell(page, name).and(page.locator(`[aria-label*="excluded ${value}"]`)).waitFor();
  await page.click("#next");
  await says(page, "#place", /^2 of/);
  assert.ok(!(await candidates(page))[name].includes(Number(value)));
  assert.deepEqual(await barriers(page, "#left, #right"), []);
});

onWidePage("an argument is walked on the board with the arrow keys", unique, async (page) => {
  await explained(page);
  await page.click("#next");
  await page.click("#previous");
  await page.locator("#next").focus();
  await page.keyboard.press("ArrowDown");
  const [, name, value] = /^Suppose (r\dc\d)=(\d)/.exec(await page.locator("#argument [aria-current]").textContent());
  await cell(page, name).and(page.locator(`[aria-label^="${name}, ${value}"]`)).waitFor();
  await page.keyboard.press("ArrowDown");
  await says(page, "#argument [aria-current]", /^\[1\] r\dc\d=\d \(/);
  const [, found, digit] = /(r\dc\d)=(\d)/.exec(await page.locator("#argument [aria-current]").textContent());
  await cell(page, found).and(page.locator(`[aria-label^="${found}, ${digit}"].now`)).waitFor();
  await cell(page, name).and(page.locator(".supposed")).waitFor();
  const lines = await page.locator("#argument li").count();
  await page.locator("#argument button").last().click();
  await says(page, "#argument [aria-current]", /contradiction/);
  await page.locator(".wrong").first().waitFor();
  await page.locator("#next").focus();
  await page.keyboard.press("ArrowDown");
  await says(page, "#place", /^2 of/);
  await page.keyboard.press("ArrowUp");
  await says(page, "#place", /^1 of/);
  assert.equal(await page.locator("#argument li[aria-current]").evaluate((one) => [...one.parentNode.children].indexOf(one)), lines - 1);
  await page.keyboard.press("Escape");
  await page.locator("#steps").waitFor({ state: "detached" });
});

onWidePage("a chain is drawn as its links, in the direction in which it is read", kite, async (page) => {
  await explained(page);
  await goTo(page, "two-string kite");
  await says(page, "#sentence", /^Two-string kite: .*: r\dc\d is not \d\.$/);
  assert.equal(await page.locator(".links > path.strong").count(), 2);
  assert.equal(await page.locator(".links > path.weak").count(), 3);
  assert.equal(await page.locator(".links > path[marker-end]").count(), 5);
  assert.equal(await page.locator(".small .base").count(), 4);
});

onWidePage("a hidden single shows what rules out the other places", kite, async (page) => {
  await explained(page);
  await goTo(page, "hidden single");
  const [, name, value] = /^(r\dc\d)=(\d)/.exec(await page.locator("#step").textContent());
  await cell(page, name).and(page.locator(`[aria-label^="${name}, ${value}"].now`)).waitFor();
  assert.ok(await page.locator(".links > path.rules-out").count() > 0);
  assert.equal(await page.locator(".small .gone").evaluateAll((all, wanted) => all.filter((one) => one.textContent.trim() !== wanted).length, value), 0);
});

// The page that `explain -f html` writes: the steps, opened from a disk.
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { barriers, onViewer, phones, says, unique, until, worksheet } from "./support.mjs";

const thermometers = fileURLToPath(new URL("../../../puzzles/variants/thermometers.txt", import.meta.url));

onViewer("the page of steps is gone through with the arrow keys", ["explain", "-p", unique], async (page) => {
  await says(page, "#place", /^1 of \d+$/);
  await page.keyboard.press("ArrowDown");
  await says(page, "#argument [aria-current]", /^Suppose r\dc\d=\d\.$/);
  await page.keyboard.press("ArrowDown");
  await says(page, "#argument [aria-current]", /^\[1\] r\dc\d=\d \(.*\): .* (needs|rules) .*/); // the program's words
  await page.keyboard.press("ArrowRight");
  await says(page, "#place", /^2 of/);
  await page.keyboard.press("End");
  await until(page, () => document.querySelectorAll("[role=gridcell] .small").length === 0);
  await page.keyboard.press("Escape");
  await says(page, "#place", /^(\d+) of \1$/);
  assert.deepEqual(await barriers(page), []);
});

onViewer("nothing on the page of steps can be edited", ["explain", "-p", worksheet], async (page) => {
  await page.locator('[aria-label^="r1c1, 5, given"]').click();
  await page.keyboard.press("7");
  await page.keyboard.press("Delete");
  await page.locator('[aria-label^="r1c1, 5, given"]').waitFor();
});

onViewer("on a phone the board and the heading of each step are in sight", ["explain", "-p", worksheet, "--cell", "r1c4"], async (page) => {
  const [, count] = /of (\d+)/.exec(await page.textContent("#place"));
  for (let at = 1; at <= Number(count); ++at) {
    await says(page, "#place", new RegExp(`^${at} of`));
    await page.evaluate(() => document.querySelectorAll("#right details").forEach((details) => { details.open = true; }));
    const board = await page.locator("#board").boundingBox();
    const heading = await page.locator("#step").boundingBox();
    assert.ok(board.y >= 0 && heading.y >= board.y + board.height && heading.y + heading.height <= 667, JSON.stringify({ at, board, heading }));
    await page.keyboard.press("ArrowRight");
  }
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
}, phones);

for (const theme of ["light", "dark"]) {
  onViewer(`--theme ${theme} counts whatever the system has, also in the drawing`, ["explain", thermometers, "--theme", theme], async (page) => {
    const [red] = /\d+/.exec(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    assert.equal(Number(red) > 128, theme === "light");
    const drawing = decodeURIComponent(await page.locator("#board img").getAttribute("src"));
    assert.match(drawing, /class="s-outline"/); // what is pale is outlined in each theme
    assert.match(drawing, theme === "dark" ? /@media screen\s*\{svg \.s-outline/ : /@media not all\s*\{svg \.s-outline/);
    assert.doesNotMatch(drawing, /prefers-color-scheme/);
  });
}

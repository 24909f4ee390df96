// Boards of other shapes, of values from 0 on, and of several grids: made, edited, explained and
// looked at like any other.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { addressSays, barriers, cell, inAddress, inMode, onPages, onWidePage, says, some, takeRule, until } from "./support.mjs";

const variant = (name) => readFile(new URL(`../../../puzzles/variants/${name}.txt`, import.meta.url), "utf8");

onPages("a new board of 8 rows and 6 columns takes digits", "", async (page) => {
  await page.click("#new > summary");
  await page.selectOption("#size", "8x6");
  assert.equal(await page.locator("[role=gridcell]").count(), 81); // to choose a size loses no puzzle
  await page.click("#create");
  // The board before it has that cell too.
  await until(page, () => document.querySelectorAll("[role=gridcell]").length === 48);
  assert.equal(await page.locator("[role=row]").count(), 8);
  await cell(page, "r8c6").click();
  await page.keyboard.press("8");
  await addressSays(page, /^size: 8x6\n(box: 4x2\n)?\n(\.{6}\n){7}\.{5}8\n$/);
  await says(page, "#said", /Several solutions/);
});

onPages("0 is a value of a board from 0, and . empties a cell", "size: 4\nvalues: 0-3\n\n....\n....\n....\n...3\n", async (page) => {
  await cell(page, "r1c1").click();
  await page.keyboard.press("0");
  await page.locator('[aria-label^="r1c1, 0, given"]').waitFor();
  await addressSays(page, /values:\n {2}0-3\n\n0\.\.\.\n/);
  await page.keyboard.press(".");
  await page.locator('[aria-label^="r1c1, empty"]').waitFor();
  await page.locator("#pad").getByRole("button", { name: "0", exact: true }).click();
  await page.locator('[aria-label^="r1c1, 0, given"]').waitFor();
  assert.equal(await page.locator("#pad").getByRole("button", { name: "4", exact: true }).count(), 0);
});

onWidePage("values from 0 are switched on for a new board", "", async (page) => {
  await page.click("#new > summary");
  await page.check("#from-zero");
  await page.click("#create");
  await page.locator("#pad").getByRole("button", { name: "0", exact: true }).waitFor();
  await addressSays(page, /size: 9\nvalues:\n {2}0-8\n/);
});

for (const name of ["values", "shape", "doppelganger-zero", "deconstruction", "full-rank"]) {
  onWidePage(`${name} of puzzles/ is solved and shown`, await variant(name), async (page) => {
    await says(page, "#said", /One solution/);
    await page.check("#solution");
    await page.locator("[role=gridcell].found").first().waitFor();
    assert.equal(await page.locator("[role=gridcell]:empty").count(), 0);
  });
}

onWidePage("cells of two digits show them, once they are known", await variant("schrodinger-cells"), async (page) => {
  await says(page, "#said", /One solution/);
  await page.locator('[aria-label^="r4c2, S, given"]').waitFor();
  await page.check("#solution");
  await page.locator('[aria-label^="r4c2, 0/1, given"]').waitFor();
  await page.locator('[aria-label^="r2c4, 2/3"]').waitFor();
});

onWidePage("keys go over the gaps of several grids", await variant("grids"), async (page) => {
  assert.equal(await page.locator("[role=gridcell]").count(), 369);
  await cell(page, "r1c9").click();
  await page.keyboard.press("ArrowRight");
  await page.locator('[aria-label^="r1c13,"]:focus').waitFor();
  assert.deepEqual(await barriers(page, "#left"), []);
  await says(page, "#said", /One solution/);
});

onWidePage("a board from 0 is explained", "size: 4\nvalues: 0-3\n\n0..3\n2.0.\n.0.2\n3..0\n", async (page) => {
  await says(page, "#said", /One solution/);
  await inMode(page, "Explain");
  await page.click("#explain");
  await says(page, "#place", /1 of/);
  const last = Number(/of (\d+)/.exec(await page.locator("#place").textContent())[1]);
  for (let step = 1; step < last; ++step) await page.click("#next");
  await page.locator('[aria-label^="r1c2, 1, this step"], [aria-label^="r1c2, 1"]').first().waitFor();
  assert.equal(await page.locator("[role=gridcell]:empty").count(), 0);
});

onWidePage("clauses and a solver at work speak of 0", "size: 4\nvalues: 0-3\n\n0...\n....\n....\n...3\n", async (page) => {
  await inMode(page, "SAT");
  await page.click("#clauses-panel > summary");
  await cell(page, "r1c2").click();
  await page.getByRole("button", { name: "r1c2 is 0" }).click();
  await says(page, "#clauses-count", /^r1c2=0 is in \d+ clauses/);
  await inMode(page, "SAT");
  await page.click("#trace-run");
  await says(page, "#trace-step", /r1c1=0/);
  await page.locator('[aria-label^="r1c1, 0, given"]').waitFor();
});

onWidePage("two encodings are compared on a board of another shape", "size: 6x8\n\n1.......\n........\n........\n........\n........\n.......8\n", async (page) => {
  await inMode(page, "SAT");
  await page.click("#propagation > summary");
  await page.locator("#sides svg").nth(1).waitFor();
  assert.equal(await page.locator("#sides svg").first().getAttribute("viewBox"), "-.1 -.1 8.2 6.2");
  await page.getByRole("button", { name: "r1c1 is 1" }).waitFor();
});

onWidePage("a rule of the board is removed, and the page says what doesn't fit", "size: 6x8\n\n1.......\n........\n........\n........\n........\n.......8\n", async (page) => {
  await takeRule(page, "values");
  await page.fill("#words", "0-7");
  await page.click("#use-words");
  await says(page, "#notice", /digits don't fit/);
  await page.locator("#pad").getByRole("button", { name: "0", exact: true }).waitFor();
  await addressSays(page, /size: 6x8\n(box.*\n)?values:\n {2}0-7\n/);
  await page.click("#put-down");
  await page.click("[aria-label='Remove values']");
  await until(page, () => !location.hash.includes("values"));
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await page.locator('[aria-label^="r6c8, 8, given"]').waitFor();
});

onWidePage("the example of each rule is read, drawn and written again with everything that its rules say", "", async (page) => {
  const files = (await readdir(new URL("../../../puzzles/variants/", import.meta.url))).filter((name) => name.endsWith(".txt"));
  assert.ok(files.length > 60);
  for (const file of some(files)) {
    const rule = file.slice(0, -".txt".length);
    const text = `title: ${rule}\n${(await variant(rule)).replace(/^title: .*\n/m, "")}`;
    await page.evaluate((hash) => { location.hash = encodeURIComponent(hash); }, text);
    await until(page, (wanted) => document.querySelector("#title")?.textContent === wanted, rule);
    const said = await page.locator("#said.trouble").allTextContents();
    assert.deepEqual(said, [], rule);
    const written = await inAddress(page);
    for (const entry of text.match(/^ {2}\S.*$/gm) ?? []) assert.ok(written.includes(entry), `${rule}: ${entry}`);
  }
});

onWidePage("f-puzzles has no such board, and the page says so", await variant("shape"), async (page) => {
  await says(page, "#said", /One solution/);
  await page.click("#export > summary");
  await page.selectOption("#format", "f-puzzles link");
  await page.click("#save-as");
  await says(page, "#said", /f-puzzles supports only square boards with values from 1/);
});

onWidePage("a board that is too large for the page is refused with a message, and an empty one is shown", "size: 36\n", async (page) => {
  await says(page, "#said", /grids of up to 25 rows and columns/);
  assert.equal(await page.locator("[role=gridcell]").count(), 81);
});

// Encodings compared live: what is chosen is measured, drawn and told in figures.
import assert from "node:assert/strict";
import { inMode, onPages, onWidePage, saved, says, unique } from "./support.mjs";

async function open(page) {
  await inMode(page, "SAT");
  await page.click("#compare > summary");
  await page.getByRole("checkbox", { name: "extended", exact: true }).waitFor();
}

async function run(page) {
  await page.click("#compare-run");
  await page.locator("#compared").waitFor();
}

const rows = (page) => page.locator("#compared tbody tr").allInnerTexts();

onPages("a chart shows the selected encodings' growth over the selected sizes", "", async (page) => {
  await open(page);
  await page.getByRole("checkbox", { name: "maple", exact: true }).uncheck();
  await page.getByRole("checkbox", { name: "16", exact: true }).uncheck();
  await run(page);
  assert.deepEqual((await rows(page)).map((row) => row.split("\t").slice(0, 4).join(" ")), [
    "minimal 4 64 304", "extended 4 64 448", "minimal 9 729 8,829", "extended 9 729 11,988"]);
  const drawn = await page.locator("#chart").evaluate((image) => image.decode().then(() => image.naturalWidth));
  assert.equal(drawn, 1280);
  assert.match((await saved(page, "#save-chart")).bytes.toString(), /^<svg[^]*extended/);
});

onWidePage("encodings are compared on the board's puzzle and on puzzles given as text, solving included", unique, async (page) => {
  await open(page);
  await page.selectOption("#compare-boards", "puzzle");
  await page.check("#compare-solve");
  await page.selectOption("#compare-plot", "bars");
  await run(page);
  assert.equal((await rows(page)).length, 3);
  await says(page, "#compared thead", /conflicts.*seconds/);
  await page.selectOption("#compare-boards", "text");
  await page.fill("#compare-text", "1.....2..3.....4\n12..34....1.....");
  await page.click("#compare-run");
  await says(page, "#compared tbody", /^minimal4/);
});

onWidePage("the page says what can't be compared", "", async (page) => {
  await open(page);
  for (const name of ["minimal", "extended", "maple"]) await page.getByRole("checkbox", { name, exact: true }).uncheck();
  await page.click("#compare-run");
  await says(page, "#compare-said", /Choose an encoding/);
  await page.getByRole("checkbox", { name: "extended", exact: true }).check();
  await page.selectOption("#compare-plot", "cactus");
  await page.click("#compare-run");
  await says(page, "#compare-said", /cactus shows times/);
});

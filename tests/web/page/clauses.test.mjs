// Clauses and grid: a cell or candidate has its clauses in words, a clause marks its cells.
import assert from "node:assert/strict";
import { cell, inMode, onPages, onWidePage, says, unique, until } from "./support.mjs";

const several = unique.replace("8", ".");

const inCorner = { x: 5, y: 5 }; // of a cell, where no candidate is

async function open(page) {
  await inMode(page, "SAT");
  await page.click("#clauses-panel > summary");
  await says(page, "#clauses-count", /is in \d+ clauses of/);
}

onPages("the clauses of a selected cell and value are shown, and a clause marks its cells", several, async (page) => {
  await open(page);
  await cell(page, "r4c5").click({ position: inCorner });
  await page.selectOption("#clauses-encoding", "extended");
  await says(page, "#clauses-count", /^r4c5 is in \d+ clauses of 12,0/);
  await page.getByRole("button", { name: "r4c5 is 3", exact: true }).click();
  await says(page, "#clauses-count", /^r4c5=3 is in/);
  await page.getByRole("button", { name: /^row uniqueness/ }).click();
  await until(page, () => document.querySelectorAll("#clauses li").length === 8);
  const clause = page.locator("#clauses button", { hasText: "r4c5≠3 or r4c9≠3" });
  assert.match(await clause.textContent(), /row uniqueness: row 4 has 3 only once/);
  await clause.focus();
  assert.equal(await page.locator("[role=gridcell].shown").count(), 2);
  await cell(page, "r4c9").and(page.locator(".shown")).waitFor();
});

onWidePage("a cell or a candidate under the mouse shows its clauses, until the mouse leaves the board", several, async (page) => {
  await cell(page, "r2c2").click({ position: inCorner });
  await page.locator(".differs .small").first().waitFor();
  await open(page);
  const candidate = page.locator(".differs .small span:not(:empty)").first();
  const name = (await candidate.locator("xpath=ancestor::*[@role='gridcell']").getAttribute("aria-label")).split(",")[0];
  await candidate.hover();
  await says(page, "#clauses-count", new RegExp(`^${name}=${(await candidate.textContent()).trim()} is in`));
  await cell(page, "r1c3").hover();
  await says(page, "#clauses-count", /^r1c3/);
  await page.locator("#clauses-count").hover();
  await says(page, "#clauses-count", /^r2c2 is in/);
});

onWidePage("a page that moves under a mouse at rest does not change the cell that was chosen", several, async (page) => {
  await open(page);
  const { width, height } = await cell(page, "r4c5").boundingBox();
  await cell(page, "r4c5").click({ position: { x: width / 2 + 12, y: height - 3 } });
  await says(page, "#clauses-count", /^r4c5 is in/);
  const before = await cell(page, "r4c5").boundingBox();
  await page.evaluate(() => { document.body.style.paddingBottom = "600px"; scrollTo(0, 30); });
  await until(page, (top) => document.querySelector("[aria-label^='r4c5,']").getBoundingClientRect().y < top, before.y - 10);
  await page.waitForTimeout(500);
  assert.match(await page.textContent("#clauses-count"), /^r4c5 is in/);
});

onWidePage("keys move from cell to cell, and a closed panel sends no requests", unique, async (page) => {
  await open(page);
  await cell(page, "r1c1").click();
  await page.keyboard.press("ArrowRight");
  await says(page, "#clauses-count", /^r1c2 is in/);
  await inMode(page, "SAT");
  await page.click("#clauses-panel > summary");
  const asked = [];
  page.on("request", (request) => asked.push(request.postData() ?? ""));
  await cell(page, "r5c5").click();
  await page.keyboard.press("ArrowRight");
  await page.waitForTimeout(400);
  assert.deepEqual(asked.filter((body) => body.includes('"clauses"')), []);
});

// Two encodings after the same decisions: what unit propagation knows in each.
import assert from "node:assert/strict";
import { cell, inMode, onPages, onWidePage, says } from "./support.mjs";

// With 1 at r7c3 only r1c1 is left for it in the first box, which the encoding minimal doesn't say.
const ones = [".".repeat(9), "...1.....", "......1..", ".1.......", ".".repeat(45)].join("");

async function begin(page) {
  await inMode(page, "SAT");
  await page.click("#propagation > summary");
  await page.locator("#sides svg").nth(1).waitFor();
}

const label = (page, at) => page.locator("#sides svg").nth(at).getAttribute("aria-label");

onPages("sizes and known cells of two encodings are shown side by side", "", async (page) => {
  await begin(page);
  await says(page, "#sides", /minimal: 729 variables, 8,829 clauses/);
  await says(page, "#sides", /extended: 729 variables, 11,988 clauses/);
  assert.equal(await label(page, 0), "minimal: 0 of 81 cells known, 729 candidates left");
  await cell(page, "r1c1").click();
  await page.locator("#propagation").getByRole("button", { name: "r1c1 is 5", exact: true }).click();
  await says(page, "#sides", /1 of 81 cells known/);
  assert.equal(await label(page, 0), await label(page, 1).then((text) => text.replace("extended", "minimal")));
  await says(page, "#sides-differ", /They agree in every cell/);
  await cell(page, "r1c1").and(page.locator(".now")).waitFor();
  await cell(page, "r1c2").and(page.locator('[aria-label*="candidates 1 2 3 4 6 7 8 9"]')).waitFor();
  await page.getByRole("button", { name: "Undo r1c1=5" }).click();
  await says(page, "#sides", /0 of 81 cells known/);
});

onWidePage("what only one encoding knows is marked, also on the board", ones, async (page) => {
  await begin(page);
  await says(page, "#sides-differ", /They agree in every cell/);
  await cell(page, "r7c3").click();
  await page.locator("#propagation").getByRole("button", { name: "r7c3 is 1", exact: true }).click();
  await says(page, "#sides-differ", /They differ in 1 cell/);
  await cell(page, "r1c1").and(page.locator('.differs[aria-label*="candidates 1 2 3"]')).waitFor();
  await page.locator(".side").nth(1).getByRole("button").click();
  await cell(page, "r1c1").and(page.locator('.differs[aria-label^="r1c1, 1,"]')).waitFor();
  await inMode(page, "SAT");
  await page.click("#propagation > summary");
  await cell(page, "r1c1").and(page.locator(":not(.found.now)")).waitFor();
});

onWidePage("decisions that contradict each other end in a conflict, which is reported", "", async (page) => {
  await begin(page);
  for (const name of ["r1c1", "r1c2"]) {
    await cell(page, name).click();
    await page.locator("#propagation").getByRole("button", { name: `${name} is 5`, exact: true }).click();
  }
  await says(page, "#sides", /r1c2=5 cannot be decided: unit propagation has excluded it/);
  await cell(page, "r9c9").click();
  await page.keyboard.press("3");
  await page.locator("#decisions").waitFor({ state: "detached" });
});

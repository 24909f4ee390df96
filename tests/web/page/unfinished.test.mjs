// Clues that are drawn and can't be read yet: they stay, in red, and the rest is answered.
import assert from "node:assert/strict";
import { addressSays, barriers, cell, drag, holding, onPages, onWidePage, says, takeRule, unique } from "./support.mjs";

const noLine = /puzzle:\d|line \d/;

onPages("a sum that can't be reached is shown at its cage, and all other clues count", unique, async (page) => {
  await says(page, "#said", /One solution/);
  await takeRule(page, "cages");
  await page.fill("#before", "18");
  await drag(page, ["r1c2", "r1c3"]);
  await says(page, ".unfinished-told", /^Left out: cages 18: r1c2 r1c3: the sum 18 can't be reached by 2 different values/);
  assert.equal(await page.locator("[role=gridcell].unfinished").count(), 2);
  await says(page, "#said", /^One solution/);
  assert.ok(!noLine.test(await page.textContent("body")));
  assert.deepEqual(await barriers(page, "#left, #rules-panel"), []);
  await page.click("#put-down");
  await page.reload();
  await says(page, ".unfinished-told", /18: r1c2 r1c3/);
  await page.locator(".entries input").fill("3: r1c2 r1c3");
  await page.locator(".entries input").press("Tab");
  await addressSays(page, /cages:\n {2}3: r1c2 r1c3/);
  await page.locator(".unfinished-told").waitFor({ state: "detached" });
  await says(page, "#said", /^One solution/);
});

onWidePage("a jigsaw is drawn while its regions are not right yet", "", async (page) => {
  await takeRule(page, "regions");
  await drag(page, ["r1c3", "r1c4"]);
  await page.getByRole("button", { name: /^Region A/ }).click();
  await says(page, ".unfinished-told", /^Left out: regions: region '.' has \d+ cells?: 9 are needed/);
  await page.locator("path.unfinished-line").waitFor({ state: "attached" });
  await cell(page, "r3c4").click(); // back: A gives r1c4, B gets a cell
  await page.keyboard.press("Escape");
  await page.click("#undo");
  await page.locator(".unfinished-told").waitFor({ state: "detached" });
});

onWidePage("several clues that can't be read do not keep each other from being told", "", async (page) => {
  await takeRule(page, "thermometers");
  await drag(page, ["r1c1", "r1c2"]);
  await addressSays(page, /thermometers:\n {2}r1c1 r1c2/);
  await page.locator(".entries input").fill("r1c1");
  await page.locator(".entries input").press("Tab");
  await says(page, ".unfinished-told", /thermometers r1c1: 1 cell is too few/);
  await drag(page, ["r5c1", "r5c2", "r5c3"]);
  await addressSays(page, /thermometers:\n {2}r5c1 r5c2 r5c3/);
  await says(page, ".entries .trouble", /1 cell is too few/);
  assert.equal(await page.locator(".entries input").count(), 2);
  assert.ok(!noLine.test(await page.textContent("body")));
});

onWidePage("a clue that can't be read is set aside although the next one is drawn before the program has said so", "", async (page) => {
  await takeRule(page, "thermometers");
  await drag(page, ["r1c1", "r1c2"]);
  await addressSays(page, /r1c1 r1c2/);
  const release = await holding(page, ({ puzzle }) => /thermometers:\n {2}r1c1\n/.test(puzzle ?? ""));
  await page.locator(".entries input").fill("r1c1");
  await page.locator(".entries input").press("Tab");
  await page.locator("#seconds").waitFor(); // the verdict waits for that, too
  await drag(page, ["r5c1", "r5c2"]);
  release();
  await says(page, ".unfinished-told", /thermometers r1c1: 1 cell is too few/);
  await says(page, "#said", /^Several solutions/);
  assert.ok(!noLine.test(await page.textContent("body")));
});

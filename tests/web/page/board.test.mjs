// The board: digits by mouse, touch and keyboard, many cells at once, undo and redo, links.
import assert from "node:assert/strict";
import { addressSays, cell, drag, onPages, onWidePage, phones, says, takeRule, unique, until } from "./support.mjs";

onPages("a digit goes into the cell that was touched", "", async (page) => {
  await cell(page, "r2c3").click();
  await page.locator("#pad").getByRole("button", { name: "7", exact: true }).click();
  await cell(page, "r2c3").and(page.locator('[aria-label^="r2c3, 7, given"]')).waitFor();
  await addressSays(page, /\n\.\.7/);
});

onWidePage("Shift and arrows select cells, a digit fills all of them, and undo removes it", "", async (page) => {
  await cell(page, "r1c1").click();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("5");
  for (const name of ["r1c1", "r1c2", "r2c2"]) await page.locator(`[aria-label^="${name}, 5"]`).waitFor();
  await page.keyboard.press("Control+z");
  assert.equal(await page.locator(".given").count(), 0);
  await page.keyboard.press("Control+y");
  assert.equal(await page.locator(".given").count(), 3);
  await page.keyboard.press("Delete");
  assert.equal(await page.locator(".given").count(), 0);
});

onWidePage("dragging selects cells", "", async (page) => {
  await drag(page, ["r1c1", "r1c2", "r1c3"]);
  assert.equal(await page.locator("[role=gridcell][aria-selected=true]").count(), 3);
});

onWidePage("a reload shows the same puzzle", unique, async (page) => {
  await says(page, "#said", /One solution/);
  await page.reload();
  await says(page, "#said", /One solution/);
  await addressSays(page, /8\.{8}/);
});

onWidePage("a text without a puzzle is reported, and the board stays", "x", async (page) => {
  await says(page, "#said", /^The puzzle in this address can't be shown/);
  await new Promise((resolve) => { setTimeout(resolve, 1500); });
  assert.equal(await page.locator("#stop").count(), 0); // nothing is searched
  assert.equal(await page.locator("[role=gridcell]").count(), 81);
});

/** A finger on the glass from cell to cell, as the browser's own events. */
async function touchDrag(page, names) {
  const client = await page.context().newCDPSession(page);
  const send = (type, points) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await cell(page, names[0]).scrollIntoViewIfNeeded();
  for (const [at, name] of names.entries()) {
    const box = await cell(page, name).boundingBox();
    await send(at === 0 ? "touchStart" : "touchMove", [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
  }
  await send("touchEnd", []);
}

onPages("a finger selects the cells that it passes, and draws", "", async (page) => {
  await touchDrag(page, ["r1c1", "r1c2", "r2c2"]);
  await page.locator("[role=gridcell][aria-selected=true]").nth(2).waitFor();
  assert.equal(await page.locator("[role=gridcell][aria-selected=true]").count(), 3);
  await takeRule(page, "renban");
  await touchDrag(page, ["r1c1", "r1c2", "r2c3"]);
  await until(page, () => decodeURIComponent(location.hash).includes("renban:\n  r1c1 r1c2 r2c3"));
}, phones);

onWidePage("a link of f-puzzles and a drawn grid are pasted", "", async (page) => {
  await page.click("#input > summary");
  const link = "https://f-puzzles.com/?load=" +
    "N4IgzglgXgpiBcBOANCALhNAbO8QAUBDMNGAExFQHMAnCC%2BAbUdADdCsBXXAVmolYwAdgjQ1uAX2TApM6bIXylMgLrIWiuVs061G5ToMG92o6fMSThi2cvqbD3fesvjz2x%2B1XPr1WpAA1hBYODQAxoRUuCwgYTAhYAiMIABKAEwAwgCMlKmZaSD%2B7Fy4IADsIJYSQA%3D%3D";
  await page.fill("#text", link);
  await page.click("#read");
  await says(page, "#title", /^Pasted$/);
  await page.locator('[aria-label^="r1c1, 5, given"]').waitFor();
  await addressSays(page, /cages:\n {2}7: r2c1 r2c2/);
  await page.click("#input > summary");
  await page.fill("#text", "+---+---+\n|1 .|. .|\n|. .|2 .|\n+---+---+\n|. 3|. .|\n|. .|. 4|\n+---+---+\n");
  await page.click("#read");
  await page.locator('[aria-label^="r4c4, 4, given"]').waitFor();
  assert.equal(await page.locator("[role=gridcell]").count(), 16);
});

onWidePage("two hundred edits can be undone, and no more are kept", "", async (page) => {
  await cell(page, "r1c1").click();
  const edit = (count) => page.evaluate((count) => {
    const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    for (let at = 0; at < count; ++at) press(String(1 + (at % 9)));
  }, count);
  await edit(220);
  const undone = await page.evaluate(async () => {
    let count = 0;
    for (; count < 300 && !document.querySelector("#undo").disabled; ++count) {
      document.querySelector("#undo").click();
      await new Promise((resolve) => { setTimeout(resolve); });
    }
    return count;
  });
  assert.equal(undone, 199); // the oldest of two hundred puzzles is there
  await addressSays(page, /^size: 9\n\n\d\./);
});

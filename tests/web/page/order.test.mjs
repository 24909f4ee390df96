// Answers that come late: they replace nothing newer, and move nothing from under a finger.
import assert from "node:assert/strict";
import { addressSays, cell, drag, holding, inAddress, onWidePage, says, takeRule, unique, until } from "./support.mjs";

const follow = (page, text) => page.evaluate((hash) => { location.hash = hash; }, text);

onWidePage("a puzzle that is read late does not replace one that was opened after it", "", async (page) => {
  const release = await holding(page, ({ command, puzzle }) => command === "convert" && /^1\.{15}/.test(puzzle));
  const late = page.waitForRequest((request) => /"1\.{15}/.test(request.postData() ?? ""));
  await follow(page, "1...............");
  await late;
  await follow(page, "2...............");
  await cell(page, "r1c1").and(page.locator('[aria-label^="r1c1, 2, given"]')).waitFor();
  release();
  await says(page, "#said", /Several solutions/);
  assert.match(await inAddress(page), /\n2\.\.\./);
});

onWidePage("two changes of the board in a row are both kept", "1...............", async (page) => {
  const release = await holding(page, ({ command, puzzle }) => command === "convert" && /values: 0-3|values:\n +0-3/.test(puzzle));
  await takeRule(page, "values");
  await page.fill("#words", "0-3");
  await page.click("#use-words");
  await cell(page, "r4c4").click();
  await page.keyboard.press("2");
  release();
  await addressSays(page, /values: 0-3|values:\n +0-3/);
  await addressSays(page, /\.\.\.2\n$/);
});

onWidePage("a click counts though an answer comes while the button is down", unique, async (page) => {
  const release = await holding(page, ({ command }) => command === "rate" || command === "check");
  await page.reload();
  const summary = page.locator("#titles > summary");
  await summary.hover();
  const before = await summary.boundingBox();
  await page.mouse.down();
  const graded = page.waitForResponse((response) => /"command":"rate"/.test(response.request().postData() ?? ""));
  release();
  await (await graded).finished();
  await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
  assert.deepEqual(await summary.boundingBox(), before);
  await page.mouse.up();
  await page.locator("#titles[open]").waitFor();
  await says(page, "#more", /Grade/);
});

onWidePage("an answer is drawn although a press never ends", unique, async (page) => {
  const release = await holding(page, ({ command }) => command === "check");
  await page.reload();
  await page.locator("#titles > summary").hover();
  await page.mouse.down();
  release();
  await says(page, "#said", /One solution/);
});

onWidePage("what is being typed stays when an answer comes", "cages:\n  4: r1c1 r1c2\n\n" + ".".repeat(81), async (page) => {
  const release = await holding(page, ({ command }) => command === "check");
  await page.reload();
  const field = page.locator(".entries input");
  await field.fill("5: r1c1 r1c2");
  release();
  await says(page, "#said", /Several solutions/);
  assert.equal(await field.inputValue(), "5: r1c1 r1c2");
  await field.press("Tab");
  await addressSays(page, /cages:\n {2}5: r1c1 r1c2/);
});

onWidePage("a switch keeps its new state though an answer comes while it is pressed", unique, async (page) => {
  const asksLast = ({ command, options }) => command === "check" && "redundant" in options; // of all about this puzzle
  const release = await holding(page, asksLast);
  await page.reload();
  await says(page, "#more", /Grade/);
  await page.locator("#solution").hover();
  const last = page.waitForResponse((response) => asksLast(JSON.parse(response.request().postData() ?? "{}")));
  await page.mouse.down();
  release();
  await (await last).finished();
  await page.evaluate(() => new Promise((resolve) => { setTimeout(resolve, 100); }));
  assert.equal(await page.locator("#told li").count(), 0); // it waits
  await page.mouse.up();
  await says(page, "#told", /No clue is superfluous/);
  assert.equal(await page.locator("#solution").isChecked(), true);
  await page.locator('[aria-label^="r1c2, 1"]').waitFor();
});

onWidePage("a link that is followed is read, though the page writes its own puzzle into the address meanwhile", "", async (page) => {
  await cell(page, "r1c1").click();
  await page.evaluate(() => {
    location.hash = "#2...............";
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "7", bubbles: true, cancelable: true }));
  });
  await cell(page, "r1c1").and(page.locator('[aria-label^="r1c1, 2, given"]')).waitFor();
  await addressSays(page, /\n2\.\.\.\n/);
});

onWidePage("the board is drawn although the search is stopped, or a text that is opened can't be read", "", async (page) => {
  const picture = () => page.locator("#board img").getAttribute("src");
  const stop = async () => {
    await page.locator("#stop").click();
    await page.locator("#search").waitFor();
  };
  const openNonsense = async () => {
    const read = page.waitForResponse((response) => /nonsense/.test(response.request().postData() ?? ""));
    await follow(page, "nonsense");
    await read;
  };
  await takeRule(page, "thermometers");
  for (const [at, disturb] of [stop, openNonsense].entries()) {
    const before = await picture();
    const release = await holding(page, ({ command, options }) => command === "check" || options.format === "svg");
    await drag(page, [`r${at + 1}c2`, `r${at + 1}c3`]);
    await disturb();
    release();
    await until(page, (old) => document.querySelector("#board img").getAttribute("src") !== old, before);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});

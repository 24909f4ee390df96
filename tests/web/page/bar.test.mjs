// The bar at the top: its menus by mouse, touch and keyboard, samples, puzzles that are made, the title in its place.
import assert from "node:assert/strict";
import { addressSays, inAddress, onPages, onWidePage, says, unique, until } from "./support.mjs";

const menus = ["titles", "new", "input", "export", "keys"];
const opened = (page) => page.locator("#bar > details[open]").evaluateAll((all) => all.map((one) => one.id));

onPages("one menu is open at a time, and a press beside it closes it", unique, async (page) => {
  for (const menu of menus.slice(1)) {
    await page.click(`#${menu} > summary`);
    assert.deepEqual(await opened(page), [menu]);
  }
  await page.locator("#strip").dispatchEvent("pointerdown");
  assert.deepEqual(await opened(page), []);
});

onWidePage("menus are opened, gone through and left by keyboard", unique, async (page) => {
  for (const menu of menus) {
    await page.focus(`#${menu} > summary`);
    await page.keyboard.press("Enter");
    await page.locator(`#${menu}[open]`).waitFor();
    await page.keyboard.press("Escape");
    await page.locator(`#${menu} > summary:focus`).waitFor();
    assert.deepEqual(await opened(page), []);
  }
  await page.focus("#export > summary");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.locator("#link:focus").waitFor();
  await page.focus("#tab-set");
  assert.deepEqual(await opened(page), []);
});

onPages("title and author are changed where they stand", unique, async (page) => {
  await page.click("#titles > summary");
  await page.keyboard.type("Ours");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ada");
  await page.keyboard.press("Enter");
  await addressSays(page, /^title: Ours\nauthor: Ada\n/);
  await says(page, "#titles > summary", /^Oursby Ada$/);
  await page.locator("#titles > summary:focus").waitFor();
  const [title, author, next] = await page.evaluate(() => ["#title", "#rules", "#new"].map((one) => {
    const { left, right, top, height } = document.querySelector(one).getBoundingClientRect();
    return { left, right, top, height };
  }));
  assert.ok(author.height < 30 && author.right <= next.left, "the author has one line");
  assert.ok(author.left >= title.right + 4 || author.top >= title.top + title.height - 1, "and is told from the title");
  await page.click("#undo");
  await page.click("#undo");
  await says(page, "#title", /^Sudoku$/);
});

onPages("each sample is shown as a picture, and has one solution", "", async (page) => {
  await until(page, () => [...document.querySelectorAll("#panel-set .samples img")].filter((one) => one.naturalWidth > 0).length === 6);
  for (let at = 0; at < 6; ++at) {
    await page.click("#new > summary");
    await page.locator("#new .card").nth(at).click();
    await page.locator("#new:not([open])").waitFor({ state: "attached" });
    await says(page, "#said", /^One solution/);
    await page.locator("#panel-set .samples").waitFor({ state: "detached" });
    await page.click("#undo"); // the verdict of the next one is new
    await says(page, "#said", /empty/);
  }
});

onWidePage("a puzzle is made for the rules that are there", "rules: diagonals\n\n" + "1........\n" + ".........\n".repeat(8), async (page) => {
  await page.click("#new > summary");
  await page.selectOption("#grade", "easy");
  await page.click("#generate");
  await says(page, "#said", /^One solution/);
  await says(page, "#more", /Grade: easy/);
  assert.match(await inAddress(page), /^size: 9\nrules: diagonals\n/);
  await page.click("#undo");
  await addressSays(page, /\n1\.{8}\n\.{9}/);
});

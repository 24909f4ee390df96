// What is found out after each edit, and what on demand; that it can be read by everybody.
import assert from "node:assert/strict";
import { addressSays, allKinds, barriers, cell, holding, inMode, onPages, onWidePage, says, unique, until, usualKinds, worksheet } from "./support.mjs";

const empty = "\n" + ".".repeat(81);

onPages("clues of every kind that exclude each other are named and marked",
  "cages:\n  3: r1c1 r1c2\n  3: r1c3 r2c3\n" + empty, async (page) => {
    await says(page, "#said", /2 clues contradict each other/);
    await says(page, "#clues", /3-cage at r1c1/);
    assert.ok(await page.locator(".blamed").count() === 4);
    await page.click("#ask");
    await says(page, "#told", /^Remove .*3-cage at r1c1.Remove .*3-cage at r1c3.$/);
    const second = page.locator("#told button").nth(1);
    await second.focus();
    await until(page, () => document.querySelectorAll("[role=gridcell].shown").length === 2);
    await second.click();
    await addressSays(page, /cages:\n {2}3: r1c1 r1c2\n\n/);
    await says(page, "#said", /Several solutions/);
    await page.click("#undo");
    await says(page, "#said", /2 clues contradict/);
  });

onWidePage("repairs that leave one solution come first, and what the last edit did can be undone at once",
  "cages:\n  4: r1c2 r1c3\n\n" + unique, async (page) => {
    await says(page, "#said", /contradict|No solution/);
    await page.click("#ask");
    await says(page, "#told", /^Remove [^:]*4-cage at r1c2[^:]*: leaves one solution/);
    await page.locator("#told button").first().click();
    await says(page, "#said", /^One solution/);
    assert.equal(await page.locator("#undo-last").count(), 0);
    await cell(page, "r1c2").click();
    await page.keyboard.press("4");
    await says(page, "#said", /No solution/);
    await page.click("#undo-last");
    await says(page, "#said", /^One solution/);
  });

onPages("the verdict is in sight wherever the page is scrolled to", unique, async (page) => {
  await says(page, "#said", /One solution/);
  for (const summary of await page.locator("#right summary:visible").all()) await summary.click();
  for (const end of [0, 1e6]) {
    await page.evaluate((top) => scrollTo(0, top), end);
    const box = await page.locator("#strip").boundingBox();
    const height = await page.evaluate(() => innerHeight);
    assert.ok(box.y >= 0 && box.y + box.height <= height + 1, JSON.stringify({ box, height, end }));
  }
});

onWidePage("a search can be stopped and begun again", unique, async (page) => {
  const release = await holding(page, ({ command }) => command === "check");
  await page.reload();
  await says(page, "#seconds", /^\d s/);
  await page.click("#stop");
  await says(page, "#said", /^Stopped/);
  release();
  await page.click("#search");
  await says(page, "#said", /^One solution/);
  await page.locator("#seconds").waitFor({ state: "detached" });
});

onWidePage("solutions beyond a thousand are counted", "...........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9.......", async (page) => {
  await says(page, "#said", /^Several solutions: 5,227\./);
  const open = Number.parseInt(await page.textContent("#open-cells"));
  assert.equal(await page.locator("[role=gridcell].differs").count(), open);
  await page.click("#open-cells");
  await page.locator("[role=gridcell].differs.chosen").waitFor();
});

onWidePage("givens that a line forbids are named with their values",
  "whispers: r1c1 r1c2\n\n45" + ".".repeat(79), async (page) => {
    await says(page, "#more", /r1c1=4 and r1c2=5 exclude each other \(the whisper line/);
  });

onWidePage("candidates of cells that differ are shown, and the fewest givens to add",
  unique.replace("8", "."), async (page) => {
    await says(page, "#said", /Several solutions/);
    await page.locator(".differs .small").first().waitFor();
    await page.locator(".small .once").first().waitFor();
    assert.deepEqual(await page.locator("#findings .legend span").allTextContents(), ["differs between solutions", "in only one solution"]);
    await page.uncheck("#candidates");
    assert.deepEqual(await page.locator("#findings .legend span").allTextContents(), ["differs between solutions"]);
    await page.check("#candidates");
    await says(page, "#told", /^\d+ additional givens? \(the fewest\): r\d/);
    await page.locator("#told button").click();
    await says(page, "#said", /^One solution/);
  });

onWidePage("cells of a nearly empty board with clues of many kinds differ", `rules: anti-king
cages:
  15: r1c1 r1c2 r2c1
arrows:
  r9c1: r8c1 r7c1
renban:
  r7c7 r8c8 r9c9
skyscrapers:
  top: . . 4 . . . . . .
` + empty, async (page) => {
  await says(page, "#more", /^81 cells differ/);
  await cell(page, "r1c3").and(page.locator('[aria-label*="candidates 1 2 3 4 5 6,"]')).waitFor();
});

onPages("the page says in how many solutions each candidate of the current cell occurs",
  "size: 4\n\n12..\n34..\n..1.\n....", async (page) => {
    await says(page, "#said", /Several solutions: 3/);
    await cell(page, "r4c3").click();
    await says(page, "#counts", /^r4c3: \d in \d solutions?, \d in \d/);
    const counts = await page.locator("#counts").textContent();
    const once = [...counts.matchAll(/(\d) in (\d)/g)].filter(([, , count]) => count === "1").map(([, value]) => value);
    assert.ok(once.length > 0);
    assert.deepEqual((await cell(page, "r4c3").locator(".once").allTextContents()).map((text) => text.trim()), once);
    await cell(page, "r4c3").and(page.locator(`[aria-label*="in only one solution ${once.join(" ")}"]`)).waitFor();
    await cell(page, "r1c1").click();
    await page.locator("#counts:empty").waitFor({ state: "attached" });
  });

onPages("the only solution is shown, graded and explained", worksheet, async (page) => {
  await says(page, "#more", /Grade/);
  await page.check("#solution");
  await page.locator('[aria-label^="r1c3, 4"]').waitFor();
  await inMode(page, "Explain");
  await page.click("#explain");
  await says(page, "#place", /1 of/);
  await page.click("#next");
  await says(page, "#place", /2 of/);
});

onWidePage("superfluous clues of every kind are listed without asking",
  "cages:\n  9: r1c1 r1c2\n\n" + unique, async (page) => {
    await says(page, "#said", /One solution/);
    await says(page, "#told", /^Any one of these 2 clues can be removed:Remove r1c1=8Remove cages 9: r1c1 r1c2$/);
    await page.getByRole("button", { name: "Remove cages 9: r1c1 r1c2" }).hover();
    await until(page, () => document.querySelectorAll("[role=gridcell].shown").length === 2);
    await page.getByRole("button", { name: "Remove cages 9: r1c1 r1c2" }).click();
    await addressSays(page, /^size: 9\n\n8\.\.\./);
  });

onWidePage("superfluous clues are removed until none is left, and come back with one undo", `5${worksheet.slice(1)}`.replace("53..7", "53467"), async (page) => {
  await says(page, "#told", /clues can be removed/);
  await page.click("#minimise");
  await says(page, "#told", /No clue is superfluous/);
  assert.equal(await page.locator("#minimise").count(), 0);
  await page.click("#undo");
  await addressSays(page, /\n53467/);
});

onWidePage("one clue that contradicts the rules alone is said to", `palindromes:\n  r1c1 r1c2\n${empty}`, async (page) => {
  await says(page, "#said", /^No solution: one clue contradicts the rules\.$/);
});

const marked = [...worksheet].map((_, at) => (at === 2 ? "12......." : "123456789"));
const rows = Array.from({ length: 9 }, (_, row) => `  ${marked.slice(9 * row, 9 * row + 9).join(" ")}\n`).join("");

onWidePage("pencil marks that have lost a digit are named", `pencilmarks:\n${rows}\n${worksheet}`, async (page) => {
  await says(page, "#said", /^The pencil marks leave no solution: r1c3 has lost 4\.$/);
  await cell(page, "r1c3").and(page.locator(".wrong")).waitFor();
  assert.equal(await page.locator("#clues li").count(), 0);
});

onWidePage("the page also says that no clue is superfluous", unique, async (page) => {
  await says(page, "#told", /No clue is superfluous/);
  assert.equal(await page.locator("#ask").count(), 0);
});

onWidePage("a title with markup is text", "title: <img src=x onerror=alert(1)>\n" + empty, async (page) => {
  await says(page, "#title", /^<img/);
  assert.equal(await page.locator("#title img").count(), 0);
});

onWidePage("a title is kept without the characters that no text of a puzzle may have", "", async (page) => {
  await page.click("#titles > summary");
  await page.locator(".in-place input").first().fill("\u202eOurs\u0007and\u009byours");
  await page.keyboard.press("Tab");
  await addressSays(page, /^title: Ours and yours\n/);
  await page.reload();
  await says(page, "#title", /^Ours and yours$/);
});

/** In all modes and menus; `rules` as for `barriers`. */
const noBarriers = (rules) => async (page) => {
  await says(page, "#more", /Grade/);
  for (const mode of ["SAT", "Explain", "Solve", "Set"]) {
    await inMode(page, mode);
    for (const summary of await page.locator("#right summary:visible").all()) await summary.click();
    assert.deepEqual(await barriers(page, mode === "Set" ? "html" : "#right", rules), [], mode);
  }
  for (const menu of await page.locator("#bar > details").all()) {
    await menu.locator("> summary").click();
    for (const summary of await menu.locator("details > summary").all()) await summary.click();
    assert.deepEqual(await barriers(page, "#bar", rules), []);
    await page.keyboard.press("Escape");
  }
};
onPages("axe finds nothing serious", unique, noBarriers());
onPages("axe finds no colours without contrast", unique, noBarriers(["color-contrast"]), allKinds.filter((kind) => !usualKinds.includes(kind)));

onPages("any one of several solutions is seen on the board, and the next one", "12..............", async (page) => {
  await says(page, "#said", /Several solutions: \d+/);
  const count = Number(/: (\d+)/.exec(await page.textContent("#said"))[1]);
  await page.click("#see-one");
  const shown = () => page.evaluate(() => [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.textContent.trim()).join(""));
  const seen = new Set();
  for (let at = 1; at <= count; ++at) {
    await says(page, "#seen [role=status]", new RegExp(`^${at} of ${count}$`));
    seen.add(await shown());
    await page.getByRole("button", { name: "Next solution" }).click();
  }
  assert.equal(seen.size, count);
  for (const grid of seen) {
    assert.match(grid, /^12[34]{2}/);
    for (let line = 0; line < 4; ++line) {
      assert.equal(new Set(grid.slice(4 * line, 4 * line + 4)).size, 4);
      assert.equal(new Set([0, 1, 2, 3].map((row) => grid[4 * row + line])).size, 4);
    }
  }
  assert.deepEqual(await barriers(page, "#strip"), []);
  await page.getByRole("button", { name: "Hide" }).click();
  await page.locator("#see-one").waitFor();
});

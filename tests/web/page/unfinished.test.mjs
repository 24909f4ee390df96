// Clues that are drawn and can't be read yet: they stay, in red, and the rest is answered.
import assert from "node:assert/strict";
import { addressSays, barriers, cell, drag, holding, onPages, onWidePage, saved, says, takeRule, unique, until } from "./support.mjs";

const noLine = /puzzle:\d|[Ll]ine \d/;

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
  await until(page, () => document.querySelector("#undo")?.disabled === false);
  await page.locator(".entries input").fill("3: r1c2 r1c3");
  await page.locator(".entries input").press("Tab");
  await addressSays(page, /cages:\n {2}3: r1c2 r1c3/);
  await page.locator(".unfinished-told").waitFor({ state: "detached" });
  await says(page, "#said", /^One solution/);
});

onPages("why a clue can't be read is told beside it: to the mouse, to a finger, to the keys and to screen readers", "", async (page) => {
  const words = page.locator(".unfinished-words");
  await takeRule(page, "cages");
  await page.fill("#before", "18");
  await drag(page, ["r1c2", "r1c3"]);
  await says(page, ".unfinished-words", /^cages the sum 18 can't be reached by 2 different values/); // the mouse is there
  await page.click("#put-down");
  await words.waitFor({ state: "detached" });
  await cell(page, "r1c3").click(); // and a finger
  await words.waitFor();
  const [clue, told] = [await cell(page, "r1c3").boundingBox(), await words.boundingBox()];
  assert.ok(told.y >= clue.y + clue.height && told.y < clue.y + 2 * clue.height, JSON.stringify({ clue, told }));
  assert.ok(told.x >= 0 && told.x + told.width <= page.viewportSize().width, JSON.stringify(told));
  await page.mouse.move(0, 0);
  await page.keyboard.press("ArrowDown");
  await words.waitFor({ state: "detached" });
  await page.keyboard.press("ArrowUp");
  await words.waitFor();
  await page.keyboard.press("Escape");
  await words.waitFor({ state: "detached" });
  const described = await page.evaluate(() => [...document.querySelectorAll("[role=gridcell][aria-describedby]")].map((cell) =>
    [cell.getAttribute("aria-label").split(",")[0], document.getElementById(cell.getAttribute("aria-describedby")).textContent]));
  assert.deepEqual(described.map(([name]) => name), ["r1c2", "r1c3"]);
  for (const [, text] of described) assert.match(text, /the sum 18 can't be reached/);
});

onWidePage("a link, the puzzle file and the recent puzzles keep a clue that can't be read yet", `cages:\n  3: r5c1 r5c2\n\n${unique}`, async (page) => {
  await page.locator(".entries input").fill("18: r1c2 r1c3");
  await page.locator(".entries input").press("Tab");
  await says(page, ".unfinished-told", /18: r1c2 r1c3/);
  await addressSays(page, /\n# unfinished cages: 18: r1c2 r1c3\n$/);
  await page.click("#export > summary");
  await says(page, ".left-out", /^The link and the puzzle file keep the clue that can't be read yet; all else is without it\.$/);
  await page.selectOption("#format", "Puzzle file");
  assert.match((await saved(page, "#save-as")).bytes.toString(), /\n# unfinished cages: 18: r1c2 r1c3\n$/);
  await page.evaluate(() => { // on another device
    history.replaceState(null, "");
    sessionStorage.clear();
  });
  await page.reload();
  await says(page, ".unfinished-told", /18: r1c2 r1c3/);
  await page.click("#source > summary");
  await until(page, () => document.querySelector("#source-text")?.value.endsWith("\n# unfinished cages: 18: r1c2 r1c3\n"));
  await page.click("#new > summary");
  await page.click("#create");
  await page.locator(".unfinished-told").waitFor({ state: "detached" });
  await page.click("#input > summary");
  await page.click("#recent > summary");
  await page.locator("#recent button", { hasText: "cages" }).first().click();
  await says(page, ".unfinished-told", /18: r1c2 r1c3/);
});

onWidePage("of a link that somebody wrote, what can't be read is red at its place, and all else counts",
  `title: By hand\nsandwich:\n  left: . 99 17 . . . . . .\ncages: 18: r1c2 r1c3; 9: r2c1 r2c2\nthermometers:\n  r9c1 r9c10\n\n${unique}`, async (page) => {
    await says(page, "#said", /solution/i);
    const told = await page.locator(".unfinished-told").allTextContents();
    assert.deepEqual(told.map((text) => text.split(": ").slice(1, 2)[0].split(" ")[0]).sort(), ["cages", "sandwich", "thermometers"]);
    await says(page, ".unfinished-beside text", /^99$/);
    await says(page, "#title", /^By hand$/);
    await addressSays(page, /sandwich:\n {2}left: \. \. 17 /);
    await addressSays(page, /cages:\n {2}9: r2c1 r2c2\n/);
    assert.ok(!noLine.test(await page.textContent("body")));
    await page.reload();
    await says(page, ".unfinished-beside text", /^99$/);
    assert.equal(await page.locator(".unfinished-told").count(), 3);
  });

onWidePage("a jigsaw in a link whose regions aren't right is drawn in red", `regions:\n${"AAABBBCCC AAAABBCCC AAABBBCCC DDDEEEFFF DDDEEEFFF DDDEEEFFF GGGHHHIII GGGHHHIII GGGHHHIII".split(" ").map((row) => `  ${row}\n`).join("")}\n${".........\n".repeat(9)}`, async (page) => {
  const told = /^Left out: regions: region 'A' has 10 cells: 9 are needed/;
  await says(page, ".unfinished-told", told);
  await page.locator("path.unfinished-line").waitFor({ state: "attached" });
  await page.reload();
  await says(page, ".unfinished-told", told);
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

onPages("a clue beside the board that is out of range is red at its place, and the others of its side count", "", async (page) => {
  await takeRule(page, "sandwich");
  const fields = page.locator(".ring input[aria-label^='top, clue']");
  await fields.nth(4).fill("10");
  await fields.nth(2).fill("99");
  await fields.nth(2).press("Tab");
  await says(page, ".unfinished-told", /^Left out: sandwich top, clue 3: 99 is out of range/);
  await page.locator(".ring input[aria-invalid]").and(page.getByLabel("top, clue 3")).waitFor();
  assert.equal(await page.locator(".ring input[aria-invalid]").count(), 1);
  await addressSays(page, /^size: 9\nsandwich:\n {2}top: \. \. \. \. 10 \. \. \. \.\n.*# unfinished sandwich: top: \. \. 99 \. 10 \. \. \. \.\n$/s);
  await page.click("#put-down");
  const red = page.locator(".unfinished-beside rect");
  const [there, under] = [await red.boundingBox(), await cell(page, "r1c3").boundingBox()];
  assert.ok(there.y + there.height <= under.y && there.x >= under.x && there.x + there.width <= under.x + under.width, JSON.stringify({ there, under }));
  const seen = () => page.screenshot({ clip: there });
  const withSign = await seen();
  await red.evaluate((one) => { one.parentNode.style.visibility = "hidden"; });
  assert.notDeepEqual(await seen(), withSign);
  await page.reload();
  await says(page, ".unfinished-beside text", /^99$/);
  await says(page, "#said", /Several solutions/);
  await page.mouse.click(there.x + there.width / 2, there.y + there.height / 2); // takes it in hand
  await fields.nth(2).fill("9");
  await fields.nth(2).press("Tab");
  await page.locator(".unfinished-told").waitFor({ state: "detached" });
  await addressSays(page, /sandwich:\n {2}top: \. \. 9 \. 10 \. \. \. \.\n[^#]*$/);
});

// The tools: the rail with pictures, an example of each rule, regions drawn in strokes; and whatever is done with a
// tool, right or wrong, the page never speaks of a line of a file.
import assert from "node:assert/strict";
import { addressSays, barriers, cell, drag, inAddress, onPages, onWidePage, says, takeRule, until } from "./support.mjs";

const names = (page) => page.locator("#rail button").evaluateAll((all) => all.map((one) => one.textContent));

onPages("the rail has pictures with names; a tool that was used is on it after a reload, in front", "", async (page) => {
  await until(page, () => document.querySelectorAll("#rail img").length > 4);
  const before = await names(page);
  assert.deepEqual([before.length, before[0], before.at(-1)], [11, "cages", "⌕more…"]);
  await page.click("#rail button:has-text('renban')");
  await page.locator("#tool").waitFor();
  assert.deepEqual(await names(page), before); // nothing moves under the hand
  await page.click("#put-down");
  await page.click("#more-tools");
  await page.locator("#seek:focus").waitFor();
  await takeRule(page, "zippers");
  await page.click("#put-down");
  assert.equal((await names(page))[0], "zippers");
  await page.reload();
  await until(page, () => document.querySelector("#rail button")?.textContent === "zippers");
  assert.deepEqual((await names(page)).slice(0, 3), ["zippers", "renban", "cages"]);
  assert.deepEqual(await barriers(page, "#rail"), []);
});

onWidePage("each rule has a picture, and no two of the program's are the same", "", async (page) => {
  await page.click("#choices > summary");
  await page.locator("#choices li").first().waitFor();
  for (const one of await page.locator("#choices li").all()) await one.scrollIntoViewIfNeeded();
  await until(page, () => [...document.querySelectorAll("#choices .example")].every((one) => one.matches("svg") || one.querySelector("img")?.naturalWidth > 0));
  const pictures = await page.locator("#choices .example").evaluateAll((all) => all.map((one) => one.querySelector("img")?.src ?? one.outerHTML));
  assert.ok(pictures.length > 90);
  const plain = await page.evaluate(async () => {
    const body = JSON.stringify({ command: "convert", puzzle: "size: 9\n\n" + ".........\n".repeat(9), options: { format: "svg", theme: "auto", caption: false } });
    const { answers } = await (await fetch("api", { method: "POST", headers: { "Content-Type": "application/json" }, body })).json();
    return answers[0].document.replace(/[^]*<\/style>|<rect[^>]*>/g, "").trim();
  }).catch(() => null); // where no server answers, as on a static host
  if (plain) for (const picture of pictures) assert.ok(!decodeURIComponent(picture).includes(plain), "a board without a clue");
});

onPages("regions are drawn in strokes, and counted while they are not whole", "size: 4\n\n" + "....\n".repeat(4), async (page) => {
  await takeRule(page, "regions");
  await page.click("#no-regions");
  await says(page, ".unfinished-told", /cells without a region: 16/);
  await drag(page, ["r1c1", "r1c2", "r1c3"]);
  await says(page, ".letters", /^A A A \. /);
  await drag(page, ["r1c3", "r1c4"]);
  await says(page, ".letters", /^A A A A /);
  await drag(page, ["r2c1", "r2c2", "r2c3", "r2c4", "r3c4"]);
  await says(page, ".letters", /B B B B \n\. \. \. B /);
  await says(page, ".unfinished-sign", /5/);
  await drag(page, ["r3c3", "r3c4"]);
  await says(page, ".letters", /\. \. C C \n/);
  await drag(page, ["r3c3", "r3c2", "r3c1"]);
  await drag(page, ["r4c1", "r4c2", "r4c3", "r4c4"]);
  await addressSays(page, /AAAA\n {2}BBBB\n {2}CCCC\n {2}DDDD\n/);
  await page.locator(".unfinished-told").waitFor({ state: "detached" });
  await page.click("#undo");
  await says(page, ".letters", /C C C C \n\. \. \. \. $/);
});

const lineOfFile = /puzzle:\d|line \d/;

/** What a hand may do with a tool: a stroke that goes on and on, a lone cell, cells far from each other, a number too large. */
async function tryAll(page) {
  await drag(page, ["r1c1", "r1c2", "r2c2"]);
  await page.keyboard.press("Enter");
  await cell(page, "r5c5").click();
  await page.keyboard.type("99");
  await page.keyboard.press("Enter");
  await drag(page, ["r7c1", "r8c2"]);
  await page.keyboard.press(":");
  await page.keyboard.press("Enter");
  for (const field of (await page.locator(".ring input").all()).slice(0, 2)) {
    await field.fill("x9");
    await field.press("Tab");
  }
  if (await page.locator("#words").count()) {
    await page.fill("#words", "no such words");
    await page.click("#use-words");
    await until(page, () => document.querySelector("#said").textContent !== "This board is empty.");
  }
}

for (const part of [0, 1, 2, 3]) {
  onWidePage(`no stroke of a tool becomes an error of a file's line, part ${part + 1}`, "", async (page) => {
    await page.click("#choices > summary");
    await page.locator("#choices li").first().waitFor();
    const rules = await page.locator("#choices li b").allTextContents();
    const mine = rules.filter((_, at) => at % 4 === part);
    assert.ok(mine.length > 20);
    for (const rule of mine) {
      await page.evaluate(() => { document.querySelector("#choices").open = true; });
      await page.locator("#choices button", { has: page.locator(`b:text-is("${rule}")`) }).click();
      if (await page.locator("#tool").count()) await tryAll(page);
      await page.locator("#strip:not(.verdict-searching)").waitFor();
      const told = await page.textContent("body");
      assert.ok(!lineOfFile.test(told), `${rule}: ${lineOfFile.exec(told)?.[0]} in ${await page.textContent("#strip")}`);
      assert.doesNotMatch(await inAddress(page), /undefined|NaN/, rule);
      await page.evaluate((title) => { location.hash = "#" + encodeURIComponent(`title: ${title}\n\n${".........\n".repeat(9)}`); }, rule);
      await until(page, () => !document.querySelector("#used li"));
    }
  });
}

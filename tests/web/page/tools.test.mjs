// The tools: the rail with pictures, an example of each rule, regions drawn in strokes; and whatever is done with a
// tool, right or wrong, the page never speaks of a line of a file.
import assert from "node:assert/strict";
import { addressSays, barriers, drag, onPages, onWidePage, says, takeRule, until } from "./support.mjs";

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

/** In the page: takes a tool and does what a hand may do with it, right and wrong; what is wrong in what the page says then. Pointers and keys are told of and not moved, as there are a hundred tools. */
async function tryTool(rule) {
  const pause = () => new Promise((resolve) => { setTimeout(resolve, 15); });
  const until = async (isTrue, what) => {
    for (const end = performance.now() + 30_000; !isTrue(); await pause())
      if (performance.now() > end) throw new Error(`${rule}: waited for ${what}; the title is ${document.querySelector("#title").textContent}, the address ${decodeURIComponent(location.hash)}`);
  };
  const grid = document.querySelector("[role=grid]");
  const box = grid.getBoundingClientRect();
  const point = (type, column, row) => grid.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, pointerType: "mouse",
    clientX: box.left + (column / 9) * box.width, clientY: box.top + (row / 9) * box.height }));
  const stroke = async (...places) => {
    point("pointerdown", ...places[0]);
    for (const place of places.slice(1)) point("pointermove", ...place);
    point("pointerup", ...places.at(-1));
    await pause();
  };
  const type = async (...keys) => {
    for (const key of keys) document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    await pause();
  };
  const put = async (field, text) => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await pause();
  };
  document.querySelector("#choices").open = true;
  await until(() => document.querySelector("#choices li"), "the rules");
  [...document.querySelectorAll("#choices li button")].find((one) => one.querySelector("b").textContent === rule).click();
  await pause();
  if (document.querySelector("#tool")) {
    await stroke([0.5, 0.5], [1.5, 0.5], [1.5, 1.5]);
    await type("Enter");
    await stroke([4.5, 4.5]);
    await type("9", "9", "Enter");
    await stroke([0.5, 6.5], [1.5, 7.5]);
    await type(":", "Enter");
    await stroke([3, 3.5]); // an edge
    await stroke([6, 6]); // a corner
    await type("7", "Enter");
    for (const field of [...document.querySelectorAll(".ring input")].slice(0, 2)) await put(field, "x9");
    const words = document.querySelector("#words");
    if (words) {
      words.value = "no such words";
      document.querySelector("#use-words").click();
    }
  }
  // Each clue that can't be read is asked about anew without it.
  let quiet = 0;
  await until(() => (quiet = globalThis.asked > 0 ? 0 : quiet + 1) > 3, "answers");
  const told = document.body.textContent;
  const text = decodeURIComponent(location.hash);
  location.hash = "#" + encodeURIComponent(`title: ${rule}\n\n${".........\n".repeat(9)}`);
  await until(() => document.querySelector("#title").textContent === rule, "the next puzzle");
  return [/.{30}(?:puzzle:\d|[Ll]ine \d).{60}/s.exec(told)?.[0] ?? "", /undefined|NaN|object/.exec(text)?.[0] ?? ""];
}

for (const part of [0, 1]) {
  onWidePage(`no stroke of a tool becomes an error of a file's line, part ${part + 1}`, "", async (page) => {
    await page.click("#choices > summary");
    await page.locator("#choices li").first().waitFor();
    const rules = (await page.locator("#choices li b").allTextContents()).filter((_, at) => at % 2 === part);
    assert.ok(rules.length > 40);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet(); // no thousand pictures that nobody looks at; what can have the keys stays
      sheet.replaceSync("body { opacity: 0 } #choices, #rail, .example, .samples, #board img { display: none }");
      document.adoptedStyleSheets = [sheet];
      HTMLElement.prototype.setPointerCapture = () => {}; // there is no such pointer
      globalThis.asked = 0;
      const { fetch } = globalThis;
      globalThis.fetch = async (...words) => {
        const draws = /"command":"convert"/.test(words[1]?.body);
        globalThis.asked += draws;
        try { return await fetch(...words); } finally { globalThis.asked -= draws; }
      };
    });
    const wrong = [];
    for (const rule of rules) {
      const found = await page.evaluate(`(${tryTool})(${JSON.stringify(rule)})`);
      if (found.join("")) wrong.push([rule, ...found]);
    }
    assert.deepEqual(wrong, []);
  });
}

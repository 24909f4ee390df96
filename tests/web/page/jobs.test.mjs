// Ten jobs of setters, solvers and teachers, each by mouse, by touch and by the keyboard alone; what a killer costs
// in clicks and keys has a bound.
import assert from "node:assert/strict";
import { addressSays, allKinds, cell, drag, onPages, says, unique, worksheet } from "./support.mjs";

const [wide, , phone] = allKinds;
const arrows = { "0,1": "ArrowRight", "0,-1": "ArrowLeft", "1,0": "ArrowDown", "-1,0": "ArrowUp" };
const placeOf = (name) => name.match(/\d+/g).map(Number);

/** What somebody does with a mouse, and a keyboard for what is typed. */
class Mouse {
  clicks = 0;
  keys = 0;
  constructor(page) { this.page = page; }

  async press(target) { ++this.clicks; await this.page.locator(target).click(); }
  async key(name) { ++this.keys; await this.page.keyboard.press(name); }
  async type(text) { for (const sign of text) await this.key(sign); }
  /** Over these cells. */
  async stroke(names) { ++this.clicks; await drag(this.page, names); }
  async choose(name) { ++this.clicks; await cell(this.page, name).click(); }
  /** Ends what a stroke without a default needs. */
  async done() {}
  async fill(target, text) {
    await this.press(target);
    await this.type(text);
    await this.key("Tab");
  }
}

/** Fingers: digits are typed on the page's own keypad. */
class Touch extends Mouse {
  async press(target) { ++this.clicks; await this.page.locator(target).tap(); }
  async type(text) { for (const sign of text) await this.press(`#pad button:text-is("${sign}")`); }
  async choose(name) { ++this.clicks; await cell(this.page, name).tap(); }
  async stroke(names) {
    ++this.clicks;
    const client = await this.page.context().newCDPSession(this.page);
    await cell(this.page, names[0]).scrollIntoViewIfNeeded();
    for (const [at, name] of names.entries()) {
      const box = await cell(this.page, name).boundingBox();
      const type = at === 0 ? "touchStart" : "touchMove";
      await client.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] });
    }
    await this.page.waitForTimeout(150); // a finger at rest: no fling, at which Chromium would drop the next tap
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await this.page.waitForTimeout(200); // a finger needs that long to the keypad
  }
  async fill(target, text) {
    await this.press(target);
    await this.page.keyboard.type(text); // the system's own keyboard
    await this.page.locator(target).blur();
  }
}

/** The keyboard alone: what is pressed must be reachable by Tab. */
class Keyboard extends Mouse {
  async press(target) {
    const element = this.page.locator(target);
    await element.waitFor();
    if (target.startsWith("#tab-")) return this.toTab(element);
    assert.ok(await element.evaluate((one) => one.tabIndex >= 0), `${target} is not reachable by Tab`);
    await element.focus();
    await this.key("Enter");
  }
  async toTab(tab) {
    await this.page.locator("#modes [aria-selected=true]").focus();
    for (let tabs = 0; (await tab.getAttribute("aria-selected")) !== "true"; ++tabs) {
      assert.ok(tabs < 10, "no key leads to the tab");
      await this.key("ArrowRight");
    }
  }
  async to(name) {
    const grid = this.page.locator("[role=gridcell][tabindex='0']");
    await grid.focus();
    const from = placeOf((await grid.getAttribute("aria-label")).split(",")[0]);
    const [row, column] = placeOf(name);
    for (let at = from[0]; at !== row; at += Math.sign(row - at)) await this.key(row > at ? "ArrowDown" : "ArrowUp");
    for (let at = from[1]; at !== column; at += Math.sign(column - at)) await this.key(column > at ? "ArrowRight" : "ArrowLeft");
  }
  async choose(name) {
    await this.to(name);
    await this.key("Space");
    if ((await cell(this.page, name).getAttribute("aria-selected")) !== "true") await this.key("Space");
  }
  async stroke(names) {
    await this.to(names[0]);
    await this.choose(names[0]);
    for (const [at, name] of names.slice(1).entries()) {
      const [[r, c], [row, column]] = [placeOf(names[at]), placeOf(name)];
      await this.key(`Shift+${arrows[`${row - r},${column - c}`]}`);
    }
  }
  async done() { await this.key("Enter"); }
  async fill(target, text) {
    await this.page.locator(target).focus();
    await this.page.keyboard.press("Control+a");
    await this.type(text);
    await this.key("Tab");
  }
}

const hands = [["mouse", Mouse, wide], ["touch", Touch, phone], ["keyboard", Keyboard, wide]];

/** A test of the job for each kind of hands. */
function job(name, puzzle, work) {
  for (const [by, Hands, kind] of hands) onPages(`${name}, by ${by}`, puzzle, (page) => work(page, new Hands(page), by), [kind]);
}

async function take(hand, rule) {
  await hand.press("#choices > summary");
  await hand.press(`#choices button:has(b:text-is("${rule}"))`);
}

async function stroke(hand, names, typed = "") {
  await hand.stroke(names);
  await hand.type(typed);
  await hand.done();
}

const cages = [["r1c1 r1c2", "11"], ["r1c4 r1c5", "5"], ["r2c7 r2c8 r2c9", "22"], ["r4c1 r5c1", "9"], ["r5c5 r5c6", "13"],
  ["r7c2 r7c3", "8"], ["r8c8 r9c8", "14"], ["r9c1 r9c2 r9c3", "17"]].map(([cells, sum]) => [cells.split(" "), sum]);
// Eighteen digits in runs of neighbours: a click begins each.
const runs = [["r3c1", "12"], ["r3c5", "3"], ["r3c8", "45"], ["r4c4", "6"], ["r4c8", "7"], ["r6c2", "81"], ["r6c5", "2"], ["r6c8", "34"],
  ["r7c5", "56"], ["r7c9", "7"], ["r8c1", "8"], ["r8c4", "91"]];

job("a killer of 8 cages and 18 digits", "", async (page, hand, by) => {
  await take(hand, "cages");
  for (const [cells, sum] of cages) await stroke(hand, cells, sum);
  if (by === "touch") await hand.press("#put-down");
  else await hand.key("Escape");
  for (const [first, digits] of runs) {
    const [row, column] = placeOf(first);
    for (const [at, digit] of [...digits].entries()) {
      if (at === 0 || by === "touch") await hand.choose(`r${row}c${column + at}`);
      else await hand.key("ArrowRight");
      await hand.type(digit);
    }
  }
  for (const [cells, sum] of cages) await addressSays(page, new RegExp(`\\n  ${sum}: ${cells.join(" ")}\\n`));
  await addressSays(page, /\n12\.\.3\.\.45\n\.\.\.6\.\.\.7\.\n/);
  if (by === "mouse") assert.ok(hand.clicks <= 22 && hand.keys <= 47, `${hand.clicks} clicks, ${hand.keys} keys`);
});

job("a thermometer, an arrow, a whisper and dots", "", async (page, hand) => {
  for (const [rule, cells, entry] of [["thermometers", "r1c1 r1c2 r2c2", "r1c1 r1c2 r2c2"], ["arrows", "r4c4 r4c5 r4c6", "r4c4: r4c5 r4c6"],
    ["whispers", "r6c1 r6c2 r7c2", "r6c1 r6c2 r7c2"], ["kropki", "r8c8 r8c9", "(white: )?r8c8-r8c9"]]) {
    await take(hand, rule);
    await stroke(hand, cells.split(" "));
    await addressSays(page, new RegExp(`${rule}:\\n  ${entry}\\n`));
    await hand.press("#put-down");
  }
});

job("a jigsaw: two cells change their regions", "", async (page, hand) => {
  await take(hand, "regions");
  for (const [name, letter] of [["r1c4", "A"], ["r3c3", "B"]]) {
    await hand.choose(name);
    await hand.press(`#tool button[aria-label^="Region ${letter},"]`);
  }
  await addressSays(page, /regions:\n  AAAABBCCC\n  AAABBBCCC\n  AABBBBCCC/);
  await says(page, "#said", /solution/i);
});

job("clues outside the board", "", async (page, hand) => {
  await take(hand, "sandwich");
  await hand.fill("[aria-label='top, clue 3']", "9");
  await hand.fill("[aria-label='left, clue 5']", "17");
  await addressSays(page, /left: \. \. \. \. 17 /);
  await addressSays(page, /top: \. \. 9 /);
});

job("two cages that contradict each other are mended with two clicks", `cages:\n  3: r1c1 r1c2\n  17: r1c2 r1c3\n\n${".........\n".repeat(9)}`, async (page, hand, by) => {
  await says(page, "#said", /^No solution/);
  if (await page.locator("#ask").count()) await hand.press("#ask");
  await page.locator("#told button").first().waitFor();
  await hand.press("#told li:nth-child(1) button");
  await says(page, "#said", /Several solutions/);
  if (by === "mouse") assert.ok(hand.clicks <= 2, `${hand.clicks} clicks`);
});

job("a puzzle is solved with digits and marks, and checked", unique, async (page, hand, by) => {
  await hand.press("#tab-solve");
  await hand.choose("r1c2");
  if (by === "touch") await hand.press("#pens button:text-is('Corner')");
  else await hand.key("x");
  await hand.type("14");
  await page.locator('[aria-label*="corner marks 1 4"]').waitFor();
  await hand.choose("r1c3");
  if (by === "touch") await hand.press("#pens button:text-is('Digit')");
  else await hand.key("z");
  await hand.type("9");
  await hand.press("#check");
  await says(page, "#verdict", /wrong/);
  await hand.press("#show-wrong");
  await page.locator('.wrong[aria-label^="r1c3"]').waitFor();
});

job("a step is explained, and the next one", worksheet, async (page, hand) => {
  await hand.press("#tab-explain");
  await says(page, "#said", /One solution/);
  await hand.press("#explain:enabled");
  await says(page, "#place", /^1 of/);
  await hand.press("#next");
  await says(page, "#place", /^2 of/);
});

job("a lecturer's tour goes to the first learnt clause", "", async (page, hand) => {
  await hand.press("#tab-sat");
  await hand.press("#tour-begin");
  for (const title of ["Clauses", "Unit propagation", "Decision", "Conflict", "Learnt clause"]) {
    await hand.press("#tour-on");
    await says(page, "#tour h3", new RegExp(title));
  }
  await says(page, "#trace-step", /Learnt/);
});

job("an edit is undone and done again", unique, async (page, hand) => {
  await hand.choose("r1c2");
  await hand.type("1");
  await addressSays(page, /\n81\./);
  await hand.press("#undo");
  await addressSays(page, /\n8\.\./);
  await hand.press("#redo");
  await addressSays(page, /\n81\./);
});

job("a hint is asked for while solving", unique, async (page, hand) => {
  await hand.press("#tab-solve");
  await hand.press("#play-hint");
  await says(page, "#told-here", /r\dc\d/);
});

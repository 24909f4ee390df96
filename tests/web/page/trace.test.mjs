// A solver at work: its events in words, forth and back, and what it knows on the board.
import assert from "node:assert/strict";
import { barriers, cell, inMode, onPages, onWidePage, says, unique, until } from "./support.mjs";

onPages("a solver's steps are described and shown on the board", unique, async (page) => {
  await inMode(page, "SAT");
  await page.click("#trace-run");
  await says(page, "#trace-summary", /^Solved: \d+ decisions, \d+ propagations, \d+ conflicts/);
  await says(page, "#trace-step", /^1 of \d+: .*because/);
  await page.click("#trace-next");
  await says(page, "#trace-step", /^2 of/);
  assert.ok(await page.locator("[role=gridcell].now").count() === 1);
  await page.click("#trace-previous");
  await says(page, "#trace-step", /^1 of/);
  await page.click("#trace-decision");
  await says(page, "#trace-step", /: Decision: r\d+c\d+/);
  await page.click("#trace-conflict");
  await says(page, "#trace-step", /: Conflict: every literal is false in/);
  assert.ok(await page.locator("[role=gridcell].wrong").count() > 0);
  await page.click("#trace-next");
  await says(page, "#trace-step", /: Learnt: not/);
  await page.click("#trace-close");
  await page.locator("#trace-step").waitFor({ state: "detached" });
});

onWidePage("unit propagation alone fills the board, in the selected encoding", "1.....2..3.....4", async (page) => {
  await inMode(page, "SAT");
  await page.selectOption("#trace-mode", "units");
  await page.selectOption("#trace-encoding", "extended");
  await page.click("#trace-run");
  await says(page, "#trace-summary", /0 decisions/);
  assert.equal(await page.locator("[role=gridcell].found:not(:has(.small))").count(), 0);
  await page.click("#trace-conflict"); // there is none: the last step
  await says(page, "#trace-step", /: Solution/);
  await cell(page, "r1c2").and(page.locator('[aria-label^="r1c2, 2"]')).waitFor();
  assert.equal(await page.locator("[role=gridcell] .small").count(), 0);
});

onWidePage("an edit ends the trace", unique, async (page) => {
  await inMode(page, "SAT");
  await page.click("#trace-run");
  await says(page, "#trace-step", /^1 of/);
  await cell(page, "r1c1").click();
  await page.keyboard.press("Delete");
  await page.locator("#trace-step").waitFor({ state: "detached" });
});

onPages("the graph of a conflict is drawn, with the cut and what each literal follows from", unique, async (page) => {
  await inMode(page, "SAT");
  await page.click("#trace-run");
  await says(page, "#trace-summary", /conflicts/);
  await page.click("#trace-conflict");
  await page.locator("#graph .cut").waitFor({ state: "attached" });
  assert.equal(await page.locator("#graph .end").count(), 1);
  assert.equal(await page.locator("#graph .point").count(), 1);
  assert.deepEqual(await barriers(page, "#left, #trace"), []);
  await page.locator("#graph .end").focus();
  await says(page, "#graph-told", /^conflict, because r/);
  assert.ok(await page.locator(".shown").count() > 0);
  await page.click("#trace-next");
  await says(page, "#trace-step", /Learnt: not/);
  await page.locator("#graph .cut").waitFor({ state: "attached" });
  await page.click("#trace-next");
  await says(page, "#trace-step", /Back to level/);
  assert.equal(await page.locator("#graph").count(), 0);
});

onWidePage("a replay stops at a cell and at a clause", unique, async (page) => {
  await inMode(page, "SAT");
  await page.click("#trace-run");
  await says(page, "#trace-summary", /conflicts/);
  await cell(page, "r5c5").click();
  await page.click("#stop-cell");
  await page.click("#trace-stop");
  await says(page, "#trace-step", /r5c5/);
  await page.click("[aria-label='Don\\'t stop at r5c5']");
  await page.click("#trace-first");
  await page.locator("#trace-events tr[aria-current]").getByRole("button", { name: /^Stop at clause/ }).click();
  assert.equal(await page.locator("#stops button", { hasText: /^clause \d+ ×$/ }).count(), 1);
  await page.click("#trace-stop");
  await page.locator("#trace-events tr[aria-current] button[aria-pressed=true]").or(page.locator("#trace-stop:disabled")).first().waitFor();
});

onWidePage("thousands of conflicts can be replayed step by step", unique, async (page) => {
  await inMode(page, "SAT");
  await page.selectOption("#trace-encoding", "binary");
  await page.click("#trace-run");
  await says(page, "#trace-summary", /\d{4,} conflicts/);
  const steps = Number(/of (\d+)/.exec(await page.locator("#trace-step").textContent())[1]);
  assert.ok(steps > 10_000);
  await page.locator("#trace-events tbody tr").last().click();
  for (let i = 0; i < 25; ++i) await page.click("#trace-conflict");
  await page.click("#trace-previous");
  assert.match(await page.locator("#trace-step").textContent(), /^\s*\d+ of/);
});

const four = "..3...1...4....3"; // with the encoding minimal: three decisions, a conflict, a learnt clause

async function watched(page, encoding = "minimal") {
  await inMode(page, "SAT");
  await page.locator("#trace-encoding option", { hasText: encoding }).waitFor({ state: "attached" });
  await page.selectOption("#trace-encoding", encoding);
  await page.click("#trace-run");
  await says(page, "#trace-step", /^1 of/);
}

const shown = async (page) => Number(/^\s*(\d+)/.exec(await page.textContent("#trace-step"))[1]);

onWidePage("a run plays by itself to the end, stops at a literal, and a slider and keys go anywhere", four, async (page) => {
  await watched(page);
  await page.selectOption("#trace-speed", "100");
  await page.click("#trace-play");
  await says(page, "#trace-step", /: Solution/);
  await says(page, "#trace-play", /^Play$/);
  const last = await shown(page);
  await page.locator("#trace-slider").fill("3");
  assert.equal(await shown(page), 4);
  await page.locator("#trace-next").focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await shown(page), 5);
  await page.keyboard.press("n");
  await says(page, "#trace-step", /: Conflict/);
  const conflict = await shown(page);
  await page.keyboard.press("d");
  assert.ok(await shown(page) > conflict);
  await page.keyboard.press("p");
  assert.equal(await shown(page), conflict);
  const [literal] = /r\dc\d[=≠]\d/.exec(await page.locator("#trace-events tr", { hasText: "Decision" }).first().textContent());
  await page.fill("#stop-text", literal.replace("≠", "!="));
  await page.click("#stop-add");
  await page.click("#trace-first");
  await page.click("#trace-play");
  await says(page, "#trace-play", /^Play$/);
  assert.match(await page.textContent("#trace-step"), new RegExp(`: (Decision: )?${literal}`));
  assert.ok(await shown(page) < last);
  await page.fill("#stop-text", "nonsense");
  await page.click("#stop-add");
  await says(page, "#stops-said", /^Stop at a literal/);
});

onPages("the clause of an event is told literal by literal, the trail by levels, a learnt clause by its resolution", four, async (page) => {
  await watched(page);
  await page.click("#trace-conflict");
  const literals = page.locator("#trace-clause .literal");
  assert.equal(await literals.count(), await page.locator("#trace-clause .literal.false").count());
  assert.match(await literals.first().textContent(), /^r\dc\d[=≠]\d −?\d+ false$/);
  await page.click("#trail > summary");
  const count = Number(/(\d+) literal/.exec(await page.textContent("#trail > summary"))[1]);
  const listed = (await page.locator("#trail li").allTextContents()).map((text) => Number(/(\d+) literals?/.exec(text)[1]));
  const decisions = await page.locator("#trail li button").count();
  assert.equal(listed.reduce((sum, one) => sum + one, 0) + decisions, count);
  await page.click("#trace-next");
  await says(page, "#trace-step", /: Learnt/);
  await page.click("#resolution > summary");
  const reasons = Number(/with (\d+) reason/.exec(await page.textContent("#resolution > summary"))[1]);
  assert.equal(await page.locator("#resolution li").count(), reasons);
  assert.equal((await page.locator("#resolution li").allTextContents()).filter((text) => !/ on r\dc\d[=≠]\d: /.test(text)).length, 0);
  await says(page, "#learnt > summary", /^Learnt clauses: 1$/);
  await page.click("#learnt > summary");
  assert.deepEqual(await barriers(page, "#left, #trace"), []);
  await page.click("#trace-first");
  await says(page, "#learnt > summary", /^Learnt clauses: 0$/);
  assert.equal(await page.locator("#trace-clause .literal.open").count() + await page.locator("#trace-clause .literal.true").count() > 0, true);
});

onPages("literals have the colours of their state and their numbers of the DIMACS file, and a legend tells the board's colours", four, async (page) => {
  await watched(page);
  for (const way of [null, "#trace-decision", "#trace-next", "#trace-conflict"]) {
    if (way) await page.click(way);
    for (const text of await page.locator("#trace-clause .literal").allTextContents()) {
      const [, row, column, sign, value, minus, number] = /^r(\d)c(\d)([=≠])(\d) (−?)(\d+) /.exec(text);
      assert.equal(Number(number), 16 * (row - 1) + 4 * (column - 1) + Number(value), text); // of the direct code
      assert.equal(minus !== "", sign === "≠", text);
    }
  }
  await says(page, "#trace-clause > p", /green if it is true, struck out if it is false/);
  const looks = await page.evaluate(() => {
    const list = document.querySelector("#trace-clause ul");
    return ["true", "false", "open"].map((state) => {
      const one = list.appendChild(Object.assign(document.createElement("li"), { className: `literal ${state}` }));
      const { color, textDecorationLine } = getComputedStyle(one);
      one.remove();
      return [color.match(/\d+/g).map(Number), textDecorationLine];
    });
  });
  const [[[red, green, blue], plain], [, struck], [open, neither]] = looks;
  assert.ok(green > red && green > blue, String([red, green, blue]));
  assert.notDeepEqual(open, [red, green, blue]);
  assert.deepEqual([plain, struck, neither], ["none", "line-through", "none"]);
  const keys = await page.locator("#trace .legend span").evaluateAll((all) => all.map((one) => JSON.stringify(["backgroundColor", "boxShadow", "borderTopColor", "textDecorationLine", "content"]
    .map((name) => getComputedStyle(one, "::before")[name]))));
  assert.equal(keys.length, 4);
  assert.equal(new Set(keys).size, 4);
});

onWidePage("a cell that two values hold for is shown with both", four, async (page) => {
  await watched(page); // the encoding minimal doesn't exclude it
  await page.click("#trace-conflict");
  await cell(page, "r1c1").and(page.locator('[aria-label*="candidates 1 2"]')).waitFor();
});

onWidePage("a click on a candidate decides otherwise, and the run goes on from there", four, async (page) => {
  await watched(page);
  await page.click("#trace-decision");
  const before = /Decision: (r\dc\d=\d)/.exec(await page.textContent("#trace-step"))[1];
  await page.click("#trace-decision");
  const second = /Decision: (r\dc\d=\d)/.exec(await page.textContent("#trace-step"))[1];
  await page.click("#trace-previous");
  const other = page.locator(`[role=gridcell] [data-value]:not(:empty, .gone)`).first();
  const name = (await other.locator("xpath=ancestor::*[@role='gridcell']").getAttribute("aria-label")).split(",")[0];
  const candidate = `${name}=${(await other.textContent()).trim()}`;
  await other.click();
  await page.getByRole("button", { name: `Decide ${candidate} here` }).click();
  await says(page, "#trace-step", new RegExp(`: Decision: ${candidate}$`));
  assert.notEqual(candidate, before);
  assert.ok((await page.locator("#trail > summary").textContent()).includes("2 decisions"), second);
  await page.click("#trail > summary");
  assert.equal(await page.locator("#trail li button").first().textContent(), before);
});

onPages("the guided tour goes from a variable to the first learnt clause on a board of its own", unique, async (page) => {
  await says(page, "#said", /One solution/);
  await inMode(page, "SAT");
  await page.click("#tour-begin");
  await says(page, "#tour", /1 of 7: Variables/);
  assert.equal(await page.locator("[role=gridcell]").count(), 16);
  const kinds = [/./, /because/, /Decision/, /Conflict/, /Learnt: not/, /./];
  for (const kind of kinds) {
    await page.click("#tour-on");
    await says(page, "#trace-step", kind);
    await until(page, () => ["#tour h3", "#tour p"].every((one) => { // both are seen, and nothing is over them
      const { left, top } = document.querySelector(one).getBoundingClientRect();
      return document.querySelector(one).contains(document.elementFromPoint(left + 8, top + 8));
    }));
  }
  await says(page, "#tour", /7 of 7/);
  assert.equal(await page.inputValue("#trace-encoding"), "extended");
  assert.deepEqual(await barriers(page, "#left, #trace"), []);
  await page.click("#tour-end");
  await inMode(page, "Set");
  await page.click("#undo");
  await says(page, "#said", /One solution/);
  assert.equal(await page.locator("[role=gridcell]").count(), 81);
});

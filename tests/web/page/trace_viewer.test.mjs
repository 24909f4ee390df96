// The page that `trace -f html` writes: what its script reads from it is what `-f json` says, event by event, and
// it is gone through as the page of `serve` goes through a trace.
import assert from "node:assert/strict";
import { require } from "./browser.mjs";
import { program } from "./stage.mjs";
import { barriers, onViewer, phones, says, test, unique, until, worksheet } from "./support.mjs";

const solution = "812753649943682175675491283154237896369845721287169534521974368438526917796318452"; // of `unique`

const { build } = require("esbuild");
const source = (name) => new URL(`../../../src/web/source/trace/${name}`, import.meta.url).pathname;
const built = await build({ stdin: { contents: `export { insideRun } from "${source("inside.ts")}"; export { Trail } from "${source("trail.ts")}";`,
  resolveDir: "/" }, bundle: true, write: false, format: "esm" });
const { insideRun, Trail } = await import("data:text/javascript;base64," + Buffer.from(built.outputFiles[0].contents).toString("base64"));

/** What `trace` writes; its status says, too, whether the run was cut short. */
const written = (format, words) => program("trace", "-f", format, "-p", worksheet, ...words)
  .catch((error) => error).then(({ stdout }) => stdout);

/** Of the events of the JSON, by a trail of its own: the literals that are true after each. */
function trailsOf(events) {
  let trail = [];
  return events.map(({ event, literal, level }) => {
    if (event === "backjump" || event === "restart") trail = trail.filter((one) => one.level <= level);
    if (literal) trail = [...trail, { literal, level }];
    return trail.map((one) => one.literal);
  });
}

for (const words of [["-e", "maple"], ["-e", "binary", "--conflicts", "30"], ["--mode", "dpll", "-e", "minimal", "--amo", "product", "--conflicts", "10"],
  ["--mode", "backtracking", "-e", "minimal", "--conflicts", "20"], ["--mode", "units", "-e", "extended"], ["-e", "order", "--conflicts", "40"]]) {
  test(`the page of ${words.join(" ")} has the events of the JSON`, async () => {
    const json = JSON.parse(await written("json", words));
    const html = await written("html", words);
    const inside = (id) => new RegExp(`<script type="[^"]*" id="${id}">([^<]*)</script>`).exec(html)[1];
    const run = insideRun(JSON.parse(inside("traced")).trace, inside("stream"));
    const named = new Map(json.named_clauses.map((one) => [one.clause, one]));
    assert.equal(run.events.length, json.events.length);
    json.events.forEach((wanted, at) => {
      const found = run.events[at];
      for (const [key, value] of Object.entries(wanted)) assert.deepEqual(found[key], value, `${key} of step ${at + 1}`);
      const clause = named.get(wanted.clause);
      if (!clause) return;
      const { words: said, literals, family, about } = run.clauses.get(wanted.clause);
      assert.deepEqual([said, literals, family, about || null], [clause.words, clause.literals, clause.family, clause.about]);
    });
    const trail = new Trail(run.events, run.cells);
    trailsOf(json.events).forEach((wanted, at) => assert.deepEqual(trail.after(at).map(({ literal }) => literal), wanted));
    assert.equal(run.status, json.status);
    assert.deepEqual(new Set(json.auxiliaries.map(({ variable }) => variable)), new Set(run.purposes.keys()));
  });
}

const shownDigits = (page) => page.evaluate(() => [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.querySelector(".small") ? "." : cell.textContent).join(""));

for (const encoding of ["minimal", "binary"]) {
  onViewer(`the page of a trace in ${encoding} is gone through with keys, up to the solution`, ["trace", "-e", encoding, "-p", unique], async (page) => {
    await says(page, "#trace-step", /^1 of \d+/);
    await page.keyboard.press("ArrowRight");
    await says(page, "#trace-step", /^2 of/);
    await page.keyboard.press("n");
    await says(page, "#trace-step", /Conflict/);
    assert.deepEqual(await barriers(page), []);
    await page.keyboard.press("End");
    await says(page, "#trace-step", /Solution/);
    assert.equal(await shownDigits(page), solution);
    await page.keyboard.press("Home");
    await page.keyboard.press(" ");
    await page.locator("#trace-play", { hasText: "Pause" }).waitFor();
    await page.keyboard.press(" ");
    await page.locator("#trace-play", { hasText: "Play" }).waitFor();
  }, phones.slice(0, 1));
}

onViewer("every conflict of the page of a trace has its graph, and stops are kept", ["trace", "-e", "maple", "-p", unique], async (page) => {
  const conflicts = Number(/(\d+) conflict/.exec(await page.textContent("header"))[1]);
  let graphs = 0;
  for (let at = 0; at < conflicts; ++at) {
    await page.keyboard.press("n");
    await says(page, "#trace-step", /Conflict/);
    graphs += await page.locator("#graph .cut").count();
  }
  assert.equal(graphs, conflicts);
  await page.keyboard.press("p");
  await page.keyboard.press("Home");
  for (let at = 0; at < 5; ++at) await page.keyboard.press("ArrowRight");
  const [, literal] = /: (r\dc\d[=≠]\d)/.exec(await page.textContent("#trace-step"));
  await page.keyboard.press("Home");
  await page.fill("#stop-text", literal.toUpperCase().replace("≠", "!="));
  await page.click("#stop-add");
  await page.click("#trace-stop");
  await says(page, "#trace-step", new RegExp(`: ${literal}`));
  const at = await page.textContent("#trace-step");
  await page.click("#trace-next");
  await page.click("#trace-back-stop");
  await until(page, (said) => document.querySelector("#trace-step")?.textContent === said, at);
  await page.fill("#stop-text", "nonsense");
  await page.click("#stop-add");
  await says(page, "#stops-said", /Stop at a literal/);
}, phones.slice(1));

onViewer("candidates that decisions take are told from those that are out for good", ["trace", "-e", "minimal", "-p", unique], async (page) => {
  await says(page, "#trace-step", /^1 of/);
  assert.equal(await page.locator(".small .gone").count(), 0);
  await page.click("#trace-decision");
  await page.click("#trace-conflict");
  assert.ok(await page.locator(".small .gone, .guessed.found").count() > 0);
  await page.click("#trace-first");
  assert.equal(await page.locator(".small .gone, .guessed").count(), 0);
}, phones.slice(0, 1));

onViewer("on a phone the board, the buttons and the step of a trace are in sight", ["trace", "-e", "minimal", "-p", unique], async (page) => {
  await page.click("#trace-conflict");
  for (const part of ["#board", "#trace-next", "#trace-step"]) {
    const box = await page.locator(part).boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= 667 && box.x + box.width <= 375, JSON.stringify([part, box]));
  }
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
}, phones.slice(0, 1));

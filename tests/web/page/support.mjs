// What the tests of the page share: pages of four kinds, and what is often done on them. Nothing may leave this
// machine, and no page may report an error. A test has a page of its own; server and browser are those of all tests.
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { require } from "./browser.mjs";
import { inPlace, program, tried, url } from "./stage.mjs";

/** A hard puzzle, of which an explanation takes seconds, and an easy one. */
export const unique = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
export const worksheet = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const kinds = [
  { name: "wide, light", viewport: { width: 1280, height: 800 }, colorScheme: "light" },
  { name: "wide, dark", viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
  { name: "phone, light", viewport: { width: 375, height: 667 }, colorScheme: "light", hasTouch: true },
  { name: "phone, dark", viewport: { width: 375, height: 667 }, colorScheme: "dark", hasTouch: true },
];

/** Width and colours seldom meet in one fault: each is tried, but only what measures colours on all four. */
export const usualKinds = [kinds[0], kinds[3]];
export const allKinds = kinds;

// ms: looking at each frame, as Playwright does unasked, draws 60 frames a second on the processor.
const polling = 50;

/** Whether the run is to be short. */
export const quick = process.argv.includes("--quick");

/** Of what a test goes through one after the other: a third where the run is to be short. */
export const some = (list) => (quick ? list.filter((_, at) => at % 3 === 0) : list);

/** The tests that were named so far. */
export const collected = [];

/** Whether the library runs in the page itself: requests are no HTTP. */
export const hasEngine = (page) => page.locator("meta[name=engine]").count().then((count) => count > 0);

class NeedsServer extends Error {}

/** Ends the test, which is left out where no server answers. */
export async function needServer(page) {
  if (await hasEngine(page)) throw new NeedsServer("it looks at requests to the server");
}

/** A test: `run.mjs` runs it, in a place of its own. */
export const test = (name, work) => {
  collected.push({
    name,
    work: (context) => inPlace(work).catch((error) => {
      if (!(error instanceof NeedsServer)) throw error;
      context.skip(error.message);
    }),
  });
};

/** Runs the work on a new page of each kind, opened with the puzzle. */
export function onPages(name, puzzle, work, which = usualKinds) {
  const allowed = (one) => one.startsWith(url) || /^(data|blob):/.test(one);
  for (const kind of which) {
    test(`${name} (${kind.name})`, (place) =>
      tried(place, kind, `${url}#${encodeURIComponent(puzzle)}`, "[role=gridcell]", allowed, work));
  }
}

const written = new Map();
const folder = mkdtempSync(join(tmpdir(), "sudoku-sat-viewer-"));
process.on("exit", () => rmSync(folder, { recursive: true }));

/** The page that a command writes with `-f html` and these arguments: once for all tests of it. */
function pageOf(command, words) {
  const key = JSON.stringify([command, words]);
  if (!written.has(key)) {
    const file = join(folder, `page-${written.size}.html`);
    written.set(key, program(command, "-f", "html", "-o", file, ...words).then(() => file));
  }
  return written.get(key);
}

/** Opens the page that a command writes with `-f html` and these arguments, from the disk; it may load nothing. */
export function onViewer(name, [command, ...words], work, which = usualKinds) {
  const element = command === "trace" ? "#trace-step" : "#place";
  for (const kind of which) {
    test(`${name} (${kind.name})`, async (place) => {
      const address = pathToFileURL(await pageOf(command, words)).href;
      await tried(place, kind, address, element, (one) => one === address || one.startsWith("data:"), work);
    });
  }
}

export const phones = kinds.filter(({ hasTouch }) => hasTouch);
export const onWidePage = (name, puzzle, work) => onPages(name, puzzle, work, kinds.slice(0, 1));

/** Changes to the mode: Set, Solve, Explain or SAT. */
export async function inMode(page, name) {
  await page.getByRole("tab", { name, exact: true }).click();
  await page.locator(`#panel-${name.toLowerCase()}`).waitFor();
}

/** Waits until it is true on the page, looking now and then. */
export const until = (page, isTrue, given) => page.waitForFunction(isTrue, given, { polling });

/** Waits until the text of an element is as wanted. */
export async function says(page, selector, wanted) {
  const said = ([where, source]) => new RegExp(source).test(document.querySelector(where)?.textContent ?? "");
  await until(page, said, [selector, wanted.source]).catch(async (error) => {
    const found = await page.evaluate((where) => document.querySelector(where)?.textContent, selector).catch(() => "nothing any more");
    throw new Error(`${selector} doesn't say ${wanted} but ${found}`, { cause: error });
  });
}

export const cell = (page, name) => page.locator(`[role=gridcell][aria-label^="${name},"]`);

/** Holds the answers to requests of which `held(request)` is true, until the function that it returns is called. */
export async function holding(page, held) {
  await needServer(page);
  let release;
  const released = new Promise((resolve) => { release = resolve; });
  await page.route("**/api", async (route) => {
    if (held(route.request().postDataJSON())) await released;
    await route.continue().catch(() => {}); // the page may have given it up
  });
  return release;
}

/** Presses the button: the name and the bytes of the file that is saved. */
export async function saved(page, button) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.click(button)]);
  const parts = [];
  for await (const part of await file.createReadStream()) parts.push(part);
  return { name: file.suggestedFilename(), bytes: Buffer.concat(parts) };
}

/** Drags over the cells. */
export async function drag(page, names) {
  await cell(page, names[0]).hover(); // until the board stands still
  for (const [at, name] of names.entries()) {
    const box = await cell(page, name).boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    if (at === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** Takes the tool of a rule, or switches the rule on. */
export async function takeRule(page, rule) {
  if (!(await page.locator("#choices").getAttribute("open") !== null)) await page.click("#choices > summary");
  await page.fill("#seek", rule);
  await until(page, (sought) => [...document.querySelectorAll("#choices li")]
    .every((choice) => choice.textContent.includes(sought)), rule);
  await page.locator("#choices button", { has: page.locator(`b:text-is("${rule}")`) }).click();
}

/** The puzzle as the address has it; page.url() would lag behind. */
export const inAddress = async (page) => decodeURIComponent(await page.evaluate(() => location.hash.slice(1)));

/** Waits until the address holds such a puzzle: the page writes it when it has read what was entered. */
export async function addressSays(page, wanted) {
  const said = ([source, flags]) => new RegExp(source, flags).test(decodeURIComponent(location.hash.slice(1)));
  await until(page, said, [wanted.source, wanted.flags]).catch(async (error) => {
    throw new Error(`${wanted} is not in the address: ${await inAddress(page)}`, { cause: error });
  });
}

const axe = readFile(require.resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds that keeps somebody from using this part of the page: the rules that are broken, and where. `rules`: of these alone. */
export async function barriers(page, part = "html", rules = null) {
  if (!await page.evaluate(() => "axe" in globalThis)) await page.evaluate(await axe);
  const options = { resultTypes: ["violations"], preload: false, ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate(([where, how]) => globalThis.axe.run(where, how), [part, options]);
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => [id, nodes[0].html]);
}

// Where the tests of the page run: one server, one browser, and places beside each other for one test each. A place
// has profiles of its own, with one page that each test loads anew, after what was kept there is cleared. A new
// profile and page for each test would cost more processor time than most tests. No test can hold up the others: after
// its deadline all that its place has open is closed, so that whatever the test waits for fails, and is told.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import { chromium, launching } from "./browser.mjs";

const patience = 60_000; // ms: a machine may have much else to do
const deadline = 180_000; // ms, of a whole test
const farewell = 10_000; // ms, for what the deadline has ended to say where it was

/** The program with these words; does not hold up the tests beside it. */
export const program = (...words) => promisify(execFile)(process.env.SUDOKU_SAT, words, { encoding: "utf8", maxBuffer: 1 << 28 });

let server;
let browser;
export let url = process.env.PAGE_URL;
const places = [];
const waiting = [];

/** The address that the program says, once it listens. */
function started() {
  server = spawn(process.env.SUDOKU_SAT, ["serve", "--port", "0"]);
  return new Promise((resolve, reject) => {
    let said = "";
    server.stderr.on("data", (text) => {
      said += text;
      const found = /http:\S+/.exec(said);
      if (found) resolve(found[0]);
    });
    server.on("exit", () => reject(new Error(`serve ended: ${said}`)));
  });
}

/** Begins with so many places. */
export async function open(count) {
  url ||= await started();
  browser = await chromium.launch(launching);
  for (let at = 0; at < count; ++at) places.push(new Map());
}

export async function close() {
  await browser?.close();
  server?.removeAllListeners("exit");
  server?.kill();
}

const after = (time) => new Promise((resolve) => { setTimeout(resolve, time).unref(); });

/** Closes all that the place has open; the next test there opens it anew. */
async function cleared(place) {
  const contexts = [...place.values()];
  place.clear();
  await Promise.race([Promise.allSettled(contexts.map((context) => context.close())), after(farewell)]);
}

/** What each page shows, as far as it still says anything. */
const shown = (place) => Promise.all([...place.values()].flatMap((context) => context.pages()).map((page) =>
  Promise.race([page.evaluate(() => `${location.href}: ${document.body.innerText.replace(/\s+/g, " ").slice(0, 500)}`).catch(String), after(1000).then(() => "a page that doesn't answer")])));

/** Does the work in the place; fails at the deadline, with where the work was and what its pages showed. */
async function inTime(place, work) {
  const working = work(place);
  let timer;
  const late = new Promise((resolve) => { timer = setTimeout(resolve, deadline, true); });
  const ended = await Promise.race([working.then(() => false, () => false), late]);
  clearTimeout(timer);
  if (!ended) return working;
  const pages = await shown(place);
  await cleared(place);
  const cause = await Promise.race([working.then(() => "the test went on without its pages", (error) => error), after(farewell).then(() => "the test waits for something else")]);
  throw new Error(`not done within ${deadline / 1000} s; its pages: ${pages.join("; ")}; it waited here: ${cause.stack ?? cause}`, { cause });
}

/** Runs the work in a place that nothing else uses meanwhile. */
export async function inPlace(work) {
  const place = places.pop() ?? await new Promise((resolve) => waiting.push(resolve));
  try {
    return await inTime(place, work);
  } finally {
    const next = waiting.shift();
    if (next) next(place);
    else places.push(place);
  }
}

/** Runs before each page's own script: what a page keeps is of one test, which may load it again. */
function forgetOthers() {
  try {
    if (sessionStorage.getItem("test") === location.search) return;
    localStorage.clear();
    sessionStorage.clear();
    sessionStorage.setItem("test", location.search);
  } catch { /* a page of a file, or an empty one, keeps nothing */ }
}

/** The only page of a place's profile for pages of this kind. */
async function pageOf(place, kind) {
  if (!place.has(kind)) {
    const context = await browser.newContext({ ...kind, acceptDownloads: true, reducedMotion: "reduce" });
    context.setDefaultTimeout(patience);
    await context.addInitScript(forgetOthers);
    place.set(kind, context);
  }
  const context = place.get(kind);
  return context.pages()[0] ?? context.newPage();
}

/** The page as the next test needs it: of this one nothing goes on. */
async function tidied(page, { viewport }) {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("about:blank");
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(viewport);
  await page.context().setOffline(false);
}

let opened = 0;

/** Opens the address until the element is there, and does the work. It may load only what is `allowed`. */
export async function tried(place, kind, address, element, allowed, work) {
  const page = await pageOf(place, kind);
  try {
    const wrong = [];
    page.on("pageerror", (error) => wrong.push(error.message));
    page.on("request", (request) => { if (!allowed(request.url())) wrong.push(request.url()); });
    // Another address, as another part behind # would load nothing.
    await page.goto(address.replace("#", `?${++opened}#`));
    await page.locator(element).first().waitFor();
    await work(page);
    assert.deepEqual(wrong, []);
    await tidied(page, kind);
  } catch (error) {
    await page.context().close().catch(() => {}); // the next test there has new ones
    place.delete(kind);
    throw error;
  }
}

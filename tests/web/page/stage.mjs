// Where the tests of the page run: one server, one browser, and places beside each other for one test each. A place
// has profiles of its own, with one page that each test loads anew, after what was kept there is cleared. A new
// profile and page for each test would cost more processor time than most tests.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import { chromium, launching } from "./browser.mjs";

const patience = 60_000; // ms: a machine may have much else to do

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

/** Runs the work in a place that nothing else uses meanwhile. */
export async function inPlace(work) {
  const place = places.pop() ?? await new Promise((resolve) => waiting.push(resolve));
  try {
    return await work(place);
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

/** The page of a place for pages of this kind: one for those of the server, one for files. */
async function pageOf(place, kind, key) {
  if (!place.has(kind)) {
    const context = await browser.newContext({ ...kind, acceptDownloads: true, reducedMotion: "reduce" });
    context.setDefaultTimeout(patience);
    await context.addInitScript(forgetOthers);
    place.set(kind, context);
  }
  const context = place.get(kind);
  if (!place.has(key)) place.set(key, await context.newPage());
  return place.get(key);
}

/** The page as another test needs it; what it shows goes when that test opens something else. */
async function tidied(page) {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.emulateMedia({ media: null });
  await page.context().setOffline(false);
  await page.mouse.up();
  await page.mouse.move(0, 0);
}

let opened = 0;

/** Opens the address until the element is there, and does the work. It may load only what is `allowed`. */
export async function tried(place, kind, address, element, allowed, work) {
  const key = `${kind.name} ${address.slice(0, 5)}`;
  const page = await pageOf(place, kind, key);
  try {
    const wrong = [];
    page.on("pageerror", (error) => wrong.push(error.message));
    page.on("request", (request) => { if (!allowed(request.url())) wrong.push(request.url()); });
    // Another address, as another part behind # would load nothing.
    await page.goto(address.replace("#", `?${++opened}#`));
    await page.locator(element).first().waitFor();
    await work(page);
    assert.deepEqual(wrong, []);
    await tidied(page);
  } catch (error) {
    place.delete(key);
    await page.close();
    throw error;
  }
}

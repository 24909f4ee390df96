// What goes wrong on the way is said in words, and the page goes on: HTTP's refusals, a program that
// was ended, a network that isn't there.
import assert from "node:assert/strict";
import { cell, hasEngine, needServer, onWidePage, says, unique } from "./support.mjs";

const refusals = [
  [422, { kind: "memory", message: "not enough memory" }, /^Too large for this program: not enough memory/],
  [500, { kind: "failure", message: "the solver gave up" }, /^The program failed; .*: the solver gave up/],
  [503, { kind: "stopped", message: "time-out" }, /^Not finished in time: time-out/],
  [502, null, /^The program failed; .*: HTTP status 502/],
];
for (const [status, error, said] of refusals) {
  onWidePage(`HTTP status ${status} is said, and the next edit is answered`, unique, async (page) => {
    await needServer(page);
    await says(page, "#said", /One solution/);
    const body = error ? JSON.stringify({ id: null, error, status: 1 }) : "<h1>Bad gateway</h1>";
    await page.route("**/api", (route) => route.fulfill({ status, body, contentType: "application/json" }));
    await cell(page, "r1c2").click();
    await page.keyboard.press("1");
    await says(page, "#said", said);
    await page.unroute("**/api");
    await page.keyboard.press("Control+z");
    await says(page, "#said", /One solution/);
  });
}

onWidePage("without a network a page that contains the library still works, another one says what is missing", unique, async (page) => {
  await says(page, "#said", /One solution/);
  await page.context().setOffline(true);
  await cell(page, "r1c1").click();
  await page.keyboard.press("Delete");
  if (await hasEngine(page)) {
    await says(page, "#said", /Several solutions/);
  } else {
    await says(page, "#said", /The program does not answer/);
    assert.equal(await page.locator("[role=gridcell]").count(), 81);
  }
  await page.context().setOffline(false);
  await page.keyboard.press("8");
  await says(page, "#said", /One solution/);
});

// What is known of a board with several solutions: cells that have one value in all of them, and what is open in the
// others, as a search by this file finds it.
import assert from "node:assert/strict";
import { onPages, says } from "./support.mjs";

/** The solutions of a board of 4 rows, by trying all digits. */
function solutionsOf(grid, at = grid.indexOf(".")) {
  if (at < 0) return [grid];
  const [row, column] = [Math.floor(at / 4), at % 4];
  const taken = new Set([...grid].filter((_, other) => {
    const [r, c] = [Math.floor(other / 4), other % 4];
    return r === row || c === column || (r >> 1 === row >> 1 && c >> 1 === column >> 1);
  }));
  return [..."1234"].filter((one) => !taken.has(one)).flatMap((one) => solutionsOf(grid.slice(0, at) + one + grid.slice(at + 1)));
}

const threefold = "12..34....1.....";

onPages("a cell that only one value is left for has it as a large digit of its own colour, others are open", threefold, async (page) => {
  await says(page, "#said", /Several solutions: 3/);
  await page.locator(".differs .small").first().waitFor();
  const solutions = solutionsOf(threefold);
  assert.equal(solutions.length, 3);
  const shown = await page.locator("[role=gridcell]").evaluateAll((all) => all.map((one) => {
    const small = one.querySelector(".small");
    const { color, fontSize } = getComputedStyle(small ?? one);
    return { text: one.textContent.replaceAll(" ", ""), small: small !== null, color, size: parseFloat(fontSize) };
  }));
  const given = shown[0];
  const determined = [];
  for (const [at, one] of shown.entries()) {
    const values = [...new Set(solutions.map((solution) => solution[at]))].sort().join("");
    assert.equal(one.text, values);
    assert.equal(one.small, values.length > 1);
    if (one.small) assert.ok(one.size < 0.7 * given.size, JSON.stringify(one));
    else if (threefold[at] === ".") determined.push(one);
  }
  assert.ok(determined.length > 0);
  for (const one of determined) {
    assert.equal(one.size, given.size);
    assert.notEqual(one.color, given.color);
  }
});

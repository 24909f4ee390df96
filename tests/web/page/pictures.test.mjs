// Pictures go out as files that other programs read.
import assert from "node:assert/strict";
import { require } from "./browser.mjs";
import { cell, holding, onWidePage, saved, says, unique, until } from "./support.mjs";

const { build } = require("esbuild");

onWidePage("the board is saved as a PNG that isn't empty", unique, async (page) => {
  await page.click("#export > summary");
  const { name, bytes } = await saved(page, "#png");
  assert.equal(name, "puzzle.png");
  assert.equal(bytes.subarray(1, 4).toString(), "PNG");
  assert.ok(bytes.length > 5000);
});

/** The text of a PDF whose table leads to its objects, and where each begins. */
function objectsOf(bytes) {
  const text = bytes.toString("latin1");
  assert.match(text, /^%PDF-1\.4\n/);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)[1]);
  const starts = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start));
  assert.ok(text.startsWith(`xref\n0 ${starts.length + 1}\n`, table));
  starts.forEach((start, at) => assert.ok(text.startsWith(`${at + 1} 0 obj\n`, start)));
  for (const start of starts) {
    const [, length] = /\/Length (\d+) >>\nstream\n/.exec(text.slice(start, text.indexOf("endobj", start))) ?? [];
    if (length) assert.ok(text.startsWith("\nendstream", text.indexOf("stream\n", start) + "stream\n".length + Number(length)));
  }
  return { text, starts };
}

const killer = (title) => `title: ${title}\ncages:\n  9: r1c1 r1c2\n\n${unique.match(/.{9}/g).join("\n")}\n`;

onWidePage("the board is saved as a PDF in lines and letters", killer("Gr\u00f6\u00dfe (\u2192)"), async (page) => {
  await page.click("#export > summary");
  const { name, bytes } = await saved(page, "#pdf");
  assert.equal(name, "puzzle.pdf");
  const { text, starts } = objectsOf(bytes);
  assert.equal(starts.length, 4);
  assert.doesNotMatch(text, /DCTDecode|NaN|undefined/);
  for (const said of ["(Gr\\366\\337e \\050)", "(\\256) Tj", "(9) Tj"]) assert.ok(text.includes(said), said);
  assert.equal(text.match(/\(\d\) Tj/g).length, 22); // 21 givens and a sum
});

onWidePage("a title in letters that PDF has no font for is saved in pixels", killer("\u6570\u72ec"), async (page) => {
  await page.click("#export > summary");
  const { bytes } = await saved(page, "#pdf");
  const { text, starts } = objectsOf(bytes);
  assert.equal(starts.length, 5);
  const [, length] = /DCTDecode \/Length (\d+)/.exec(text);
  assert.ok(Number(length) > 5000);
  assert.ok(text.startsWith("\xff\xd8\xff", text.indexOf("stream\n", starts[4]) + "stream\n".length));
});

onWidePage("whatever the program draws can be written in lines", "", async (page) => {
  const { outputFiles } = await build({ entryPoints: [new URL("../../../src/web/source/setter/vector_pdf.ts", import.meta.url).pathname],
    bundle: true, write: false, format: "iife", globalName: "vector" });
  await page.evaluate(`${outputFiles[0].text}; globalThis.vector = vector;`);
  await page.click("#choices > summary");
  await page.locator("#choices li").first().waitFor();
  for (const one of await page.locator("#choices li").all()) await one.scrollIntoViewIfNeeded();
  await until(page, () => [...document.querySelectorAll("#choices .example")].every((one) => one.matches("svg") || one.querySelector("img")));
  const [tried, refused] = await page.evaluate(() => {
    const images = [...document.querySelectorAll("#choices .example img")];
    // The page adds outlines and a style of its own, which go out to nobody.
    const svgs = images.map((one) => decodeURIComponent(one.src.replace(/^[^,]*,/, "")).replace(/<[^>]*class="s-outline"[^>]*>/g, ""));
    return [svgs.length, svgs.filter((svg) => globalThis.vector.vectorPdf(svg) === null)];
  });
  assert.deepEqual(refused, []);
  assert.ok(tried > 70, `${tried} pictures`);
});

onWidePage("what is printed has the rules in words", "title: Printed\ncages:\n  4: r1c1 r1c2\n\n" + ".".repeat(81), async (page) => {
  await page.locator(".entries input").waitFor();
  assert.equal(await page.locator("#printed-rules").isVisible(), false);
  await page.emulateMedia({ media: "print" });
  await page.locator("#printed-rules").waitFor();
  await says(page, "#printed-rules", /^cages: \w/);
  assert.equal(await page.locator("#title").isVisible(), true);
  for (const other of ["#strip", "#pad", "#right"]) assert.equal(await page.locator(other).isVisible(), false, other);
});

onWidePage("the puzzle is printed, without candidates, marks and what has been chosen; the solution only where it is shown",
  `cages:\n  9: r1c2 r1c3\n\n${unique.replace("8", ".")}`, async (page) => {
    const printed = async () => {
      await page.emulateMedia({ media: "print" });
      const picture = await page.screenshot();
      await page.emulateMedia({ media: "screen" });
      return picture.toString("base64");
    };
    const release = await holding(page, ({ command }) => command === "check");
    await page.reload();
    await until(page, () => document.querySelector("#board img")?.complete && document.querySelector("#printed-rules")?.textContent);
    const bare = await printed(); // nothing is known yet
    release();
    await page.locator(".differs .small").first().waitFor();
    await cell(page, "r1c2").click();
    await page.locator("#clues-here").waitFor();
    assert.ok(await printed() === bare, "what was found is printed");
    await page.click(".entries button[aria-label^='Remove']");
    await cell(page, "r1c1").click();
    await page.keyboard.press("8");
    await says(page, "#said", /One solution/);
    const alone = await printed();
    await page.check("#solution");
    await page.locator('[aria-label^="r1c2, 1"]').waitFor();
    assert.ok(await printed() !== alone, "the solution is not printed");
  });

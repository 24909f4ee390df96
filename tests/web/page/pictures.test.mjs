// Pictures go out as files that other programs read.
import assert from "node:assert/strict";
import { onWidePage, saved, says, unique } from "./support.mjs";

onWidePage("the board is saved as a PNG that isn't empty", unique, async (page) => {
  await page.click("#export > summary");
  const { name, bytes } = await saved(page, "#png");
  assert.equal(name, "puzzle.png");
  assert.equal(bytes.subarray(1, 4).toString(), "PNG");
  assert.ok(bytes.length > 5000);
});

onWidePage("the board is saved as a PDF whose table leads to its objects", unique, async (page) => {
  await page.click("#export > summary");
  const { name, bytes } = await saved(page, "#pdf");
  assert.equal(name, "puzzle.pdf");
  const text = bytes.toString("latin1");
  assert.match(text, /^%PDF-1\.4\n/);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)[1]);
  assert.ok(text.startsWith("xref\n0 6\n", table));
  const starts = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start));
  assert.equal(starts.length, 5);
  starts.forEach((start, at) => assert.ok(text.startsWith(`${at + 1} 0 obj\n`, start)));
  const [, length] = /DCTDecode \/Length (\d+)/.exec(text);
  assert.ok(Number(length) > 5000);
  const jpeg = text.indexOf("stream\n", starts[4]) + "stream\n".length;
  assert.ok(text.startsWith("\xff\xd8\xff", jpeg));
  assert.ok(text.startsWith("\nendstream", jpeg + Number(length)));
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

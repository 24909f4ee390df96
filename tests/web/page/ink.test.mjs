// What is written small into cells and the digits there: no ink of the one is at ink of the other, in the example of
// each rule. Measured on pixels: the board with what is written alone, then with the widest digit in each cell.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { allKinds, inMode, needServer, onPages, says, some, until } from "./support.mjs";

const folder = new URL("../../../puzzles/variants/", import.meta.url);
const files = (await readdir(folder)).filter((name) => name.endsWith(".txt"));
const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), "utf8")));

/** In the page: for each puzzle the cells in which something that is written in a picture touches a digit; of so many puzzles. */
async function touching([puzzles, most]) {
  const asked = async (text) => {
    const body = JSON.stringify({ command: "convert", puzzle: text, options: { format: "svg", theme: "auto", caption: false } });
    return (await (await fetch("api", { method: "POST", headers: { "Content-Type": "application/json" }, body })).json()).answers[0].document;
  };
  const gridcell = document.querySelector("[role=gridcell]");
  const { fontFamily, fontWeight } = getComputedStyle(gridcell);
  const box = gridcell.getBoundingClientRect();
  gridcell.textContent = "8";
  const range = document.createRange();
  range.selectNodeContents(gridcell);
  const line = range.getBoundingClientRect();
  const share = parseFloat(getComputedStyle(gridcell).fontSize) / box.height;
  const middle = (line.top + line.height / 2 - box.top) / box.height;
  const side = 60;
  const scale = 2;
  const digitsOf = new Map(); // of a board
  const found = [];
  for (const [at, text] of puzzles.entries()) {
    if (found.length === most) break;
    // Without the grid no given is drawn; of the picture only what is written stays.
    const drawing = await asked(text);
    const picture = new DOMParser().parseFromString(drawing, "image/svg+xml");
    picture.querySelectorAll("svg > :not(g, style), .f-given, .f-note").forEach((one) => one.remove());
    if (!picture.querySelector("svg > g")) continue; // nothing is written
    const [x, y, width, height] = picture.documentElement.getAttribute("viewBox").split(" ").map(Number);
    const image = new Image();
    image.src = "data:image/svg+xml," + encodeURIComponent(new XMLSerializer().serializeToString(picture));
    await image.decode();
    const inks = (draw) => {
      const context = new OffscreenCanvas(width * scale, height * scale).getContext("2d", { willReadFrequently: true });
      context.scale(scale, scale);
      context.translate(-x, -y);
      draw(context);
      const { data } = context.getImageData(0, 0, width * scale, height * scale);
      const ink = new Uint8Array(data.length / 4);
      for (let pixel = 0; pixel < ink.length; ++pixel) if (data[4 * pixel + 3] > 100) ink[pixel] = 1;
      return ink;
    };
    const written = inks((context) => context.drawImage(image, x, y, width, height));
    const [rows, columns] = [/^size: (\d+)(?:x(\d+))?$/m.exec(text)?.slice(1) ?? [9]].map(([one, other]) => [Number(one), Number(other ?? one)])[0];
    const board = [x, y, width, height, rows, columns].join();
    if (!digitsOf.has(board)) digitsOf.set(board, inks((context) => {
      context.font = `${fontWeight} ${share * side}px ${fontFamily}`;
      context.textAlign = "center";
      const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText("8");
      for (let row = 0; row < rows; ++row) for (let column = 0; column < columns; ++column)
        context.fillText("8", (column + 0.5) * side, (row + middle) * side + (up - down) / 2);
    }));
    const digits = digitsOf.get(board);
    const touched = new Set();
    const steps = [0, -1, 1, -width * scale, width * scale];
    for (let pixel = written.indexOf(1); pixel >= 0; pixel = written.indexOf(1, pixel + 1)) {
      if (!steps.some((step) => digits[pixel + step])) continue;
      const [column, row] = [(pixel % (width * scale)) / scale + x, Math.floor(pixel / (width * scale)) / scale + y];
      if (column >= 0 && row >= 0) touched.add(`r${Math.floor(row / side) + 1}c${Math.floor(column / side) + 1}`);
    }
    if (touched.size > 0) found.push([at, [...touched].join(" ")]);
  }
  return found;
}

onPages("no digit touches what is written in its cell, in the example of any rule", "size: 9\n\n" + ".........\n".repeat(9), async (page) => {
  await needServer(page);
  await until(page, () => document.querySelector("#board img"));
  const tried = some(texts);
  const found = (await page.evaluate(touching, [tried, tried.length])).map(([at, cells]) => [files[texts.indexOf(tried[at])], cells]);
  assert.deepEqual(found, []);
  // With larger digits there would be some.
  await page.evaluate(() => { document.querySelector("[role=gridcell]").style.fontSize = "calc(70cqh / var(--n))"; });
  assert.equal((await page.evaluate(touching, [texts, 6])).length, 6);
}, allKinds.slice(0, 1));

/** In the page: how many pixels two pictures differ in, how many two others, and how many are among both. */
async function overlaps(pictures) {
  const [one, other, first, second] = await Promise.all(pictures.map(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.naturalWidth, image.naturalHeight).data;
  }));
  const differ = (a, b, at) => [0, 1, 2].some((part) => Math.abs(a[at + part] - b[at + part]) > 60);
  const counts = { clues: 0, written: 0, both: 0 };
  for (let at = 0; at < one.length; at += 4) {
    const [clue, writing] = [differ(one, other, at), differ(first, second, at)];
    counts.clues += clue;
    counts.written += writing;
    counts.both += clue && writing;
  }
  return counts;
}

/** A picture of the board with nothing in its cells but for these rules of style. */
async function shot(page, rules = "") {
  await page.evaluate((text) => {
    document.activeElement.blur();
    const sheet = new CSSStyleSheet(); // the page allows no style in its text
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, `[role=gridcell] { background: none !important; color: transparent !important }
    #board img { opacity: 0 } .small, [role=gridcell]::before, .differs::after { visibility: hidden } ${rules}`);
  return (await page.locator("#board").screenshot()).toString("base64");
}
const drawn = "#board img { opacity: 1 !important }";

const killer = texts[files.indexOf("cages.txt")];

onPages("no candidate touches the cages of its cell and their totals", killer, async (page) => {
  await says(page, "#said", /One solution/);
  await inMode(page, "Explain");
  await page.click("#explain");
  await says(page, "#place", /^1 of/);
  const [bare, clues] = [await shot(page), await shot(page, drawn)];
  const written = (place = "") => shot(page, `.small { visibility: visible !important; ${place} }`);
  const counts = await page.evaluate(overlaps, [bare, clues, bare, await written()]);
  assert.ok(counts.clues > 1000 && counts.written > 1000, JSON.stringify(counts));
  assert.equal(counts.both, 0, JSON.stringify(counts));
  // Where they were once, they did.
  assert.ok((await page.evaluate(overlaps, [bare, clues, bare, await written("inset: 26% 7% 2% !important")])).both > 0);
}, [allKinds[0], allKinds[2]]);

const empty = `\n${".........\n".repeat(9)}`;

onPages("the marks of open cells touch no clue on an edge or a corner", `quadruples:\n  1 2: r2c2\n  1 2 3 4: r4c4\n  5: r7c7\nkropki:\n  white: r1c8-r1c9\nxv:\n  x: r7c1-r7c2\n${empty}`, async (page) => {
  await until(page, () => document.querySelectorAll(".differs").length === 81 && document.querySelector("#board img"));
  const ticks = (place = "") => shot(page, `.differs::after { visibility: visible !important; ${place} }`);
  const [bare, marked, moved, clues] = [await shot(page), await ticks(), await ticks("top: 0 !important"), await shot(page, drawn)];
  const image = await page.getAttribute("#board img", "src");
  await page.evaluate((text) => { location.hash = encodeURIComponent(text); }, `size: 9\n${empty}`);
  await until(page, (before) => document.querySelector("#board img").src !== before, image);
  const board = await shot(page, drawn);
  const counts = await page.evaluate(overlaps, [board, clues, bare, marked]);
  assert.ok(counts.clues > 300 && counts.written > 300, JSON.stringify(counts));
  assert.equal(counts.both, 0, JSON.stringify(counts));
  assert.ok((await page.evaluate(overlaps, [board, clues, bare, moved])).both > 0);
}, [allKinds[0], allKinds[2]]);

// Can every clue be read? Measured on pixels: what a clue changes on the board, at its strongest, has 4.5:1 to what is
// there without it, in light and dark, in whatever state its cells are. Each entry of each rule's example is a small
// board beside those of the others, of the page's own cells: a state is one screenshot of all.
import assert from "node:assert/strict";
import { require } from "./browser.mjs";
import { allKinds, needServer, onPages, some, until } from "./support.mjs";

const { build } = require("esbuild");
const built = await build({ entryPoints: [new URL("../../../src/web/source/board/drawing.ts", import.meta.url).pathname],
  bundle: true, write: false, format: "iife", globalName: "drawing" });

const least = 4.5;
const states = ["", "chosen", "wrong", "blamed", "differs", "area", "clue", "reason", "supposed", "now", "shown", "unfinished",
  ...Array.from({ length: 9 }, (_, at) => `painted ${at + 1}`)];
const side = 60; // of a cell, here as in the drawing
const empty = `\n${".........\n".repeat(9)}`;

/** In the page: the program's answer to a request. */
async function asked(request) {
  const answer = await fetch("api", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(request) });
  const lines = (await answer.text()).split("\n").filter((line) => line).map((line) => JSON.parse(line));
  return lines.find(({ answers, error }) => answers || error);
}

/** In the page: of every rule's example each entry alone, as drawings with and without it, and the cells to look at; what looks alike is there once. */
async function drawClues([side, empty]) {
  const margin = 2; // cells around the board, for clues beside it
  const width = (9 + 2 * margin) * side;
  /** null: the program doesn't read it. */
  const drawn = async (text) => {
    const { answers } = await globalThis.asked({ command: "convert", puzzle: `size: 9\n${text}${empty}`, options: { format: "svg", theme: "auto", caption: false } });
    if (!answers?.[0].document) return null;
    const { svg, box } = globalThis.drawing.drawingOf(answers[0].document, null);
    return { svg, box };
  };
  const plain = (await drawn("")).svg;
  /** The board alone, with the same margin. */
  const without = ({ svg, box }) =>
    ({ box, svg: [/<svg [^>]*>/, /<rect [^>]*class="f-paper"[^>]*>/].reduce((made, part) => made.replace(part, part.exec(svg)[0]), plain) });
  const pixels = async ({ svg, box: [x, y] }) => {
    const image = new Image();
    image.src = "data:image/svg+xml," + encodeURIComponent(svg);
    await image.decode();
    const context = new OffscreenCanvas(width, width).getContext("2d", { willReadFrequently: true });
    context.drawImage(image, x + margin * side, y + margin * side);
    return new Uint32Array(context.getImageData(0, 0, width, width).data.buffer);
  };
  /** The first cell that an entry changes and the next one beside or below it, from 0 on, and how they look; null: nothing is drawn. */
  const placeOf = async (one, bare) => {
    const [shown, before] = await Promise.all([one, bare].map(pixels));
    const cells = new Set();
    for (const [at, pixel] of shown.entries()) if (pixel !== before[at]) cells.add(100 * Math.floor(at / width / side) + Math.floor((at % width) / side));
    if (cells.size === 0) return null;
    const first = Math.min(...cells);
    const [top, left] = [Math.floor(first / 100), first % 100];
    const columns = cells.has(first + 1) ? 2 : 1;
    const rows = columns === 1 && cells.has(first + 100) ? 2 : 1;
    const lines = Array.from({ length: rows * side }, (_, row) => (top * side + row) * width + left * side);
    return { part: { top: top - margin, left: left - margin, rows, columns }, look: lines.map((at) => shown.subarray(at, at + columns * side)).join() };
  };
  const { answers: rules } = await globalThis.asked({ command: "list", options: { what: "rules" } });
  const clues = new Map();
  for (const { name, data, default: always, board } of rules) {
    if (always || board || name === "pencilmarks") continue; // their example is of another board, or none
    const entries = data.split(";").map((entry) => entry.trim()).filter((entry) => !/^all .*given$/.test(entry));
    let drawings = await Promise.all(entries.map((entry) => drawn(entry === "none" ? `rules: ${name}\n` : `${name}:\n  ${entry}\n`)));
    // Regions can be read only together.
    if (drawings.includes(null)) drawings = [await drawn(`${name}:\n${entries.map((entry) => `  ${entry}\n`).join("")}`)];
    if (drawings.includes(null)) throw new Error(`the example of ${name} is not read`);
    for (const [at, one] of drawings.entries()) {
      const bare = without(one);
      const place = await placeOf(one, bare);
      if (place === null) continue; // told in words
      if (!clues.has(place.look)) clues.set(place.look, { names: [], drawings: [one, bare], part: place.part });
      clues.get(place.look).names.push(`${name}: ${entries[at]}`);
    }
  }
  globalThis.clues = [...clues.values()];
}

/** In the page: in place of all else the boards of the clues, with and without them; how high they are. */
async function showBoards(side) {
  const example = document.querySelector("[role=gridcell]").cloneNode();
  const make = (name, style, role = null) => {
    const element = document.createElement(name);
    Object.assign(element.style, style);
    if (role) element.setAttribute("role", role);
    return element;
  };
  const boardOf = ({ svg, box: [x, y, width, height] }, { top, left, rows, columns }) => {
    const board = make("div", { width: `${columns * side}px`, height: `${rows * side}px`, margin: "0", overflow: "hidden", order: rows });
    board.id = "board";
    const image = make("img", { left: `${x - left * side}px`, top: `${y - top * side}px`, width: `${width}px`, height: `${height}px` });
    image.src = "data:image/svg+xml," + encodeURIComponent(svg);
    const grid = make("div", { inset: "0" }, "grid");
    for (let row = top; row < top + rows; ++row) {
      const line = grid.appendChild(make("div", {}, "row"));
      for (let column = left; column < left + columns; ++column)
        line.append(Math.min(row, column) < 0 || Math.max(row, column) > 8 ? make("span", {}) : example.cloneNode());
    }
    board.append(image, grid);
    return board;
  };
  const host = make("div", { display: "flex", flexWrap: "wrap", width: `${innerWidth - 40}px` });
  const placed = new Map();
  for (const clue of globalThis.clues) {
    clue.boards = clue.drawings.map((drawing) => {
      const key = JSON.stringify([drawing.svg, clue.part]);
      if (!placed.has(key)) placed.set(key, host.appendChild(boardOf(drawing, clue.part)));
      return placed.get(key);
    });
  }
  document.querySelector("#stage").replaceChildren(host);
  document.querySelectorAll("#bar, #rail, #right, #left > :not(#stage)").forEach((one) => one.remove());
  await Promise.all([...host.querySelectorAll("img")].map((image) => image.decode()));
  for (const clue of globalThis.clues) clue.places = clue.boards.map((board) => board.getBoundingClientRect());
  return Math.ceil(host.getBoundingClientRect().bottom);
}

/** In the page: all cells in a state. */
function bring(state) {
  const [name, colour] = state.split(" ");
  for (const cell of document.querySelectorAll("[role=gridcell]")) {
    cell.className = name;
    if (colour) cell.style.setProperty("--paint", `linear-gradient(var(--colour-${colour}), var(--colour-${colour}))`);
  }
}

/** In the page: the clues that have too few pixels of that contrast in a screenshot of it. `plain`: it shows no state yet. */
async function weak([shot, least, plain]) {
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const same = (one, other) => data[one] === data[other] && data[one + 1] === data[other + 1] && data[one + 2] === data[other + 2];
  const levels = Array.from({ length: 256 }, (_, part) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  const light = (at) => 0.05 + 0.2126 * levels[data[at]] + 0.7152 * levels[data[at + 1]] + 0.0722 * levels[data[at + 2]];
  const ratioOf = ([one, other]) => Math.max(light(one), light(other)) / Math.min(light(one), light(other));
  const strongest = 100; // pixels, which are enough to tell by
  /** What a clue changes most: pixels with and without it; of those on paper, unless all is on the grid's lines, as regions are. */
  const changes = ({ places: [one, other] }) => {
    const at = ({ left, top }, x, y) => 4 * ((top + y) * width + left + x);
    const paper = at(other, one.width / 4, one.height / 4);
    const pairs = [];
    for (let y = 0; y < one.height; ++y) for (let x = 0; x < one.width; ++x) pairs.push([at(one, x, y), at(other, x, y)]);
    const changed = pairs.filter((pair) => !same(...pair));
    const onPaper = changed.filter(([, without]) => same(without, paper));
    return (onPaper.length > 0 ? onPaper : changed).sort((a, b) => ratioOf(b) - ratioOf(a)).slice(0, strongest);
  };
  const enough = 15; // pixels
  const found = [];
  for (const clue of globalThis.clues) {
    if (plain) clue.changes = changes(clue);
    const ratios = clue.changes.map(ratioOf).sort((a, b) => b - a);
    const ratio = ratios[Math.min(enough, ratios.length) - 1] ?? 0;
    if (ratio < least) found.push([...clue.names, Math.round(ratio * 10) / 10]);
  }
  return found;
}

onPages("the clues of every rule have enough contrast in every state of their cells", `size: 9\n${empty}`, async (page) => {
  await needServer(page);
  await until(page, () => document.querySelector("#board img"));
  await page.evaluate(`${built.outputFiles[0].text}; globalThis.drawing = drawing; globalThis.asked = ${asked};`);
  await page.evaluate(drawClues, [side, empty]);
  const named = await page.evaluate(() => new Set(clues.flatMap(({ names }) => names.map((name) => name.split(":")[0]))).size);
  assert.ok(named > 60, `${named} rules drawn`);
  await page.setViewportSize({ width: 1280, height: await page.evaluate(showBoards, side) });
  const client = await page.context().newCDPSession(page);
  const found = [];
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    for (const state of some(states)) {
      await page.evaluate(bring, state);
      const { data } = await client.send("Page.captureScreenshot", { optimizeForSpeed: true });
      for (const one of await page.evaluate(weak, [data, least, state === ""])) found.push([colorScheme, state, ...one]);
    }
  }
  assert.deepEqual(found, []);
}, allKinds.slice(0, 1));

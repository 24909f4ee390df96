// Can every clue be read? Measured on pixels: what a clue changes in the picture, at its strongest, has 4.5:1 to
// what is there without it, in light and dark, and on the page in whatever state its cells are.
import assert from "node:assert/strict";
import { require } from "./browser.mjs";
import { allKinds, needServer, onPages, says, until } from "./support.mjs";

const { build } = require("esbuild");
const built = await build({ entryPoints: [new URL("../../../src/web/source/board/drawing.ts", import.meta.url).pathname],
  bundle: true, write: false, format: "iife", globalName: "drawing" });

const least = 4.5;
const wide = allKinds.slice(0, 2);

/** In the page: reads pictures and compares them, pixel by pixel. */
function tools() {
  const linear = (part) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const levels = Array.from({ length: 256 }, (_, part) => linear(part));
  const light = (data, at) => 0.2126 * levels[data[at]] + 0.7152 * levels[data[at + 1]] + 0.0722 * levels[data[at + 2]];
  /** The pixels of a picture on this background. */
  globalThis.pixels = async (source, background) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  };
  /** The contrast that a clue has: that of its strongest pixels, of which one in a thousand of the picture counts. */
  globalThis.contrast = (one, other, inside = () => true) => {
    const ratios = [];
    for (let at = 0; at < one.data.length; at += 4) {
      if (one.data[at] === other.data[at] && one.data[at + 1] === other.data[at + 1] && one.data[at + 2] === other.data[at + 2]) continue;
      if (!inside((at / 4) % one.width, Math.floor(at / 4 / one.width))) continue;
      const [a, b] = [light(one.data, at), light(other.data, at)];
      ratios.push((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
    }
    ratios.sort((a, b) => b - a);
    return ratios[Math.min(ratios.length - 1, 15)] ?? 0;
  };
  globalThis.asked = async (request) => {
    const lines = (await (await fetch("/api", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(request) })).text()).split("\n");
    return lines.filter((line) => line).map((line) => JSON.parse(line)).find(({ answers, error }) => answers || error);
  };
}

onPages("each rule's clues have enough contrast in the picture", "", async (page) => {
  await needServer(page);
  await page.evaluate(tools);
  await page.evaluate(`${built.outputFiles[0].text}; globalThis.drawing = drawing;`);
  const measured = () => page.evaluate(async (least) => {
    const { answers: rules } = await asked({ command: "list", options: { what: "rules" } });
    const background = getComputedStyle(document.body).backgroundColor;
    const drawings = (globalThis.drawings ??= new Map()); // of both colour schemes
    const svgOf = async (text) => {
      if (drawings.has(text)) return drawings.get(text);
      const { answers, error } = await asked({ command: "convert", puzzle: text, options: { format: "svg", theme: "auto", caption: false } });
      if (error || !answers[0].document) throw new Error(text + JSON.stringify(error ?? answers));
      drawings.set(text, globalThis.drawing.drawingOf(answers[0].document, null).svg);
      return drawings.get(text);
    };
    const shown = (svg) => pixels("data:image/svg+xml," + encodeURIComponent(svg), background);
    const grid = "\n" + ".........\n".repeat(9);
    const plain = await svgOf("size: 9\n" + grid);
    const found = [];
    let drawn = 0;
    for (const { name, data, default: always, board } of rules) {
      if (always || board || data === "none" || name === "pencilmarks") continue; // its example is none
      const entries = data.split(";").map((entry) => entry.trim()).filter((entry) => !/^all .*given$/.test(entry));
      const svg = await svgOf(`size: 9\n${name}:\n${entries.map((entry) => "  " + entry).join("\n")}\n${grid}`);
      const frame = /<svg [^>]*>/.exec(svg)[0]; // a clue beside the board makes it larger
      const ratio = contrast(await shown(svg), await shown(plain.replace(/<svg [^>]*>/, frame)));
      if (ratio > 0) ++drawn; // rules in words are not
      if (ratio > 0 && ratio < least) found.push([name, ratio]);
    }
    return [drawn, found];
  }, least);
  for (const colorScheme of ["dark", "light"]) {
    await page.emulateMedia({ colorScheme });
    const [drawn, weak] = await measured();
    assert.deepEqual(weak, [], colorScheme);
    assert.ok(drawn > 50, `${drawn} rules drawn`);
  }
}, wide.slice(0, 1));

const clues = {
  cages: ["10: r1c1 r1c2"], thermometers: ["r1c4 r1c5 r1c6"], arrows: ["r1c8: r2c8 r3c8"], whispers: ["r3c1 r3c2 r3c3"],
  renban: ["r3c5 r3c6"], palindromes: ["r5c1 r5c2 r5c3"], kropki: ["white: r5c5-r5c6", "black: r5c8-r5c9"], xv: ["x: r7c1-r7c2"],
  even: ["r7c4"], odd: ["r7c6"], inequalities: ["r7c8<r7c9"], quadruples: ["1 2: r8c1"], "entropic-lines": ["r9c4 r9c5 r9c6"],
};
const many = `size: 9\n${Object.entries(clues).map(([name, data]) => `${name}:\n${data.map((entry) => "  " + entry).join("\n")}\n`).join("")}\n${".........\n".repeat(9)}`;
const states = ["", "chosen", "wrong", "blamed", "differs", "area", "clue", "reason", "supposed", "now", "shown", "unfinished",
  ...Array.from({ length: 9 }, (_, at) => `painted ${at + 1}`)];

onPages("clues have enough contrast in every state of their cells", many, async (page) => {
  await needServer(page);
  await until(page, () => document.querySelector("#board img"));
  await says(page, "#said", /solution/i);
  await page.evaluate(tools);
  const board = page.locator("#board");
  await page.evaluate(async () => {
    document.activeElement.blur();
    document.querySelectorAll("[role=gridcell]").forEach((cell) => { cell.textContent = ""; });
    const { answers } = await asked({ command: "convert", puzzle: "size: 9\n\n" + ".........\n".repeat(9), options: { format: "svg", theme: "auto", caption: false } });
    const image = document.querySelector("#board img");
    globalThis.sources = [image.src, "data:image/svg+xml," + encodeURIComponent(answers[0].document.replace("<style>", "<style>svg .f-box{fill:none}\n"))];
  });
  const shots = async (state) => {
    await page.evaluate((state) => document.querySelectorAll("[role=gridcell]").forEach((cell) => {
      const [name, colour] = state.split(" ");
      cell.className = name;
      if (colour) cell.style.setProperty("--paint", `linear-gradient(var(--colour-${colour}), var(--colour-${colour}))`);
    }), state);
    const taken = [];
    for (const at of [0, 1]) {
      await page.evaluate(async (at) => {
        const image = document.querySelector("#board img");
        image.src = sources[at];
        await image.decode();
      }, at);
      taken.push("data:image/png;base64," + (await board.screenshot()).toString("base64"));
    }
    return taken;
  };
  const weak = [];
  for (const state of states) {
    weak.push(...await page.evaluate(async ([sources, clues, state, least]) => {
      const [one, other] = await Promise.all(sources.map((source) => pixels(source, "#fff")));
      const frame = document.querySelector("#board").getBoundingClientRect();
      const scale = one.width / frame.width;
      return Object.entries(clues).flatMap(([name, data]) => data.flatMap((entry) => {
        const cells = entry.match(/r\dc\d/g).map((cell) => document.querySelector(`[aria-label^="${cell},"]`).getBoundingClientRect());
        const inside = (x, y) => cells.some((cell) => x >= (cell.left - frame.left) * scale && x <= (cell.right - frame.left) * scale &&
          y >= (cell.top - frame.top) * scale && y <= (cell.bottom - frame.top) * scale);
        const ratio = contrast(one, other, inside);
        return ratio < least ? [[state, entry, name, Math.round(ratio * 10) / 10]] : [];
      }));
    }, [await shots(state), clues, state, least]));
  }
  assert.deepEqual(weak, []);
}, wide);

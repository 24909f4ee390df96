// Small pictures, as the board is drawn: of a puzzle, or of what an example of a rule looks like.
import { askOne } from "../requests";
import { drawingOf } from "../board/drawing";
import type { RuleForm } from "./rule_forms";

// The grid steps back, so that the clue is seen.
const small = "svg :is(.s-thin,.s-frame){stroke-opacity:.4}svg .s-cage{stroke-width:3}\n";

const drawn = new Map<string, Promise<string>>();

async function draw(text: string, frame: string | null) {
  const { document } = await askOne("convert", text, { format: "svg", theme: "auto", caption: false });
  const framed: string = frame ? document.replace(/viewBox="[^"]*"/, `viewBox="${frame}"`) : document;
  const { svg } = drawingOf(framed.replace("<style>", `<style>${small}`), null);
  return "data:image/svg+xml," + encodeURIComponent(svg.replace(/(<svg[^>]*?) width="[^"]*" height="[^"]*"/, "$1"));
}

/** The address of a picture; `frame`: the part of it that is seen. */
export function pictureOf(text: string, frame: string | null = null) {
  const key = `${frame}\n${text}`;
  let picture = drawn.get(key);
  if (!picture) {
    picture = draw(text, frame);
    drawn.set(key, picture);
    picture.catch(() => drawn.delete(key));
  }
  return picture;
}

const cellSize = 60; // of the drawing
const least = 2; // cells at each side of an example

/** The part of the board where the first entry of an example is, of pairs the first one; a square; null: the whole of it. */
function frameOf({ kind, example }: RuleForm) {
  if (kind === "sides") return `-${cellSize} -${cellSize} ${4 * cellSize} ${4 * cellSize}`;
  const named = [...example.split(";")[0].matchAll(/r(\d+)c(\d+)/g)].map(([, row, column]) => [Number(row) - 1, Number(column) - 1]);
  const cells = kind === "pairs" || kind === "signs" ? named.slice(0, 2) : named;
  if (cells.length === 0 || kind === "regions") return null;
  const [rows, columns] = [0, 1].map((at) => cells.map((cell) => cell[at]));
  const size = Math.max(least, Math.max(...rows) - Math.min(...rows) + 1, Math.max(...columns) - Math.min(...columns) + 1);
  const begin = (places: number[]) => Math.min(...places, 9 - size) * cellSize - 6;
  return `${begin(columns)} ${begin(rows)} ${size * cellSize + 12} ${size * cellSize + 12}`;
}

/** What a rule's example looks like; rejects where it is of another board. */
export function exampleOf(form: RuleForm) {
  const entries = form.example.split(";").map((entry) => entry.trim()).filter((entry) => !/^all .*given$/.test(entry));
  const use = form.kind === "switch" ? `rules: ${form.name}\n` : `${form.name}:\n${entries.map((entry) => `  ${entry}\n`).join("")}`;
  return pictureOf(`size: 9\n${use}\n${".........\n".repeat(9)}`, frameOf(form));
}

const knight = [[-2, -1], [-2, 1], [-1, -2], [-1, 2], [1, -2], [1, 2], [2, -1], [2, 1]];
const diagonal = [[-1, -1], [-1, 1], [1, -1], [1, 1]];
const beside = [[-1, 0], [0, -1], [0, 1], [1, 0]];

/** Rules of which the program draws nothing: the cells that a rule has something to say about, seen from the one in the middle. */
export const reaches: Record<string, readonly (readonly number[])[]> = {
  "anti-knight": knight, "anti-king": [...diagonal, ...beside], "anti-queen": [...diagonal, ...diagonal.map(([row, column]) => [2 * row, 2 * column])],
  "non-consecutive": beside, "anti-consecutive-diagonal": diagonal, toroidal: [[-2, 0], [2, 0], [0, -2], [0, 2]], leapers: knight,
  flatmates: [[-1, 0], [1, 0]], "self-taxicab": [[-2, 0], [0, -2], [0, 2], [2, 0], ...diagonal], "disjoint-groups": [[-2, -2], [-2, 2], [2, -2], [2, 2]],
};

/** Those of which a few signs say more. */
export const signs: Record<string, string> = {
  shape: "6×8", values: "0–8", grids: "⧉", pencilmarks: "1 2 3", "doppelganger-zero": "0 9", wrogn: "±1", rule: "a+b", "global-entropy": "147",
  "global-modular": "123",
};

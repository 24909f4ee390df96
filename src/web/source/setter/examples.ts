// Small pictures, as the board is drawn: of a puzzle, or of what an example of a rule looks like.
import { ask, askOne } from "../requests";
import { drawingOf } from "../board/drawing";
import type { RuleForm } from "./rule_forms";

// The grid steps back, so that the clue is seen; where the grid is the clue, or the whole board is shown, lines are wider.
const small = "svg .s-thin{stroke-opacity:.4}svg .s-cage{stroke-width:3}\n";
const frameAside = "svg .s-frame{stroke-opacity:.4}\n";
const wide = "svg :is(.s-frame,.s-crease){stroke-width:12}\n";

const drawn = new Map<string, Promise<string>>();

const options = { format: "svg", theme: "auto", caption: false };
let waiting: { text: string; drawn: (svg: string | Promise<string>) => void }[] = [];

const svgAlone = async (text: string) => (await askOne("convert", text, options)).document as string;

/** What is waited for, in one request; one by one where the program doesn't see as many puzzles in it. */
async function askAll() {
  const all = waiting;
  waiting = [];
  const answers = await ask({ command: "convert", puzzle: all.map(({ text }) => text).join("\n"), options }).catch(() => []);
  all.forEach(({ text, drawn }, at) => drawn(answers.length === all.length && answers[at].document || svgAlone(text)));
}

/** The program's drawing of a puzzle. Of those that are asked for at once it makes one answer: a page begins with more than ten. */
function svgOf(text: string) {
  return new Promise<string>((drawn) => {
    waiting.push({ text, drawn });
    if (waiting.length === 1) setTimeout(askAll);
  });
}

async function draw(text: string, frame: string | null, style: string) {
  const document = await svgOf(text);
  const framed = frame ? document.replace(/viewBox="[^"]*"/, `viewBox="${frame}"`) : document;
  const { svg } = drawingOf(framed.replace("<style>", `<style>${small}${style}`), null);
  return "data:image/svg+xml," + encodeURIComponent(svg.replace(/(<svg[^>]*?) width="[^"]*" height="[^"]*"/, "$1"));
}

/** The address of a picture; `frame`: the part of it that is seen; `style`: of its lines. */
export function pictureOf(text: string, frame: string | null = null, style = frameAside) {
  const key = `${frame}\n${text}`;
  let picture = drawn.get(key);
  if (!picture) {
    picture = draw(text, frame, style);
    drawn.set(key, picture);
    picture.catch(() => drawn.delete(key));
  }
  return picture;
}

const cellSize = 60; // of the drawing

type Point = readonly [row: number, column: number]; // in cells, from the upper left corner of the board

const square = ([row, column]: Point, size: number) =>
  [column - size / 2, row - size / 2, size, size].map((part) => Math.round(part * cellSize)).join(" ");

/** The edge of the board where the first clue of a side stands. */
function besideOf(entry: string): Point {
  const [side, clues] = entry.split(":");
  const at = clues.trim().split(/ +/).findIndex((clue) => clue !== ".") + 0.5;
  const far = /^(bottom|right)/.test(side) ? 9 : 0;
  return /^(top|bottom)/.test(side) ? [far, at] : [at, far];
}

const longest = 3; // cells of a line: its beginning says what it is

/** The square around some cells, of a long line around its beginning, with a margin. */
function around(cells: readonly Point[]) {
  const range = [0, 1].map((at) => {
    const places = cells.map((cell) => cell[at]);
    const [first, last] = [Math.max(Math.min(...places), cells[0][at] - longest + 1), Math.min(Math.max(...places), cells[0][at] + longest - 1)];
    return { size: last - first + 1, middle: (first + last + 1) / 2 };
  });
  const size = Math.max(2, Math.min(longest, range[0].size), Math.min(longest, range[1].size)) + 0.2;
  return square([range[0].middle, range[1].middle], size);
}

/** The part of the board where the first clue of an example is seen best; null: the whole of it. */
function frameOf({ kind, example, corner }: RuleForm) {
  const entry = example.split(";")[0];
  if (kind === "sides") return square(besideOf(entry), 2);
  if (kind === "regions") return square([2.5, 2.5], 5.2);
  const cells = [...entry.matchAll(/r(\d+)c(\d+)/g)].map(([, row, column]): Point => [Number(row) - 1, Number(column) - 1]);
  if (cells.length === 0) return null;
  const [[row, column], next = cells[0]] = cells;
  if (corner) return square([row + 1, column + 1], 1.6);
  if (kind === "pairs" || kind === "signs") return square([(row + next[0] + 1) / 2, (column + next[1] + 1) / 2], 1.4);
  const diagonalSum = /^\d+: /.test(entry) && cells.length === 2 && row !== next[0] && column !== next[1];
  return diagonalSum ? square([row, column], 2) : around(cells);
}

/** What a rule's example looks like; rejects where it is of another board. */
export function exampleOf(form: RuleForm) {
  const entries = form.example.split(";").map((entry) => entry.trim()).filter((entry) => !/^all .*given$/.test(entry));
  const use = form.kind === "switch" ? `rules: ${form.name}\n` : `${form.name}:\n${entries.map((entry) => `  ${entry}\n`).join("")}`;
  return pictureOf(`size: 9\n${use}\n${".........\n".repeat(9)}`, frameOf(form), form.kind === "regions" ? wide : form.kind === "switch" ? frameAside + wide : frameAside);
}

const knight = [[-2, -1], [-2, 1], [-1, -2], [-1, 2], [1, -2], [1, 2], [2, -1], [2, 1]];
const diagonal = [[-1, -1], [-1, 1], [1, -1], [1, 1]];
const beside = [[-1, 0], [0, -1], [0, 1], [1, 0]];

/** Rules of which the program draws nothing: the cells that a rule has something to say about, seen from the one in the middle. */
export const reaches: Record<string, readonly (readonly number[])[]> = {
  "anti-knight": knight, "anti-king": [...diagonal, ...beside], "anti-queen": [...diagonal, ...diagonal.map(([row, column]) => [2 * row, 2 * column])],
  "non-consecutive": beside, "anti-consecutive-diagonal": diagonal, toroidal: [[-2, 0], [2, 0], [0, -2], [0, 2]], leapers: knight,
  grids: [-2, -1, 1, 2].flatMap((row) => [-2, -1, 1, 2].map((column) => [row, column])),
  flatmates: [[-1, 0], [1, 0]], "self-taxicab": [[-2, 0], [0, -2], [0, 2], [2, 0], ...diagonal], "disjoint-groups": [[-2, -2], [-2, 2], [2, -2], [2, 2]],
};

/** Those of which a few signs say more. */
export const signs: Record<string, string> = {
  shape: "6×8", values: "0–8", pencilmarks: "1 2 3", "doppelganger-zero": "0 9", wrogn: "±1", rule: "a+b", "global-entropy": "147",
  "global-modular": "123",
};

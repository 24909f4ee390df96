// The program's picture of the board, made fit to be worked on: what lies below digits is pale there, so that they
// can be read; here it gets an outline, so that it can be seen whatever its cell is filled with.
import type { Layout } from "../layout";

/** An image and its view box; what rules allow in cells is not drawn, as the cells show it where nothing else is. */
export interface Drawing {
  svg: string;
  box: readonly number[];
  layout: Layout | null;
  allowed: ReadonlyMap<number, readonly number[]>;
}

// In light; in dark the picture's own style follows.
const style = "svg .f-box{fill:none}\n.s-arrow{stroke:#666}\n.s-ambercore{stroke:#8a600c}\n.s-outline{stroke:#555}\n" +
  ".s-between{stroke:#80590c}\n.s-crease{stroke:#41659c}\n.s-distinct{stroke:#684a8a}\n" +
  "@media (prefers-color-scheme: dark){svg .s-outline{stroke:#c8c8c4}svg .s-arrow{stroke:#c4c8cb}svg .s-cage{stroke:#cfcfca}" +
  "svg .s-between{stroke:#d8ab57}svg .s-crease{stroke:#8aaada}svg .s-distinct{stroke:#c3a9e0}}\n";

const outlined = /^<(?:path|circle) .*class="(?:s-(?:palindrome|renban|whispers|amber|cyan|bulb|group[a-h])|f-(?:bulb|odd|even|shaded?|group[a-h]))"/;
const wholeCell = /M(-?\d+) (-?\d+)h60v60h-60z/g;

/** Where the outline of a filled cell is: inside, as the grid's lines lie on its edge. */
const inset = (path: string) => path.replace(wholeCell, (_, x, y) => `M${Number(x) + 4} ${Number(y) + 4}h52v52h-52z`);

function outlineOf(element: string) {
  const bare = element.replace(/ (?:fill|stroke|stroke-width|class)="[^"]*"/g, "");
  const width = Number(/stroke-width="(\d+)"/.exec(element)?.[1] ?? 0) + 3;
  return bare.replace(/^<(path|circle)/, `<$1 fill="none" stroke-width="${width}" class="s-outline"`);
}

/** A line and its bulb are one shape: the outlines of all parts come first. */
function withOutlines(lines: readonly string[]) {
  const made: string[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (end < lines.length && outlined.test(lines[end])) ++end;
    const shapes = lines.slice(at, end);
    const cells = shapes.filter((shape) => shape.search(wholeCell) >= 0);
    made.push(...shapes.filter((shape) => !cells.includes(shape)).map(outlineOf), ...shapes, ...cells.map((cell) => outlineOf(inset(cell))));
    if (end < lines.length) made.push(lines[end]);
    at = end + 1;
  }
  return made;
}

const cellSide = 60;

/** Small values in cells, which are a rule's; and the picture without them. */
function withoutNotes(svg: string, layout: Layout) {
  const allowed = new Map<number, number[]>();
  const rest = svg.replace(/<g [^>]*class="f-note">[^]*?<\/g>\n?/g, (group) => {
    for (const [, x, y, value] of group.matchAll(/<text x="(\d+)" y="(\d+)">(\d+)</g)) {
      const cell = layout.at(Math.floor(Number(y) / cellSide), Math.floor(Number(x) / cellSide));
      allowed.set(cell, [...(allowed.get(cell) ?? []), Number(value)]);
    }
    return "";
  });
  return { rest, allowed };
}

export function drawingOf(svg: string, layout: Layout | null): Drawing {
  const { rest, allowed } = layout ? withoutNotes(svg, layout) : { rest: svg, allowed: new Map() };
  const made = withOutlines(rest.split("\n")).join("\n").replace("<style>", `<style>${style}`);
  return { svg: made, box: /viewBox="([^"]*)"/.exec(svg)![1].split(" ").map(Number), layout, allowed };
}

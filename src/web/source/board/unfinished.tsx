// Clues that the program can't read yet, over the board in red: a path through their cells, and of a
// jigsaw the borders of all its regions. Why they can't be read is told beside the cell that is pointed at,
// touched or has the keys; screen readers have it as the cell's description, which is in the strip.
import { useEffect, useState } from "preact/hooks";
import type { RefObject } from "preact";
import type { Aside, Puzzle } from "../puzzle";
import { spoken } from "../setter/rule_forms";
import { cluesOf, lengthOf, sideOfEntry, type Edge } from "../setter/sides";

const isRegions = ({ rule, data }: Aside, { layout }: Puzzle) => rule === "regions" && data.length === layout.rows;

/** Of regions those of the one that is complained of. */
export function asideCells(puzzle: Puzzle, aside: Aside): number[] {
  if (!isRegions(aside, puzzle)) return aside.data.flatMap((entry) => puzzle.cellsNamed(entry)).filter((cell) => cell >= 0);
  const sign = /'(.)'/.exec(aside.why)?.[1];
  return [...puzzle.layout.places.keys()].filter((cell) => signAt(puzzle, aside, cell) === sign);
}

function signAt({ layout }: Puzzle, { data }: Aside, cell: number) {
  const { row, column } = layout.places[cell];
  return data[row]?.[column];
}

/** A line wherever two regions meet. */
function borders(puzzle: Puzzle, aside: Aside) {
  const { layout } = puzzle;
  return [...layout.places.entries()].flatMap(([cell, { row, column }]) => {
    const sign = signAt(puzzle, aside, cell);
    const other = (down: number, right: number) => {
      const there = layout.at(row + down, column + right);
      return there >= 0 && signAt(puzzle, aside, there) !== sign;
    };
    return [
      ...(other(0, 1) ? [`M${column + 1} ${row}v1`] : []),
      ...(other(1, 0) ? [`M${column} ${row + 1}h1`] : []),
    ];
  }).join("");
}

/** What a sign at the place says: of a region how many cells it has. */
const signOf = (aside: Aside, puzzle: Puzzle) => (isRegions(aside, puzzle) ? /has (\d+) cell/.exec(aside.why)?.[1] : "!");

/** At the first cell, so that it is seen which clue the words below the board are about. */
function Sign({ puzzle, aside }: { puzzle: Puzzle; aside: Aside }) {
  const [first] = asideCells(puzzle, aside);
  const sign = signOf(aside, puzzle);
  if (first === undefined || !sign) return null;
  const { row, column } = puzzle.layout.places[first];
  return (
    <g class="unfinished-sign" transform={`translate(${column + 0.8} ${row + 0.2})`}>
      <circle r=".17" /><text y=".085">{sign}</text>
    </g>
  );
}

export interface Beside { edge: Edge; side: string; at: number; clue: string }

/** The clues beside the board that the program can't read, each at its place. */
export function clueBeside({ layout }: Puzzle, { data, clue: only }: Aside): Beside[] {
  return data.flatMap((entry) => {
    const found = sideOfEntry(entry);
    if (!found) return [];
    return cluesOf([entry], found.side, lengthOf(found.edge, layout)).map((clue, at) => ({ ...found, at, clue }))
      .filter(({ clue, at }) => clue !== "" && (only ?? at) === at);
  });
}

/** In red where it would stand; a click there takes it in hand. */
function SignBeside({ puzzle, aside }: { puzzle: Puzzle; aside: Aside }) {
  const { rows, columns } = puzzle.layout;
  return clueBeside(puzzle, aside).map(({ edge, side, at, clue }) => {
    const [x, y] = { top: [at + 0.5, -0.55], bottom: [at + 0.5, rows + 0.55], left: [-0.55, at + 0.5], right: [columns + 0.55, at + 0.5] }[edge];
    return (
      <g key={`${side} ${at}`} class="unfinished-beside" transform={`translate(${x} ${y})`}>
        <rect x="-.42" y="-.32" width=".84" height=".64" rx=".14" />
        <text y=".12" textLength={clue.length > 3 ? ".76" : undefined} lengthAdjust="spacingAndGlyphs">{clue}</text>
      </g>
    );
  });
}

/** The element of the strip that says it. */
export const idOf = (at: number) => `unfinished-${at}`;

/** Where it is told why the clues through a cell can't be read; undefined: there are none. */
export const toldOf = (puzzle: Puzzle, cell: number) =>
  puzzle.aside.flatMap((aside, at) => (asideCells(puzzle, aside).includes(cell) ? [idOf(at)] : [])).join(" ") || undefined;

/** The cell under the mouse, else the one that has the keys or was touched; -1: none, or Escape has put its words away. */
function usePointedCell(puzzle: Puzzle, grid: RefObject<HTMLElement | null>) {
  const [pointed, point] = useState(-1);
  useEffect(() => {
    const cellOf = (target: EventTarget | null) => {
      const name = (target as HTMLElement | null)?.closest?.("[role=gridcell]")?.getAttribute("aria-label")?.split(",")[0];
      return name ? puzzle.cell(name) : -1;
    };
    const show = ({ target }: Event) => point(cellOf(target));
    const leave = () => point(cellOf(document.activeElement));
    const hide = (event: Event) => { if ((event as KeyboardEvent).key === "Escape") point(-1); };
    const element = grid.current!;
    // What has just been drawn is under the mouse already.
    point(cellOf(element.querySelector("[role=gridcell]:hover") ?? document.activeElement));
    const ways = { pointerover: show, focusin: show, pointerleave: leave, focusout: () => point(-1), keydown: hide };
    for (const [name, way] of Object.entries(ways)) element.addEventListener(name, way);
    return () => { for (const [name, way] of Object.entries(ways)) element.removeEventListener(name, way); };
  }, [puzzle, grid]);
  return pointed;
}

/** Below the cell, or above it where the board ends. */
function Words({ puzzle, grid }: { puzzle: Puzzle; grid: RefObject<HTMLElement | null> }) {
  const cell = usePointedCell(puzzle, grid);
  const told = puzzle.aside.filter((aside) => asideCells(puzzle, aside).includes(cell));
  if (told.length === 0) return null;
  const { rows, columns, places } = puzzle.layout;
  const { row, column } = places[cell];
  const below = row < rows / 2;
  const left = column < columns / 2;
  const style = {
    [below ? "top" : "bottom"]: `${((below ? row + 1.06 : rows - row + 0.06) / rows) * 100}%`,
    [left ? "left" : "right"]: `${((left ? column : columns - column - 1) / columns) * 100}%`,
  };
  return (
    <div class="unfinished-words" style={style} aria-hidden="true">
      {told.map(({ rule, data, why }) => <p key={`${rule} ${data.join()}`}><b>{spoken(rule)}</b> {why}</p>)}
    </div>
  );
}

export function Unfinished({ puzzle, grid, place }: { puzzle: Puzzle; grid: RefObject<HTMLElement | null>; place: Record<string, string> }) {
  if (puzzle.aside.length === 0) return null;
  const { layout } = puzzle;
  const point = (cell: number) => `${layout.places[cell].column + 0.5},${layout.places[cell].row + 0.5}`;
  return (
    <div class="unfinished-clues" style={place}>
      <svg class="stroke" viewBox={`0 0 ${layout.columns} ${layout.rows}`} aria-hidden="true">
        {puzzle.aside.map((aside, at) => isRegions(aside, puzzle)
          ? <path key={at} class="unfinished-line" d={borders(puzzle, aside)} />
          : <polyline key={at} class="unfinished-line" points={asideCells(puzzle, aside).map(point).join(" ")} />)}
        {puzzle.aside.map((aside, at) => <Sign key={at} puzzle={puzzle} aside={aside} />)}
        {puzzle.aside.map((aside, at) => <SignBeside key={at} puzzle={puzzle} aside={aside} />)}
      </svg>
      <Words puzzle={puzzle} grid={grid} />
    </div>
  );
}

// The board: what never changes is the program's own drawing, as a picture; above it lies a grid of
// cells for keys, touches and screen readers, and above that what the tool in hand is drawing.
import { useEffect, useRef } from "preact/hooks";
import type { Puzzle } from "../puzzle";
import type { Session } from "../session";
import { useSession } from "../session";
import { Cell, type CellView } from "./cell";
import { onKey } from "./keys";
import { usePointer } from "./pointer";
import { Stroke } from "./stroke";

const cellSize = 60; // of the drawing

/** The board without a frame where there is no drawing of it yet. */
function frame({ drawing, puzzle }: Session) {
  const side = puzzle!.size * cellSize;
  return drawing?.size === puzzle!.size ? drawing.box : [0, 0, side, side];
}

/** What the board shows beside the givens: a step, a solver's knowledge, or what was found out. */
function knowledge({ found, steps, trace, propagation, showSolution, showCandidates }: Session, cell: number) {
  if (steps.open) return { value: steps.values()[cell], candidates: [], marks: steps.marks().get(cell) };
  if (trace.open) return { value: trace.value(cell), candidates: trace.candidates[cell], marks: trace.marks.get(cell) };
  if (propagation.open) {
    const left = propagation.candidates?.[cell] ?? [];
    return { value: left.length === 1 ? left[0] : 0, candidates: left, marks: propagation.marks.get(cell) };
  }
  return {
    value: showSolution ? found?.solution?.[cell] : 0,
    candidates: showCandidates ? found?.candidates[cell] : [],
    marks: found?.marks.get(cell),
  };
}

function viewOf(session: Session, puzzle: Puzzle, cell: number): CellView {
  const { inspection, tool } = session;
  const { value: known, candidates, marks } = knowledge(session, cell);
  const value = puzzle.givens[cell] || known || 0;
  const drawn = tool.groups.some((group) => group.includes(cell));
  return {
    name: puzzle.name(cell),
    size: puzzle.size,
    given: puzzle.givens[cell],
    value,
    candidates: value ? [] : candidates ?? [],
    marks: [...(marks ?? []), ...(inspection.marks.get(cell) ?? [])],
    selected: drawn || session.selection.includes(cell),
    current: session.current === cell,
  };
}

export function Board({ session }: { session: Session }) {
  useSession(session);
  const cells = useRef<(HTMLElement | null)[]>([]);
  const grid = useRef<HTMLDivElement>(null);
  const pointer = usePointer(session, grid);
  const puzzle = session.puzzle;
  useEffect(() => {
    // The keys follow the current cell, but only where they are on the board already.
    if (grid.current?.contains(document.activeElement)) cells.current[session.current]?.focus();
  }, [session.current]);
  if (!puzzle) return null;
  const [x, y, width, height] = frame(session);
  const { size } = puzzle;
  const side = size * cellSize;
  const place = {
    left: `${(-x / width) * 100}%`, top: `${(-y / height) * 100}%`,
    width: `${(side / width) * 100}%`, height: `${(side / height) * 100}%`,
    "--n": String(size), "--columns": String(Math.ceil(Math.sqrt(size))),
  };
  const lines = Array.from({ length: size }, (_, at) => at);
  return (
    <div id="board" style={{ aspectRatio: `${width} / ${height}` }}>
      {session.drawing && <img alt="" src={"data:image/svg+xml," + encodeURIComponent(session.drawing.svg)} />}
      <div role="grid" ref={grid} style={place} aria-multiselectable="true"
           aria-label={`Board, ${size} rows and columns`}
           onKeyDown={(event) => onKey(event, session)} {...pointer}>
        {lines.map((row) => (
          <div role="row" key={row}>
            {lines.map((column) => {
              const cell = row * size + column;
              return <Cell key={cell} view={viewOf(session, puzzle, cell)}
                           hold={(element) => { cells.current[cell] = element; }} />;
            })}
          </div>
        ))}
      </div>
      <Stroke session={session} place={place} />
    </div>
  );
}

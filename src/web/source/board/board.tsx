// The board: what never changes is the program's own drawing, as a picture; above it lies a grid of
// cells for keys, touches and screen readers, and above that what the tool in hand is drawing.
import { useEffect, useRef } from "preact/hooks";
import type { Look } from "../answers/diagram";
import { inOneSolution, type Mark } from "../answers/findings";
import type { Layout } from "../layout";
import type { Puzzle } from "../puzzle";
import type { Session } from "../session";
import { useSession } from "../session";
import { nothing } from "../values";
import { Cell, type CellView } from "./cell";
import { onKey } from "./keys";
import { pointOn, usePointer } from "./pointer";
import { Ring, ringRoom, takeClueAt } from "./ring";
import { Links } from "./links";
import { asideCells, clueBeside, toldOf, Unfinished } from "./unfinished";
import { Stroke } from "./stroke";

const cellSize = 60; // of the drawing

/** The board without a frame where there is no drawing of it yet. */
function frame({ drawing, puzzle }: Session) {
  const { rows, columns } = puzzle!.layout;
  const fits = drawing?.layout?.rows === rows && drawing.layout.columns === columns;
  return fits ? drawing.box : [0, 0, columns * cellSize, rows * cellSize];
}

/** With room for what is typed beside the board. */
function withRing([x, y, width, height]: readonly number[], { rows, columns }: Layout) {
  const room = ringRoom * cellSize;
  const [left, top] = [Math.min(x, -room), Math.min(y, -room)];
  const right = Math.max(x + width, columns * cellSize + room);
  const bottom = Math.max(y + height, rows * cellSize + room);
  return [left, top, right - left, bottom - top];
}

interface Known {
  value: number | undefined;
  candidates: readonly number[] | undefined;
  marks: readonly Mark[] | undefined;
  looks?: ReadonlyMap<number, Look> | undefined;
}

const plain: ReadonlyMap<number, Look> = new Map();

const wrong: readonly Mark[] = ["wrong"];

/** What the board shows beside the givens: a step, a solver's knowledge, what was entered, or what was found out. */
function knowledge({ found, seen, steps, trace, propagation, play, mode, showSolution, showCandidates }: Session, cell: number): Known {
  if (steps.open) {
    const { notes, diagram } = steps;
    return { value: notes.values[cell], candidates: notes.candidates[cell], marks: diagram.marks.get(cell), looks: diagram.looks.get(cell) };
  }
  if (trace.open) return { value: trace.value(cell), candidates: trace.candidates[cell], marks: trace.marks.get(cell), looks: trace.looks[cell] };
  if (propagation.open) {
    const left = propagation.candidates?.[cell] ?? [];
    return { value: left.length === 1 ? left[0] : nothing, candidates: left, marks: propagation.marks.get(cell) };
  }
  if (mode === "solve") return { value: play.digit(cell), candidates: [], marks: play.shown && play.wrong.includes(cell) ? wrong : [] };
  if (seen.open) return { value: seen.value(cell), candidates: [], marks: found?.marks.get(cell) };
  const candidates = showCandidates ? found?.candidates[cell] : [];
  return {
    value: showSolution ? found?.solution?.[cell] : candidates?.length === 1 ? candidates[0] : nothing,
    candidates,
    marks: found?.marks.get(cell),
    looks: found && showCandidates ? inOneSolution(found, cell) : plain,
  };
}

/** The given, or what is known besides. */
function valueIn(session: Session, puzzle: Puzzle, cell: number) {
  const given = (session.previewed ?? puzzle).givens[cell];
  // A hint against a wrong digit is told on the board without it.
  if (session.steps.open) return session.steps.notes.values[cell];
  return given === nothing ? knowledge(session, cell).value ?? nothing : given;
}

function viewOf(session: Session, puzzle: Puzzle, cell: number): CellView {
  const { inspection, hint, tool } = session;
  const { candidates, marks, looks } = knowledge(session, cell);
  const value = valueIn(session, puzzle, cell);
  const drawn = tool.groups.some((group) => group.includes(cell));
  return {
    name: puzzle.name(cell),
    layout: puzzle.layout,
    given: value !== nothing && value === (session.previewed ?? puzzle).givens[cell],
    sign: value === nothing ? "" : puzzle.layout.sign(value, cell, (other) => valueIn(session, puzzle, other)),
    candidates: value === nothing ? candidates ?? [] : [],
    looks: value === nothing && looks ? looks : plain,
    allowed: value === nothing && !candidates?.length ? session.drawing?.allowed.get(cell) ?? [] : [],
    notes: session.mode === "solve" && !session.steps.open ? session.play.notes(cell) : null,
    marks: [...asideMarks(puzzle, cell), ...(marks ?? []), ...(inspection.marks.get(cell) ?? []), ...(hint.marks.get(cell) ?? [])],
    selected: drawn || session.selection.includes(cell),
    current: session.current === cell,
    told: toldOf(puzzle, cell),
  };
}

const unfinished: readonly Mark[] = ["unfinished"];
const asideMarks = (puzzle: Puzzle, cell: number) =>
  puzzle.aside.some((one) => asideCells(puzzle, one).includes(cell)) ? unfinished : [];

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
  const { layout } = puzzle;
  const drawn = frame(session);
  const rule = session.tool.rule?.kind === "sides" ? session.tool.rule : null;
  const [x, y, width, height] = rule || puzzle.aside.some((one) => clueBeside(puzzle, one).length > 0) ? withRing(drawn, layout) : drawn;
  const share = (part: number, of: number) => `${(part / of) * 100}%`;
  const picture = { left: share(drawn[0] - x, width), top: share(drawn[1] - y, height), width: share(drawn[2], width), height: share(drawn[3], height) };
  const beside = (event: PointerEvent) => {
    if (grid.current!.contains(event.target as Node) || (event.target as HTMLElement).matches("input")) return;
    const [column, row] = pointOn(event, grid.current!, layout);
    void session.attempt(() => takeClueAt(session, column, row));
  };
  const columns = Math.ceil(Math.sqrt(layout.values.length)); // of candidates in a cell
  const place = {
    left: `${(-x / width) * 100}%`, top: `${(-y / height) * 100}%`,
    width: `${((layout.columns * cellSize) / width) * 100}%`, height: `${((layout.rows * cellSize) / height) * 100}%`,
    "--n": String(layout.rows), "--columns": String(columns), "--rows": String(Math.ceil(layout.values.length / columns)),
  };
  const upTo = (most: number) => Array.from({ length: most }, (_, at) => at);
  return (
    <div id="board" style={{ aspectRatio: `${width} / ${height}`, "--ratio": String(width / height) }} onPointerDown={beside}>
      {session.drawing && <img alt="" style={picture} src={"data:image/svg+xml," + encodeURIComponent(session.drawing.svg)} />}
      <div role="grid" ref={grid} style={place} aria-multiselectable="true"
           aria-label={`Board, ${layout.rows} rows and ${layout.columns} columns`}
           onKeyDown={(event) => onKey(event, session)} {...pointer}>
        {upTo(layout.rows).map((row) => (
          <div role="row" key={row}>
            {upTo(layout.columns).map((column) => {
              const cell = layout.at(row, column);
              return cell < 0 ? <span key={`gap ${column}`} /> : <Cell key={cell} view={viewOf(session, puzzle, cell)}
                hold={(element) => { cells.current[cell] = element; }} />;
            })}
          </div>
        ))}
      </div>
      {session.steps.open && <Links links={session.steps.diagram.links} layout={layout} place={place} />}
      <Unfinished puzzle={puzzle} grid={grid} place={place} />
      <Stroke session={session} place={place} />
      {rule && <Ring session={session} rule={rule} place={place} />}
    </div>
  );
}

// Two encodings side by side: their sizes, and what unit propagation knows in each after the same
// decisions, as small boards with a dot for each candidate that is left.
import { useEffect, useState } from "preact/hooks";
import type { Layout } from "../layout";
import { useSession, type Session } from "../session";
import { counted } from "../words";
import { EncodingChoice } from "./encoding_choice";
import type { Side } from "./propagation";
import { ValueButtons } from "./value_buttons";

const first = ["minimal", "extended"];

/** What a side knows, in words. */
function known({ candidates, reason }: Side) {
  if (!candidates) return reason;
  const decided = candidates.filter((values) => values.length === 1).length;
  const left = candidates.reduce((sum, values) => sum + values.length, 0);
  return `${decided} of ${candidates.length} cells known, ${counted(left, "candidate")} left`;
}

function SmallCell({ layout, cell, values, differs }: { layout: Layout; cell: number; values: number[]; differs: boolean }) {
  const across = Math.ceil(Math.sqrt(layout.values.length));
  const { column: x, row: y } = layout.places[cell];
  const dot = (value: number) => {
    const at = layout.values.indexOf(value);
    return { cx: x + ((at % across) + 0.5) / across, cy: y + (Math.floor(at / across) + 0.5) / across };
  };
  return (
    <g>
      {differs && <rect class="other" x={x} y={y} width="1" height="1" />}
      {values.length === 1
        ? <text x={x + 0.5} y={y + 0.78} font-size=".8">{layout.sign(values[0])}</text>
        : values.map((value) => <circle key={value} r={0.28 / across} {...dot(value)} />)}
    </g>
  );
}

/** A line between cells, thick between boxes of a board of one grid. */
function Lines({ layout }: { layout: Layout }) {
  const { rows, columns, boxRows, boxColumns, whole } = layout;
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, at) => at);
  const look = (at: number, box: number) => (whole && at % box === 0 ? "thick" : "thin");
  return (
    <>
      {upTo(rows).map((at) => <path key={`r${at}`} d={`M0 ${at}H${columns}`} class={look(at, boxRows)} />)}
      {upTo(columns).map((at) => <path key={`c${at}`} d={`M${at} 0V${rows}`} class={look(at, boxColumns)} />)}
    </>
  );
}

function SmallBoard({ session, side }: { session: Session; side: Side }) {
  const { layout } = session.puzzle!;
  const differing = new Set(session.propagation.differing);
  return (
    <svg viewBox={`-.1 -.1 ${layout.columns + 0.2} ${layout.rows + 0.2}`} role="img" aria-label={`${side.encoding}: ${known(side)}`}>
      {side.candidates?.map((values, cell) =>
        <SmallCell key={cell} layout={layout} cell={cell} values={values} differs={differing.has(cell)} />)}
      <Lines layout={layout} />
    </svg>
  );
}

function SideView({ session, at }: { session: Session; at: number }) {
  const { propagation } = session;
  const side = propagation.sides[at];
  return (
    <div class="side">
      <p><b>{side.encoding}</b>: {side.variables.toLocaleString("en")} variables, {side.clauses.toLocaleString("en")} clauses</p>
      <SmallBoard session={session} side={side} />
      <p class={side.candidates ? "" : "trouble"}>{known(side)}</p>
      <button aria-pressed={propagation.shown === at} onClick={() => propagation.show(at)}>Show on the board</button>
    </div>
  );
}

function Decisions({ session, run }: { session: Session; run: () => void }) {
  const { propagation, puzzle, current } = session;
  const toggle = (value: number, cell = current) => { propagation.toggle({ cell, value }); run(); };
  return (
    <>
      <div class="row" role="group" aria-label="Decide the value of the selected cell">
        {puzzle!.name(current)} is
        <ValueButtons puzzle={puzzle!} cell={current} choose={toggle}
                      pressed={(value) => propagation.isDecided({ cell: current, value })} />
      </div>
      {propagation.decisions.length > 0 &&
        <div class="row" role="group" aria-label="Decisions" id="decisions">
          {propagation.decisions.map(({ cell, value }) => (
            <button key={cell} onClick={() => toggle(value, cell)}
                    aria-label={`Undo ${puzzle!.name(cell)}=${puzzle!.layout.sign(value)}`}>
              {puzzle!.name(cell)}={puzzle!.layout.sign(value)} ×
            </button>
          ))}
        </div>}
    </>
  );
}

function Sides({ session }: { session: Session }) {
  const { propagation, puzzle } = session;
  const [encodings, choose] = useState(first);
  const run = () => session.attempt(() => propagation.run(encodings));
  useEffect(() => { void run(); }, [puzzle, encodings]);
  const others = propagation.differing.length;
  return (
    <>
      <p class="faint">Choose a cell and decide its value. Both encodings get the same decisions, and unit propagation continues from there.</p>
      <div class="row">
        {["Left", "Right"].map((label, at) =>
          <EncodingChoice key={label} session={session} id={`side-${at}`} label={label} chosen={encodings[at]}
                          choose={(encoding) => choose(encodings.map((old, i) => (i === at ? encoding : old)))} />)}
      </div>
      <Decisions session={session} run={run} />
      {propagation.sides.length > 0 && <>
        <div id="sides">{propagation.sides.map((_, at) => <SideView key={at} session={session} at={at} />)}</div>
        <p id="sides-differ" role="status">
          {propagation.sides.every(({ candidates }) => candidates)
            ? others ? `They differ in ${counted(others, "cell")}.` : "They agree in every cell." : ""}
        </p>
      </>}
    </>
  );
}

export function PropagationPanel({ session }: { session: Session }) {
  useSession(session);
  const [unfolded, setOpen] = useState(false);
  const open = unfolded && session.mode === "sat";
  useEffect(() => { document.body.classList.toggle("deciding", open); }, [open]);
  const toggle = (wanted: boolean) => {
    setOpen(wanted);
    if (!wanted) session.propagation.close();
  };
  return (
    <details id="propagation" onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>Unit propagation in two encodings</summary>
      {open && session.puzzle && <Sides session={session} />}
    </details>
  );
}

// A solver at work, to be watched: a table of what it does around the event that the board shows.
import { useEffect, useState } from "preact/hooks";
import { useSession, type Session } from "../session";
import { EncodingChoice, usualEncoding } from "../microscope/encoding_choice";
import { GraphView } from "./graph_view";
import { modes } from "./trace";

const around = 4; // rows before and behind the one shown

function StopAtClause({ session, clause }: { session: Session; clause: number }) {
  const { stops } = session.trace;
  const toggle = (event: Event) => {
    event.stopPropagation();
    stops.toggleClause(clause);
    session.changed();
  };
  return <button class="narrow" aria-pressed={stops.clauses.has(clause)} onClick={toggle}
                 aria-label={`Stop at clause ${clause}`}>●</button>;
}

/** Breakpoints: what is there, the current cell to be added, and the way to the next one. */
function StopsRow({ session, last }: { session: Session; last: number }) {
  const { trace, puzzle, current } = session;
  const { stops } = trace;
  const toggle = (change: () => void) => () => { change(); session.changed(); };
  const name = puzzle!.name(current);
  return (
    <div class="row" role="group" aria-label="Breakpoints" id="stops">
      <button id="trace-stop" disabled={stops.empty || trace.at === last} onClick={() => trace.goToStop()}>Next stop</button>
      {!stops.cells.has(current) &&
        <button id="stop-cell" onClick={toggle(() => stops.toggleCell(current))}>Stop at {name}</button>}
      {[...stops.cells].map((cell) =>
        <button key={cell} onClick={toggle(() => stops.toggleCell(cell))}
                aria-label={`Don't stop at ${puzzle!.name(cell)}`}>{puzzle!.name(cell)} ×</button>)}
      {[...stops.clauses].map((clause) =>
        <button key={`clause ${clause}`} onClick={toggle(() => stops.toggleClause(clause))}
                aria-label={`Don't stop at clause ${clause}`}>clause {clause} ×</button>)}
    </div>
  );
}

function Events({ session }: { session: Session }) {
  const { trace } = session;
  const first = Math.max(0, Math.min(trace.at - around, trace.events.length - 2 * around - 1));
  return (
    <table id="trace-events">
      <thead><tr>
        <th scope="col">Step</th><th scope="col">Level</th><th scope="col">Event</th><th scope="col">Stop</th>
      </tr></thead>
      <tbody>
        {trace.events.slice(first, first + 2 * around + 1).map((event, row) => (
          <tr key={first + row} class={event.event} aria-current={first + row === trace.at ? "step" : undefined}
              onClick={() => trace.go(first + row)}>
            <td>{first + row + 1}</td><td>{event.level}</td><td>{trace.words(event)}</td>
            <td>{event.clause && <StopAtClause session={session} clause={event.clause} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Replay({ session }: { session: Session }) {
  const { trace } = session;
  const last = trace.events.length - 1;
  return (
    <>
      <p id="trace-summary">{trace.summary}</p>
      <div class="row" role="group" aria-label="Steps of the solver">
        <button id="trace-first" aria-label="First step" disabled={trace.at === 0} onClick={() => trace.go(0)}>«</button>
        <button id="trace-previous" disabled={trace.at === 0} onClick={() => trace.go(trace.at - 1)}>Previous</button>
        <button id="trace-next" disabled={trace.at === last} onClick={() => trace.go(trace.at + 1)}>Next</button>
        <button id="trace-decision" disabled={trace.at === last} onClick={() => trace.goOn("decision")}>Next decision</button>
        <button id="trace-conflict" disabled={trace.at === last} onClick={() => trace.goOn("conflict")}>Next conflict</button>
        <button id="trace-close" onClick={() => trace.close()}>Close</button>
      </div>
      <StopsRow session={session} last={last} />
      <p id="trace-step" aria-live="polite">
        {trace.at + 1} of {last + 1}: {trace.words(trace.events[trace.at])}
      </p>
      <GraphView session={session} />
      <Events session={session} />
    </>
  );
}

export function TracePanel({ session }: { session: Session }) {
  useSession(session);
  const { trace } = session;
  const [mode, setMode] = useState(modes[0]);
  const [encoding, choose] = useState(usualEncoding);
  useEffect(() => { document.body.classList.toggle("tracing", trace.open); }, [trace.open]);
  return (
    <details id="trace">
      <summary>A solver at work</summary>
      <div class="row">
        <label>Mode{" "}
          <select id="trace-mode" value={mode} onChange={(event) => setMode(event.currentTarget.value)}>
            {modes.map((one) => <option key={one}>{one}</option>)}
          </select>
        </label>
        <EncodingChoice session={session} id="trace-encoding" label="Encoding" chosen={encoding} choose={choose} />
        <button id="trace-run" onClick={() => session.attempt(() => trace.run(mode, encoding))}>Watch</button>
      </div>
      {trace.open && <Replay session={session} />}
    </details>
  );
}

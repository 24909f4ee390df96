// A solver at work, to be watched: a table of what it does around the event that the board shows.
import { useEffect, useState } from "preact/hooks";
import { useSession, type Session } from "../session";
import { EncodingChoice, usualEncoding } from "./encoding_choice";
import { modes } from "./trace";

const around = 4; // rows before and behind the one shown

function Events({ session }: { session: Session }) {
  const { trace } = session;
  const first = Math.max(0, Math.min(trace.at - around, trace.events.length - 2 * around - 1));
  return (
    <table id="trace-events">
      <thead><tr><th scope="col">Step</th><th scope="col">Level</th><th scope="col">What is done</th></tr></thead>
      <tbody>
        {trace.events.slice(first, first + 2 * around + 1).map((event, row) => (
          <tr key={first + row} class={event.event} aria-current={first + row === trace.at ? "step" : undefined}
              onClick={() => trace.go(first + row)}>
            <td>{first + row + 1}</td><td>{event.level}</td><td>{trace.words(event)}</td>
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
      <p id="trace-step" aria-live="polite">
        {trace.at + 1} of {last + 1}: {trace.words(trace.events[trace.at])}
      </p>
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

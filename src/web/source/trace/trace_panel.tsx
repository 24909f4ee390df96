// A solver at work, to be watched: a table of what it does around the event that the board shows.
import { useEffect, useState } from "preact/hooks";
import { useSession, type Session } from "../session";
import { EncodingChoice, usualEncoding } from "../microscope/encoding_choice";
import { Name } from "../board/name";
import { nothing } from "../values";
import { ClauseView, Learnt, Resolution, TrailView } from "./clause_view";
import { GraphView } from "./graph_view";
import { Tour } from "./tour";
import { modes, speeds } from "./trace";

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

/** A literal or the number of a clause, typed. */
function StopAt({ session }: { session: Session }) {
  const [typed, type] = useState("");
  const [wrong, say] = useState("");
  const add = (event: Event) => {
    event.preventDefault();
    const literal = typed.trim().toLowerCase().replace(/!=/, "≠").replace(/<=/, "≤");
    const { stops } = session.trace;
    if (/^\d+$/.test(literal)) stops.toggleClause(Number(literal));
    else if (session.trace.isLiteral(literal)) stops.toggleLiteral(literal);
    else return say("Stop at a literal, as r1c2=3 or r1c2≠3, or at a clause, by its number.");
    type("");
    say("");
    session.changed();
  };
  return (
    <form onSubmit={add}>
      <input id="stop-text" size={9} placeholder="r1c2≠3" aria-label="Literal or number of a clause" autocomplete="off"
             value={typed} onInput={(event) => type(event.currentTarget.value)} />{" "}
      <button id="stop-add">Stop there</button>
      <p id="stops-said" class="faint" role="status">{wrong}</p>
    </form>
  );
}

/** Runs by itself, at a speed; and a slider over all events. */
function Player({ session, last }: { session: Session; last: number }) {
  const { trace } = session;
  return (
    <div class="row" role="group" aria-label="Playback">
      <button id="trace-play" onClick={() => (trace.playing ? trace.pause() : trace.play())}>{trace.playing ? "Pause" : "Play"}</button>
      <label>Steps a second{" "}
        <select id="trace-speed" onChange={(event) => trace.setSpeed(Number(event.currentTarget.value))}>
          {speeds.map((one) => <option key={one} selected={one === trace.speed}>{one}</option>)}
        </select>
      </label>
      <input id="trace-slider" type="range" min={0} max={last} value={trace.at} aria-label="Step"
             onInput={(event) => trace.go(Number(event.currentTarget.value))} />
    </div>
  );
}

/** The candidate that was clicked, if it is open: the same run, with this decision next. */
function Otherwise({ session }: { session: Session }) {
  const { trace, inspection, puzzle } = session;
  const { cell, value } = inspection.about;
  const left = trace.candidates[cell] ?? [];
  if (value === nothing || left.length < 2 || !left.includes(value)) {
    return <p class="faint">Click a candidate on the board to decide otherwise from here.</p>;
  }
  return (
    <button id="decide-here" onClick={() => session.attempt(() => trace.decideHere(cell, value))}>
      Decide {puzzle!.name(cell)}={puzzle!.layout.sign(value)} here
    </button>
  );
}

export function onTraceKey(event: KeyboardEvent, session: Session) {
  const { trace } = session;
  const target = event.target as HTMLElement;
  const ways: Record<string, () => void> = {
    ArrowRight: () => trace.go(trace.at + 1), ArrowLeft: () => trace.go(trace.at - 1),
    Home: () => trace.go(0), End: () => trace.go(trace.events.length - 1),
    n: () => trace.goOn("conflict"), p: () => trace.goBack("conflict"), d: () => trace.goOn("decision"),
    ...(!trace.stops.empty && { s: () => trace.goToStop(), S: () => trace.goBackToStop() }),
    ...(!target.closest("button, summary, [role=grid]") && { " ": () => (trace.playing ? trace.pause() : trace.play()) }),
  };
  const way = ways[event.key];
  if (!way || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || target.matches("input, select")) return;
  event.preventDefault();
  way();
}

/** Breakpoints: what is there, the current cell to be added, and the way to the next one. */
function StopsRow({ session, last }: { session: Session; last: number }) {
  const { trace, puzzle, current } = session;
  const { stops } = trace;
  const toggle = (change: () => void) => () => { change(); session.changed(); };
  const name = puzzle!.name(current);
  return (
    <div class="row" role="group" aria-label="Breakpoints" id="stops">
      <button id="trace-back-stop" disabled={stops.empty || trace.at === 0} onClick={() => trace.goBackToStop()}>Previous stop</button>
      <button id="trace-stop" disabled={stops.empty || trace.at === last} onClick={() => trace.goToStop()}>Next stop</button>
      <StopAt session={session} />
      {!stops.cells.has(current) &&
        <button id="stop-cell" onClick={toggle(() => stops.toggleCell(current))}>Stop at {name}</button>}
      {[...stops.cells].map((cell) =>
        <button key={cell} onClick={toggle(() => stops.toggleCell(cell))}
                aria-label={`Don't stop at ${puzzle!.name(cell)}`}>{puzzle!.name(cell)} ×</button>)}
      {[...stops.literals].map((literal) =>
        <button key={literal} onClick={toggle(() => stops.toggleLiteral(literal))}
                aria-label={`Don't stop at ${literal}`}>{literal} ×</button>)}
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

function Way({ id, name, sign, disabled, go }: { id: string; name: string; sign: string; disabled: boolean; go: () => void }) {
  return (
    <button id={id} disabled={disabled} onClick={go} title={name}>
      <Name name={name} sign={sign} />
    </button>
  );
}

function Colours() {
  return (
    <p class="legend">
      <span class="key-now">this step</span><span class="key-clause">in its clause</span>
      <span class="key-gone">out as long as the decisions hold</span><span class="key-guessed">holds as long as they do</span>
    </p>
  );
}

export function Replay({ session }: { session: Session }) {
  const { trace } = session;
  const last = trace.events.length - 1;
  return (
    <div onKeyDown={(event) => onTraceKey(event, session)}>
      {!session.fixed && <p id="trace-summary">{trace.summary}</p>}
      <div class="row" id="trace-ways" role="group" aria-label="Steps of the solver">
        <button id="trace-first" aria-label="First step" disabled={trace.at === 0} onClick={() => trace.go(0)}>«</button>
        <Way id="trace-back-conflict" name="Previous conflict" sign="‹✗" disabled={trace.at === 0} go={() => trace.goBack("conflict")} />
        <Way id="trace-previous" name="Previous" sign="‹" disabled={trace.at === 0} go={() => trace.go(trace.at - 1)} />
        <Way id="trace-next" name="Next" sign="›" disabled={trace.at === last} go={() => trace.go(trace.at + 1)} />
        <Way id="trace-decision" name="Next decision" sign="?›" disabled={trace.at === last} go={() => trace.goOn("decision")} />
        <Way id="trace-conflict" name="Next conflict" sign="✗›" disabled={trace.at === last} go={() => trace.goOn("conflict")} />
        {!session.fixed && <button id="trace-close" onClick={() => trace.close()}>Close</button>}
      </div>
      <Player session={session} last={last} />
      <p id="trace-step" aria-live="polite">
        {trace.at + 1} of {last + 1}: {trace.words(trace.events[trace.at])}
      </p>
      <Colours />
      <ClauseView trace={trace} />
      {!session.fixed && <Otherwise session={session} />}
      <Resolution trace={trace} />
      <GraphView session={session} />
      <Events session={session} />
      <StopsRow session={session} last={last} />
      <TrailView trace={trace} />
      <Learnt session={session} />
      <p class="faint">Keys: → and ← one step; n and p the next and the previous conflict; d the next decision; s and
        Shift+S the next and the previous stop; Space plays; Home and End.</p>
    </div>
  );
}

export function TracePanel({ session }: { session: Session }) {
  useSession(session);
  const { trace } = session;
  const [mode, setMode] = useState(modes[0]);
  const [encoding, choose] = useState(usualEncoding);
  useEffect(() => { document.body.classList.toggle("tracing", trace.open); }, [trace.open]);
  return (
    <details id="trace" open>
      <summary>A solver at work</summary>
      <Tour session={session} choose={(newMode, newEncoding) => { setMode(newMode); choose(newEncoding); }} />
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

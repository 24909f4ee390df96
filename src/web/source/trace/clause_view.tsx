// What an event of a run rests on: its clause, literal by literal as the solver has them at this moment, how
// a learnt clause was made, the trail by levels, and what has been learnt so far.
import type { Answer } from "../requests";
import type { Session } from "../session";
import { counted } from "../words";
import type { Trace } from "./trace";

const mostListed = 20;

/** Negative: not the variable. */
const numberOf = (literal: number) => (literal < 0 ? `−${-literal}` : String(literal));

function Literal({ trace, literal, holds }: { trace: Trace; literal: number; holds: ReadonlySet<number> }) {
  const state = holds.has(literal) ? "true" : holds.has(-literal) ? "false" : "open";
  return (
    <li class={`literal ${state}`} title={trace.purposeOf(literal) || undefined}>
      {trace.literalName(literal)} <span class="number">{numberOf(literal)}</span><span class="unseen"> {state}</span>
    </li>
  );
}

/** The clause of the event, if it has one. */
export function ClauseView({ trace }: { trace: Trace }) {
  const { clause, event } = trace.events[trace.at];
  const literals = clause ? trace.literalsOf(clause) : [];
  if (literals.length === 0) return null;
  const holds = new Set(trace.assignments().map(({ literal }) => literal as number));
  return (
    <div id="trace-clause">
      <p class="faint">{event === "learnt" ? "Learnt clause" : "Clause"} {clause}; each literal with its DIMACS
        number, green if it is true, struck out if it is false:</p>
      <ul class="literals" tabIndex={0} aria-label={`Literals of clause ${clause}`}>
        {literals.map((literal) => <Literal key={literal} trace={trace} literal={literal} holds={holds} />)}
      </ul>
    </div>
  );
}

/** The clauses that a learnt clause is the resolvent of, and the literal of each step. */
export function Resolution({ trace }: { trace: Trace }) {
  const event = trace.events[trace.at];
  if (event.event !== "learnt") return null;
  const holds = new Set(trace.assignments().map(({ literal }) => literal as number));
  const pivot = (clause: number) => trace.literalsOf(clause).find((literal) => holds.has(literal));
  return (
    <details id="resolution">
      <summary>Resolution: the conflict's clause with {counted(event.cut.length, "reason")}</summary>
      <ol tabIndex={0} aria-label="Resolution">
        {event.cut.map((clause: number) => (
          <li key={clause}>with clause {clause} on {trace.literalName(pivot(clause) ?? 0) || "its literal"}: {trace.because(clause)}</li>
        ))}
      </ol>
    </details>
  );
}

/** The decisions that hold, each with how much follows from it. */
export function TrailView({ trace }: { trace: Trace }) {
  const places = trace.placesAfter();
  const decisions = places.filter((place) => trace.events[place].event === "decision");
  const starts = [0, ...decisions.map((place) => places.indexOf(place)), places.length];
  return (
    <details id="trail">
      <summary>Trail: {counted(places.length, "literal")}, {counted(decisions.length, "decision")}</summary>
      <ol start={0} tabIndex={0} aria-label="Trail">
        <li>{counted(starts[1], "literal")} without a decision</li>
        {decisions.map((place, at) => (
          <li key={place}>
            <button onClick={() => trace.go(place)}>{trace.events[place].statement}</button>{" "}
            and {counted(starts[at + 2] - starts[at + 1] - 1, "literal")} more
          </li>
        ))}
      </ol>
    </details>
  );
}

export function Learnt({ session }: { session: Session }) {
  const { trace } = session;
  const all = trace.learnt();
  const wordsOf = (at: number) => (trace.events[at] as Answer).words as string;
  return (
    <details id="learnt">
      <summary>Learnt clauses: {all.length.toLocaleString("en")}{all.length > mostListed && `, the last ${mostListed}`}</summary>
      <ul tabIndex={0} aria-label="Learnt clauses">
        {all.slice(-mostListed).reverse().map((at) => (
          <li key={at}><button class="plain" onClick={() => trace.go(at)}>{trace.events[at].clause}: {wordsOf(at)}</button></li>
        ))}
      </ul>
    </details>
  );
}

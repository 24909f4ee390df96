// A guided tour for a lecture: a board of 4x4 and a run of CDCL on it, from what a variable is to the first
// learnt clause. Each card goes to the first event of its kind; what it shows is this run's own.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Session } from "../session";
import { bringIntoSight } from "../sight";

// On a board so small unit propagation leaves no room for mistakes: after these two decisions column 1 has no
// place for its 4, and a clause of two literals is learnt.
const board = "1...............";
const encoding = "extended";
const decide = "r2c1=3 r4c2=4";

interface Card { title: string; text: string; kind?: string }

const cards: readonly Card[] = [
  { title: "Variables", text: "A SAT solver knows only variables that are true or false. Here each candidate is one: r1c1=1 says that 1 is in the first cell. A true variable puts the digit there, a false one excludes it." },
  { title: "Clauses", text: "A clause is a list of literals, variables or their negations, at least one of which must be true. “r1c1≠1 or r1c2≠1” says that the first row has 1 only once. All rules and givens become such clauses." },
  { title: "Unit propagation", kind: "propagation", text: "If all literals of a clause but one are false, the last one must be true. Nothing is guessed: most of a solver's work is this." },
  { title: "Decision", kind: "decision", text: "When no clause forces anything more, the solver decides: it supposes that a variable is true, and a new level begins. All that follows from it can be taken back. (Here the first two decisions were chosen so that they go wrong.)" },
  { title: "Conflict", kind: "conflict", text: "A clause all of whose literals are false: the decisions can't all be right. The graph shows how the conflict follows from them." },
  { title: "Learnt clause", kind: "learnt", text: "From the conflict the solver learns a clause that forbids what led to it, jumps back, and propagates with it. It will never make this mistake again, wherever it meets it." },
  { title: "Another encoding", text: "The same rules can be written in other clauses. More of them can mean that unit propagation sees more. “Unit propagation in two encodings” below shows both beside each other, after the same decisions." },
];

export function Tour({ session, choose }: { session: Session; choose: (mode: string, encoding: string) => void }) {
  const [at, go] = useState(-1);
  const card = useRef<HTMLElement>(null);
  useEffect(() => bringIntoSight(card.current), [at, session.trace.open]);
  const { trace } = session;
  const show = (next: number) => {
    go(next);
    const { kind } = cards[next];
    if (kind) trace.goToFirst(kind);
    else if (next === 0) trace.go(0);
  };
  const begin = () => session.attempt(async () => {
    await session.read(board);
    choose("cdcl", encoding);
    await trace.run("cdcl", encoding, decide);
    session.say("Your puzzle comes back with Undo, in Set.");
    show(0);
  });
  if (at < 0 || !trace.open) return <button id="tour-begin" onClick={begin}>Guided tour on a 4x4 board</button>;
  const { title, text } = cards[at];
  return (
    <section id="tour" ref={card} aria-label="Guided tour">
      <h3>{at + 1} of {cards.length}: {title}</h3>
      <p aria-live="polite">{text}</p>
      <div class="row">
        <button id="tour-back" disabled={at === 0} onClick={() => show(at - 1)}>Back</button>
        <button id="tour-on" disabled={at === cards.length - 1} onClick={() => show(at + 1)}>Go on</button>
        <button id="tour-end" onClick={() => go(-1)}>End the tour</button>
      </div>
    </section>
  );
}

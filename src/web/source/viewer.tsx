// Pages that are opened from a disk: the board, and an explanation or a run of a solver that is inside the page.
// Nothing can be edited there, and nobody is asked.
import { render, type ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { onStepKey, Steps } from "./answers/steps_panel";
import { Board } from "./board/board";
import { Puzzle } from "./puzzle";
import type { Answer } from "./requests";
import { Session, useSession } from "./session";
import { keepSteady } from "./steady";
import { insideRun } from "./trace/inside";
import { onTraceKey, Replay } from "./trace/trace_panel";

type OnKey = (event: KeyboardEvent, session: Session) => void;

type Panel = ComponentType<{ session: Session }>;

function Viewer({ session, onKey, Panel }: { session: Session; onKey: OnKey; Panel: Panel }) {
  useSession(session);
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event, session);
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [session]);
  return (
    <main>
      <section id="left" aria-label="Board"><div id="stage"><Board session={session} /></div></section>
      <div id="right"><Panel session={session} /></div>
    </main>
  );
}

const textOf = (element: Element) => element.textContent.replace(/\s+/g, " ").trim();

/** The steps are listed in the page in the program's own words, for those who have no JavaScript. */
function explanationView(session: Session, { explanation }: Answer) {
  session.steps.show(session.puzzle!, explanation, explanation.steps);
  session.steps.wording = [...document.querySelectorAll("#told-steps > li")]
    .map((step) => [...step.querySelectorAll("p")].map(textOf));
  return <Viewer session={session} onKey={onStepKey} Panel={Steps} />;
}

function traceView(session: Session, { trace }: Answer) {
  const stream = document.getElementById("stream")!;
  session.trace.show(session.puzzle!, insideRun(trace, stream.textContent));
  stream.remove();
  document.body.classList.add("tracing");
  return <Viewer session={session} onKey={onTraceKey} Panel={Replay} />;
}

/** What is in this page; null: it is the page of `serve`. */
export const inside = () => document.querySelector<HTMLElement>("#explained, #traced");

export function view(element: HTMLElement) {
  const data = JSON.parse(element.textContent);
  if (data.explanation?.steps.length === 0 || data.trace?.steps === 0) return;
  const session = new Session();
  session.fix(Puzzle.of(data.board), data.drawing); // throws where the board is too large: what is in its place stays
  const shown = data.trace ? traceView(session, data) : explanationView(session, data);
  const page = document.getElementById("page")!;
  page.textContent = "";
  keepSteady();
  render(shown, page);
}

// The way to an explanation of the whole solution, and to a hint; both are told below as steps.
import { useSession, type Session } from "../session";
import { EmptyState } from "../setter/samples";
import { HintButton } from "./hint_button";
import { Steps } from "./steps_panel";

export function ExplainPanel({ session }: { session: Session }) {
  useSession(session);
  const { found, steps } = session;
  return (
    <section aria-label="Explain">
      <div class="row">
        <button id="explain" disabled={!found?.solution} onClick={() => session.attempt(() => steps.explain())}>
          Explain all steps
        </button>
        <HintButton session={session} id="hint" />
      </div>
      {!steps.open && <p class="faint">
        {found && !found.solution ? "Only a puzzle with one solution can be explained to its end."
          : "Each step of the solution with its reasons on the board, or only the next one as a hint."}
      </p>}
      {!steps.open && <EmptyState session={session} />}
    </section>
  );
}

/** What was asked for, where a hint or an explanation can be: while one solves, too. */
export function Told({ session }: { session: Session }) {
  useSession(session);
  return (
    <section id="told-here" aria-label="Steps told">
      <p id="hinted" role="status">{session.hint.sentence}</p>
      <Steps session={session} />
    </section>
  );
}

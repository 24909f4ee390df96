// What the page is used for: setting a puzzle, solving it, having it explained, or seeing how a SAT solver
// works. The panel at the right and what the board shows follow the mode.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { showBeginning } from "./sight";
import { useSession, type Mode, type Session } from "./session";

const modes: Record<Mode, string> = { set: "Set", solve: "Solve", explain: "Explain", sat: "SAT" };
const order = Object.keys(modes) as Mode[];

export function ModeTabs({ session }: { session: Session }) {
  useSession(session);
  useEffect(() => showBeginning(document.getElementById(`panel-${session.mode}`)!), [session.mode]);
  const key = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = order[(order.indexOf(session.mode) + step + order.length) % order.length];
    session.work(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label="What to do" id="modes" onKeyDown={key}>
      {order.map((mode) => (
        <button key={mode} role="tab" id={`tab-${mode}`} aria-selected={mode === session.mode} aria-controls={`panel-${mode}`}
                tabIndex={mode === session.mode ? 0 : -1} onClick={() => session.work(mode)}>{modes[mode]}</button>
      ))}
    </div>
  );
}

/** What belongs to a mode; it stays as it is while another one is used. */
export function ModePanel({ session, mode, children }: { session: Session; mode: Mode; children: ComponentChildren }) {
  useSession(session);
  return (
    <div role="tabpanel" id={`panel-${mode}`} aria-labelledby={`tab-${mode}`} hidden={mode !== session.mode}>{children}</div>
  );
}

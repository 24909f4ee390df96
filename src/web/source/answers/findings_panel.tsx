// What the program says of the puzzle, and what can be asked beyond that.
import { useState } from "preact/hooks";
import type { Asking } from "../requests";
import type { Puzzle } from "../puzzle";
import { useSession, type Session } from "../session";
import { download } from "../setter/files";
import { certificate } from "./certificate";
import { countsOf } from "./findings";
import { furtherGivens, repairs, superfluous } from "./on_demand";
import { Steps } from "./steps_panel";

type Question = (puzzle: Puzzle, asking: Asking) => Promise<string[]>;

const questions: Partial<Record<string, [string, Question]>> = {
  none: ["Repairs", repairs],
  several: ["Fewest further givens", furtherGivens],
  one: ["Superfluous clues", superfluous],
};

/** The clues that exclude each other; to point at one marks its cells. */
function Clues({ session }: { session: Session }) {
  const { found, puzzle, inspection } = session;
  if (!found || found.clues.length === 0) return null;
  return (
    <ul id="clues" aria-label="Clues that cannot stand together" onMouseLeave={() => inspection.clear()}>
      {found.clues.map((clue) => (
        <li key={clue}>
          <button class="plain" onMouseEnter={() => inspection.show(puzzle!.cellsNamed(clue))}
                  onFocus={() => inspection.show(puzzle!.cellsNamed(clue))} onBlur={() => inspection.clear()}>
            {clue}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A button that asks, and what is answered; forgotten with the puzzle that it was about. */
function OnDemand({ session }: { session: Session }) {
  const [told, setTold] = useState<{ puzzle: Puzzle; lines: string[] } | null>(null);
  const [name, question] = questions[session.found?.kind ?? ""] ?? [];
  if (!name || !question) return null;
  const puzzle = session.puzzle!;
  const ask = () => session.attempt(async () => {
    setTold({ puzzle, lines: ["Looking …"] });
    const onProgress = ({ what, done }: { what: string | null; done: number }) =>
      what && setTold({ puzzle, lines: [`Looking … ${done} ${what}`] });
    try {
      setTold({ puzzle, lines: await question(puzzle, { signal: session.signal, onProgress }) });
    } catch (error) {
      setTold(null);
      throw error;
    }
  });
  return (
    <>
      <button id="ask" onClick={ask}>{name}</button>
      {told?.puzzle === puzzle && (
        <ul id="told" role="status" aria-label={name}>
          {told.lines.map((line) => <li key={line}>{line}</li>)}
        </ul>
      )}
    </>
  );
}

async function saveCertificate(session: Session) {
  session.say("Proving …");
  try {
    download(await certificate(session.puzzle!, { signal: session.signal }), "certificate.tar", "application/x-tar");
    session.say("Saved: sudoku-sat verify checks it, once it is unpacked.");
  } catch (error) {
    session.say("");
    throw error;
  }
}

function Switch({ id, name, on, usable, change }: {
  id: string; name: string; on: boolean; usable: boolean; change: (on: boolean) => void;
}) {
  return (
    <label>
      <input type="checkbox" id={id} checked={on} disabled={!usable}
             onChange={(event) => change(event.currentTarget.checked)} /> {name}
    </label>
  );
}

export function FindingsPanel({ session }: { session: Session }) {
  useSession(session);
  const { found, puzzle, trouble, notice, steps } = session;
  const sentence = trouble || found?.sentence || "Looking …";
  const set = (change: Partial<Session>) => { Object.assign(session, change); session.changed(); };
  return (
    <section id="findings" aria-label="Findings">
      <p id="said" role="status" aria-live="polite" class={trouble ? "trouble" : ""}>{sentence}</p>
      <p id="more">{trouble ? "" : found?.more}</p>
      {found && puzzle && <p id="counts">{countsOf(found, puzzle, session.current)}</p>}
      <p id="notice" role="status">{notice}</p>
      <Clues session={session} />
      <div class="row">
        <Switch id="candidates" name="Candidates" on={session.showCandidates}
                usable={(found?.candidates.length ?? 0) > 0} change={(on) => set({ showCandidates: on })} />
        <Switch id="solution" name="Solution" on={session.showSolution} usable={!!found?.solution}
                change={(on) => set({ showSolution: on })} />
        <button id="explain" disabled={!found?.solution} onClick={() => session.attempt(() => steps.explain())}>
          Explain
        </button>
        {(found?.kind === "one" || found?.kind === "none") &&
          <button id="certificate" onClick={() => session.attempt(() => saveCertificate(session))}>Certificate</button>}
        <OnDemand session={session} />
      </div>
      <Steps session={session} />
    </section>
  );
}

// What the program says of the puzzle, and what can be asked beyond that.
import { useSession, type Session } from "../session";
import { download } from "../setter/files";
import { certificate } from "./certificate";
import { countsOf, inOneSolution } from "./findings";
import type { Suggestion } from "./suggestions";

/** The clues that exclude each other; to point at one marks its cells. */
function Clues({ session }: { session: Session }) {
  const { found, puzzle, inspection } = session;
  if (!found || found.clues.length === 0) return null;
  return (
    <ul id="clues" aria-label="Clues that contradict each other" onMouseLeave={() => inspection.clear()}>
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

/** What the colours of candidates and cells say. */
function Legend({ session }: { session: Session }) {
  const { found, showCandidates, seen, puzzle } = session;
  if (found?.kind !== "several" || !puzzle) return null;
  const once = showCandidates && !seen.open && found.counts.some((_, cell) => inOneSolution(found, cell).size > 0);
  return (
    <p class="legend faint">
      {[...found.marks.values()].some((marks) => marks.includes("differs")) && <span class="key-differs">differs between solutions</span>}
      {once && <span class="key-once">in only one solution</span>}
    </p>
  );
}

/** Pointed at, it is previewed on the board; pressed, it is done, and can be undone. */
function Suggested({ session, line }: { session: Session; line: Suggestion }) {
  if (!line.next) return <span>{line.text}</span>;
  const show = () => session.preview(line);
  return (
    <button class="plain" onMouseEnter={show} onFocus={show} onBlur={() => session.preview(null)}
            onClick={() => session.apply(line)}>{line.text}</button>
  );
}

/** A button that asks, and what is told. */
function OnDemand({ session }: { session: Session }) {
  const { demand } = session;
  const { question, told, lines } = demand;
  if (!question) return null;
  return (
    <>
      {!told && <button id="ask" onClick={() => session.attempt(() => demand.ask())}>{question.name}</button>}
      {demand.superfluous.length > 1 &&
        <button id="minimise" onClick={() => session.attempt(() => demand.minimise())}>Remove all that can go together</button>}
      {told && (
        <div role="status">
          <ul id="told" tabIndex={0} aria-label={question.name} onMouseLeave={() => session.preview(null)}>
            {lines.map((line) => <li key={line.text}><Suggested session={session} line={line} /></li>)}
          </ul>
        </div>
      )}
    </>
  );
}

async function saveCertificate(session: Session) {
  session.say("Proving …");
  try {
    download(await certificate(session.puzzle!, { signal: session.signal }), "certificate.zip", "application/zip");
    session.say("Saved. To check it, unpack it and run sudoku-sat verify.");
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
  const { found, puzzle, trouble } = session;
  const set = (change: Partial<Session>) => { Object.assign(session, change); session.changed(); };
  return (
    <section id="findings" aria-label="Findings">
      <p id="more">{trouble ? "" : found?.more}</p>
      {found && puzzle && <p id="counts">{countsOf(found, puzzle, session.current)}</p>}
      <Legend session={session} />
      <Clues session={session} />
      <div class="row">
        <Switch id="candidates" name="Candidates" on={session.showCandidates}
                usable={(found?.candidates.length ?? 0) > 0} change={(on) => set({ showCandidates: on })} />
        <Switch id="solution" name="Solution" on={session.showSolution} usable={!!found?.solution}
                change={(on) => set({ showSolution: on })} />
        {(found?.kind === "one" || found?.kind === "none") &&
          <button id="certificate" onClick={() => session.attempt(() => saveCertificate(session))}>Certificate</button>}
        <OnDemand session={session} />
      </div>
    </section>
  );
}

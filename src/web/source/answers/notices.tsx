// What concerns every mode: what has just been done, and what was left out of the text that was read.
import { useSession, type Session } from "../session";

/** What the puzzle may lack: the verdict is of what was read. */
function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <section id="warnings" role="status" aria-label="Warnings">
      <p>{warnings.length === 1 ? "A warning" : `${warnings.length} warnings`} about the text that was read:</p>
      <ul>{warnings.map((warning) => <li key={warning}>{warning}</li>)}</ul>
    </section>
  );
}

export function Notices({ session }: { session: Session }) {
  useSession(session);
  const { puzzle, notice } = session;
  return (
    <section id="notices" aria-label="Notices">
      <p id="notice" role="status">{notice}</p>
      {puzzle && <Warnings warnings={puzzle.warnings} />}
    </section>
  );
}

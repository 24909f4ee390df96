// The clues of the puzzle that go through the current cell: what is drawn is clicked, and changed or taken away
// where it is seen. On a wide screen their row is there whether there are any, so that nothing below it moves.
import type { Puzzle } from "../puzzle";
import { useSession, type Session } from "../session";
import { Field } from "./field";

const mostShown = 6;

/** What stands before the cells, as a cage's sum; null: nothing. */
const beforeOf = (entry: string) => /^(?!r\d+c\d)([^:]+):/.exec(entry)?.[1] ?? null;

export function CluesHere({ session }: { session: Session }) {
  useSession(session);
  const { puzzle, mode, tool } = session;
  if (!puzzle || mode !== "set") return null;
  return <div id="clue-row">{!tool.rule && <Chips session={session} puzzle={puzzle} />}</div>;
}

function Chips({ session, puzzle }: { session: Session; puzzle: Puzzle }) {
  const { current, inspection } = session;
  const name = puzzle.name(current);
  const here = puzzle.rules.filter((rule) => rule.name !== "regions").flatMap(({ name: rule, data }) =>
    data.map((entry, at) => ({ rule, entry, at })).filter(({ entry }) => new RegExp(`\\b${name}\\b`).test(entry)));
  if (here.length === 0) {
    const any = puzzle.rules.some(({ name: rule, data }) => rule !== "regions" && data.some((entry) => puzzle.cellsNamed(entry).length > 0));
    return any ? <p class="faint">Click a clue on the board to change it or take it away.</p> : null;
  }
  const put = (rule: string, at: number, entry: string | null) => {
    const data = puzzle.entries(rule)!;
    const next = entry === null ? data.filter((_, other) => other !== at) : data.map((old, other) => (other === at ? entry : old));
    inspection.clear();
    session.edit(puzzle.withEntries(rule, next.length > 0 ? next : null));
  };
  return (
    <ul id="clues-here" aria-label={`Clues through ${name}`} onMouseLeave={() => inspection.clear()}>
      {here.slice(0, mostShown).map(({ rule, entry, at }) => {
        const spoken = rule.replace(/-/g, " ");
        const before = beforeOf(entry);
        return (
          <li key={`${rule} ${at}`} onMouseEnter={() => inspection.show(puzzle.cellsNamed(entry))}>
            <span>{spoken}</span>
            {before !== null &&
              <Field value={before} size={4} autocomplete="off" aria-label={`Number or kind of ${spoken}, entry ${at + 1}`}
                     change={(text) => put(rule, at, text.trim() + entry.slice(before.length))} />}
            <button class="narrow" aria-label={`Delete ${spoken} ${entry}`} onClick={() => put(rule, at, null)}>×</button>
          </li>
        );
      })}
    </ul>
  );
}

// The clues of the puzzle that go through the current cell: what is drawn is clicked, and changed or taken away
// where it is seen.
import { useSession, type Session } from "../session";
import { Field } from "./field";

const mostShown = 6;

/** What stands before the cells, as a cage's sum; null: nothing. */
const beforeOf = (entry: string) => /^(?!r\d+c\d)([^:]+):/.exec(entry)?.[1] ?? null;

export function CluesHere({ session }: { session: Session }) {
  useSession(session);
  const { puzzle, current, mode, tool, inspection } = session;
  if (!puzzle || mode !== "set" || tool.rule) return null;
  const name = puzzle.name(current);
  const here = puzzle.rules.filter((rule) => rule.name !== "regions").flatMap(({ name: rule, data }) =>
    data.map((entry, at) => ({ rule, entry, at })).filter(({ entry }) => new RegExp(`\\b${name}\\b`).test(entry)));
  if (here.length === 0) return null;
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

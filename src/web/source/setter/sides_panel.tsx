// Clues beside the board: a field for each row or column of a side.
import { useState } from "preact/hooks";
import type { Puzzle } from "../puzzle";
import type { Session } from "../session";
import { Field } from "./field";
import type { RuleForm } from "./rule_forms";

/** The clues of a side, '' where there is none. */
function cluesOf(entries: readonly string[], side: string, size: number) {
  const entry = entries.find((one) => one.startsWith(side + ":"));
  const clues = entry?.slice(side.length + 1).trim().split(/\s+/) ?? [];
  return Array.from({ length: size }, (_, at) => (/^[.-]?$/.test(clues[at] ?? "") ? "" : clues[at]));
}

/** How many clues it has room for: one for each column at the top and the bottom, else for each row. */
const lengthOf = (side: string, { layout }: Puzzle) => (/^(top|bottom)/.test(side) ? layout.columns : layout.rows);

export function SidesPanel({ session, rule }: { session: Session; rule: RuleForm }) {
  const [side, setSide] = useState(rule.sides[0]);
  const puzzle = session.puzzle!;
  const entries = puzzle.entries(rule.name) ?? [];
  const clues = cluesOf(entries, side, lengthOf(side, puzzle));
  const put = (at: number, clue: string) => {
    const next = clues.map((old, index) => (index === at ? clue.trim() : old) || ".");
    const rest = entries.filter((entry) => !entry.startsWith(side + ":"));
    if (next.some((one) => one !== ".")) rest.push(`${side}: ${next.join(" ")}`);
    session.edit(puzzle.withEntries(rule.name, rest.length > 0 ? rest : null));
  };
  return (
    <>
      <label>Side{" "}
        <select id="side" value={side} onChange={(event) => setSide(event.currentTarget.value)}>
          {rule.sides.map((name) => <option key={name}>{name}</option>)}
        </select>
      </label>
      <div class="clues">
        {clues.map((clue, at) => (
          <Field key={`${side} ${at}`} value={clue} size={2} autocomplete="off"
                 aria-label={`${side}, clue ${at + 1}`} change={(text) => put(at, text)} />
        ))}
      </div>
    </>
  );
}

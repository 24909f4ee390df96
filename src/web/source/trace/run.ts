// A run of a solver: its events with the clauses that they name and what its literals say. It comes as an answer
// of `trace`, or is inside the page (`inside.ts`).
import type { Answer } from "../requests";

export interface Clause { words: string; literals: readonly number[]; about?: string | null; family?: string }

/** By candidate: its value, and the literals that are all true if it holds. A number: the cell is decided anyway. */
export type CellLiterals = number | readonly (readonly number[])[];

export interface Run {
  events: readonly Answer[];
  clauses: Map<number, Clause>;
  names: ReadonlyMap<number, string>;
  /** What auxiliary variables are for. */
  purposes: ReadonlyMap<number, string>;
  /** null: what literals say of cells is read off their names. */
  cells: readonly CellLiterals[] | null;
  status: string;
  reason: string;
}

const negated: Record<string, string> = { "=": "≠", "≠": "=", "≤": ">", ">": "≤" };

/** What literals say, and their negations. */
function namesOf(events: readonly Answer[]) {
  const names = new Map<number, string>();
  for (const { literal, statement } of events) {
    if (!literal || names.has(literal)) continue;
    names.set(literal, statement);
    const other = (statement as string).replace(/[=≠≤>]/, (sign) => negated[sign]);
    names.set(-literal, other === statement ? `not ${statement}` : other);
  }
  return names;
}

export function runOf({ events, named_clauses: named, auxiliaries, status, reason }: Answer): Run {
  const clauses = new Map<number, Clause>(named.map((one: Answer) => [one.clause, one]));
  for (const event of events) if (event.event === "learnt") clauses.set(event.clause, event);
  const purposes = new Map<number, string>(auxiliaries.map(({ variable, about, family }: Answer) => [variable, about ?? family]));
  return { events, clauses, names: namesOf(events), purposes, cells: null, status, reason };
}

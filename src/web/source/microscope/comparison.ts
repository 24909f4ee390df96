// Encodings compared by the program: the rows, and the chart that it draws of them.
import { ask, type Answer, type Options } from "../requests";
import type { Session } from "../session";

/** What is compared. */
export interface Wanted {
  encodings: readonly string[];
  /** Empty boards of `sizes`, the puzzle on the board, or those of `text`. */
  boards: "empty" | "puzzle" | "text";
  sizes: readonly string[];
  text: string;
  plot: string;
  solve: boolean;
}

/** Columns that a narrow table has room for, and what they are called. */
export const figures: [string, string][] = [
  ["name", "encoding"], ["size", "N"], ["variables", "variables"], ["clauses", "clauses"], ["literals", "literals"],
  ["up_cells", "cells by unit propagation"], ["conflicts", "conflicts"], ["total_seconds", "seconds"],
];

export interface Compared { rows: Answer[]; chart: string; errors: string[] }

export async function compared(session: Session, wanted: Wanted, signal: AbortSignal, tell: (progress: string) => void): Promise<Compared> {
  if (wanted.encodings.length === 0) throw new Error("Choose an encoding.");
  const empty = wanted.boards === "empty";
  if (empty && wanted.sizes.length === 0) throw new Error("Choose a size.");
  const options: Options = {
    encodings: wanted.encodings.join(), plot: wanted.plot, timeout: 20,
    ...(empty && { sizes: wanted.sizes.join() }), ...(wanted.solve && { solve: true }),
  };
  const puzzle = wanted.boards === "text" ? wanted.text : session.puzzle!.text();
  const [answer] = await ask({ command: "compare", options, ...(!empty && { puzzle }) }, {
    signal,
    onProgress: ({ done, of }) => tell(`Measuring: ${done} of ${of ?? "?"}`),
  });
  const errors = [...answer.warnings, ...(answer.errors ?? [])];
  if (!answer.complete) errors.push(`Not everything was measured: ${answer.reason}.`);
  return { rows: answer.rows, chart: answer.document ?? "", errors };
}

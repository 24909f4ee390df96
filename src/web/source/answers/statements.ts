// "r1c2=4" and "r1c2!=4", as steps write them.
import type { Puzzle } from "../puzzle";

export interface Statement { cell: number; value: number; holds: boolean }

/** What a text says of a cell of the board; null: it is about something else. */
export function statementOf(puzzle: Puzzle, text: string): Statement | null {
  const [, equal, value] = /^r\d+c\d+(!?=)(\d+)$/.exec(text) ?? [];
  const cell = puzzle.cell(text);
  return equal && cell >= 0 ? { cell, value: Number(value), holds: equal === "=" } : null;
}

export const statementsOf = (puzzle: Puzzle, texts: readonly string[]) =>
  texts.map((text) => statementOf(puzzle, text)).filter((one) => one !== null);

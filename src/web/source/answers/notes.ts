// The board of somebody who follows an explanation: its values, and the candidates that are left.
import type { Answer } from "../requests";
import type { Puzzle } from "../puzzle";
import { nothing, valuesOf } from "../values";
import { statementsOf } from "./statements";

export interface Notes { values: number[]; candidates: number[][] }

/** Before any step. */
export function firstNotes(puzzle: Puzzle, { candidates, state }: Answer): Notes {
  return {
    values: state ? valuesOf(state) : puzzle.givens.slice(),
    candidates: puzzle.givens.map((_, cell) => candidates?.[puzzle.name(cell)] ?? []),
  };
}

/** After one more step. */
export function notesAfter(puzzle: Puzzle, { values, candidates }: Notes, step: Answer): Notes {
  const next = { values: values.slice(), candidates: candidates.slice() };
  for (const { cell, value, holds } of statementsOf(puzzle, [...step.conclusions, ...(step.also_gone ?? [])])) {
    if (holds) next.values[cell] = value;
    next.candidates[cell] = holds ? [] : next.candidates[cell].filter((other) => other !== value);
  }
  return next;
}

/** Before each step and after the last one. */
export function allNotes(puzzle: Puzzle, answer: Answer, steps: readonly Answer[]) {
  const all = [firstNotes(puzzle, answer)];
  for (const step of steps) all.push(notesAfter(puzzle, all[all.length - 1], step));
  return all;
}

export const isOpen = ({ values }: Notes, cell: number) => values[cell] === nothing;

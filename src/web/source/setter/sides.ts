// Clues beside the board, as the entries of a rule have them: for each side a list, with "." where there is none.
// Of a rule about diagonals each place has two clues, one for each way that the diagonal leans.
import type { Layout } from "../layout";
import type { Puzzle } from "../puzzle";
import type { RuleForm } from "./rule_forms";

export const edges = ["top", "left", "right", "bottom"] as const;
export type Edge = typeof edges[number];

const leaning: Record<Edge, [string, string]> = {
  top: ["top-left", "top-right"], bottom: ["bottom-left", "bottom-right"],
  left: ["left-up", "left-down"], right: ["right-up", "right-down"],
};

export const leans = ({ sides }: Pick<RuleForm, "sides">) => sides.includes("top-left");

/** The name of a side, for diagonals with the way: 0 to the left or up, 1 to the right or down. */
export const sideName = (rule: Pick<RuleForm, "sides">, edge: Edge, way: number) => (leans(rule) ? leaning[edge][way] : edge);

export const isAcross = (edge: Edge) => edge === "top" || edge === "bottom";

/** How many clues it has room for. */
export const lengthOf = (edge: Edge, layout: Layout) => (isAcross(edge) ? layout.columns : layout.rows);

/** The edge of a side of any name, and its name; null: the entry is not about one. */
export function sideOfEntry(entry: string) {
  const [, edge, way] = /^(top|bottom|left|right)(-\w+)?:/.exec(entry) ?? [];
  return edge ? { edge: edge as Edge, side: edge + (way ?? "") } : null;
}

/** The clues of a side, "" where there is none. */
export function cluesOf(entries: readonly string[], side: string, length: number) {
  const entry = entries.find((one) => one.startsWith(side + ":"));
  const clues = entry?.slice(side.length + 1).trim().split(/\s+/) ?? [];
  return Array.from({ length }, (_, at) => (/^[.-]?$/.test(clues[at] ?? "") ? "" : clues[at]));
}

/** With another clue; "": none. */
export function withClue(puzzle: Puzzle, rule: string, side: string, length: number, at: number, clue: string) {
  const entries = puzzle.entries(rule) ?? [];
  const next = cluesOf(entries, side, length).map((old, index) => (index === at ? clue.trim() : old) || ".");
  const rest = entries.filter((entry) => !entry.startsWith(side + ":"));
  if (next.some((one) => one !== ".")) rest.push(`${side}: ${next.join(" ")}`);
  return puzzle.withEntries(rule, rest.length > 0 ? rest : null);
}

// How a rule is drawn. The program lists its rules with an example of their entries; from the
// example this module tells which figure an entry names (cells, pairs of neighbours, signs, clues at
// the sides, ...) and what stands before it. So a new rule of the program has its tool by itself.
import { ask } from "../requests";

/** What somebody draws for an entry. */
export type Kind =
  | "switch"   // nothing: the rule holds of the whole board
  | "cells"    // groups of cells, perhaps with something before them
  | "pairs"    // neighbours, in twos
  | "signs"    // two cells with < or > between them
  | "sides"    // clues beside the board
  | "regions"  // a sign for each cell of the board
  | "text";    // anything else

export interface RuleForm {
  name: string;
  summary: string;
  example: string;
  kind: Kind;
  /** What may stand before the cells, of the examples: "10", "white"; "" where there is one without. */
  before: string[];
  /** At least so many groups of cells, with ':' between them. */
  groups: number;
  /** Whether an entry is about the point where four cells meet, named by the upper left one. */
  corner: boolean;
  /** Whether several values stand before the cells, with blanks between them. */
  lists: boolean;
  /** The names of sides. */
  sides: string[];
  /** Whether "all given" is an entry. */
  allGiven: boolean;
  /** Whether it makes the board's cells or values: then the program reads the puzzle anew. */
  board: boolean;
}

/** Its name as people read it. */
export const spoken = (name: string) => name.replace(/-/g, " ");

export const isWord = (text: string) => /^[a-z]/.test(text);

const cellText = /^r\d+c\d+(-r\d+c\d+)?( +r\d+c\d+(-r\d+c\d+)?)*$/;
const sideName = /^(top|bottom|left|right)(-\w+)?$/;
const allSides = ["top", "bottom", "left", "right"];
const diagonalSides = ["top-left", "top-right", "bottom-left", "bottom-right", "left-up", "left-down", "right-up", "right-down"];

/** Whether "r1c1-r1c2" names two cells side by side. */
function isPair(token: string) {
  const numbers = token.match(/\d+/g)?.map(Number) ?? [];
  if (numbers.length !== 4) return false;
  return Math.abs(numbers[0] - numbers[2]) + Math.abs(numbers[1] - numbers[3]) === 1;
}

interface Entry {
  before: string;
  groups: string[];
}

/** The parts of an entry, or null where it isn't about cells. */
function entryOf(text: string): Entry | null {
  const parts = text.split(":").map((part) => part.trim());
  const before = cellText.test(parts[0]) ? "" : parts.shift() ?? "";
  return parts.length > 0 && parts.every((part) => cellText.test(part)) ? { before, groups: parts } : null;
}

function kindOf(entries: string[], parsed: (Entry | null)[]): Kind {
  if (entries.every((entry) => /r\d+c\d+[<>]r\d+c\d+/.test(entry))) return "signs";
  if (entries.every((entry) => sideName.test(entry.split(":")[0]))) return "sides";
  if (!parsed.every((entry) => entry !== null)) return "text";
  const tokens = parsed.flatMap((entry) => entry!.groups.flatMap((group) => group.split(/ +/)));
  return tokens.every(isPair) ? "pairs" : "cells";
}

export function formOf(rule: { name: string; data: string; summary: string; board: boolean }): RuleForm {
  const { name, summary, data: example, board } = rule;
  const form: RuleForm = { name, summary, example, kind: "switch", before: [], groups: 1, corner: false, lists: false, sides: [], allGiven: false, board };
  if (example === "none") return form;
  if (board) return { ...form, kind: "text" };
  const all = example.split(";").map((entry) => entry.trim());
  const entries = all.filter((entry) => !/^all .*given$/.test(entry));
  const parsed = entries.map(entryOf);
  form.allGiven = entries.length < all.length;
  form.kind = name === "regions" ? "regions" : kindOf(entries, parsed);
  form.before = [...new Set(parsed.map((entry) => entry?.before ?? ""))];
  form.corner = name === "quadruples";
  form.lists = form.before.some((text) => /^\d( \d)+$/.test(text));
  form.groups = Math.min(...parsed.map((entry) => entry?.groups.length ?? 1));
  form.sides = entries.some((entry) => /^\w+-/.test(entry)) ? diagonalSides : allSides;
  return form;
}

let all: Promise<RuleForm[]> | null = null;

/** The rules of the program, but those that all boards have. */
export function ruleForms() {
  all ??= ask({ command: "list", options: { what: "rules" } }).then((rules) =>
    rules.filter((rule) => !rule.default)
      .map((rule) => formOf(rule as Parameters<typeof formOf>[0])));
  all.catch(() => { all = null; });
  return all;
}

// The argument of a step, line by line as it is walked: what is supposed, and what follows from that;
// cases may be within cases. A line knows what holds where it stands.
import type { Answer } from "../requests";
import { counted, listed } from "../words";

export interface Line {
  depth: number;
  /** What is supposed; "": it is a small step. */
  supposed: string;
  /** The small step; null: a supposition. */
  step: Answer | null;
  /** What holds before the line beside the board, the suppositions first in their order. */
  known: readonly Known[];
}

export interface Known {
  text: string;
  /** The number of the small step that found it; 0: it is supposed. */
  from: number;
}

function linesOfCases(cases: readonly Answer[], depth: number, known: readonly Known[]): Line[] {
  return cases.flatMap((one) => {
    const lines: Line[] = [{ depth, supposed: one.assumption, step: null, known }];
    let now = [...known, { text: one.assumption, from: 0 }];
    for (const step of one.steps as Answer[]) {
      if (step.cases) lines.push(...linesOfCases(step.cases, depth + 1, now));
      lines.push({ depth: depth + 1, supposed: "", step, known: now });
      now = [...now, ...step.conclusions.map((text: string) => ({ text, from: step.number }))];
    }
    return lines;
  });
}

/** "r1c1≠4" */
export const spoken = (text: string) => text.replace(/!=/g, "≠");

/** None where the step has no argument. */
export const linesOf = (step: Answer): Line[] => linesOfCases(step.cases ?? [], 0, []);

/** The reasons of a small step, of those of the whole step. */
export const reasonsOf = (whole: Answer, small: Answer): Answer[] =>
  small.reasons.map((at: number) => whole.reasons[at]);

/** What a small step uses of its argument. */
export function usedOf({ step, known }: Line): Known[] {
  const { assumptions = [], argument_steps: steps = [] } = step ?? {};
  return known.filter(({ text, from }) => (from === 0 ? assumptions.includes(text) : steps.includes(from)));
}

const isFact = ({ kind }: Answer) => kind === "given" || kind === "conclusion";
/** What everybody sees: that a unit has a value once and a cell one value. */
const isPlain = ({ kind }: Answer) => kind === "once" || kind === "one_value";

/** "Suppose r1c1=4.", "[3] r2c2=1 (hidden single): row 2 has a 1, with r1c4=1 [2] and r3c7=1." */
export const lineWords = (whole: Answer, line: Line) => spoken(wordsOf(whole, line));

function wordsOf(whole: Answer, line: Line) {
  const { step, supposed } = line;
  if (!step) return `Suppose ${supposed}.`;
  const reasons = reasonsOf(whole, step);
  const needs = reasons.filter((one) => !isFact(one) && !isPlain(one)).map(({ text }) => text as string);
  const facts = [
    ...usedOf(line).map(({ text, from }) => `${text} ${from ? `[${from}]` : "(supposed)"}`),
    ...reasons.filter(isFact).map(({ text }) => text as string),
  ];
  const name = step.name ? ` (${step.name})` : "";
  const what = step.conclusions.length > 0 ? step.conclusions.join(", ") + name : "contradiction";
  if (step.cases) return `[${step.number}] ${what}: ${refuted(step)}.`;
  const because = [listed(needs), facts.length > 0 ? `${needs.length > 0 ? "with " : ""}${listed(facts)}` : ""];
  return `[${step.number}] ${what}: ${because.filter((part) => part).join(", ")}.`;
}

/** Each case of an argument ends in a contradiction. */
function refuted({ cases }: Answer) {
  const all = cases.map(({ assumption }: Answer) => assumption as string);
  return all.length === 1 ? `${all[0]} leads to a contradiction`
    : `one of ${listed(all)} must hold, and each leads to a contradiction`;
}

/** What the argument of a step comes to. */
export function argumentWords(step: Answer) {
  const lines = linesOf(step);
  const small = counted(lines.filter((line) => line.step).length, "small step");
  if (step.name === "search") {
    return `Not explained: a search of ${counted(lines.filter((line) => !line.step).length, "case")} with ${small}.`;
  }
  return `Suppose ${spoken(step.cases[0].assumption)}: ${small} ${small.startsWith("1 ") ? "leads" : "lead"} to a contradiction.`;
}

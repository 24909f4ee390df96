// A puzzle file with entries that the program can't read: they go on as comments behind it, which the page reads
// again, so that each can be shown in red at its place and all else counts.
import type { Aside } from "./puzzle";

const general = ["title", "author", "size", "box", "rules", "grid"]; // these begin no rule

/** Of the comments of a draft: why they can't be read is the program's to say again. */
export function unfinishedIn(text: string): Aside[] {
  return [...text.matchAll(/^# unfinished ([a-z0-9-]+): (.+)$/gm)].map(([, rule, entry]) => ({ rule, data: entry.split(/; */), why: "" }));
}

export const asComment = (rule: string, data: readonly string[]) => `# unfinished ${rule}: ${data.join("; ")}\n`;

/** What stands behind a rule's name, or below it: with the columns that it takes, from 1 on. */
function entriesIn(line: string, from: number) {
  if (line.startsWith("#")) return [];
  return [...line.slice(from).matchAll(/[^;\s][^;]*/g)]
    .map(({ 0: entry, index }) => ({ entry: entry.trimEnd(), first: from + index + 1, last: from + index + entry.length }));
}

/** The text with the entry of which the program complains as a comment; null: it complains of something else. */
export function withEntryAside(text: string, complaint: string) {
  const [, line, column] = /^puzzle:(\d+)(?::(\d+))?: /.exec(complaint) ?? [];
  const lines = text.split(/\r?\n/);
  const isInside = (at: number) => /^(?:\s+\S|#)/.test(lines[at] ?? "");
  const at = Number(line) - 1;
  let head = at;
  while (isInside(head)) head -= 1;
  const [, rule] = /^([a-z0-9-]+):/.exec(lines[head] ?? "") ?? [];
  if (!rule || general.includes(rule)) return null;
  let end = head + 1;
  while (isInside(end)) end += 1;
  const entries = lines.slice(head, end).flatMap((one, down) =>
    entriesIn(one, down === 0 ? rule.length + 1 : 0).map((entry) => ({ ...entry, at: head + down })));
  const found = entries.find((one) => one.at === at && (!column || (one.first <= Number(column) && Number(column) <= one.last)));
  if (!found) return null;
  const gone = rule === "regions" ? entries : [found]; // its lines are one entry
  const rest = entries.filter((one) => !gone.includes(one)).map(({ entry }) => `  ${entry}`);
  lines.splice(head, end - head, ...(rest.length > 0 ? [`${rule}:`, ...rest] : []));
  return `${lines.join("\n").trimEnd()}\n${asComment(rule, gone.map(({ entry }) => entry))}`;
}

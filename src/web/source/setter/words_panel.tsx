// Rules whose entries are words: statements of the puzzle files' language, values, candidates.
import { useRef } from "preact/hooks";
import type { Session } from "../session";
import { changeRule } from "./change_rule";
import type { RuleForm } from "./rule_forms";

export function WordsPanel({ session, rule }: { session: Session; rule: RuleForm }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const puzzle = session.puzzle!;
  const put = () => {
    const lines = text.current!.value.split("\n").map((line) => line.trim()).filter((line) => line !== "");
    changeRule(session, rule, lines);
  };
  return (
    <>
      <label for="words">One entry on each line, for example: <code>{rule.example}</code></label>
      <textarea id="words" ref={text} rows={4} spellcheck={false}>{(puzzle.entries(rule.name) ?? []).join("\n")}</textarea>
      <button id="use-words" onClick={put}>Apply</button>
    </>
  );
}

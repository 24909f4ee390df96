// The tool in hand: what to do with it, and fields for what the board can't say.
import { useEffect, useRef } from "preact/hooks";
import { bringIntoSight } from "../sight";
import type { Session } from "../session";
import { isWord, type RuleForm } from "./rule_forms";
import { SidesPanel } from "./sides_panel";
import { RegionsPanel } from "./regions_panel";
import { WordsPanel } from "./words_panel";

const hints: Record<string, string> = {
  cells: "Drag over the cells in order, or select some and press Enter.",
  pairs: "Click the edge between two cells, again for its next kind or none; or drag from cell to cell.",
  signs: "Click the edge between two cells, again to turn the sign or remove it; or drag from cell to cell.",
};

/** A choice of words, or a field for a number or values. */
function Before({ session, rule }: { session: Session; rule: RuleForm }) {
  const { tool } = session;
  const words = rule.before.filter(isWord);
  if (words.length > 0) {
    return (
      <label>Kind{" "}
        <select id="before" value={tool.before} onChange={(event) => tool.say(event.currentTarget.value)}>
          {rule.before.filter((word) => word === "" || isWord(word)).map((word) =>
            <option key={word} value={word}>{word || "plain"}</option>)}
        </select>
      </label>
    );
  }
  if (rule.before.every((text) => text === "")) return null;
  return (
    <label>Number or values{" "}
      <input id="before" value={tool.before} size={8} autocomplete="off"
             placeholder={rule.before.find((text) => text !== "")}
             onInput={(event) => tool.say(event.currentTarget.value)}
             onKeyDown={(event) => { if (event.key === "Enter") tool.add(); }} />
    </label>
  );
}

function DrawPanel({ session, rule }: { session: Session; rule: RuleForm }) {
  const { tool, puzzle } = session;
  const all = puzzle!.entries(rule.name)?.includes("all given") ?? false;
  const toggleAll = () => {
    const rest = (puzzle!.entries(rule.name) ?? []).filter((entry) => entry !== "all given");
    const next = all ? rest : [...rest, "all given"];
    session.edit(puzzle!.withEntries(rule.name, next.length > 0 ? next : null));
  };
  return (
    <>
      <div class="row">
        <Before session={session} rule={rule} />
        {rule.kind === "signs" &&
          <label>Sign{" "}
            <select id="sign" value={tool.sign} onChange={(event) => { tool.sign = event.currentTarget.value; }}>
              <option>&lt;</option><option>&gt;</option>
            </select>
          </label>}
        {rule.groups > 1 && <button id="end-group" onClick={() => tool.endGroup()}>Next group</button>}
        <button id="add-entry" onClick={() => tool.add()}>Add</button>
        {rule.allGiven && <label><input type="checkbox" checked={all} onChange={toggleAll} /> No others are possible</label>}
      </div>
      <p>{rule.corner ? "Type the values, then click where four cells meet." : hints[rule.kind]}{tool.takesDigits && rule.kind === "cells" && !rule.corner && " Its number can be typed before or after that."}{rule.groups > 1 && " Enter the groups one after the other."}</p>
    </>
  );
}

export function ToolPanel({ session }: { session: Session }) {
  const { rule, field } = session.tool;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.body.classList.toggle("drawing", rule !== null);
    document.body.classList.toggle("numbered", session.tool.takesDigits);
    const clue = field && document.querySelector<HTMLInputElement>(`.ring [aria-label="${field}"]`);
    if (clue) return clue.select();
    panel.current?.focus({ preventScroll: true });
    bringIntoSight(panel.current);
  }, [rule]);
  if (!rule) return null;
  const panels = { sides: SidesPanel, regions: RegionsPanel, text: WordsPanel } as Record<string, typeof DrawPanel>;
  const Panel = panels[rule.kind] ?? DrawPanel;
  return (
    <div id="tool" ref={panel} tabIndex={-1} role="group" aria-label={`Tool: ${rule.name}`}>
      <div class="row">
        <b>{rule.name.replace(/-/g, " ")}</b>
        <button id="put-down" onClick={() => session.tool.take(null)}>Done</button>
      </div>
      <p class="faint of-rule-told">{rule.summary}</p>
      <Panel key={rule.name} session={session} rule={rule} />
    </div>
  );
}

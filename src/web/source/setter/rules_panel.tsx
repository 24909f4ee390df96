// The rules of the puzzle: those in use with their entries, each of which can be changed or taken
// away; and all others of the program to be added.
import { useEffect, useRef, useState } from "preact/hooks";
import { useSession, type Session } from "../session";
import { aliasesOf } from "./aliases";
import { changeRule } from "./change_rule";
import { Example } from "./example";
import { Field } from "./field";
import { ruleForms, spoken, type Kind, type RuleForm } from "./rule_forms";
import { ToolPanel } from "./tool_panel";

const headings: [string, Kind[]][] = [
  ["Whole board", ["switch"]],
  ["Cells, lines, cages", ["cells"]],
  ["Between cells", ["pairs", "signs"]],
  ["Beside the board", ["sides"]],
  ["Regions", ["regions"]],
  ["In words", ["text"]],
];

const verb = ({ kind }: RuleForm) => (["cells", "pairs", "signs"].includes(kind) ? "Draw" : "Edit");

type Rule = Pick<RuleForm, "name" | "board">;

function Entries({ session, rule, data }: { session: Session; rule: Rule; data: readonly string[] }) {
  const put = (at: number, entry: string) => {
    const next = data.map((old, index) => (index === at ? entry.trim() : old)).filter((one) => one !== "");
    changeRule(session, rule, next.length > 0 ? next : null);
  };
  const name = spoken(rule.name);
  const { inspection, puzzle } = session;
  const whyOf = (entry: string) =>
    puzzle!.aside.find((one) => one.rule === rule.name && one.data.length === 1 && one.data[0] === entry)?.why;
  return (
    <ol class="entries" onMouseLeave={() => inspection.clear()}>
      {data.map((entry, at) => (
        <li key={at} onMouseEnter={() => inspection.show(puzzle!.cellsNamed(entry))}>
          <Field value={entry} aria-label={`Entry ${at + 1} of ${name}`} spellcheck={false}
                 change={(text) => put(at, text)} />
          <button aria-label={`Remove entry ${at + 1} of ${name}`} onClick={() => put(at, "")}>×</button>
          {whyOf(entry) && <span class="trouble">{whyOf(entry)}</span>}
        </li>
      ))}
    </ol>
  );
}

function Used({ session, forms }: { session: Session; forms: RuleForm[] }) {
  const { puzzle, tool } = session;
  return (
    <ul id="used" aria-label="Rules of this puzzle">
      {puzzle!.rules.map(({ name, data }) => {
        const form = forms.find((one) => one.name === name);
        const rule = form ?? { name, board: true };
        return (
          <li key={name}>
            <span class="row">
              <b title={form?.summary}>{spoken(name)}</b>
              {form && form.kind !== "switch" && tool.rule !== form &&
                <button onClick={() => tool.take(form)} aria-label={`${verb(form)} ${spoken(name)}`}>{verb(form)}</button>}
              <button onClick={() => changeRule(session, rule, null)}
                      aria-label={`Remove ${spoken(name)}`}>Remove</button>
            </span>
            {data.length > 0 && form?.kind !== "regions" && <Entries session={session} rule={rule} data={data} />}
          </li>
        );
      })}
    </ul>
  );
}

function Choice({ form, take }: { form: RuleForm; take: (form: RuleForm) => void }) {
  return (
    <li>
      <button class="plain with-example" onClick={() => take(form)}>
        <Example form={form} />
        <span class="of-rule"><b>{spoken(form.name)}</b> <span>{form.summary}{aliasesOf(form.name) && ` (${aliasesOf(form.name)})`}</span></span>
      </button>
    </li>
  );
}

function Choices({ session, forms }: { session: Session; forms: RuleForm[] }) {
  const [sought, seek] = useState("");
  const [isOpen, open] = useState(false);
  const list = useRef<HTMLDetailsElement>(null);
  const words = sought.toLowerCase().split(/\s+/);
  const fits = ({ name, summary }: RuleForm) =>
    words.every((word) => `${spoken(name)} ${name} ${summary} ${aliasesOf(name)}`.toLowerCase().includes(word));
  const take = (form: RuleForm) => {
    const { puzzle } = session;
    if (form.kind === "switch") changeRule(session, form, puzzle!.entries(form.name) ? null : []);
    else {
      list.current!.open = false;
      session.tool.take(form);
    }
  };
  return (
    <details id="choices" ref={list} onToggle={(event) => open(event.currentTarget.open)}>
      <summary>Add a rule</summary>
      <label>Find <input type="search" id="seek" value={sought} onInput={(event) => seek(event.currentTarget.value)} /></label>
      {isOpen && headings.map(([heading, kinds]) => {
        const fitting = forms.filter((form) => kinds.includes(form.kind) && fits(form));
        return fitting.length > 0 && (
          <div key={heading}>
            <h3>{heading}</h3>
            <ul>{fitting.map((form) => <Choice key={form.name} form={form} take={take} />)}</ul>
          </div>
        );
      })}
    </details>
  );
}

export function RulesPanel({ session }: { session: Session }) {
  useSession(session);
  const [forms, setForms] = useState<RuleForm[]>([]);
  useEffect(() => { void session.attempt(async () => setForms(await ruleForms())); }, [session]);
  if (!session.puzzle) return null;
  return (
    <section id="rules-panel" aria-label="Rules">
      <h2>Rules</h2>
      {session.puzzle.rules.length === 0 && <p class="faint">Only rows, columns and boxes.</p>}
      <Used session={session} forms={forms} />
      <ToolPanel session={session} />
      <Choices session={session} forms={forms} />
    </section>
  );
}

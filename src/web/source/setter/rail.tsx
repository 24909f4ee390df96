// The rail of tools: pictures with names, those used last at its beginning, and the way to all others.
import { useEffect, useRef, useState } from "preact/hooks";
import { useSession, type Session } from "../session";
import { aliasesOf } from "./aliases";
import { Example } from "./example";
import { ruleForms, spoken, type RuleForm } from "./rule_forms";
import { usedLast } from "./used_last";

const usual = ["cages", "thermometers", "arrows", "whispers", "renban", "kropki", "quadruples", "sandwich", "little-killers", "regions"];

const titleOf = ({ name, summary }: RuleForm) => [spoken(name), aliasesOf(name)].filter((part) => part).join(", ") + `: ${summary}`;

/** Opens the list of all rules, with the keys in its field. */
function seekAll() {
  const list = document.querySelector<HTMLDetailsElement>("#choices")!;
  list.open = true;
  document.getElementById("seek")!.focus();
}

export function Rail({ session }: { session: Session }) {
  useSession(session);
  const [forms, setForms] = useState<RuleForm[]>([]);
  useEffect(() => { void session.attempt(async () => setForms(await ruleForms())); }, [session]);
  // Its order stays while somebody works; a tool that isn't on it yet comes to its beginning.
  const order = useRef([...new Set([...usedLast(), ...usual])].slice(0, usual.length));
  const { tool } = session;
  if (tool.rule && !order.current.includes(tool.rule.name)) order.current = [tool.rule.name, ...order.current.slice(0, -1)];
  const shown = order.current.flatMap((name) => forms.find((form) => form.name === name) ?? []);
  return (
    <nav id="rail" aria-label="Tools" hidden={session.mode !== "set"}>
      {shown.map((form) =>
        <button key={form.name} aria-pressed={tool.rule === form} title={titleOf(form)}
                onClick={() => tool.take(tool.rule === form ? null : form)}>
          <Example form={form} />{spoken(form.name)}
        </button>)}
      <button id="more-tools" aria-label="More tools" onClick={seekAll}><span class="example">⌕</span>more…</button>
    </nav>
  );
}

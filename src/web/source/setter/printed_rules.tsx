// The rules in words, below a board that is printed: on paper there is no list to open.
import { useEffect, useState } from "preact/hooks";
import { useSession, type Session } from "../session";
import { ruleForms, type RuleForm } from "./rule_forms";

export function PrintedRules({ session }: { session: Session }) {
  useSession(session);
  const [forms, setForms] = useState<RuleForm[]>([]);
  useEffect(() => { void session.attempt(async () => setForms(await ruleForms())); }, [session]);
  const rules = session.puzzle?.rules ?? [];
  if (rules.length === 0) return null;
  return (
    <ul id="printed-rules">
      {rules.map(({ name }) => (
        <li key={name}>
          <b>{name.replace(/-/g, " ")}</b>: {forms.find((form) => form.name === name)?.summary ?? "see the board"}
        </li>
      ))}
    </ul>
  );
}

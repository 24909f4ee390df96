// A choice among the encodings of the program, which lists them itself.
import { useEffect, useState } from "preact/hooks";
import { ask, type Answer } from "../requests";
import type { Session } from "../session";

/** Of those who give clauses to somebody, as the program's commands have it. */
export const usualEncoding = "maple";

let all: Promise<Answer[]> | null = null;

/** All of them, for which the program is asked once. */
export function allEncodings() {
  all ??= ask({ command: "list", options: { what: "encodings" } });
  all.catch(() => { all = null; });
  return all;
}

export function EncodingChoice({ session, id, label, chosen, choose }: {
  session: Session; id: string; label: string; chosen: string; choose: (encoding: string) => void;
}) {
  const [encodings, setEncodings] = useState<Answer[]>([]);
  useEffect(() => {
    void session.attempt(async () => setEncodings(await allEncodings()));
  }, [session]);
  return (
    <label>{label}{" "}
      <select id={id} onChange={(event) => choose(event.currentTarget.value)}>
        {encodings.map(({ name, summary }) =>
          <option key={name} title={summary} selected={name === chosen}>{name}</option>)}
      </select>
    </label>
  );
}

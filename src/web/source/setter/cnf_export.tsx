// The puzzle's CNF as a file, in an encoding of the program, for any other solver.
import { useEffect, useState } from "preact/hooks";
import { ask, askOne, type Answer } from "../requests";
import type { Session } from "../session";
import { download } from "./files";

const usual = "maple"; // as the command dimacs

async function save(session: Session, encoding: string, names: boolean) {
  session.say("Writing the CNF …");
  try {
    const options = { encoding, names };
    const answer = await askOne("dimacs", session.puzzle!.text(), options, {
      signal: session.signal,
      onProgress: ({ done }) => session.say(`Writing the CNF … ${done.toLocaleString("en")} clauses`),
    });
    download(answer.document, `puzzle-${encoding}.cnf`, "text/plain");
  } finally {
    session.say("");
  }
}

export function CnfExport({ session }: { session: Session }) {
  const [encodings, setEncodings] = useState<Answer[]>([]);
  const [encoding, choose] = useState(usual);
  const [names, setNames] = useState(true);
  useEffect(() => {
    void session.attempt(async () => setEncodings(await ask({ command: "list", options: { what: "encodings" } })));
  }, [session]);
  return (
    <div class="row">
      <label>CNF, encoding{" "}
        <select id="cnf-encoding" onChange={(event) => choose(event.currentTarget.value)}>
          {encodings.map(({ name, summary }) =>
            <option key={name} title={summary} selected={name === encoding}>{name}</option>)}
        </select>
      </label>
      <label>
        <input type="checkbox" id="cnf-names" checked={names}
               onChange={(event) => setNames(event.currentTarget.checked)} /> Name variables
      </label>
      <button id="save-cnf" onClick={() => session.attempt(() => save(session, encoding, names))}>Save CNF</button>
    </div>
  );
}

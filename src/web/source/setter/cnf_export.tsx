// The puzzle's CNF as a file, in an encoding of the program, for any other solver.
import { useState } from "preact/hooks";
import { askFor } from "../requests";
import type { Session } from "../session";
import { EncodingChoice, usualEncoding } from "../microscope/encoding_choice";
import { download } from "./files";

async function save(session: Session, encoding: string, names: boolean) {
  session.say("Writing the CNF …");
  try {
    const options = { encoding, names };
    const answer = await askFor("document", "dimacs", session.puzzle!.text(), options, {
      signal: session.signal,
      onProgress: ({ done }) => session.say(`Writing the CNF … ${done.toLocaleString("en")} clauses`),
    });
    download(answer.document, `puzzle-${encoding}.cnf`, "text/plain");
  } finally {
    session.say("");
  }
}

export function CnfExport({ session }: { session: Session }) {
  const [encoding, choose] = useState(usualEncoding);
  const [names, setNames] = useState(true);
  return (
    <div class="row">
      <EncodingChoice session={session} id="cnf-encoding" label="CNF, encoding" chosen={encoding} choose={choose} />
      <label>
        <input type="checkbox" id="cnf-names" checked={names}
               onChange={(event) => setNames(event.currentTarget.checked)} /> Name variables
      </label>
      <button id="save-cnf" onClick={() => session.attempt(() => save(session, encoding, names))}>Save CNF</button>
    </div>
  );
}

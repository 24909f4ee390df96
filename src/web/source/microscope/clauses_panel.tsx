// Clauses and grid: those of the cell or candidate that is looked at, in words; each clause marks
// its cells on the board.
import { useEffect, useState } from "preact/hooks";
import type { Answer } from "../requests";
import { useSession, type Session } from "../session";
import { nothing } from "../values";
import { counted } from "../words";
import { useClauses } from "./clauses";
import { EncodingChoice, usualEncoding } from "./encoding_choice";
import { ValueButtons } from "./value_buttons";

function Values({ session }: { session: Session }) {
  const { inspection, puzzle } = session;
  const { cell, value: chosen } = inspection.about;
  const choose = (value: number) => {
    session.select(session.selection, cell);
    inspection.choose({ cell, value });
  };
  return (
    <div class="row" role="group" aria-label="Clauses of the cell or of one value">
      <button aria-pressed={chosen === nothing} onClick={() => choose(nothing)}>{puzzle!.name(cell)}</button>
      <ValueButtons puzzle={puzzle!} cell={cell} pressed={(value) => chosen === value} choose={choose} />
    </div>
  );
}

function Families({ answer, family, choose }: { answer: Answer; family: string; choose: (family: string) => void }) {
  return (
    <div class="row" role="group" aria-label="Families of clauses">
      {answer.families.map(({ family: name, clauses }: { family: string; clauses: number }) => (
        <button key={name} aria-pressed={name === family} onClick={() => choose(name === family ? "" : name)}>
          {name} <span class="faint">{clauses}</span>
        </button>
      ))}
    </div>
  );
}

function List({ session, clauses }: { session: Session; clauses: Answer[] }) {
  const { inspection, puzzle } = session;
  const show = (words: string) => inspection.show((words.match(/r\d+c\d+/g) ?? []).map((name) => puzzle!.cell(name)));
  return (
    <ol id="clauses" aria-label="Clauses" onMouseLeave={() => inspection.clear()}>
      {clauses.map(({ clause, words, about, family }) => (
        <li key={clause}>
          <button class="plain" onMouseEnter={() => show(words)} onFocus={() => show(words)}
                  onClick={() => show(words)} onBlur={() => inspection.clear()}>
            {words} <span>{about ? `${family}: ${about}` : family}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Clauses({ session }: { session: Session }) {
  const { inspection, puzzle } = session;
  const [encoding, choose] = useState(usualEncoding);
  const [family, setFamily] = useState("");
  const { cell, value } = inspection.about;
  const about = puzzle!.name(cell) + (value === nothing ? "" : `=${value}`);
  const answer = useClauses(session, { encoding, about, family });
  const wanted = answer?.families.find((one: Answer) => one.family === family)?.clauses ?? answer?.matching;
  const hidden = answer ? wanted - answer.shown.length : 0;
  return (
    <>
      <p class="faint">Point at a cell or a candidate, or select it, to see its clauses. Point at a clause to see its cells.</p>
      <EncodingChoice session={session} id="clauses-encoding" label="Encoding" chosen={encoding} choose={choose} />
      <Values session={session} />
      {answer && <>
        <p id="clauses-count" role="status">
          {answer.about} is in {counted(answer.matching, "clause")} of {answer.clauses.toLocaleString("en")}.
        </p>
        <Families answer={answer} family={family} choose={setFamily} />
        <List session={session} clauses={answer.shown} />
        {hidden > 0 && <p class="faint">… and {hidden} more: choose a family or a value.</p>}
      </>}
    </>
  );
}

export function ClausesPanel({ session }: { session: Session }) {
  useSession(session);
  const [unfolded, setOpen] = useState(false);
  const open = unfolded && session.mode === "sat";
  useEffect(() => {
    document.body.classList.toggle("looking", open);
    session.inspection.follow(open);
  }, [open]);
  return (
    <details id="clauses-panel" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Clauses of a cell</summary>
      {open && session.puzzle && <Clauses session={session} />}
    </details>
  );
}

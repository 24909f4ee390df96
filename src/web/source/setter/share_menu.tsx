// Puzzles go out: as a link, as text in the formats of the program, as pictures, as a CNF.
import { useState } from "preact/hooks";
import { askOne } from "../requests";
import { useSession, type Session } from "../session";
import { CnfExport } from "./cnf_export";
import { Menu } from "./menu";
import { copy, download, pdfOf, pngOf } from "./files";

interface TextFormat { name: string; format: string; ending: string; type: string }

const formats: TextFormat[] = [
  { name: "Puzzle file", format: "puzzle", ending: "txt", type: "text/plain" },
  { name: "f-puzzles JSON", format: "fpuzzles", ending: "json", type: "application/json" },
  { name: "f-puzzles link", format: "link", ending: "txt", type: "text/plain" },
  { name: "SudokuPad link", format: "sudokupad", ending: "txt", type: "text/plain" },
  { name: "Interactive Sudoku Solver link", format: "iss", ending: "txt", type: "text/plain" },
  { name: "One line", format: "line", ending: "txt", type: "text/plain" },
  { name: "SVG picture", format: "svg", ending: "svg", type: "image/svg+xml" },
  { name: "TikZ for LaTeX", format: "tex", ending: "tex", type: "text/plain" },
];

async function documentOf(session: Session, format: string) {
  const options = { format, ...(format === "svg" && { theme: "light", caption: true }) };
  const answer = await askOne("convert", session.puzzle!.text(), options, { signal: session.signal });
  if (!answer.document) throw new Error(answer.reason ?? "This puzzle can't be written in this format.");
  return answer.document + (format === "puzzle" ? session.puzzle!.unfinished() : "");
}

async function copyText(session: Session, format: string) {
  await copy(await documentOf(session, format));
  session.say("Copied.");
}

async function save(session: Session, { format, ending, type }: TextFormat) {
  download(await documentOf(session, format), `puzzle.${ending}`, type);
}

async function copyLink(session: Session) {
  await copy(location.href);
  session.say("Link copied. It works wherever this page is served.");
}

/** In a window of its own, which learns nothing of this page. */
async function openInSudokuPad(session: Session) {
  window.open(await documentOf(session, "sudokupad"), "_blank", "noopener,noreferrer");
}

async function savePng(session: Session) {
  download(await pngOf(await documentOf(session, "svg")), "puzzle.png", "image/png");
}

async function savePdf(session: Session) {
  download(await pdfOf(await documentOf(session, "svg")), "puzzle.pdf", "application/pdf");
}

/** What only the link and the puzzle file can keep. */
function LeftOut({ session }: { session: Session }) {
  const count = session.puzzle?.aside.length ?? 0;
  if (count === 0) return null;
  return (
    <p class="left-out">The link and the puzzle file keep {count === 1 ? "the clue" : `the ${count} clues`} that can't be read
      yet; all else is without {count === 1 ? "it" : "them"}.</p>
  );
}

export function ShareMenu({ session }: { session: Session }) {
  useSession(session);
  const [chosen, choose] = useState(formats[0]);
  const run = (work: () => Promise<void>) => () => session.attempt(work);
  return (
    <Menu id="export" name="Share">
      <div class="row">
        <button id="link" onClick={run(() => copyLink(session))}>Copy link</button>
        <button id="sudokupad" onClick={run(() => openInSudokuPad(session))}>Open in SudokuPad</button>
        <button id="copy" onClick={run(() => copyText(session, "puzzle"))}>Copy puzzle file</button>
      </div>
      <div class="row">
        <label>As{" "}
          <select id="format" onChange={(event) => choose(formats[event.currentTarget.selectedIndex])}>
            {formats.map(({ name }) => <option key={name} selected={name === chosen.name}>{name}</option>)}
          </select>
        </label>
        <button id="copy-as" onClick={run(() => copyText(session, chosen.format))}>Copy</button>
        <button id="save-as" onClick={run(() => save(session, chosen))}>Save</button>
      </div>
      <CnfExport session={session} />
      <div class="row">
        <button id="png" onClick={run(() => savePng(session))}>Save PNG</button>
        <button id="pdf" onClick={run(() => savePdf(session))}>Save PDF</button>
        <button id="print" onClick={() => window.print()}>Print</button>
      </div>
      <LeftOut session={session} />
      <p class="faint" aria-hidden="true">{session.trouble || session.notice}</p>
    </Menu>
  );
}

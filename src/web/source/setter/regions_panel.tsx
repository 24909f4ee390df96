// Jigsaw regions: each cell has a letter, to begin with that of its box; chosen cells get another.
import type { Session } from "../session";
import type { Puzzle } from "../puzzle";
import type { RuleForm } from "./rule_forms";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXY";

/** The letter of each cell. */
function lettersOf(puzzle: Puzzle) {
  const rows = puzzle.entries("regions");
  if (rows?.length === puzzle.size && rows.every((row) => row.length === puzzle.size)) return [...rows.join("")];
  const all: string[] = [];
  for (let box = 0; box < puzzle.size; ++box) {
    for (const cell of puzzle.unit("box", box)) all[cell] = letters[box];
  }
  return all;
}

export function RegionsPanel({ session }: { session: Session; rule: RuleForm }) {
  const puzzle = session.puzzle!;
  const { size } = puzzle;
  const now = lettersOf(puzzle);
  const put = (letter: string) => {
    for (const cell of session.selection) now[cell] = letter;
    const rows = Array.from({ length: size }, (_, row) => now.slice(row * size, (row + 1) * size).join(""));
    session.edit(puzzle.withEntries("regions", rows));
  };
  return (
    <>
      <p>Choose cells, then the letter of their region. A region has {size} cells:</p>
      <div class="row" role="group" aria-label="Regions">
        {[...letters.slice(0, size)].map((letter) => (
          <button key={letter} onClick={() => put(letter)}
                  aria-label={`Region ${letter}, ${now.filter((one) => one === letter).length} cells`}>
            {letter} {now.filter((one) => one === letter).length}
          </button>
        ))}
      </div>
      <pre class="letters">{Array.from({ length: size }, (_, row) => now.slice(row * size, (row + 1) * size).join(" ")).join("\n")}</pre>
    </>
  );
}

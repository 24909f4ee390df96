// Jigsaw regions: each cell has a letter, to begin with that of its box; chosen cells get another.
import type { Session } from "../session";
import type { Puzzle } from "../puzzle";
import type { RuleForm } from "./rule_forms";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXY";

/** How many regions of as many cells as there are values the board has. */
const regionsOf = ({ layout }: Puzzle) => layout.cells / Math.max(layout.rows, layout.columns);

/** The letter of each cell. */
function lettersOf(puzzle: Puzzle) {
  const rows = puzzle.entries("regions");
  const { layout } = puzzle;
  if (rows?.length === layout.rows && rows.every((row) => row.length === layout.columns)) return [...rows.join("")];
  const all: string[] = [];
  for (let box = 0; box < regionsOf(puzzle); ++box) {
    for (const cell of layout.unit("box", box)) all[cell] = letters[box];
  }
  return all;
}

export function RegionsPanel({ session }: { session: Session; rule: RuleForm }) {
  const puzzle = session.puzzle!;
  const { layout } = puzzle;
  const now = lettersOf(puzzle);
  const put = (letter: string) => {
    for (const cell of session.selection) now[cell] = letter;
    session.edit(puzzle.withEntries("regions", layout.lines((cell) => now[cell])));
  };
  return (
    <>
      <p>Select cells, then press the letter of their region. A region has {Math.max(layout.rows, layout.columns)} cells:</p>
      <div class="row" role="group" aria-label="Regions">
        {[...letters.slice(0, regionsOf(puzzle))].map((letter) => (
          <button key={letter} onClick={() => put(letter)}
                  aria-label={`Region ${letter}, ${now.filter((one) => one === letter).length} cells`}>
            {letter} {now.filter((one) => one === letter).length}
          </button>
        ))}
      </div>
      <pre class="letters">{layout.lines((cell) => now[cell] + " ").join("\n")}</pre>
    </>
  );
}

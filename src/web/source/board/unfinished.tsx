// Clues that the program can't read yet, over the board in red: a path through their cells, and of a
// jigsaw the borders of all its regions.
import type { Aside, Puzzle } from "../puzzle";

const isRegions = ({ rule, data }: Aside, { layout }: Puzzle) => rule === "regions" && data.length === layout.rows;

/** Of regions those of the one that is complained of. */
export function asideCells(puzzle: Puzzle, aside: Aside): number[] {
  if (!isRegions(aside, puzzle)) return aside.data.flatMap((entry) => puzzle.cellsNamed(entry)).filter((cell) => cell >= 0);
  const sign = /'(.)'/.exec(aside.why)?.[1];
  return [...puzzle.layout.places.keys()].filter((cell) => signAt(puzzle, aside, cell) === sign);
}

function signAt({ layout }: Puzzle, { data }: Aside, cell: number) {
  const { row, column } = layout.places[cell];
  return data[row]?.[column];
}

/** A line wherever two regions meet. */
function borders(puzzle: Puzzle, aside: Aside) {
  const { layout } = puzzle;
  return [...layout.places.entries()].flatMap(([cell, { row, column }]) => {
    const sign = signAt(puzzle, aside, cell);
    const other = (down: number, right: number) => {
      const there = layout.at(row + down, column + right);
      return there >= 0 && signAt(puzzle, aside, there) !== sign;
    };
    return [
      ...(other(0, 1) ? [`M${column + 1} ${row}v1`] : []),
      ...(other(1, 0) ? [`M${column} ${row + 1}h1`] : []),
    ];
  }).join("");
}

/** What a sign at the place says: of a region how many cells it has. */
const signOf = (aside: Aside, puzzle: Puzzle) => (isRegions(aside, puzzle) ? /has (\d+) cell/.exec(aside.why)?.[1] : "!");

/** At the first cell, so that it is seen which clue the words below the board are about. */
function Sign({ puzzle, aside }: { puzzle: Puzzle; aside: Aside }) {
  const [first] = asideCells(puzzle, aside);
  const sign = signOf(aside, puzzle);
  if (first === undefined || !sign) return null;
  const { row, column } = puzzle.layout.places[first];
  return (
    <g class="unfinished-sign" transform={`translate(${column + 0.8} ${row + 0.2})`}>
      <circle r=".17" /><text y=".085">{sign}</text>
    </g>
  );
}

export function Unfinished({ puzzle, place }: { puzzle: Puzzle; place: Record<string, string> }) {
  if (puzzle.aside.length === 0) return null;
  const { layout } = puzzle;
  const point = (cell: number) => `${layout.places[cell].column + 0.5},${layout.places[cell].row + 0.5}`;
  return (
    <svg class="stroke" viewBox={`0 0 ${layout.columns} ${layout.rows}`} style={place} aria-hidden="true">
      {puzzle.aside.map((aside, at) => isRegions(aside, puzzle)
        ? <path key={at} class="unfinished-line" d={borders(puzzle, aside)} />
        : <polyline key={at} class="unfinished-line" points={asideCells(puzzle, aside).map(point).join(" ")} />)}
      {puzzle.aside.map((aside, at) => <Sign key={at} puzzle={puzzle} aside={aside} />)}
    </svg>
  );
}

// What setters call rules elsewhere, so that a search finds them by the names that they know.
const aliases: Record<string, string> = {
  cages: "killer", whispers: "German whispers, Dutch whispers", kropki: "white dots, black dots", inequalities: "greater than, less than, futoshiki",
  regions: "jigsaw, irregular", thermometers: "thermo", "little-killers": "diagonal sums", diagonals: "X-sudoku, diagonal", windoku: "hypersudoku",
  "non-consecutive": "no neighbours in sequence", "anti-knight": "chess", "anti-king": "chess, no touch", between: "between lines", xv: "X and V, sum of 10, sum of 5",
  lockouts: "lockout lines", zippers: "zipper lines", "parity-lines": "odd and even alternate", "counting-circles": "circles", grids: "samurai, gattai",
  skyscrapers: "towers", quadruples: "quads, corners", clones: "copies", minimums: "local minimum, fortress", maximums: "local maximum, fortress",
};

/** "" where it has none. */
export const aliasesOf = (rule: string) => aliases[rule] ?? "";

// The certificate of what was found out: its files in one archive, for `sudoku-sat verify`, which
// needs no solver. A ZIP is what every system opens, telephones too.
import { strToU8, zipSync } from "fflate";
import { askOne, type Asking } from "../requests";
import type { Puzzle } from "../puzzle";

/** An archive with the folder "certificate". Throws where nothing is proved. */
export async function certificate(puzzle: Puzzle, asking: Asking) {
  const answer = await askOne("prove", puzzle.text(), { timeout: 60 }, asking);
  if (!answer.files) throw new Error(`No certificate: ${answer.reason}.`);
  const files = Object.entries<string>(answer.files).map(([name, text]) => [`certificate/${name}`, strToU8(text)]);
  return new Blob([zipSync(Object.fromEntries(files)) as Uint8Array<ArrayBuffer>]);
}

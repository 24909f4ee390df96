// The places beside the board: a field for each clue there, while a rule of such clues is in hand.
import type { Session } from "../session";
import type { Layout } from "../layout";
import { Field } from "../setter/field";
import { clueBeside, idOf } from "./unfinished";
import type { RuleForm } from "../setter/rule_forms";
import { ruleForms } from "../setter/rule_forms";
import { cluesOf, edges, lengthOf, sideName, withClue, type Edge } from "../setter/sides";

/** The room that the fields need, in cells. */
export const ringRoom = 1.1;
const size = 0.84; // of a field, in cells
const gap = 0.16; // between it and the board

/** Where a field lies, as shares of the grid. */
function placeOf(edge: Edge, at: number, { rows, columns }: Layout) {
  const along = at + (1 - size) / 2;
  const [x, y] = { top: [along, -gap - size], bottom: [along, rows + gap], left: [-gap - size, along], right: [columns + gap, along] }[edge];
  return { left: `${(x / columns) * 100}%`, top: `${(y / rows) * 100}%`, width: `${(size / columns) * 100}%`, height: `${(size / rows) * 100}%` };
}

/** What the strip says of it. */
const toldWrong = (number: number | undefined) =>
  number === undefined ? {} : { "aria-invalid": "true" as const, "aria-describedby": idOf(number) };

export function Ring({ session, rule, place }: { session: Session; rule: RuleForm; place: Record<string, string> }) {
  const puzzle = session.puzzle!;
  const { layout } = puzzle;
  const entries = puzzle.entries(rule.name) ?? [];
  const wrong = puzzle.aside.flatMap((one, number) => (one.rule === rule.name ? clueBeside(puzzle, one).map((clue) => ({ ...clue, number })) : []));
  const wrongAt = (side: string, at: number) => wrong.find((one) => one.side === side && one.at === at);
  return (
    <div class="ring" style={place} role="group" aria-label={`${rule.name.replace(/-/g, " ")}, clues beside the board`}>
      {edges.flatMap((edge) => {
        const side = sideName(rule, edge, session.tool.way);
        const length = lengthOf(edge, layout);
        return cluesOf(entries, side, length).map((clue, at) => (
          <span key={`${side} ${at}`} style={placeOf(edge, at, layout)}>
            <Field value={clue} autocomplete="off" aria-label={`${side}, clue ${at + 1}`} {...toldWrong(wrongAt(side, at)?.number)}
                   change={(text) => session.edit(withClue(puzzle, rule.name, side, length, at, text))} />
          </span>
        ));
      })}
    </div>
  );
}

/** The edge beside which a point lies, and the place there; null: it is on the board or in a corner. */
function edgeAt(column: number, row: number, { rows, columns }: Layout): { edge: Edge; at: number } | null {
  const [x, y] = [Math.floor(column), Math.floor(row)];
  const inside = { x: x >= 0 && x < columns, y: y >= 0 && y < rows };
  if (inside.x && y < 0) return { edge: "top", at: x };
  if (inside.x && y >= rows) return { edge: "bottom", at: x };
  if (inside.y && x < 0) return { edge: "left", at: y };
  if (inside.y && x >= columns) return { edge: "right", at: y };
  return null;
}

/** A click beside the board on a clue takes its rule in hand, with the keys on the clue. */
export async function takeClueAt(session: Session, column: number, row: number) {
  const puzzle = session.puzzle!;
  const place = edgeAt(column, row, puzzle.layout);
  if (!place || session.mode !== "set" || session.tool.rule?.kind === "sides") return;
  const { edge, at } = place;
  for (const rule of (await ruleForms()).filter(({ kind, name }) => kind === "sides" && puzzle.entries(name))) {
    for (const way of [0, 1]) {
      const side = sideName(rule, edge, way);
      if (cluesOf(puzzle.entries(rule.name)!, side, lengthOf(edge, puzzle.layout))[at] === "") continue;
      session.tool.way = way;
      session.tool.take(rule, `${side}, clue ${at + 1}`);
      return;
    }
  }
}

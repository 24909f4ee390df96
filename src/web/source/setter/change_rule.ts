// A rule gets other entries; of one that makes the board the program says which board that is.
import type { Session } from "../session";
import type { RuleForm } from "./rule_forms";

/** `data`: its entries; null: the puzzle is without the rule. */
export function changeRule(session: Session, rule: Pick<RuleForm, "name" | "board">, data: readonly string[] | null) {
  if (rule.board) void session.attempt(() => session.changeBoard(rule.name, data));
  else session.edit(session.puzzle!.withEntries(rule.name, data));
}

// What the tool in hand is drawing: a path through the cells of each group, over the board.
import type { Session } from "../session";

export function Stroke({ session, place }: { session: Session; place: Record<string, string> }) {
  const { tool, selection, puzzle } = session;
  if (!tool.rule || tool.rule.kind === "regions") return null;
  const { layout } = puzzle!;
  const point = (cell: number) => `${layout.places[cell].column + 0.5},${layout.places[cell].row + 0.5}`;
  return (
    <svg class="stroke" viewBox={`0 0 ${layout.columns} ${layout.rows}`} style={place} aria-hidden="true">
      {tool.rule.corner && selection.length === 1 &&
        <circle cx={layout.places[selection[0]].column + 1} cy={layout.places[selection[0]].row + 1} r=".28" />}
      {[...tool.groups, selection].map((group, at) => (
        <polyline key={at} points={group.map(point).join(" ")} />
      ))}
    </svg>
  );
}

// What the tool in hand is drawing: a path through the cells of each group, over the board.
import type { Session } from "../session";

export function Stroke({ session, place }: { session: Session; place: Record<string, string> }) {
  const { tool, selection, puzzle } = session;
  if (!tool.rule || tool.rule.kind === "regions") return null;
  const { size } = puzzle!;
  const point = (cell: number) => `${(cell % size) + 0.5},${Math.floor(cell / size) + 0.5}`;
  return (
    <svg class="stroke" viewBox={`0 0 ${size} ${size}`} style={place} aria-hidden="true">
      {[...tool.groups, selection].map((group, at) => (
        <polyline key={at} points={group.map(point).join(" ")} />
      ))}
    </svg>
  );
}

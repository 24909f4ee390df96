// Mouse and touch on the board: a drag chooses the cells that it passes, in that order; with Shift
// or Ctrl they are added to those chosen before. With a tool in hand that needs nothing more, the
// end of a drag adds the entry. What is under the mouse is what the microscope may look at.
import { useRef } from "preact/hooks";
import type { RefObject } from "preact";
import type { Layout } from "../layout";
import type { Session } from "../session";
import { nothing } from "../values";

// A drag from corner to corner should not take the cells beside it: this share of a cell counts.
const inner = 0.42;

/** Column and row of a point, in cells from the upper left corner. */
export function pointOn(event: PointerEvent, grid: HTMLElement, layout: Layout) {
  const box = grid.getBoundingClientRect();
  return [((event.clientX - box.left) / box.width) * layout.columns, ((event.clientY - box.top) / box.height) * layout.rows];
}

/** The cell at a point; -1: none, or too near to its edge. */
function cellAt(event: PointerEvent, grid: HTMLElement, layout: Layout, exact: boolean) {
  const [column, row] = pointOn(event, grid, layout);
  const off = Math.hypot((column % 1) - 0.5, (row % 1) - 0.5);
  return exact || off < inner ? layout.at(Math.floor(row), Math.floor(column)) : -1;
}

// This near, in cells, an edge between two cells or a corner of four is meant.
const near = 0.24;

/** Does what a tool about edges or corners does at a point; false: the point is at none. */
function target(session: Session, column: number, row: number) {
  const { layout } = session.puzzle!;
  const { tool } = session;
  const [x, y] = [Math.round(column), Math.round(row)];
  const [dx, dy] = [Math.abs(column - x), Math.abs(row - y)];
  if (tool.isBetween && Math.min(dx, dy) < near && Math.max(dx, dy) > near) {
    const [one, other] = dx < dy ? [layout.at(Math.floor(row), x - 1), layout.at(Math.floor(row), x)]
      : [layout.at(y - 1, Math.floor(column)), layout.at(y, Math.floor(column))];
    if (one < 0 || other < 0) return false;
    tool.atEdge(one, other);
    return true;
  }
  const corner = layout.at(y - 1, x - 1);
  if (!tool.rule?.corner || Math.max(dx, dy) > 2 * near || corner < 0 || layout.at(y, x) < 0) return false;
  session.select([corner], corner);
  if (tool.addsAtOnce) tool.add();
  return true;
}

/** The candidate at a point; nothing: there is none. */
const valueAt = (event: PointerEvent) => Number((event.target as HTMLElement).dataset.value ?? nothing);

interface Drag {
  kept: readonly number[];
  path: number[];
  many: boolean;
}

export function usePointer(session: Session, grid: RefObject<HTMLDivElement | null>) {
  const drag = useRef<Drag | null>(null);
  const last = useRef("");
  const put = (cell: number) => {
    const { kept, path } = drag.current!;
    if (path.includes(cell)) return;
    path.push(cell);
    session.select([...kept.filter((other) => !path.includes(other)), ...path], cell);
  };
  /** A browser also tells of a move where the page has moved under the mouse: that is none. */
  const stays = ({ clientX, clientY }: PointerEvent) => {
    const before = last.current;
    last.current = `${clientX} ${clientY}`;
    return before === last.current;
  };
  const begin = (event: PointerEvent) => {
    stays(event);
    const { layout } = session.puzzle!;
    const cell = cellAt(event, grid.current!, layout, true);
    if (cell < 0 || event.button !== 0) return;
    const [column, row] = pointOn(event, grid.current!, layout);
    if (target(session, column, row)) {
      grid.current!.querySelectorAll<HTMLElement>("[role=gridcell]")[cell].focus();
      return event.preventDefault();
    }
    const many = event.shiftKey || event.ctrlKey || event.metaKey || session.chooseMany;
    const there = session.selection.includes(cell);
    if (many && there) return session.select(session.selection.filter((other) => other !== cell), cell);
    session.tool.beginStroke();
    drag.current = { kept: many ? session.selection : [], path: [], many };
    grid.current!.setPointerCapture(event.pointerId);
    put(cell);
    session.inspection.choose({ cell, value: valueAt(event) });
    grid.current!.querySelectorAll<HTMLElement>("[role=gridcell]")[cell].focus();
    event.preventDefault();
  };
  const move = (event: PointerEvent) => {
    const { layout } = session.puzzle!;
    if (stays(event)) return;
    if (!drag.current) {
      const under = cellAt(event, grid.current!, layout, true);
      if (event.pointerType === "mouse" && under >= 0) session.inspection.point({ cell: under, value: valueAt(event) });
      return;
    }
    const cell = cellAt(event, grid.current!, layout, false);
    if (cell >= 0) put(cell);
  };
  const end = () => {
    const ended = drag.current;
    drag.current = null;
    if (ended && !ended.many) session.tool.endStroke();
  };
  return {
    onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: () => { drag.current = null; },
    onPointerLeave: () => session.inspection.point(null),
  };
}

/** Scrolls to it, no farther than needed; on a phone to the top of the room that the board leaves. */
export function bringIntoSight(element: HTMLElement | null) {
  element?.scrollIntoView({ block: matchMedia("(max-width: 800px)").matches ? "start" : "nearest" });
}

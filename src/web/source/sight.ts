const phone = () => matchMedia("(max-width: 800px)").matches;

const gap = 8; // px

/** Scrolls to it, no farther than needed; on a phone to the top of the room that the board leaves. */
export function bringIntoSight(element: HTMLElement | null) {
  const stage = document.getElementById("stage");
  if (!phone() || !element || !stage) element?.scrollIntoView({ block: "nearest" });
  else scrollBy(0, element.getBoundingClientRect().top - stage.getBoundingClientRect().height - gap);
}

/** Scrolls back to where it begins, if that is below the board of a phone. */
export function showBeginning(element: HTMLElement) {
  const stage = document.getElementById("stage")!;
  if (phone() && element.getBoundingClientRect().top < stage.getBoundingClientRect().bottom) bringIntoSight(element);
}

// Nothing moves while something is pressed. An answer that came between pressing a button and letting
// it go would push the button away, and the browser drops a click that ends on another element; so
// what has changed is drawn after the click. The board follows the finger and is always drawn.
import { options } from "preact";

const pressable = "button, summary, label, tr, [role=img]";
// A list that opens takes the end of the press with it.
const never = "select, [role=grid]";
const afterRelease = 100; // ms: a browser tells of a tap a moment after the finger has gone
const longest = 2000; // ms, where no end is told

export function keepSteady() {
  let held = false;
  let waiting: (() => void) | null = null;
  let timer = 0;
  const release = () => {
    clearTimeout(timer);
    held = false;
    const draw = waiting;
    waiting = null;
    draw?.();
  };
  const releaseIn = (pause: number) => {
    clearTimeout(timer);
    if (held) timer = window.setTimeout(release, pause);
  };
  options.debounceRendering = (draw) => {
    if (held) waiting = draw;
    else queueMicrotask(draw);
  };
  addEventListener("pointerdown", ({ target }) => {
    held = target instanceof Element && !!target.closest(pressable) && !target.closest(never);
    releaseIn(longest);
  }, true);
  // A checkbox takes its new state before its click is told of, and tells its change after that: drawn in between, it
  // would be as before.
  const isSwitch = ({ target }: Event) => target instanceof HTMLInputElement && ["checkbox", "radio"].includes(target.type);
  addEventListener("click", (event) => {
    if (isSwitch(event)) releaseIn(0);
    else release();
  }, true);
  addEventListener("change", (event) => { if (isSwitch(event)) release(); });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => releaseIn(afterRelease), true);
}

// The page of `explain -f html`: the board and the steps of an explanation, which are inside the page.
// The list of steps that it is without JavaScript has their lines in the program's own words.
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { onStepKey, Steps } from "./answers/steps_panel";
import { Board } from "./board/board";
import { Puzzle } from "./puzzle";
import { Session, useSession } from "./session";
import { keepSteady } from "./steady";

function Viewer({ session }: { session: Session }) {
  useSession(session);
  useEffect(() => {
    const key = (event: KeyboardEvent) => onStepKey(event, session);
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [session]);
  return (
    <main>
      <section id="left" aria-label="Board"><Board session={session} /></section>
      <div id="right"><Steps session={session} /></div>
    </main>
  );
}

const textOf = (element: Element) => element.textContent.replace(/\s+/g, " ").trim();

/** The explanation in this page; null: it is the page of `serve`. */
export const explained = () => document.getElementById("explained");

export function view(element: HTMLElement) {
  const { board, drawing, explanation } = JSON.parse(element.textContent);
  if (explanation.steps.length === 0) return;
  const session = new Session();
  session.fix(Puzzle.of(board), drawing); // throws where the board is too large: the list stays
  session.steps.show(session.puzzle!, explanation, explanation.steps);
  session.steps.wording = [...document.querySelectorAll("#told-steps > li")]
    .map((step) => [...step.querySelectorAll("p")].map(textOf));
  const page = document.getElementById("page")!;
  page.textContent = "";
  keepSteady();
  render(<Viewer session={session} />, page);
}

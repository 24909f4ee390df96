// The title and the author, which are changed where they stand.
import { useRef } from "preact/hooks";
import { useSession, type Session } from "../session";
import { Field } from "./field";
import { closeMenus } from "./menu";

/** What a page shows that can't be edited. */
function Told({ session }: { session: Session }) {
  const { puzzle } = session;
  return (
    <>
      <h1 id="title">{puzzle?.title || "Sudoku"}</h1>
      <span id="rules">{puzzle?.author && `by ${puzzle.author}`}</span>
    </>
  );
}

export function Title({ session }: { session: Session }) {
  useSession(session);
  const fields = useRef<HTMLDivElement>(null);
  const { puzzle, fixed } = session;
  if (fixed || !puzzle) return <div><Told session={session} /></div>;
  // Not when the browser tells of the toggle: what is typed until then would be lost.
  const begin = (event: MouseEvent) => {
    const titles = (event.currentTarget as HTMLElement).parentElement as HTMLDetailsElement;
    if (titles.open) return;
    event.preventDefault();
    titles.open = true;
    fields.current!.querySelector("input")!.select();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault(); // or it would open them again
    (event.target as HTMLElement).blur(); // takes what was typed
    closeMenus();
    document.querySelector<HTMLElement>("#titles > summary")!.focus();
  };
  return (
    <details id="titles" class="menu">
      <summary title="Title and author" onClick={begin}><Told session={session} /></summary>
      <div class="in-place" ref={fields} onKeyDown={key}>
        <label>Title <Field value={puzzle.title} size={24} autocomplete="off" change={(title) => session.edit(puzzle.titled(title, puzzle.author))} /></label>
        <label>Author <Field value={puzzle.author} size={16} autocomplete="off" change={(author) => session.edit(puzzle.titled(puzzle.title, author))} /></label>
      </div>
    </details>
  );
}

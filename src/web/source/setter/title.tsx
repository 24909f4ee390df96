// The title and the author, which can be changed where they stand.
import { useSession, type Session } from "../session";
import { Field } from "./field";

export function Title({ session }: { session: Session }) {
  useSession(session);
  const { puzzle } = session;
  return (
    <header>
      <h1 id="title">{puzzle?.title || "Sudoku"}</h1>
      <p id="rules">{puzzle?.author && `by ${puzzle.author}`}</p>
    </header>
  );
}

export function TitleFields({ session }: { session: Session }) {
  useSession(session);
  const { puzzle } = session;
  if (!puzzle) return null;
  return (
    <details id="titles">
      <summary>Title and author</summary>
      <p><label>Title <Field value={puzzle.title} change={(title) => session.edit(puzzle.titled(title, puzzle.author))} /></label></p>
      <p><label>Author <Field value={puzzle.author} change={(author) => session.edit(puzzle.titled(puzzle.title, author))} /></label></p>
    </details>
  );
}

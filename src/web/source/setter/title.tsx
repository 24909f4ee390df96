// The title and the author, which can be changed where they stand.
import { useSession, type Session } from "../session";

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
      <p><label>Title <input value={puzzle.title} onChange={(event) =>
        session.edit(puzzle.titled(event.currentTarget.value, puzzle.author))} /></label></p>
      <p><label>Author <input value={puzzle.author} onChange={(event) =>
        session.edit(puzzle.titled(puzzle.title, event.currentTarget.value))} /></label></p>
    </details>
  );
}

// A new board, a sample, or a puzzle that the program makes.
import { useRef, useState } from "preact/hooks";
import { askFor } from "../requests";
import { useSession, type Session } from "../session";
import { valuesOf } from "../values";
import { closeMenus, Menu } from "./menu";
import { Samples } from "./samples";

/** Sizes of new boards: as many rows as columns, or rows x columns. */
const sizes = ["4", "5", "6", "7", "8", "9", "10", "12", "15", "16", "25", "4x6", "6x8", "8x6", "9x6", "10x12"];
const grades = ["easy", "medium", "hard", "very-hard", "extreme"];
const seconds = 20;

/** The header of a puzzle file. */
function newBoard(size: string, fromZero: boolean) {
  const values = Math.max(...size.split("x").map(Number));
  return `size: ${size}\n` + (fromZero ? `values: 0-${values - 1}\n` : "");
}

function Board({ session }: { session: Session }) {
  const size = useRef<HTMLSelectElement>(null);
  const fromZero = useRef<HTMLInputElement>(null);
  const create = () => {
    closeMenus();
    void session.attempt(() => session.read(newBoard(size.current!.value, fromZero.current!.checked)));
  };
  return (
    <div class="row">
      <label>Size{" "}
        <select id="size" ref={size}>
          {sizes.map((one) => <option key={one} selected={one === "9"}>{one}</option>)}
        </select>
      </label>
      <label><input type="checkbox" id="from-zero" ref={fromZero} /> Values from 0</label>
      <button id="create" onClick={create}>New board</button>
    </div>
  );
}

/** Givens for the board and the rules that are there. */
async function generate(session: Session, rating: string) {
  session.say("Making a puzzle …");
  try {
    const board = session.puzzle!.empty();
    const options = { timeout: seconds, ...(rating && { rating }) };
    const { puzzle } = await askFor("puzzle", "generate", board.text(), options, { signal: session.signal });
    session.edit(board.filled(valuesOf(puzzle)));
  } finally {
    session.say("");
  }
}

function Generate({ session }: { session: Session }) {
  const [rating, choose] = useState("");
  const make = () => {
    closeMenus();
    void session.attempt(() => generate(session, rating));
  };
  return (
    <div class="row">
      <label>Grade{" "}
        <select id="grade" value={rating} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">any</option>
          {grades.map((one) => <option key={one} value={one}>{one.replace("-", " ")}</option>)}
        </select>
      </label>
      <button id="generate" onClick={make}>Generate</button>
    </div>
  );
}

export function NewMenu({ session }: { session: Session }) {
  useSession(session);
  const [seen, see] = useState(false);
  return (
    <Menu id="new" name="New" onOpen={() => see(true)}>
      <h2>An empty board</h2>
      <Board session={session} />
      <h2>Givens with one solution</h2>
      <p class="faint">For this board and its rules, in place of the digits that are there.</p>
      <Generate session={session} />
      <h2>Samples</h2>
      {seen && <Samples session={session} />}
    </Menu>
  );
}

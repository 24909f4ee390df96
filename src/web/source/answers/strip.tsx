// The verdict, always in sight: one solution, several and how many cells are open, none and why, or that
// the program is searching, for how long, and a way to stop it.
import { useEffect, useState } from "preact/hooks";
import { idOf } from "../board/unfinished";
import { useSession, type Session } from "../session";
import type { Aside } from "../puzzle";
import { spoken } from "../setter/rule_forms";
import { counted } from "../words";
import type { Findings } from "./findings";

const signs: Record<Findings["kind"], string> = { empty: "○", one: "●", several: "◐", none: "✕", undecided: "?" };
const silent = 1; // s: most answers come sooner

/** The seconds since the search began, drawn anew each second. */
function useSeconds(since: number) {
  const [now, tick] = useState(since);
  useEffect(() => {
    tick(Date.now());
    if (!since) return;
    const timer = setInterval(() => tick(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return since ? Math.floor(Math.max(0, now - since) / 1000) : 0;
}

/** Goes through the cells that differ between solutions. */
function OpenCells({ session }: { session: Session }) {
  const { found, current } = session;
  const open = [...(found?.marks ?? [])].filter(([, marks]) => marks.includes("differs")).map(([cell]) => cell).sort((a, b) => a - b);
  if (found?.kind !== "several" || open.length === 0) return null;
  const next = open.find((cell) => cell > current) ?? open[0];
  return <button id="open-cells" onClick={() => session.select([next], next)}>{counted(open.length, "cell")} open</button>;
}

/** Any one of several solutions. */
function SeeOne({ session }: { session: Session }) {
  const { found, seen, mode } = session;
  if (found?.kind !== "several" || mode !== "set") return null;
  if (!seen.open) return <button id="see-one" onClick={() => session.attempt(() => seen.see())}>See one</button>;
  return (
    <span role="group" aria-label="Solutions" id="seen">
      <button aria-label="Previous solution" onClick={() => seen.go(seen.at - 1)}>‹</button>{" "}
      <span role="status">{seen.at + 1} of {seen.count}</span>{" "}
      <button aria-label="Next solution" onClick={() => seen.go(seen.at + 1)}>›</button>{" "}
      <button onClick={() => seen.close()}>Hide</button>
    </span>
  );
}

/** The entry; of clues beside the board the one that is left out. */
function nameOf({ rule, data, clue }: Aside) {
  if (data.length > 1) return spoken(rule);
  return `${spoken(rule)} ${clue === undefined ? data[0] : `${data[0].split(":")[0]}, clue ${clue + 1}`}`;
}

export function Strip({ session }: { session: Session }) {
  useSession(session);
  const { found, puzzle, trouble, lookingSince } = session;
  const seconds = useSeconds(lookingSince);
  const kind = trouble ? "none" : found?.kind ?? "undecided";
  const sentence = trouble || found?.sentence || (session.stopped ? "Stopped." : "Searching …");
  return (
    <div id="strip" class={`verdict-${found || trouble ? kind : "searching"}`}>
      <span class="sign" aria-hidden="true">{found || trouble ? signs[kind] : "…"}</span>
      <p id="said" role="status" aria-live="polite" class={trouble ? "trouble" : ""}>{sentence}</p>
      {!trouble && <OpenCells session={session} />}
      {!trouble && <SeeOne session={session} />}
      {seconds >= silent && <span class="faint" id="seconds">{seconds} s</span>}
      {seconds >= silent && <button id="stop" onClick={() => session.stop()}>Stop</button>}
      {session.stopped && <button id="search" onClick={() => session.search()}>Search</button>}
      {puzzle?.aside.map((aside, at) => (
        <p key={nameOf(aside)} id={idOf(at)} class="unfinished-told" role="status">Left out: {nameOf(aside)}: {aside.why}</p>
      ))}
      {found?.kind === "none" && session.lastEditBroke && <button id="undo-last" onClick={() => session.undo()}>Your last edit did it: undo</button>}
    </div>
  );
}

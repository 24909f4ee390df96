// Puzzles to begin with, as pictures: of each kind that many look for one.
import { useEffect, useState } from "preact/hooks";
import { useSession, type Session } from "../session";
import { pictureOf } from "./examples";
import { closeMenus } from "./menu";
import arrows from "../../../../puzzles/variants/arrows.txt";
import cages from "../../../../puzzles/variants/cages.txt";
import classic from "../../../../puzzles/escargot.txt";
import kropki from "../../../../puzzles/variants/kropki.txt";
import regions from "../../../../puzzles/variants/regions.txt";
import thermometers from "../../../../puzzles/variants/thermometers.txt";

export const samples = [
  { name: "Classic", text: classic }, { name: "Killer", text: cages }, { name: "Jigsaw", text: regions },
  { name: "Thermometers", text: thermometers }, { name: "Arrows", text: arrows }, { name: "Dots", text: kropki },
];

function Sample({ session, name, text }: { session: Session; name: string; text: string }) {
  const [picture, show] = useState("");
  useEffect(() => { pictureOf(text).then(show, () => {}); }, [text]); // its name is enough
  const take = () => {
    closeMenus();
    void session.attempt(() => session.read(text));
  };
  return (
    <li><button class="card" onClick={take}>{picture ? <img src={picture} alt="" /> : <span class="blank" />}{name}</button></li>
  );
}

export function Samples({ session }: { session: Session }) {
  return <ul class="cards" aria-label="Samples">{samples.map((one) => <Sample key={one.name} session={session} {...one} />)}</ul>;
}

/** Where there is nothing on the board yet. */
export function EmptyState({ session }: { session: Session }) {
  useSession(session);
  if (!session.puzzle?.isUsual() || session.tool.rule) return null;
  return (
    <section class="samples" aria-label="Samples">
      <h2>Begin with a sample</h2>
      <Samples session={session} />
    </section>
  );
}

// The page: the board at one side, what can be done and what is found out at the other.
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { Board } from "./board/board";
import { Pad } from "./board/pad";
import { onPageKey } from "./board/keys";
import { ExplainPanel, Told } from "./answers/explain_panel";
import { FindingsPanel } from "./answers/findings_panel";
import { Notices } from "./answers/notices";
import { Strip } from "./answers/strip";
import { ClausesPanel } from "./microscope/clauses_panel";
import { ComparisonPanel } from "./microscope/comparison_panel";
import { PropagationPanel } from "./microscope/propagation_panel";
import { SizesPanel } from "./microscope/sizes_panel";
import { TracePanel } from "./trace/trace_panel";
import { CluesHere } from "./setter/clues_here";
import { Menu, watchMenus } from "./setter/menu";
import { NewMenu } from "./setter/new_menu";
import { OpenMenu } from "./setter/open_menu";
import { PrintedRules } from "./setter/printed_rules";
import { Rail } from "./setter/rail";
import { RulesPanel } from "./setter/rules_panel";
import { EmptyState } from "./setter/samples";
import { ShareMenu } from "./setter/share_menu";
import { SourcePanel } from "./setter/source_panel";
import { Title } from "./setter/title";
import { ModePanel, ModeTabs } from "./modes";
import { PlayPanel } from "./play/play_panel";
import { Session } from "./session";
import { keepSteady } from "./steady";
import { inside, view } from "./viewer";

/** The puzzle that stands in an address behind #. */
const linked = ({ hash }: URL | Location = location) => decodeURIComponent(hash.slice(1));

/** Reads it, with the warnings about the text that it was made of and what was entered to solve it. */
async function readLinked(session: Session, url: URL | Location = location) {
  const { warnings, entered } = (url.hash === location.hash && history.state) || {};
  await session.read(linked(url), {}, warnings);
  session.play.restore(entered);
}

/** As the page was before it was loaded again, with what can be undone. */
async function readAgain(session: Session) {
  const draft = linked(); // the program may order its rules otherwise
  await readLinked(session);
  session.recall(draft);
}

function usePage(session: Session) {
  useEffect(() => {
    const key = (event: KeyboardEvent) => onPageKey(event, session);
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text") ?? "";
      if (!(event.target as HTMLElement).matches?.("textarea, input")) void session.attempt(() => session.read(text));
    };
    // The page may have written its own puzzle into the address since.
    const follow = ({ newURL }: HashChangeEvent) => session.attempt(() => readLinked(session, new URL(newURL)));
    document.addEventListener("keydown", key);
    document.addEventListener("paste", paste);
    addEventListener("hashchange", follow);
    return () => {
      document.removeEventListener("keydown", key);
      document.removeEventListener("paste", paste);
      removeEventListener("hashchange", follow);
    };
  }, [session]);
}

function Keys() {
  return (
    <Menu id="keys" name="?" label="Keys">
      <h2>Keys</h2>
      <p>The arrow keys move; with Shift they select more cells, with Ctrl they move without selecting. Space adds
        a cell to the selection or removes it; Home and End go to the ends of a row. Dragging selects cells, with
        Shift or Ctrl in addition to those selected.</p>
      <p>Digits (and letters above 9) are givens. ".", Delete and Backspace empty cells, and so does 0 unless it is a
        value. While drawing, Enter adds the selected cells, ":" begins another group, and Escape ends drawing. Ctrl+Z
        and Ctrl+Y undo and redo. Ctrl+V reads a puzzle.</p>
    </Menu>
  );
}

function Bar({ session }: { session: Session }) {
  return (
    <header id="bar">
      <Title session={session} />
      <NewMenu session={session} />
      <OpenMenu session={session} />
      <ShareMenu session={session} />
      <Keys />
    </header>
  );
}

function Page({ session }: { session: Session }) {
  usePage(session);
  return (
    <>
      <Bar session={session} />
      <main>
        <Rail session={session} />
        <section id="left" aria-label="Board">
          <div id="stage">
            <Board session={session} />
            <Strip session={session} />
          </div>
          <CluesHere session={session} />
          <PrintedRules session={session} />
          <Pad session={session} />
        </section>
        <div id="right">
          <ModeTabs session={session} />
          <Notices session={session} />
          <ModePanel session={session} mode="set">
            <EmptyState session={session} />
            <FindingsPanel session={session} />
            <RulesPanel session={session} />
            <SourcePanel session={session} />
          </ModePanel>
          <ModePanel session={session} mode="solve"><PlayPanel session={session} /></ModePanel>
          <ModePanel session={session} mode="explain"><ExplainPanel session={session} /></ModePanel>
          <ModePanel session={session} mode="sat">
            <TracePanel session={session} />
            <ClausesPanel session={session} />
            <PropagationPanel session={session} />
            <SizesPanel session={session} />
            <ComparisonPanel session={session} />
          </ModePanel>
          <Told session={session} />
        </div>
      </main>
    </>
  );
}

async function start() {
  keepSteady();
  watchMenus();
  const session = new Session();
  render(<Page session={session} />, document.getElementById("page")!);
  await session.attempt(async () => {
    if (linked()) await readAgain(session);
  });
  if (session.puzzle) return;
  const why = session.trouble;
  await session.attempt(async () => {
    await session.read(null, { size: 9 });
    session.recall();
  });
  if (why) session.complain(`The puzzle in this address can't be shown: ${why}`);
}

const shown = inside();
if (shown) view(shown);
else void start();

// On a phone only the text about the step scrolls: the board and the buttons stay in sight.
#include "page_assets.hpp"

namespace sudoku_sat::cli {

const std::string_view trace_style = R"page(
#board { flex-basis: 50%; }
#board text { text-anchor: middle; font-family: system-ui, sans-serif; }
.candidate { fill: #444; } .candidate.out { fill: #ddd; } .candidate.guessed { fill: #efa9a0; }
.value { font-size: 36px; fill: #1b5fae; } .value.given { fill: #000; font-weight: 600; }
.value.follows { fill: #7a3fb0; } .value.decided { fill: #b35a00; font-weight: 600; }
.tint { fill: none; } .tint.clause { fill: #ffeaa8; } .tint.found { fill: #aee0b5; }
.tint.excluded { fill: #f9cdc9; } .tint.decided { fill: #ffd2a0; } .tint.pointed { fill: #c7ddfa; }
.cell { fill: transparent; cursor: pointer; }
.key .sample::before { content: none; } .sample b { font-weight: 600; padding: 0 4px; border-radius: 3px;
  background: #fff; filter: var(--drawn); } .sample .follows { color: #7a3fb0; } .sample .faded { color: #bbb; }
.sample .guessed { color: #d9776c; }
.stop { fill: none; } .stop.set { fill: #c0262d; }
#where { width: 100%; margin: 0; accent-color: #3a78c0; }
nav { gap: 6px; } nav button { padding: 4px 10px; min-width: 44px; }
#place { text-align: center; font-size: .9em; }
#side { flex: 1 1 50%; min-width: 0; overflow-y: auto; background: var(--card);
  border: 1px solid var(--line); border-radius: 8px; padding: 10px 14px; overflow-wrap: anywhere; }
#side h2 { font-size: 1.05em; margin: 0 0 4px; } #side h3 { font-size: .95em; margin: 10px 0 4px; }
#side p { margin: 4px 0; font-size: .93em; }
#side summary { cursor: pointer; margin-top: 10px; font-weight: 600; font-size: .95em; }
#side button { padding: 1px 8px; font-size: .88em; }
#side ol, #side ul { margin: 4px 0; padding-left: 1.4em; font-size: .9em; }
#side input { font: inherit; font-size: .9em; color: inherit; background: var(--page); width: 9em;
  border: 1px solid var(--line); border-radius: 6px; padding: 2px 6px; }
.literals { display: flex; flex-wrap: wrap; gap: 4px; margin: 4px 0; }
.literal { border: 1px solid var(--line); border-radius: 5px; padding: 0 6px; font-size: .86em;
  white-space: nowrap; }
.literal.true { border-color: var(--conclusion); color: var(--conclusion); font-weight: 600; }
.literal.false { color: var(--faint); text-decoration: line-through; }
.literal small { text-decoration: none; display: inline-block; margin-left: 4px; }
#graph { overflow: auto; max-height: 60vh; border: 1px solid var(--line); border-radius: 6px;
  background: var(--page); } #graph:empty { display: none; }
#graph svg { display: block; } #graph text { font: 12px system-ui, sans-serif; fill: var(--ink);
  text-anchor: middle; } #graph rect { fill: var(--card); stroke: var(--line); }
#graph .node { cursor: pointer; } #graph .node.kept rect { stroke: var(--fact); stroke-width: 1.5; }
#graph .node.implied rect { fill: var(--now); } #graph .node.end rect { stroke: #c0262d; }
#graph .node.point rect { stroke-width: 3; } #graph path { fill: none; stroke: var(--faint);
  stroke-width: .8; opacity: .7; } #graph .cut { stroke: #c0262d; stroke-width: 2; opacity: 1;
  stroke-dasharray: 7 5; } #graph .label { fill: var(--faint); }
#graph .node:focus rect, #graph .node:hover rect { stroke: #3a78c0; stroke-width: 2.5; }
#message { color: #c0262d; }
@media screen and (max-width: 800px) and (orientation: portrait) {
  .key .sample { display: none; } #side { flex: 1; min-height: 6em; padding: 8px 10px; } nav button { padding: 4px 4px; }
  #board svg { height: min(100vw - 24px, 40vh); } #side button { min-height: 32px; } }
@media (prefers-reduced-motion: reduce) { * { scroll-behavior: auto; } }
@media print { #side { overflow: visible; margin-top: 4mm; } #where { display: none; } }
)page";

const std::string_view trace_body = R"page(<input type="range" id="where" min="0" value="0"
 aria-label="step">
<div id="place" aria-live="polite"></div>
<nav>
<button id="first" aria-label="to the beginning" title="to the beginning (Home)">&laquo;</button>
<button id="back-conflict" aria-label="previous conflict" title="previous conflict (p)"
>&lsaquo;&#x2717;</button>
<button id="back" aria-label="one step back" title="one step back (&larr;)">&lsaquo;</button>
<button id="run" aria-label="run" title="run and pause (space)">&#9654;</button>
<button id="next" aria-label="one step on" title="one step on (&rarr;)">&rsaquo;</button>
<button id="next-conflict" aria-label="next conflict" title="next conflict (n)"
>&#x2717;&rsaquo;</button>
<button id="last" aria-label="to the end" title="to the end (End)">&raquo;</button>
</nav>
<div class="key">
<span style="--t:#aee0b5">found</span><span style="--t:#f9cdc9">excluded</span>
<span style="--t:#ffd2a0">decided</span><span style="--t:#ffeaa8">in the clause</span>
<span class="sample"><b class="follows">4</b> follows from decisions</span>
<span class="sample"><b class="faded">4</b> out, <b class="guessed">4</b> out under decisions</span>
</div>
</section>
<section id="side" aria-label="the step">
<noscript><p>This page replays a trace by a script, which your browser does not run.</p></noscript>
<p id="message" role="alert"></p>
<h2 id="heading"></h2>
<div id="clause"></div>
<h3 id="graph-heading" hidden>Implication graph</h3>
<div id="graph" tabindex="-1"></div>
<div id="resolution"></div>
<details id="stops" open><summary>Stops</summary>
<p><label>Stop at a cell, a literal or a clause:
<input id="stop-text" placeholder="r1c2, r1c2=3, 812"></label>
<button id="stop-add">add</button></p>
<ul id="stop-list"></ul>
<p><button id="back-stop">previous stop</button> <button id="next-stop">next stop</button>
run <select id="speed" aria-label="steps a second"><option>2</option><option selected>20</option>
<option>200</option><option>2000</option><option>20000</option></select> steps a second</p>
</details>
<details id="levels"><summary>Trail</summary><ol id="level-list" start="0"></ol></details>
<details id="lessons"><summary>Learnt clauses</summary><ul id="lesson-list"></ul></details>
<details><summary>Keys and colours</summary><p>&larr; &rarr; one step; p n the previous and next conflict; s
and Shift+s the next and previous stop; space runs and pauses; Home, End. A click on a cell sets a
stop there or takes it away; a click on a node of the graph shows its clause.</p>
<p>A purple digit follows from decisions; pale ones are out, red ones as long as the decisions hold.</p></details>
</section>
</main>
)page";

}  // namespace sudoku_sat::cli

// One self-contained page, to be opened from a disk. Fixed parts of the board are drawn once; tints
// and values of each step are pieces of SVG in an embedded JSON array, which a small script
// inserts. Without the script the list of steps can still be read. Only the list scrolls, so the
// board and the step shown stay on the screen, on a phone too; the heading of a long step stays at
// the top of the list.
#include <fmt/format.h>

#include "argument_words.hpp"
#include "board.hpp"
#include "cli/page/page.hpp"
#include "reason_lines.hpp"
#include "report/answers.hpp"
#include "sudoku_sat/formats.hpp"
#include "words.hpp"
#include "writers.hpp"

namespace sudoku_sat::cli {

namespace {

using Json = base::Json;

constexpr std::string_view style = R"(
#steps { flex: 1 1 44%; min-width: 0; margin: 0; padding: 0; list-style: none; overflow-y: auto;
  background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
#steps li { padding: 0 14px 8px; border-bottom: 1px solid var(--line); cursor: pointer;
  overflow-wrap: anywhere; background: var(--card); }
#steps li[aria-current] { background: var(--now); }
#steps h2 { position: sticky; top: 0; font-size: 1em; font-weight: normal; margin: 0 -14px;
  padding: 8px 14px 0; background: inherit; }
#steps p, #steps summary { margin: 2px 0 0; font-size: .9em; }
#steps p { padding-left: calc(1.2em * var(--d, 1) - 1.2em); }
.c { color: var(--conclusion); font-weight: 600; white-space: nowrap; }
.f { color: var(--fact); white-space: nowrap; }
@media screen and (max-width: 800px) and (orientation: portrait) {
  #steps { flex: 1; min-height: 6em; } }
@media print { #steps { overflow: visible; margin-top: 4mm; } #steps h2 { position: static; }
  #steps h2, #steps summary { break-after: avoid; } #steps p { break-inside: avoid; } }
)";

constexpr std::string_view script = R"(
const pictures = JSON.parse(document.getElementById("pictures").textContent);
const items = [...document.querySelectorAll("#steps li")];
const element = (id) => document.getElementById(id);
let now = 0;
// Scrolls only the list; a step longer than the list is shown from its beginning.
function reveal(item) {
  const list = element("steps"), room = list.getBoundingClientRect();
  const place = item.getBoundingClientRect();
  if (place.top < room.top || place.height > room.height) list.scrollTop += place.top - room.top;
  else if (place.bottom > room.bottom) list.scrollTop += place.bottom - room.bottom;
}
function show(index) {
  now = Math.max(0, Math.min(pictures.length - 1, index));
  element("tints").innerHTML = pictures[now].tints;
  element("values").innerHTML = pictures[now].values;
  element("place").textContent = now === 0 ? "the puzzle" : items[now].dataset.name;
  items.forEach((item, i) => {
    if (i === now) item.setAttribute("aria-current", "step");
    else item.removeAttribute("aria-current");
  });
  reveal(items[now]);
  element("first").disabled = element("back").disabled = now === 0;
  element("next").disabled = element("last").disabled = now === pictures.length - 1;
}
const moves = { first: () => 0, back: () => now - 1, next: () => now + 1,
  last: () => pictures.length - 1 };
for (const id of Object.keys(moves)) element(id).onclick = () => show(moves[id]());
items.forEach((item, i) => { item.onclick = () => { if (i !== now) show(i); }; });
window.onresize = () => {
  const room = element("steps").getBoundingClientRect();
  const place = items[now].getBoundingClientRect();
  if (place.bottom < room.top + 30 || place.top > room.bottom - 30) reveal(items[now]);
};
const keys = { ArrowLeft: "back", ArrowUp: "back", ArrowRight: "next", ArrowDown: "next",
  Home: "first", End: "last" };
document.onkeydown = (event) => {
  const id = keys[event.key];
  if (!id || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  show(moves[id]());
};
show(0);
)";

constexpr std::string_view below_board = R"(<nav>
<button id="first" aria-label="to the puzzle">&laquo;</button>
<button id="back" aria-label="one step back">&lsaquo;</button>
<span id="place" aria-live="polite"></span>
<button id="next" aria-label="one step on">&rsaquo;</button>
<button id="last" aria-label="to the last step">&raquo;</button>
</nav>
<div class="key">
<span style="--t:#aee0b5">found</span><span style="--t:#f9cdc9">excluded</span>
<span style="--t:#ffdf8f">a fact used</span><span style="--t:#c7ddfa">where a value must be</span>
<span style="--t:#e8f1fd">only once</span>
</div>
)";

std::string html_of(const Words& words) {
  std::string html;
  for (const Word& word : words) {
    if (!html.empty()) html += ' ';
    const std::string text = xml_text(word.text);
    if (word.tone == Tone::plain) html += text;
    if (word.tone == Tone::conclusion) html += "<span class=\"c\">" + text + "</span>";
    if (word.tone == Tone::fact) html += "<span class=\"f\">" + text + "</span>";
    html += xml_text(word.after);
  }
  return html;
}

/// What changes from step to step.
Json picture_json(const Picture& picture) {
  return {{"tints", draw_layer(picture, PictureLayer::tints)},
          {"values", draw_layer(picture, PictureLayer::values)}};
}

std::string folded(const Words& summary, const std::string& html) {
  return "<details><summary>" + html_of(summary) + "</summary>" + html + "</details>";
}

/// A line for each reason; long lists and arguments are folded until the reader opens them.
std::string reasons_html(const Step& step, const Reader& reader) {
  std::string html;
  if (step.cases.empty()) {
    const std::vector<Words> lines = reason_lines(step, reader);
    for (const Words& line : lines) html += "<p>" + html_of(line) + "</p>";
    return lines.size() > max_lines_shown ? folded(fold_summary(step), html) : html;
  }
  for (const ArgumentLine& line : argument_lines(step, reader)) {
    const bool said = line.depth == 0 && step.name != "search";  // by the summary
    if (said) continue;
    html += fmt::format("<p style=\"--d:{}\">{}</p>", line.depth, html_of(line.words));
  }
  return folded(argument_summary(step, reader.board()), html);
}

std::string item(const Step& step, const Reader& reader) {
  return fmt::format("<li data-name=\"step {}\"><h2>{}</h2>{}</li>\n", step.number,
                     html_of(heading_words(step, reader.board())), reasons_html(step, reader));
}

}  // namespace

std::string explanation_html(const PuzzleInput& input, const report::Explanation& explanation,
                             Theme theme) {
  ExplainBoard board(*input.puzzle);
  Json pictures = Json::array({picture_json(board.picture())});
  std::string items = "<li><h2>the puzzle</h2></li>\n";
  std::string html = page_head(input, "Sudoku, step by step", style, theme);
  html += "<p>" + xml_text(explanation_summary(explanation)) + "</p></header>\n<main>\n";
  html += "<section id=\"board\">\n" + page_board(board.picture());
  for (const Step& step : explanation.steps) {
    items += item(step, board.reader());
    board.take(step);
    pictures.push_back(picture_json(board.picture()));
  }
  html.append(below_board).append("</section>\n<ol id=\"steps\">\n").append(items);
  html += "</ol>\n</main>\n<script type=\"application/json\" id=\"pictures\">";
  html += page_json(pictures) + "</script>\n<script>";
  return html.append(script).append("</script>\n</body>\n</html>\n");
}

}  // namespace sudoku_sat::cli

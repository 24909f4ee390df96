// One page that holds everything, to be opened from a disk. What never changes on the board is
// drawn once; tints and values of each step are pieces of SVG in an embedded JSON array, which a
// small script puts in their places. Without the script the list of steps can still be read.
// Only the list scrolls, so the board and the step shown stay on the screen, on a phone too; the
// heading of a long step stays at the top of the list. In the dark the stylesheet turns the
// lightness of the drawn board around and keeps its hues.
#include <fmt/format.h>

#include "api/answers.hpp"
#include "argument_words.hpp"
#include "board.hpp"
#include "reason_lines.hpp"
#include "sudoku_sat/formats.hpp"
#include "words.hpp"
#include "writers.hpp"

namespace sudoku_sat {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view light_colors = R"(
:root { --ink: #1c1c1c; --faint: #666; --page: #f6f6f4; --card: #fff; --line: #d5d5d0;
  --now: #e6f2e8; --conclusion: #0b6b2b; --fact: #8a5a00; --drawn: none; })";

constexpr std::string_view dark_colors = R"(:root { --ink: #e6e6e3; --faint: #a3a3a0;
  --page: #181a1b; --card: #232627; --line: #3c4042; --now: #21402a; --conclusion: #6fd08c;
  --fact: #f0c060;
  --drawn: invert(.87) hue-rotate(180deg) saturate(1.4) brightness(1.12); })";

constexpr std::string_view style = R"(
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.45 system-ui, sans-serif; color: var(--ink);
  background: var(--page); height: 100vh; height: 100dvh; display: flex; flex-direction: column; }
header { padding: 12px 20px 0; }
h1 { font-size: 1.25em; margin: 0; overflow-wrap: anywhere; }
header p { margin: 2px 0 0; color: var(--faint); }
main { flex: 1; min-height: 0; display: flex; gap: 20px; padding: 14px 20px 20px; }
#board { flex: 0 1 56%; display: flex; flex-direction: column; gap: 10px; min-width: 0; }
#board svg { display: block; width: 100%; flex: 1; min-height: 0; background: #fff;
  border-radius: 8px; border: 1px solid #d5d5d0; filter: var(--drawn); }
nav { display: flex; gap: 8px; align-items: center; justify-content: center; }
button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
  border-radius: 6px; padding: 4px 14px; cursor: pointer; touch-action: manipulation; }
button:disabled { opacity: .4; cursor: default; }
#place { min-width: 9em; text-align: center; color: var(--faint); }
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
.key { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: center;
  font-size: .85em; color: var(--faint); }
.key span::before { content: ""; display: inline-block; width: 12px; height: 12px;
  margin-right: 6px; border: 1px solid #999; vertical-align: -1px; background: var(--t);
  filter: var(--drawn); }
@media screen and (max-width: 800px) and (orientation: portrait) {
  header { padding: 8px 12px 0; } h1 { font-size: 1.1em; } header p { font-size: .85em; }
  main { flex-direction: column; gap: 8px; padding: 8px 12px 12px; }
  #board { flex: none; gap: 6px; } #board svg { flex: none; height: min(100vw - 24px, 44vh); }
  nav button { min-width: 48px; min-height: 40px; } #place { flex: 1; min-width: 0; }
  .key { gap: 0 12px; font-size: .75em; }
  #steps { flex: 1; min-height: 6em; } }
@media screen and (max-height: 480px) { header p, .key { display: none; } h1 { font-size: 1em; }
  header { padding-top: 4px; } main { padding: 6px 12px; } #board { gap: 4px; } }
@media print { :root { --page: #fff; } body, main { display: block; height: auto; }
  #board svg { height: 90mm; margin-bottom: 3mm; } nav { display: none; }
  #steps { overflow: visible; margin-top: 4mm; } #steps h2 { position: static; }
  #steps h2, #steps summary { break-after: avoid; } #steps p { break-inside: avoid; } }
)";

constexpr std::string_view script = R"(
const pictures = JSON.parse(document.getElementById("pictures").textContent);
const items = [...document.querySelectorAll("#steps li")];
const element = (id) => document.getElementById(id);
let now = 0;
// Scrolls the list alone; of a step that is longer than the list the beginning is shown.
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

/// The colours of light paper, and where they are wanted those of dark screens; paper stays white.
std::string colors_of(Theme theme) {
  std::string colors(light_colors);
  const auto add = [&](std::string_view scheme, std::string_view where) {
    colors += fmt::format("\n:root {{ color-scheme: {}; }}", scheme);
    if (!where.empty()) colors += fmt::format("\n@media {} {{ {} }}", where, dark_colors);
  };
  if (theme == Theme::light) add("light", "");
  if (theme == Theme::dark) add("dark", "screen");
  if (theme == Theme::automatic) add("light dark", "screen and (prefers-color-scheme: dark)");
  return colors;
}

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

/// JSON inside an element that ends at the next "</script".
std::string embedded(const Json& json) {
  std::string text;
  for (const char c : dump(json)) {
    if (c == '<') {
      text += "\\u003c";
    } else {
      text += c;
    }
  }
  return text;
}

std::string board_svg(const Picture& picture) {
  const PictureFrame frame = frame_of(picture);
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{0} {0} {1} {2}\" role=\"img\" "
      "aria-label=\"the board\">\n",
      -frame.edge, frame.width, frame.height);
  out += draw_layer(picture, PictureLayer::ground) + "<g id=\"tints\"></g>\n";
  out += draw_layer(picture, PictureLayer::lines) + "<g id=\"values\"></g>\n</svg>\n";
  return out;
}

std::string header(const PuzzleInput& input, Theme theme) {
  const std::string& title = input.title.empty() ? input.label : input.title;
  const std::string shown = title.empty() ? "Sudoku, step by step" : xml_text(title);
  std::string html = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{0}</title>\n<style>{1}{2}</style>\n</head>\n<body>\n<header><h1>{0}</h1>\n",
      shown, colors_of(theme), style);
  if (!input.author.empty()) html += "<p>by " + xml_text(input.author) + "</p>\n";
  return html;
}

std::string folded(const Words& summary, const std::string& html) {
  return "<details><summary>" + html_of(summary) + "</summary>" + html + "</details>";
}

/// A line for each reason; many of them, and arguments, are folded away until one wants to see
/// them.
std::string reasons_html(const Step& step, const Board& board) {
  std::string html;
  if (step.cases.empty()) {
    const std::vector<Words> lines = reason_lines(step, board);
    for (const Words& line : lines) html += "<p>" + html_of(line) + "</p>";
    return lines.size() > most_lines_shown ? folded(fold_summary(step), html) : html;
  }
  for (const ArgumentLine& line : argument_lines(step, board)) {
    const bool said = line.depth == 0 && step.name != "search";  // by the summary
    if (said) continue;
    html += fmt::format("<p style=\"--d:{}\">{}</p>", line.depth, html_of(line.words));
  }
  return folded(argument_summary(step, board.geometry()), html);
}

std::string item(const Step& step, const Board& board) {
  return fmt::format("<li data-name=\"step {}\"><h2>{}</h2>{}</li>\n", step.number,
                     html_of(heading_words(step, board.geometry())), reasons_html(step, board));
}

}  // namespace

std::string explanation_html(const PuzzleInput& input, const Explanation& explanation,
                             Theme theme) {
  ExplainBoard board(*input.puzzle);
  Json pictures = Json::array({picture_json(board.picture())});
  std::string items = "<li><h2>the puzzle</h2></li>\n";
  std::string html = header(input, theme);
  html += "<p>" + xml_text(explanation_summary(explanation)) + "</p></header>\n<main>\n";
  html += "<section id=\"board\">\n" + board_svg(board.picture());
  for (const Step& step : explanation.steps) {
    board.take(step);
    pictures.push_back(picture_json(board.picture()));
    items += item(step, *input.puzzle->board);
  }
  html.append(below_board).append("</section>\n<ol id=\"steps\">\n").append(items);
  html += "</ol>\n</main>\n<script type=\"application/json\" id=\"pictures\">";
  html += embedded(pictures) + "</script>\n<script>";
  return html.append(script).append("</script>\n</body>\n</html>\n");
}

}  // namespace sudoku_sat

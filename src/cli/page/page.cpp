// In dark mode the stylesheet inverts the lightness of the drawn board and keeps its hues, so that
// the board is drawn once.
#include "page.hpp"

#include <fmt/format.h>

#include "report/answers.hpp"

namespace sudoku_sat::cli {

namespace {

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
  .key { gap: 0 12px; font-size: .75em; } }
@media screen and (max-height: 480px) { header p, .key { display: none; } h1 { font-size: 1em; }
  header { padding-top: 4px; } main { padding: 6px 12px; } #board { gap: 4px; } }
@media print { :root { --page: #fff; } body, main { display: block; height: auto; }
  #board svg { height: 90mm; margin-bottom: 3mm; } nav { display: none; } }
)";

/// The light colours and, if wanted, those for dark screens; paper stays white.
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

}  // namespace

std::string page_head(const PuzzleInput& input, std::string_view usual_title,
                      std::string_view own_style, Theme theme) {
  const std::string& title = input.title.empty() ? input.label : input.title;
  const std::string shown = xml_text(title.empty() ? usual_title : title);
  std::string html = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{0}</title>\n<style>{1}{2}{3}</style>\n</head>\n<body>\n<header><h1>{0}</h1>\n",
      shown, colors_of(theme), style, own_style);
  if (!input.author.empty()) html += "<p>by " + xml_text(input.author) + "</p>\n";
  return html;
}

std::string page_board(const Picture& picture) {
  const PictureFrame frame = frame_of(picture);
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{0} {0} {1} {2}\" role=\"img\" "
      "aria-label=\"the board\">\n",
      -frame.edge, frame.width, frame.height);
  out += draw_layer(picture, PictureLayer::ground) + "<g id=\"tints\"></g>\n";
  out += draw_layer(picture, PictureLayer::lines) + "<g id=\"values\"></g>\n</svg>\n";
  return out;
}

// The element ends at the next "</script".
std::string page_json(const base::Json& json) {
  std::string text;
  for (const char c : report::dump(json)) {
    if (c == '<') {
      text += "\\u003c";
    } else {
      text += c;
    }
  }
  return text;
}

}  // namespace sudoku_sat::cli

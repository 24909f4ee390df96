// Charts are drawn for light paper; each colour has its counterpart on dark paper, as light there
// as the other is dark. So the code that draws knows nothing of themes.
#include "chart_panels.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace sudoku_sat::format {

namespace {

using Pair = std::pair<std::string_view, std::string_view>;

/// Paper, inks, lines, then bars and curves.
constexpr std::array<Pair, 14> dark_of{{{"#fff", "#181a1b"},
                                        {"#222", "#e6e6e3"},
                                        {"#000", "#ffffff"},
                                        {"#666", "#a8a8a5"},
                                        {"#888", "#8c8c8a"},
                                        {"#e2e2e2", "#3a3d3f"},
                                        {"#a6c8e0", "#33566b"},
                                        {"#0072b2", "#45a2e0"},
                                        {"#d55e00", "#f5843a"},
                                        {"#009e73", "#23c79d"},
                                        {"#cc79a7", "#e6a1c6"},
                                        {"#000000", "#ffffff"},
                                        {"#e69f00", "#f0b537"},
                                        {"#56b4e9", "#9ad6f7"}}};

/// The colour at `at`, where the value of an attribute begins.
std::string_view color_at(std::string_view document, std::size_t at) {
  return document.substr(at, document.find('"', at) - at);
}

/// Replaces the colours of all elements; texts stand outside of tags and stay as they are.
std::string dark(std::string_view document) {
  std::string result;
  bool tag = false;
  for (std::size_t at = 0; at < document.size(); ++at) {
    const char c = document[at];
    result += c;
    if (c == '<') tag = true;
    if (c == '>') tag = false;
    if (!tag || c != '"' || at + 1 == document.size() || document[at + 1] != '#') continue;
    const std::string_view color = color_at(document, at + 1);
    const auto found = std::find_if(dark_of.begin(), dark_of.end(),
                                    [&](const Pair& pair) { return pair.first == color; });
    if (found == dark_of.end()) continue;
    result += found->second;
    at += color.size();
  }
  return result;
}

std::string style_sheet() {
  std::string style = "<style>@media (prefers-color-scheme: dark) {\n";
  for (const auto& [light, other] : dark_of) {
    style +=
        fmt::format("[fill=\"{0}\"]{{fill:{1}}}[stroke=\"{0}\"]{{stroke:{1}}}\n", light, other);
  }
  return style + "}</style>\n";
}

}  // namespace

std::string in_theme(std::string document, Theme theme) {
  if (theme == Theme::dark) return dark(document);
  if (theme == Theme::automatic) document.insert(document.find('>') + 2, style_sheet());
  return document;
}

}  // namespace sudoku_sat::format

// Files of settings, "[Sudoku]" and "Puzzle=53..7....": they are put into JSON, sections as objects
// and lines without a sign as texts, and searched like it.
#include "formats/exchange/programs.hpp"
#include "json.hpp"

namespace sudoku_sat::format {

namespace {

using Json = base::Json;

/// The settings of a text; no value where a line is none, or a setting has the name of a rule.
std::optional<Json> settings_of(std::string_view text) {
  Json all = Json::object();
  std::string section;
  bool any = false;
  const auto add = [&](std::string_view name, std::string_view value) {
    Json& settings = section.empty() ? all : all[section];
    settings[name] = std::string(value);
  };
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    const std::size_t sign = line.find('=');
    const std::string_view name = stripped(line.substr(0, sign));
    if (line.empty() || line.starts_with('#') || line.starts_with(';')) continue;
    if (line.starts_with('[') && line.ends_with(']')) {
      section = line.substr(1, line.size() - 2);
      continue;
    }
    if (sign == line.npos || name.empty() || split_words(name).size() > 1) return std::nullopt;
    if (find_rule(name) != nullptr || !has_word(name)) return std::nullopt;
    std::string_view value = stripped(line.substr(sign + 1));
    const bool quoted = value.size() > 1 && value.front() == '"' && value.back() == '"';
    add(name, quoted ? value.substr(1, value.size() - 2) : value);
    any = true;
  }
  return any ? std::optional(std::move(all)) : std::nullopt;
}

}  // namespace

std::vector<ParsedBoard> boards_of_settings(std::string_view text, const KnownLayout& expected) {
  const std::optional<Json> settings = settings_of(text);
  if (!settings || expected.layout != nullptr) return {};
  const ExchangePolicy policy;
  ExchangePuzzle out("", 1, policy);
  std::vector<ParsedBoard> boards;
  try {
    if (read_json_grids(*settings, out)) {
      for (const auto& board : out.boards) boards.push_back(board());
    }
  } catch (const TextError&) {
    return {};
  }
  if (!boards.empty()) add_remark(boards.front(), "other settings beside the puzzle are skipped");
  return boards;
}

}  // namespace sudoku_sat::format

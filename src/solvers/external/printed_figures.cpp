#include "printed_figures.hpp"

#include "base/words.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::solvers {

namespace {

using Figure = std::optional<std::int64_t>;

bool is(std::string_view word, std::string_view name) {
  return std::equal(word.begin(), word.end(), name.begin(), name.end(),
                    [](char one, char other) { return base::small_letter(one) == other; });
}

/// The figure of that name; null for other names.
Figure* figure_of(SolverStatistics& figures, std::string_view name) {
  // clasp says choices, as answer set programming does.
  if (is(name, "decisions") || is(name, "choices")) return &figures.decisions;
  if (is(name, "conflicts")) return &figures.conflicts;
  if (is(name, "propagations")) return &figures.propagations;
  return nullptr;
}

void take_off(std::string_view& word, std::string_view prefix) {
  if (word.starts_with(prefix)) word.remove_prefix(prefix.size());
}

/// "conflicts:" and "(:sat-conflicts" reduced to the name.
std::string_view bare_name(std::string_view word) {
  if (word.ends_with(':')) word.remove_suffix(1);
  take_off(word, "(");
  if (!word.starts_with(':')) return word;
  take_off(word, ":");
  take_off(word, "sat-");
  return word;
}

Figure number_of(std::string_view word) {
  const auto number = parse_number<std::int64_t>(word);
  return number && *number >= 0 ? number : std::nullopt;
}

/// "149 conflicts", or with a comma and more after it.
void read_number_first(std::int64_t number, std::string_view rest, SolverStatistics& figures) {
  std::string_view name = take_word(rest);
  const bool ends = take_word(rest).empty();
  if (name.ends_with(',')) {
    name.remove_suffix(1);
  } else if (!ends) {
    return;
  }
  if (Figure* const figure = figure_of(figures, name)) *figure = number;
}

void read_line(std::string_view line, SolverStatistics& figures) {
  std::string_view word = take_word(line);
  if (word == "c") word = take_word(line);
  if (const Figure number = number_of(word)) return read_number_first(*number, line, figures);
  Figure* const figure = figure_of(figures, bare_name(word));
  if (figure == nullptr) return;
  std::string_view value = take_word(line);
  if (value == ":") value = take_word(line);
  if (value.ends_with(')')) value.remove_suffix(1);
  if (const Figure number = number_of(value)) *figure = number;
}

}  // namespace

SolverStatistics printed_figures(std::string_view text) {
  SolverStatistics figures;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    // Most of what a solver prints is a model.
    if (!line.starts_with('v')) read_line(line, figures);
  }
  return figures;
}

void cut_trailing_figures(std::string& text) {
  const std::size_t line = text.starts_with("(:") ? 0 : text.find("\n(:");
  const std::size_t end = text.find_last_not_of(" \t\r\n");
  if (line == text.npos || text[end] != ')') return;
  text.resize(line);
}

}  // namespace sudoku_sat::solvers

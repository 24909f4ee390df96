// A grid beside the rows can be a map of the regions or the solution. Any other grid is ambiguous,
// so two grids side by side are refused.
#include "formats/text/symbols.hpp"
#include "lines_behind.hpp"

namespace sudoku_sat::format {

namespace {

/// The first word of each, if all have as many signs as the board has values.
std::string grid_of(std::span<const std::string_view> rests, std::size_t size) {
  std::string grid;
  for (std::string_view rest : rests) {
    while (!rest.empty() && (is_space(rest.front()) || is_in(rest.front(), "|,;"))) {
      rest.remove_prefix(1);
    }
    const std::string_view word = take_word(rest);
    if (word.size() != size || !stripped(rest).empty()) return {};
    grid += word;
  }
  return grid;
}

bool is_comment(std::string_view text) {
  text = stripped(text);
  return text.empty() || is_in(text.front(), "#%|;,\\") || text.starts_with("//");
}

}  // namespace

void take_beside(ParsedBoard& board, std::span<const std::string_view> rests) {
  if (std::ranges::all_of(rests, is_comment)) return;
  const auto size = static_cast<std::size_t>(board.size);
  const std::string grid = size < 4 ? std::string() : grid_of(rests, size);
  if (grid.empty()) return add_remark(board, "text beside the rows is skipped");
  if (std::optional<RuleText> regions = regions_of(grid, size)) {
    return add_regions(board, *std::move(regions));
  }
  const auto is_value = [&](char c) { return symbol_value(c) > 0 && symbol_value(c) <= size; };
  if (std::ranges::all_of(grid, is_value)) {
    Grid full;
    for (const char sign : grid) full.push_back(symbol_value(sign));
    const auto fits = [](Value given, Value value) { return given == 0 || given == value; };
    if (std::ranges::equal(board.givens, full, fits)) {
      board.solution = std::move(full);
      return add_remark(board, "the full grid beside the rows is read as the solution");
    }
    return add_remark(board, "a filled grid beside the rows is skipped");
  }
  throw TextError(board.line, 0, "two grids side by side: write one below the other");
}

}  // namespace sudoku_sat::format

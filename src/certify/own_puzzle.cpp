// Whether a certificate is about somebody's own puzzle. Both boards were made by make_board from
// rules in words, so they are compared by these words.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

namespace {

std::string size_in_words(const Geometry& geometry) {
  return fmt::format("a board of {} cells, size {}, boxes {}x{}", geometry.cells(), geometry.size(),
                     geometry.box_rows(), geometry.box_columns());
}

std::string rules_in_words(const Board& board) {
  std::vector<std::string> rules;
  for (const RuleText& rule : board.rules()) {
    rules.push_back(fmt::format("{}{}{}", rule.name, rule.entries.empty() ? "" : ": ",
                                fmt::join(rule.entries, "; ")));
  }
  return rules.empty() ? "no further rules" : fmt::format("{}", fmt::join(rules, ", "));
}

std::string given_in_words(Value value) {
  return value == 0 ? "no given" : fmt::format("{}", value);
}

}  // namespace

std::string difference(const Puzzle& certified, const Puzzle& own) {
  const Geometry& geometry = certified.geometry();
  if (geometry != own.geometry()) {
    return fmt::format("it is about {}, not {}", size_in_words(geometry),
                       size_in_words(own.geometry()));
  }
  if (!certified.board->same_rules(*own.board)) {
    return fmt::format("it is about a board with {}, not {}", rules_in_words(*certified.board),
                       rules_in_words(*own.board));
  }
  for (Cell cell = 0; cell < certified.givens.size(); ++cell) {
    if (certified.givens[cell] == own.givens[cell]) continue;
    return fmt::format("{}: {} there, {} here", geometry.name(cell),
                       given_in_words(certified.givens[cell]), given_in_words(own.givens[cell]));
  }
  return {};
}

}  // namespace sudoku_sat

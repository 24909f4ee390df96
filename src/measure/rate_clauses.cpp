// The encoding is looked up by name once. Rules are loaded when a puzzle has another board than the
// one before.
#include "rate_clauses.hpp"

#include <algorithm>

#include "parts.hpp"
#include "sudoku_sat/sinks.hpp"

namespace sudoku_sat {

namespace {

const Encoding& encoding_of(std::string_view name) {
  const auto table = encodings();
  return *std::find_if(table.begin(), table.end(),
                       [&](const Encoding& encoding) { return encoding.name == name; });
}

}  // namespace

ClauseInference::ClauseInference(std::string_view encoding) : encoding_(encoding_of(encoding)) {}

std::optional<std::size_t> ClauseInference::decided_cells(const Puzzle& puzzle,
                                                          const Limits& limits) {
  if (!board_ || !board_->same_rules(*puzzle.board)) load(puzzle.board, limits);
  if (!engine_) return std::nullopt;
  if (!engine_->propagate(given_literals(puzzle, *variables_), limits)) return puzzle.givens.size();
  return strength_of(*engine_, *variables_).cells;
}

void ClauseInference::load(const std::shared_ptr<const Board>& board, const Limits& limits) {
  board_.reset();
  engine_.reset();
  const Size size = size_of(encoding_, *board, {});
  if (size.clauses <= Measurer::most_clauses && size.literals <= Measurer::most_literals) {
    variables_.emplace(board->geometry(), *encoding_.code);
    auto engine = std::make_unique<UnitPropagation>();
    LimitedSink sink(*engine, limits);
    encode(encoding_, {*board, *variables_}, sink);
    engine_ = std::move(engine);
  }
  board_ = board;
}

}  // namespace sudoku_sat

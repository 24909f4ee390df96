// Counts, lists and checks of the program, and what the referee says of each filling.
#include "matrix/compare.hpp"

#include <algorithm>

#include "matrix/fillings.hpp"
#include "matrix/program.hpp"
#include "referee/rules.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::matrix {

namespace {

using Kind = Finding::Kind;

/// Grids that differ from a solution in one cell, at most so many.
constexpr std::size_t max_changed = 12;
/// Of boards with variables, at most so many grids are checked.
constexpr std::size_t max_with_variables = 12;

Finding different(const Answer& answer, const std::string& expected) {
  const std::string said = answer.trouble.empty() ? std::to_string(answer.number) : answer.trouble;
  return {Kind::differs, {}, answer.asked, answer.command, said, expected};
}

class Comparison {
 public:
  Comparison(const Case& asked, std::size_t turn)
      : case_(asked),
        turn_(turn),
        named_(referee::parse_puzzle(header_text(asked))),
        puzzle_(parse_puzzle(puzzle_file(asked, named_.board))),
        empty_{puzzle_.board, Grid(puzzle_.board->cells(), 0)} {}

  Finding run() {
    for_each_filling(named_.board, case_.givens(), [&](const referee::Grid& grid) {
      check(grid, referee_accepts(grid));
      return finding_.kind == Kind::same;
    });
    if (finding_.kind == Kind::same) check_changed();
    if (finding_.kind == Kind::same) check_counts();
    if (finding_.kind == Kind::same && has_variables()) check_variables();
    finding_.solvable = !accepted_.empty();
    return finding_;
  }

 private:
  bool has_variables() const { return !puzzle_.board->variables().empty(); }

  bool referee_accepts(const referee::Grid& grid) const {
    return !referee::broken_statement(named_, grid);
  }

  void check(const referee::Grid& grid, bool accepted) {
    if (accepted) accepted_.push_back(grid);
    if (has_variables() && ++checked_ > max_with_variables) return;
    const bool passed = program_accepts(empty_, program_grid(*puzzle_.board, named_.board, grid));
    if (passed == accepted) return;
    const auto broken = referee::broken_statement(named_, grid);
    finding_ = {Kind::differs,
                rows_text(named_.board, grid),
                "verify",
                "verify FILE GRID",
                passed ? "a solution" : "no solution",
                broken ? "breaks " + *broken : "a solution"};
  }

  void check_changed() {
    Random random(turn_);
    const referee::Board& board = named_.board;
    const std::vector<referee::Grid> grids(
        accepted_.begin(),
        accepted_.begin() + static_cast<long>(std::min(max_changed, accepted_.size())));
    const std::vector<referee::Grid> all = accepted_;
    for (referee::Grid grid : grids) {
      const std::size_t cell = random.below(grid.size());
      if (!board.present[cell] || finding_.kind != Kind::same) continue;
      grid[cell] = board.first_value +
                   static_cast<int>(random.below(static_cast<std::size_t>(board.value_count())));
      check(grid, referee_accepts(grid));
    }
    accepted_ = all;
  }

  void check_counts() {
    const auto expected = static_cast<long long>(accepted_.size());
    for (const Answer& answer : program_counts(puzzle_, turn_)) {
      const bool verdict = answer.asked == "solve --unique";
      if (answer.trouble == "time-out") {
        finding_.kind = Kind::undecided;
      } else if (answer.number != (verdict ? std::min(expected, 2LL) : expected)) {
        finding_ = different(answer, std::to_string(expected));
        return;
      }
    }
  }

  void check_variables() {
    const RuleData& rule = case_.rules[0];
    std::string data;
    for (const std::string& entry : rule.entries) data += entry + "\n";
    long long expected = 0;
    for (const referee::Grid& grid : accepted_) {
      expected += referee::count_variables(named_.board, rule.rule, data, grid);
    }
    const Answer answer = program_counts_variables(puzzle_);
    if (answer.trouble == "time-out") {
      finding_.kind = Kind::undecided;
    } else if (answer.number != expected) {
      finding_ = different(answer, std::to_string(expected));
    }
  }

  const Case& case_;
  std::size_t turn_;
  referee::Puzzle named_;
  Puzzle puzzle_;
  Puzzle empty_;
  std::vector<referee::Grid> accepted_;
  std::size_t checked_ = 0;
  Finding finding_;
};

/// Whether the program makes a board of it; its sentence if not.
std::optional<std::string> refusal(const Case& puzzle) {
  try {
    (void)parse_puzzle(header_text(puzzle));
    return std::nullopt;
  } catch (const Error& error) {
    return error.what();
  }
}

}  // namespace

Finding compare(const Case& puzzle, std::size_t turn) {
  if (const auto sentence = refusal(puzzle)) return {Kind::refused, *sentence};
  try {
    return Comparison(puzzle, turn).run();
  } catch (const referee::NotUnderstood& error) {
    return {Kind::unclear, error.what()};
  } catch (const Error& error) {
    return {Kind::differs, {}, "reading", "solve FILE", error.what(), "a puzzle"};
  }
}

}  // namespace sudoku_sat::matrix

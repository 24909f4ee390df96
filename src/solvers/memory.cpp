// A solver that runs out of memory harms the whole machine: the system kills some process, or
// everything comes to a halt. So the size of a formula is found beforehand, by a bound or by a
// count that ends as soon as the answer is clear.
#include "board_solver.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/memory.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::solvers {

namespace {

// What CaDiCaL 1.5.3 takes, as measured on the empty 25x25 and 36x36 boards, watches included.
constexpr std::uint64_t bytes_per_clause = 160;
// For long clauses: the clause itself, and copies of it on its way to the solver.
constexpr std::uint64_t bytes_per_literal = 16;
constexpr std::uint64_t bytes_per_variable = 200;

[[noreturn]] void fail(const Geometry& geometry, std::uint64_t number, std::string_view what) {
  throw SolverError(fmt::format(
      "the formula of this {0}x{0} board has {1} {2} or more, too many for this machine's {3} MB",
      geometry.size(), number, what, base::physical_memory() >> 20));
}

bool fits(const Size& size, std::uint64_t memory) {
  return size.clauses <= memory / bytes_per_clause && size.literals <= memory / bytes_per_literal;
}

bool is_bounded(const Board& board, const VariableMap& variables, const Formulation& formulation) {
  return !variables.whole() && board.only_all_different() && formulation.amo == AtMostOne() &&
         bounded_by_pairs(chosen_encoding(formulation));
}

/// Counts clauses and literals. Throws: SolverError as soon as they don't fit into `memory` bytes.
class CappedSink {
 public:
  CappedSink(const Geometry& geometry, std::uint64_t memory)
      : geometry_(geometry), memory_(memory) {}

  Var new_vars(std::size_t n) { return counted_.new_vars(n); }

  void add(const ClauseBlock& block) {
    counted_.add(block);
    check();
  }

  bool takes_pairs() const { return true; }
  void add_pairs(const PairBlock& pairs) {
    counted_.add_pairs(pairs);
    check();
  }

 private:
  void check() const {
    const Size& size = counted_.size();
    if (fits(size, memory_)) return;
    if (size.clauses > memory_ / bytes_per_clause) fail(geometry_, size.clauses, "clauses");
    fail(geometry_, size.literals, "literals");
  }

  const Geometry& geometry_;
  std::uint64_t memory_;
  CountingSink counted_;
};

}  // namespace

std::optional<Size> size_bound(const Board& board, const VariableMap& variables,
                               const Formulation& formulation) {
  if (!is_bounded(board, variables, formulation)) return std::nullopt;
  auto longest = static_cast<std::uint64_t>(board.size());
  std::uint64_t most = 0;
  for (const AllDifferent& constraint : board.all_different()) {
    longest = std::max<std::uint64_t>(longest, constraint.cells.size());
  }
  for (Cell cell = 0; cell < board.cells(); ++cell) {
    most = std::max<std::uint64_t>(most, board.constraints_of(cell).size() + 1);
  }
  const std::uint64_t groups = variables.variables() * most;
  return Size{.clauses = groups * (longest + 1), .literals = groups * (2 * longest + 2)};
}

void require_memory_for_variables(const Geometry& geometry, std::uint64_t variables) {
  if (variables > base::physical_memory() / bytes_per_variable)
    fail(geometry, variables, "variables");
}

void require_memory_for_clauses(const Puzzle& puzzle, const VariableMap& variables,
                                const Formulation& formulation, const Limits& limits) {
  const std::uint64_t memory = base::physical_memory();
  const Board& board = *puzzle.board;
  const std::optional<Size> bound = size_bound(board, variables, formulation);
  if (bound && fits(*bound, memory)) return;
  // Without reduction, in closed form: an upper bound.
  if (fits(size_of(formulation, board), memory)) return;
  CappedSink capped(puzzle.geometry(), memory);
  LimitedSink sink(capped, limits);
  encode_puzzle(puzzle, variables, formulation, sink);
}

}  // namespace sudoku_sat::solvers

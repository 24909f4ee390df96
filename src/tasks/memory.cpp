// A solver that runs out of memory takes the machine with it: the system kills some process or all
// come to a halt. The sizes of a formula are known before, from a count that ends as soon as it is
// clear.
#include "memory.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "sudoku_sat/sinks.hpp"

namespace sudoku_sat {

namespace {

// What CaDiCaL 1.5.3 takes, as measured on the empty 25x25 and 36x36 boards, watches included.
constexpr std::uint64_t bytes_per_clause = 160;
// Where clauses are long: the clause itself, and what else keeps it on its way to the solver.
constexpr std::uint64_t bytes_per_literal = 16;
constexpr std::uint64_t bytes_per_variable = 200;

// Smaller formulas fit everywhere, and counting them would cost more than it saves.
constexpr std::uint64_t small = 1'000'000;

std::uint64_t physical_memory() {
  return static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
         static_cast<std::uint64_t>(sysconf(_SC_PAGE_SIZE));
}

[[noreturn]] void fail(const Geometry& geometry, std::uint64_t number, std::string_view what) {
  throw SolverError(fmt::format(
      "the formula of this {0}x{0} board has {1} {2} or more, too many for this machine's {3} MB",
      geometry.size(), number, what, physical_memory() >> 20));
}

/// Counts until there are more than `most` clauses.
class CappedSink {
 public:
  CappedSink(const Geometry& geometry, std::uint64_t memory)
      : geometry_(geometry), memory_(memory) {}

  Var new_vars(std::size_t n) { return counted_.new_vars(n); }

  void add(const ClauseBlock& block) {
    counted_.add(block);
    const Size& size = counted_.size();
    if (size.clauses > memory_ / bytes_per_clause) fail(geometry_, size.clauses, "clauses");
    if (size.literals > memory_ / bytes_per_literal) fail(geometry_, size.literals, "literals");
  }

 private:
  const Geometry& geometry_;
  std::uint64_t memory_;
  CountingSink counted_;
};

}  // namespace

void require_memory_for_variables(const Geometry& geometry, std::uint64_t variables) {
  if (variables > physical_memory() / bytes_per_variable) fail(geometry, variables, "variables");
}

void require_memory_for_clauses(const Puzzle& puzzle, const VariableMap& variables,
                                const SolveOptions& options, const Limits& limits) {
  // Without reduction, in closed form: an upper bound.
  if (size_of(chosen_encoding(options), *puzzle.board, options.amo).clauses < small) return;
  CappedSink capped(puzzle.geometry(), physical_memory());
  LimitedSink sink(capped, limits);
  encode_puzzle(puzzle, variables, options, sink);
}

}  // namespace sudoku_sat

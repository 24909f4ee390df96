// The formula is counted before it is kept, so that none is kept that is too large. Without a
// reduction its size follows from the board.
#include "sudoku_sat/explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

namespace {

[[noreturn]] void refuse(const Size& size) {
  throw SolverError(fmt::format(
      "a trace takes up to {} clauses and {} literals, this formula has {} and {}: another "
      "encoding, or --reduce units, makes fewer",
      TracedFormula::max_clauses, TracedFormula::max_literals, size.clauses, size.literals));
}

bool too_large(const Size& size) {
  return size.clauses > TracedFormula::max_clauses || size.literals > TracedFormula::max_literals;
}

/// Counts, and refuses in time.
class BoundedCount {
 public:
  Var new_vars(std::size_t n) { return counts_.new_vars(n); }
  void add(const ClauseBlock& block) {
    counts_.add(block);
    if (too_large(counts_.size())) refuse(counts_.size());
  }

 private:
  CountingSink counts_;
};

void require_room(const Puzzle& puzzle, const std::optional<VariableMap>& map,
                  const Formulation& formulation, const Limits& limits) {
  if (!map) return;
  BoundedCount counts;
  LimitedSink limited(counts, limits);
  encode_puzzle(puzzle, *map, formulation, limited);
}

/// The variables, unless it is known already that the formula is too large.
std::optional<VariableMap> variables_of(const Puzzle& puzzle, const Formulation& formulation,
                                        const Limits& limits) {
  if (&chosen_reduction(formulation) == &no_reduction()) {
    const Size size = size_of(formulation, *puzzle.board);
    if (too_large(size)) refuse(size);
  }
  return reduced_variables(puzzle, formulation, limits);
}

std::string joined_statements(std::span<const Lit> literals, int sign, std::string_view between,
                              const TracedFormula& formula) {
  std::string text;
  for (const Lit literal : literals) {
    if (!text.empty()) text += between;
    text += formula.statement(sign * literal);
  }
  return text;
}

}  // namespace

TracedFormula::TracedFormula(const Puzzle& puzzle, const Formulation& formulation,
                             const Limits& limits)
    : puzzle_(puzzle), map_(variables_of(puzzle, formulation, limits)), origins_(sink_.size()) {
  require_room(puzzle, map_, formulation, limits);
  LimitedSink limited(sink_, limits);
  if (map_) {
    encode_puzzle(puzzle, *map_, formulation, limited, &origins_);
  } else {
    origins_.family("contradiction");
    origins_.topic("the reduction excludes every value of a cell");
    encode_contradiction(limited);
  }
  words_.emplace(*puzzle.board, map());
  const std::size_t of_cells = map_ ? map_->variables() : 0;
  defining_.resize(static_cast<std::size_t>(variables()) - of_cells, no_clause_number);
  begins_.reserve(static_cast<std::size_t>(sink_.size().clauses));
  const Lit* const first = literals().data();
  each_clause(literals(), [&](std::span<const Lit> clause) {
    for (const Lit literal : clause) {
      const auto variable = static_cast<std::size_t>(std::abs(literal));
      if (variable <= of_cells) continue;
      ClauseNumber& defining = defining_[variable - of_cells - 1];
      defining = std::min(defining, begins_.size());
    }
    begins_.push_back(static_cast<std::size_t>(clause.data() - first));
  });
}

std::span<const Lit> TracedFormula::clause(ClauseNumber number) const {
  const std::size_t end =
      number + 1 < begins_.size() ? begins_[number + 1] : sink_.block().literals.size();
  return literals().subspan(begins_[number], end - 1 - begins_[number]);
}

const std::string& TracedFormula::family(ClauseNumber number) const {
  return origins_.of(begins_[number]).family;
}

std::string TracedFormula::about(ClauseNumber number) const {
  return words_->about(origins_.of(begins_[number]), clause(number));
}

std::optional<ClauseNumber> TracedFormula::defined_by(Var variable) const {
  const std::size_t of_cells = map_ ? map_->variables() : 0;
  const auto number = static_cast<std::size_t>(variable);
  if (number <= of_cells || defining_[number - of_cells - 1] == no_clause_number) {
    return std::nullopt;
  }
  return defining_[number - of_cells - 1];
}

std::string in_words(std::span<const Lit> clause, const TracedFormula& formula) {
  if (clause.empty()) return "nothing can hold";
  return joined_statements(clause, 1, " or ", formula);
}

std::string as_exclusion(std::span<const Lit> clause, const TracedFormula& formula) {
  if (clause.empty()) return "nothing can hold";
  return "not (" + joined_statements(clause, -1, " and ", formula) + ")";
}

}  // namespace sudoku_sat

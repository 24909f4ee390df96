// All minimal cores by MARCO (Liffiton, Previti, Malik & Marques-Silva: Fast, flexible MUS
// enumeration, Constraints 21, 2016). A solver keeps the map of all sets of items: which are not
// yet known to contain a core or to lie within a set that stands. Any set that it leaves is asked
// for; one that cannot stand is shrunk to a core, one that can is grown, and the map loses what
// lies above or below. When nothing is left all cores have been found.
//
// All repairs more directly: what a maximal set that stands lacks is a repair, and each further one
// must have an item of every repair known (hitting set duality). Their number is unlike that of
// cores: there may be few repairs where cores are legion.
#include <algorithm>

#include "board/cell_set.hpp"
#include "minimal_subsets.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

namespace {

class SubsetMap {
 public:
  explicit SubsetMap(std::size_t items)
      : items_(items), solver_(make_solver({})), first_(solver_->new_vars(items)) {}

  /// A set of which nothing is known, as large as can be; no value where there is none left.
  std::optional<Subset> next(const Limits& limits) {
    const Answer answer = solver_->solve(limits);
    if (answer == Answer::unsatisfiable) return std::nullopt;
    if (answer == Answer::unknown) {
      limits.check();
      throw SolverError("the solver gave up on the map of sets");
    }
    CellSet seed(items_);
    for (std::uint32_t item = 0; item < items_; ++item) {
      if (solver_->value(variable(item))) seed.add(item);
    }
    extend(seed, limits);
    return seed.cells();
  }

  /// Takes away all sets with this core.
  void block_above(const Subset& core) {
    std::vector<Lit> clause;
    for (const std::uint32_t item : core) clause.push_back(-variable(item));
    solver_->add_clause(clause);
    cores_.emplace_back(items_);
    cores_.back().add(core);
  }

  /// Takes away all sets within this one.
  void block_below(const Subset& consistent) {
    std::vector<Lit> clause;
    for (const std::uint32_t item : complement(consistent, items_))
      clause.push_back(variable(item));
    solver_->add_clause(clause);
  }

 private:
  Var variable(std::uint32_t item) const { return first_ + static_cast<Var>(item); }

  /// The larger the set, the likelier that it cannot stand.
  void extend(CellSet& seed, const Limits& limits) const {
    for (std::uint32_t item = 0; item < items_; ++item) {
      if (seed.has(item)) continue;
      limits.check();
      seed.add(item);
      const bool known = std::any_of(cores_.begin(), cores_.end(),
                                     [&](const CellSet& core) { return core.within(seed); });
      if (known) seed.remove(item);
    }
  }

  std::size_t items_;
  std::unique_ptr<Solver> solver_;
  Var first_;
  std::vector<CellSet> cores_;
};

}  // namespace

bool for_each_core(SubsetOracle& oracle, const Limits& limits, const VisitSubset& visit) {
  SubsetMap map(oracle.items());
  while (const std::optional<Subset> seed = map.next(limits)) {
    SubsetOracle::Verdict verdict = oracle.ask(*seed);
    if (verdict.consistent) {
      map.block_below(grow(std::move(verdict.items), oracle));
      continue;
    }
    Subset core = shrink(std::move(verdict.items), oracle);
    map.block_above(core);
    if (!visit(std::move(core))) return false;
  }
  return true;
}

bool for_each_repair(SubsetSource& source, const VisitSubset& visit) {
  source.forget();
  while (std::optional<Subset> consistent = source.find()) {
    Subset repair = complement(grow(std::move(*consistent), source), source.items());
    if (repair.empty()) return true;
    source.require(repair);
    if (!visit(std::move(repair))) return false;
  }
  return true;
}

}  // namespace sudoku_sat

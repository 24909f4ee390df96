// All minimal cores by MARCO (Liffiton, Previti, Malik & Marques-Silva: Fast, flexible MUS
// enumeration, Constraints 21, 2016). A solver keeps a map of the sets of items about which nothing
// is known yet. The oracle is asked about one of them: an inconsistent one is shrunk to a core, and
// the map loses all sets with that core; a consistent one is grown, and the map loses all sets
// within it. When the map is empty, all cores have been found.
//
// Repairs are found more directly: what a maximal consistent set lacks is a repair, and each
// further such set must have an item of every known repair (hitting set duality). There may be few
// repairs even if there are very many cores.
#include <algorithm>

#include "base/number_set.hpp"
#include "minimal_subsets.hpp"
#include "solvers/board_solver.hpp"

namespace sudoku_sat::cores {

namespace {

class SubsetMap {
 public:
  explicit SubsetMap(std::size_t items)
      : items_(items), solver_(make_solver({})), first_(solver_->new_vars(items)) {}

  /// A set about which nothing is known, as large as possible; no value if none is left.
  std::optional<Subset> next(const Limits& limits) {
    if (!solvers::satisfiable(*solver_, limits)) return std::nullopt;
    base::NumberSet seed(items_);
    for (std::uint32_t item = 0; item < items_; ++item) {
      if (solver_->value(variable(item))) seed.add(item);
    }
    extend(seed, limits);
    return seed.numbers();
  }

  /// Removes from the map all sets that contain this core.
  void block_above(const Subset& core) {
    std::vector<Lit> clause;
    for (const std::uint32_t item : core) clause.push_back(-variable(item));
    solver_->add_clause(clause);
    cores_.emplace_back(items_);
    cores_.back().add(core);
  }

  /// Removes from the map all subsets of this set.
  void block_below(const Subset& consistent) {
    std::vector<Lit> clause;
    for (const std::uint32_t item : complement(consistent, items_))
      clause.push_back(variable(item));
    solver_->add_clause(clause);
  }

 private:
  Var variable(std::uint32_t item) const { return first_ + static_cast<Var>(item); }

  /// Adds items as long as the set contains no known core: a large set is more likely to be
  /// inconsistent.
  void extend(base::NumberSet& seed, const Limits& limits) const {
    for (std::uint32_t item = 0; item < items_; ++item) {
      if (seed.has(item)) continue;
      limits.check();
      seed.add(item);
      const bool known =
          std::any_of(cores_.begin(), cores_.end(),
                      [&](const base::NumberSet& core) { return core.within(seed); });
      if (known) seed.remove(item);
    }
  }

  std::size_t items_;
  std::unique_ptr<Solver> solver_;
  Var first_;
  std::vector<base::NumberSet> cores_;
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

}  // namespace sudoku_sat::cores

// All minimal cores by MARCO (Liffiton, Previti, Malik & Marques-Silva: Fast, flexible MUS
// enumeration, Constraints 21, 2016). A solver keeps a map of the sets of items about which nothing
// is known yet. The oracle is asked about one of them: an inconsistent one is shrunk to a core, and
// the map loses all sets with that core; a consistent one is grown, and the map loses all sets
// within it. When the map is empty, all cores have been found.
//
// Repairs are found more directly: what a maximal consistent set lacks is a repair, and each
// further such set must have an item of every known repair (hitting set duality). There may be few
// repairs even if there are very many cores.
#include "minimal_subsets.hpp"

#include <bit>

#include "base/number_set.hpp"
#include "solvers/board_solver.hpp"
#include "solvers/hitting_set.hpp"

namespace sudoku_sat::cores {

namespace {

/// The set without its items number `begin` to `end` - 1, counted from 0.
Subset without(const Subset& subset, std::size_t begin, std::size_t end) {
  Subset rest(subset.begin(), subset.begin() + static_cast<std::ptrdiff_t>(begin));
  rest.insert(rest.end(), subset.begin() + static_cast<std::ptrdiff_t>(end), subset.end());
  return rest;
}

Subset with(Subset subset, std::uint32_t item) {
  subset.insert(std::upper_bound(subset.begin(), subset.end(), item), item);
  return subset;
}

class SmallestCore {
 public:
  SmallestCore(SubsetOracle& oracle, const Limits& limits)
      : oracle_(oracle),
        limits_(limits),
        best_(shrink(complement({}, oracle.items()), oracle)),
        most_(best_.size()),
        hitting_(std::vector<std::size_t>(oracle.items(), 1), most_) {}

  Subset run() {
    std::size_t least = 0;
    hitting_.close(least, most_, limits_, [this](const solvers::HittingSet::Items& items) {
      separate(Subset(items.begin(), items.end()));
    });
    return best_;
  }

 private:
  /// Adds repairs that the items don't hit, if there are any. One item of each new repair joins the
  /// items until these are inconsistent.
  void separate(Subset items) {
    SubsetOracle::Verdict verdict = oracle_.ask(items);
    while (verdict.consistent) {
      const Subset repair = complement(grow(std::move(verdict.items), oracle_), oracle_.items());
      hitting_.add(solvers::HittingSet::Items(repair.begin(), repair.end()));
      items = with(std::move(items), repair[random_.below(repair.size())]);
      verdict = oracle_.ask(items);
    }
    Subset core = shrink(std::move(verdict.items), oracle_);
    if (core.size() < best_.size()) best_ = std::move(core);
    most_ = best_.size();
  }

  SubsetOracle& oracle_;
  const Limits& limits_;
  Subset best_;
  std::size_t most_;
  solvers::HittingSet hitting_;
  Random random_{0};
};

}  // namespace

Subset shrink(Subset subset, SubsetOracle& oracle, const OnSmaller& on_smaller) {
  for (std::size_t group = std::bit_floor(subset.size()); group >= 1; group /= 2) {
    for (std::size_t begin = 0; begin < subset.size();) {
      const std::size_t end = std::min(begin + group, subset.size());
      SubsetOracle::Verdict verdict = oracle.ask(without(subset, begin, end));
      if (verdict.consistent) {
        begin = end;
      } else {
        subset = std::move(verdict.items);
        if (on_smaller) on_smaller(subset.size());
      }
    }
  }
  return subset;
}

Subset grow(Subset subset, SubsetOracle& oracle) {
  for (const std::uint32_t item : complement(subset, oracle.items())) {
    if (std::binary_search(subset.begin(), subset.end(), item)) continue;
    SubsetOracle::Verdict verdict = oracle.ask(with(subset, item));
    if (verdict.consistent) subset = std::move(verdict.items);
  }
  return subset;
}

Subset smallest_core(SubsetOracle& oracle, const Limits& limits) {
  return SmallestCore(oracle, limits).run();
}

void require_core(const Subset& core, SubsetOracle& oracle) {
  bool right = !oracle.ask(core).consistent;
  for (std::size_t i = 0; right && i < core.size(); ++i) {
    right = oracle.ask(without(core, i, i + 1)).consistent;
  }
  if (!right) throw SolverError("internal error: a set was wrongly found to be a minimal core");
}

void require_repair(const Subset& repair, SubsetOracle& oracle) {
  const Subset rest = complement(repair, oracle.items());
  bool right = oracle.ask(rest).consistent;
  for (std::size_t i = 0; right && i < repair.size(); ++i) {
    right = !oracle.ask(with(rest, repair[i])).consistent;
  }
  if (!right) throw SolverError("internal error: a set was wrongly found to be a minimal repair");
}

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

// Cores and repairs of a puzzle. One oracle finds them; a second one, with a solver of its own,
// checks each before it is returned. On boards with millions of clauses one oracle does both.
#include "sudoku_sat/cores.hpp"

#include <algorithm>
#include <limits>

#include "minimal_subsets.hpp"
#include "solver_oracle.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

namespace {

bool smaller_first(const Subset& a, const Subset& b) {
  return a.size() != b.size() ? a.size() < b.size() : a < b;
}

}  // namespace

class PuzzleSubsets::Implementation {
 public:
  Implementation(Puzzle puzzle, Parts parts, Limits limits)
      : puzzle_(std::move(puzzle)),
        with_rules_(parts != Parts::givens),
        limits_(std::move(limits)),
        givens_(given_cells(puzzle_)) {
    for (const Cell cell : givens_) {
      names_.push_back(puzzle_.geometry().name(cell) + "=" +
                       std::to_string(puzzle_.geometry().number(puzzle_.givens[cell])));
    }
    if (with_rules_) rules_ = rule_items(*puzzle_.board, parts == Parts::givens_and_clues);
    for (const RuleItem& rule : rules_.rules) names_.push_back(rule.name);
    oracle_ = make_oracle();
  }

  const std::vector<Cell>& givens() const { return givens_; }
  const std::vector<std::string>& names() const { return names_; }

  bool consistent() { return oracle_->ask(complement({}, names_.size())).consistent; }

  Subset core() { return checked_core(shrink(first_core(), *oracle_)); }

  Subset smallest() { return checked_core(sudoku_sat::smallest_core(*oracle_, limits_)); }

  ListedSubsets cores(std::size_t limit, const OnProgress& on_progress) {
    return list(limit, on_progress, [&](const VisitSubset& visit) {
      return for_each_core(*oracle_, limits_,
                           [&](Subset core) { return visit(checked_core(std::move(core))); });
    });
  }

  ListedSubsets repairs(std::size_t limit, const OnProgress& on_progress) {
    return list(limit, on_progress, [&](const VisitSubset& visit) {
      return for_each_repair(*oracle_, [&](Subset repair) {
        require_repair(repair, checker());
        return visit(std::move(repair));
      });
    });
  }

 private:
  std::unique_ptr<SolverOracle> make_oracle() const {
    if (with_rules_) return std::make_unique<RulesOracle>(puzzle_, rules_, limits_);
    return std::make_unique<GivensOracle>(puzzle_, limits_);
  }

  SubsetOracle& checker() {
    if (!GivensOracle::fits_twice(*puzzle_.board)) return *oracle_;
    if (!checker_) checker_ = make_oracle();
    return *checker_;
  }

  Subset checked_core(Subset core) {
    require_core(core, checker());
    return core;
  }

  /// A core of givens with all rules.
  Subset first_core() const {
    Subset items;
    for (const Cell cell : minimal_core(puzzle_, limits_)) {
      const auto at = std::lower_bound(givens_.begin(), givens_.end(), cell);
      items.push_back(static_cast<std::uint32_t>(at - givens_.begin()));
    }
    for (std::size_t item = givens_.size(); item < names_.size(); ++item) {
      items.push_back(static_cast<std::uint32_t>(item));
    }
    return items;
  }

  template <class Enumerate>
  static ListedSubsets list(std::size_t limit, const OnProgress& on_progress,
                            Enumerate&& enumerate) {
    ListedSubsets listed;
    const std::size_t most = limit == 0 ? most_subsets : std::min(limit, most_subsets);
    try {
      listed.complete = enumerate([&](Subset found) {
        // The list is complete unless one more than the limit is found.
        if (listed.sets.size() == most) return false;
        listed.sets.push_back(std::move(found));
        if (on_progress) on_progress(listed.sets.size());
        return true;
      });
    } catch (const Stopped& stopped) {
      listed.stopped = stopped.why();
    }
    std::sort(listed.sets.begin(), listed.sets.end(), smaller_first);
    return listed;
  }

  Puzzle puzzle_;
  bool with_rules_;
  const Limits limits_;
  std::vector<Cell> givens_;
  RuleItems rules_;
  std::vector<std::string> names_;
  std::unique_ptr<SolverOracle> oracle_;
  std::unique_ptr<SolverOracle> checker_;  ///< made when it is first needed
};

PuzzleSubsets::PuzzleSubsets(Puzzle puzzle, Parts parts, Limits limits)
    : implementation_(
          std::make_unique<Implementation>(std::move(puzzle), parts, std::move(limits))) {}

PuzzleSubsets::~PuzzleSubsets() = default;
PuzzleSubsets::PuzzleSubsets(PuzzleSubsets&&) noexcept = default;
PuzzleSubsets& PuzzleSubsets::operator=(PuzzleSubsets&&) noexcept = default;

std::size_t PuzzleSubsets::items() const { return implementation_->names().size(); }

const std::string& PuzzleSubsets::name(std::uint32_t item) const {
  return implementation_->names()[item];
}

std::optional<Cell> PuzzleSubsets::given(std::uint32_t item) const {
  const std::vector<Cell>& givens = implementation_->givens();
  return item < givens.size() ? std::optional<Cell>(givens[item]) : std::nullopt;
}

bool PuzzleSubsets::consistent() { return implementation_->consistent(); }

Subset PuzzleSubsets::core() { return implementation_->core(); }

Subset PuzzleSubsets::smallest_core() { return implementation_->smallest(); }

ListedSubsets PuzzleSubsets::cores(std::size_t limit, const OnProgress& on_progress) {
  return implementation_->cores(limit, on_progress);
}

ListedSubsets PuzzleSubsets::repairs(std::size_t limit, const OnProgress& on_progress) {
  return implementation_->repairs(limit, on_progress);
}

}  // namespace sudoku_sat

// Cores and repairs of a puzzle. One oracle finds them; a second one, with a solver of its own,
// checks each before it is returned. On boards with millions of clauses one oracle does both.
//
// A given follows from others if these leave no other value possible in its cell. One solver keeps
// the rules and answers for all givens. That a given is needed is shown by a solution, which is
// checked by the rules. That it follows is asked once more, of a second solver, unless the board is
// too large for two.
#include "sudoku_sat/solve.hpp"

#include "minimal_subsets.hpp"
#include "solver_oracle.hpp"

namespace sudoku_sat {

using namespace cores;

namespace {

bool smaller_first(const Subset& a, const Subset& b) {
  return a.size() != b.size() ? a.size() < b.size() : a < b;
}

/// Lists what `enumerate` visits, as far as limits let it.
template <class Enumerate>
ListedSubsets listed(std::size_t limit, const PuzzleSubsets::OnProgress& on_progress,
                     Enumerate&& enumerate) {
  ListedSubsets all;
  const std::size_t most = limit == 0 ? max_subsets : std::min(limit, max_subsets);
  try {
    all.complete = enumerate([&](Subset found) {
      // The list is complete unless one more than the limit is found.
      if (all.sets.size() == most) return false;
      all.sets.push_back(std::move(found));
      if (on_progress) on_progress(all.sets.size());
      return true;
    });
  } catch (const Stopped& stopped) {
    all.stopped = stopped.why();
  }
  std::sort(all.sets.begin(), all.sets.end(), smaller_first);
  return all;
}

}  // namespace

class PuzzleSubsets::Implementation {
 public:
  Implementation(Puzzle asked, Parts parts, Limits until)
      : puzzle(std::move(asked)), limits(std::move(until)), givens(puzzle.given_cells()) {
    for (const Cell cell : givens) {
      names.push_back(puzzle.geometry().name(cell) + "=" +
                      std::to_string(puzzle.geometry().number(puzzle.givens[cell])));
    }
    with_rules = parts != Parts::givens;
    if (with_rules) rules = rule_items(*puzzle.board, parts == Parts::givens_and_clues);
    for (const RuleItem& rule : rules.rules) names.push_back(rule.name);
    oracle = make_oracle();
  }

  std::unique_ptr<SolverOracle> make_oracle() const {
    if (with_rules) return std::make_unique<RulesOracle>(puzzle, rules, limits);
    return std::make_unique<GivensOracle>(puzzle, limits);
  }

  SubsetOracle& checker() {
    if (!GivensOracle::fits_twice(*puzzle.board)) return *oracle;
    if (!second_oracle) second_oracle = make_oracle();
    return *second_oracle;
  }

  Subset checked_core(Subset core) {
    require_core(core, checker());
    return core;
  }

  /// A core of givens with all rules.
  Subset first_core() const {
    Subset items;
    for (const Cell cell : minimal_core(puzzle, limits)) {
      const auto at = std::lower_bound(givens.begin(), givens.end(), cell);
      items.push_back(static_cast<std::uint32_t>(at - givens.begin()));
    }
    for (std::size_t item = givens.size(); item < names.size(); ++item) {
      items.push_back(static_cast<std::uint32_t>(item));
    }
    return items;
  }

  Puzzle puzzle;
  bool with_rules = false;
  const Limits limits;
  std::vector<Cell> givens;
  RuleItems rules;
  std::vector<std::string> names;
  std::unique_ptr<SolverOracle> oracle;
  std::unique_ptr<SolverOracle> second_oracle;  ///< made when it is first needed
};

PuzzleSubsets::PuzzleSubsets(Puzzle puzzle, Parts parts, Limits limits)
    : implementation_(
          std::make_unique<Implementation>(std::move(puzzle), parts, std::move(limits))) {}

PuzzleSubsets::~PuzzleSubsets() = default;
PuzzleSubsets::PuzzleSubsets(PuzzleSubsets&&) noexcept = default;
PuzzleSubsets& PuzzleSubsets::operator=(PuzzleSubsets&&) noexcept = default;

std::size_t PuzzleSubsets::items() const { return implementation_->names.size(); }

const std::string& PuzzleSubsets::name(std::uint32_t item) const {
  return implementation_->names[item];
}

std::optional<Cell> PuzzleSubsets::given(std::uint32_t item) const {
  const std::vector<Cell>& givens = implementation_->givens;
  return item < givens.size() ? std::optional<Cell>(givens[item]) : std::nullopt;
}

bool PuzzleSubsets::consistent() {
  return implementation_->oracle->ask(complement({}, items())).consistent;
}

Subset PuzzleSubsets::core() {
  Implementation& inner = *implementation_;
  return inner.checked_core(shrink(inner.first_core(), *inner.oracle));
}

Subset PuzzleSubsets::smallest_core() {
  Implementation& inner = *implementation_;
  return inner.checked_core(sudoku_sat::cores::smallest_core(*inner.oracle, inner.limits));
}

ListedSubsets PuzzleSubsets::cores(std::size_t limit, const OnProgress& on_progress) {
  Implementation& inner = *implementation_;
  return listed(limit, on_progress, [&](const VisitSubset& visit) {
    return for_each_core(*inner.oracle, inner.limits,
                         [&](Subset core) { return visit(inner.checked_core(std::move(core))); });
  });
}

ListedSubsets PuzzleSubsets::repairs(std::size_t limit, const OnProgress& on_progress) {
  Implementation& inner = *implementation_;
  return listed(limit, on_progress, [&](const VisitSubset& visit) {
    return for_each_repair(*inner.oracle, [&](Subset repair) {
      require_repair(repair, inner.checker());
      return visit(std::move(repair));
    });
  });
}

namespace {

Subset all_but(std::uint32_t item, Subset subset) {
  std::erase(subset, item);
  return subset;
}

/// Asks a second oracle whether each item follows from the others of the set; not on boards that
/// are too large for two. Throws: SolverError if one doesn't.
void require_implied(const Subset& items, const Subset& subset, const Puzzle& puzzle,
                     const Limits& limits) {
  if (items.empty() || !GivensOracle::fits_twice(*puzzle.board)) return;
  GivensOracle oracle(puzzle, limits);
  for (const std::uint32_t item : items) {
    if (oracle.implied(item, all_but(item, subset))) continue;
    throw SolverError("internal error: a given was wrongly found to be redundant");
  }
}

}  // namespace

std::vector<Cell> redundant_givens(const Puzzle& puzzle, const Limits& limits) {
  GivensOracle oracle(puzzle, limits);
  const std::vector<Cell> cells = puzzle.given_cells();
  const Subset all = complement({}, cells.size());
  Subset redundant;
  for (const std::uint32_t item : all) {
    if (oracle.implied(item, all_but(item, all))) redundant.push_back(item);
  }
  require_implied(redundant, all, puzzle, limits);
  std::vector<Cell> follow;
  for (const std::uint32_t item : redundant) follow.push_back(cells[item]);
  return follow;
}

std::optional<Puzzle> irreducible(const Puzzle& puzzle, const Limits& limits) {
  GivensOracle oracle(puzzle, limits);
  const std::vector<Cell> cells = puzzle.given_cells();
  Subset kept = complement({}, cells.size());
  if (!oracle.ask(kept).consistent) return std::nullopt;
  for (auto item = static_cast<std::uint32_t>(cells.size()); item-- > 0;) {
    const Subset others = all_but(item, kept);
    if (oracle.implied(item, others)) kept = others;
  }
  const Subset left_out = complement(kept, cells.size());
  require_implied(left_out, kept, puzzle, limits);
  Puzzle result = puzzle;
  for (const std::uint32_t item : left_out) result.givens[cells[item]] = 0;
  return result;
}

}  // namespace sudoku_sat

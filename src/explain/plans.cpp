// Arguments of one level are looked for from every candidate while there is time, later from those
// that came far before: on a board where nothing can be told in one level, that is what remains to
// be learnt from trying. How far a candidate comes says best how short its search is: with its
// exclusions one level deep, most of a contradiction is there. On a non-consecutive puzzle of seven
// givens the first of 640 candidates by that order had the shortest plan of all, and the twelve
// shortest ones were among the first eighteen.
#include "plans.hpp"

#include <algorithm>
#include <utility>

namespace sudoku_sat {

namespace {

/// Literals made true for the plans of a step, and in all searches while there is time.
constexpr std::uint64_t most_of_one_level = 8'000'000;
constexpr std::uint64_t most_in_haste = 600'000;
constexpr std::uint64_t most_work = 70'000'000;
/// Likewise, after which arguments of more levels are no longer looked for.
constexpr std::uint64_t most_work_of_any_depth = 80'000'000;
constexpr std::uint64_t work_of_told = 10;  ///< that a known literal takes, in these
constexpr std::size_t most_plans = 4;
/// Likewise for what unit propagation refutes, and how many candidates of a step it refutes after
/// that; after twice as many it refutes none. Formulas that have the first budgets in full don't
/// come near.
constexpr std::uint64_t most_propagation = 100'000'000;
constexpr std::uint64_t work_of_derived = 10;  ///< that a literal in a refutation takes
constexpr std::size_t most_at_once = 4;
/// Literals made true for a candidate in a search of any depth, and how many are tried.
constexpr std::uint64_t least_searched = 250'000;
constexpr std::uint64_t most_searched = 1'000'000;
constexpr std::size_t most_tried = 5;
constexpr std::size_t most_compared = 2;
/// Formulas of up to so many literals have these budgets, those of 16x16 boards and of most rules;
/// larger ones have less, in proportion, since a literal made true takes longer there: it stands in
/// more clauses, of which less is at hand.
constexpr std::uint64_t most_literals = 600'000;

}  // namespace

Plans::Plans(const ReasonedClauses& clauses, const Board& board)
    : clauses_(clauses), board_(board) {}

std::uint64_t Plans::budget(std::uint64_t work) const {
  const std::uint64_t literals = clauses_.literals.size();
  return work * most_literals / std::max(most_literals, literals);
}

std::vector<Lit> Plans::refuted_at_once(std::span<const Lit> facts, const OtherWork& other,
                                        const Limits& limits) {
  const std::uint64_t so_far = propagation(other);
  if (so_far > 2 * budget(most_propagation)) return {};
  const std::uint64_t before = search().work();
  const std::size_t most = so_far > budget(most_propagation) ? most_at_once : SIZE_MAX;
  std::vector<Lit> refuted = search().refuted_at_once(facts, most, limits);
  at_once_ += search().work() - before;
  return refuted;
}

std::vector<Refuted> Plans::of_one_level(std::span<const Lit> facts, const OtherWork& other,
                                         const Limits& limits) {
  using Order = NestedSearch::Order;
  return work(other) < budget(most_work)
             ? search().find(facts, most_plans, budget(most_of_one_level), Order::fewest, limits)
             : search().find(facts, most_plans, budget(most_in_haste), Order::farthest, limits);
}

std::vector<Lit> Plans::promising_first(std::vector<Lit> literals) {
  return search().farthest_first(std::move(literals));
}

bool Plans::of_any_depth(std::span<const Lit> facts, std::span<const Lit> literals,
                         const OtherWork& other, const std::function<bool(const Refuted&)>& tell,
                         const Limits& limits) {
  if (spent(other)) return false;
  // What took much work for the last step will not take little now.
  for (searched_ = std::max(least_searched, searched_ / 2); searched_ <= most_searched;
       searched_ *= 2) {
    const auto plan = shortest(facts, literals, limits);
    if (plan && tell(*plan)) return true;
  }
  return false;
}

/// Of the first few that are found.
std::optional<Refuted> Plans::shortest(std::span<const Lit> facts, std::span<const Lit> literals,
                                       const Limits& limits) {
  std::optional<Refuted> best;
  std::size_t found = 0;
  for (const Lit literal : literals.first(std::min(literals.size(), most_tried))) {
    auto plan = search().refute(facts, literal, searched_, limits);
    if (!plan) continue;
    if (!best || plan->steps() < best->steps()) best = std::move(plan);
    if (++found == most_compared) break;
  }
  return best;
}

bool Plans::spent(const OtherWork& other) const {
  return work(other) > budget(most_work_of_any_depth) ||
         propagation(other) > 2 * budget(most_propagation);
}

NestedSearch& Plans::search() {
  if (!search_) search_.emplace(clauses_, board_.size(), board_.geometry().cells());
  return *search_;
}

/// Of the steps so far, which says whether there is time left.
std::uint64_t Plans::work(const OtherWork& other) const {
  return (search_ ? search_->work() : 0) + work_of_told * other.told;
}

/// Likewise, of unit propagation.
std::uint64_t Plans::propagation(const OtherWork& other) const {
  return at_once_ + work_of_derived * other.derived;
}

}  // namespace sudoku_sat

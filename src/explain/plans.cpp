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
constexpr std::uint64_t most_work = 100'000'000;
/// Likewise, after which arguments of more levels are no longer looked for.
constexpr std::uint64_t most_work_of_any_depth = 130'000'000;
constexpr std::uint64_t work_of_told = 10;  ///< that a known literal takes, in these
constexpr std::size_t most_plans = 4;
/// Literals made true for a candidate in a search of any depth, and how many are tried.
constexpr std::uint64_t least_searched = 250'000;
constexpr std::uint64_t most_searched = 1'000'000;
constexpr std::size_t most_tried = 5;
constexpr std::size_t most_compared = 2;
/// Boards of up to so many candidates have these budgets, those of 16x16 and of several 9x9 grids;
/// larger ones have less, in proportion, since a literal made true takes longer there.
constexpr std::uint64_t most_candidates = 4096;

}  // namespace

Plans::Plans(const ReasonedClauses& clauses, const Board& board)
    : clauses_(clauses), board_(board) {}

std::uint64_t Plans::budget(std::uint64_t work) const {
  const std::uint64_t candidates =
      board_.geometry().cells() * static_cast<std::uint64_t>(board_.size());
  return work * most_candidates / std::max(most_candidates, candidates);
}

std::vector<Refuted> Plans::of_one_level(std::span<const Lit> facts, std::uint64_t told,
                                         const Limits& limits) {
  using Order = NestedSearch::Order;
  return work(told) < budget(most_work)
             ? search().find(facts, most_plans, budget(most_of_one_level), Order::fewest, limits)
             : search().find(facts, most_plans, budget(most_in_haste), Order::farthest, limits);
}

std::vector<Lit> Plans::promising_first(std::vector<Lit> literals) {
  return search().farthest_first(std::move(literals));
}

bool Plans::of_any_depth(std::span<const Lit> facts, std::span<const Lit> literals,
                         std::uint64_t told, const std::function<bool(const Refuted&)>& tell,
                         const Limits& limits) {
  if (spent(told)) return false;
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

bool Plans::spent(std::uint64_t told) const { return work(told) > budget(most_work_of_any_depth); }

NestedSearch& Plans::search() {
  if (!search_) search_.emplace(clauses_, board_.size(), board_.geometry().cells());
  return *search_;
}

/// Of the steps so far, which says whether there is time left.
std::uint64_t Plans::work(std::uint64_t told) const {
  return (search_ ? search_->work() : 0) + work_of_told * told;
}

}  // namespace sudoku_sat

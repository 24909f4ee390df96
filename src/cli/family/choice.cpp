// The difficulty of boards of a size depends on the share of open cells, in a way that differs
// between sizes, kinds of holes and solvers: the hardest are near some share, with easier ones
// below and above. So the first round tries shares over the whole range, and later rounds mostly
// those that did best.
#include "choice.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace sudoku_sat::cli {

namespace {

constexpr std::uint64_t max_shares = 16;
constexpr std::size_t promising = 4;  ///< shares that later rounds try

/// The i-th of n values from least to most, both included.
int spread(int least, int most, std::uint64_t i, std::uint64_t n) {
  if (n < 2) return least;
  return least + static_cast<int>(static_cast<std::uint64_t>(most - least) * i / (n - 1));
}

/// The four binary digits of i in reverse: if all boards fit, the first ones taken are spread over
/// the range.
std::size_t reversed(std::size_t i) {
  return (i & 1) << 3 | (i & 2) << 1 | (i & 4) >> 1 | (i & 8) >> 3;
}

}  // namespace

BoardChoice::BoardChoice(const FamilyPlan& plan, std::size_t size)
    : plan_(plan), size_(size), numbers_(plan.numbers(size)), begun_(numbers_.begin) {
  if (!plan.calibration) return;
  const auto width = static_cast<std::uint64_t>(plan.max_open - plan.min_open) + 1;
  const std::uint64_t shares = std::min(width, max_shares);
  for (std::uint64_t i = 0; i < shares; ++i) {
    shares_.push_back({spread(plan.min_open, plan.max_open, i, shares)});
  }
}

Candidate BoardChoice::candidate(int open) { return {size_, open, begun_++}; }

std::vector<BoardChoice::Share*> BoardChoice::most_promising() {
  std::vector<Share*> order;
  for (Share& share : shares_) order.push_back(&share);
  std::stable_sort(order.begin(), order.end(),
                   [](const Share* a, const Share* b) { return a->chance() > b->chance(); });
  order.resize(std::min(order.size(), promising));
  return order;
}

std::vector<Candidate> BoardChoice::next_round() {
  std::vector<Candidate> round;
  if (!plan_.calibration) {
    while (begun_ < numbers_.end) {
      round.push_back(candidate(spread(plan_.min_open, plan_.max_open, begun_, plan_.count)));
    }
    return round;
  }
  if (enough()) return round;
  const std::uint64_t left = plan_.calibration->tries - begun_;
  if (begun_ == 0) {
    for (std::size_t i = 0; i < max_shares && round.size() < left; ++i) {
      if (reversed(i) < shares_.size()) round.push_back(candidate(shares_[reversed(i)].open));
    }
    return round;
  }
  const std::vector<Share*> best = most_promising();
  const std::uint64_t wanted = std::min({2 * (plan_.count - chosen_.size()), max_shares, left});
  for (std::uint64_t i = 0; i < wanted; ++i)
    round.push_back(candidate(best[i % best.size()]->open));
  return round;
}

void BoardChoice::add(FamilyBoard board, Fit fit) {
  ++outcomes_[static_cast<std::size_t>(fit)];
  for (Share& share : shares_) {
    if (share.open != board.candidate.open) continue;
    ++share.tries;
    share.hits += fit == Fit::fits ? 1 : 0;
  }
  if (fit == Fit::fits && !enough()) chosen_.push_back(std::move(board));
}

std::string BoardChoice::summary() const {
  const auto of = [&](Fit fit) { return outcomes_[static_cast<std::size_t>(fit)]; };
  std::string text = fmt::format("{} of {} in {} tries: {} too easy, {} too hard", chosen_.size(),
                                 plan_.count, begun_, of(Fit::too_easy), of(Fit::too_hard));
  if (of(Fit::undecided) != 0) text += fmt::format(", {} undecided", of(Fit::undecided));
  return text;
}

}  // namespace sudoku_sat::cli

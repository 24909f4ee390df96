#include "beliefs.hpp"

#include <cmath>
#include <limits>

namespace sudoku_sat::solvers {

namespace {

/// Weights are kept between this and its inverse.
constexpr double max_weight = 1e12;

/// In the place of a variable's number, if it has been decided.
constexpr Beliefs::Index decided_false = std::numeric_limits<Beliefs::Index>::max();
constexpr Beliefs::Index decided_true = decided_false - 1;

}  // namespace

Beliefs::Beliefs(std::span<const Lit> groups, const formula::Assignment& assignment) {
  take_members(groups, assignment);
  left_.against.assign(left_.members.size(), 1.0);
  std::size_t longest = 0;
  for (std::size_t group = 0; group + 1 < left_.starts.size(); ++group) {
    longest = std::max(longest, left_.starts[group + 1] - left_.starts[group]);
  }
  weights_.resize(longest);
}

void Beliefs::take_members(std::span<const Lit> groups, const formula::Assignment& assignment) {
  std::vector<Index> numbers;
  each_clause(groups, [&](std::span<const Lit> group) {
    const auto holds = [&](Lit literal) { return assignment.is_true(formula::index_of(literal)); };
    if (std::any_of(group.begin(), group.end(), holds)) return;
    for (const Lit literal : group) {
      if (!assignment.is_open(formula::index_of(literal))) continue;
      const auto variable = static_cast<std::size_t>(literal);
      if (numbers.size() <= variable) numbers.resize(variable + 1, decided_false);
      if (numbers[variable] == decided_false) {
        numbers[variable] = static_cast<Index>(left_.literals.size());
        left_.literals.push_back(formula::index_of(literal));
      }
      left_.members.push_back(numbers[variable]);
    }
    left_.starts.push_back(left_.members.size());
  });
}

void Beliefs::settle(const formula::Assignment& assignment, int most, double enough,
                     const Limits& limits) {
  leave_out_decided(assignment);
  for (int i = 0; i < most; ++i) {
    limits.check();
    if (!sweep(enough)) return;
  }
}

void Beliefs::leave_out_decided(const formula::Assignment& assignment) {
  const std::size_t before = left_.literals.size();
  number_open(assignment);
  if (left_.literals.size() == before) return;
  std::size_t groups = 0;
  std::size_t places = 0;
  std::size_t first = 0;
  for (std::size_t group = 0; group + 1 < left_.starts.size(); ++group) {
    const std::size_t end = left_.starts[group + 1];
    const std::size_t copied = copy_open(first, end, places);
    first = end;
    if (copied == places) continue;
    places = copied;
    left_.starts[++groups] = places;
  }
  left_.starts.resize(groups + 1);
  left_.members.resize(places);
  left_.against.resize(places);
}

void Beliefs::number_open(const formula::Assignment& assignment) {
  numbers_.clear();
  Index open = 0;
  for (const formula::LitIndex literal : left_.literals) {
    const bool is_open = assignment.is_open(literal);
    numbers_.push_back(is_open ? open : assignment.is_true(literal) ? decided_true : decided_false);
    left_.literals[open] = literal;
    open += is_open ? 1U : 0U;
  }
  left_.literals.resize(open);
}

/// The open members of a group, with new numbers and their messages, if none of its members is
/// true. Returns the place after the last copy.
std::size_t Beliefs::copy_open(std::size_t first, std::size_t end, std::size_t to) {
  const std::size_t begin = to;
  for (std::size_t place = first; place < end; ++place) {
    const Index number = numbers_[left_.members[place]];
    if (number == decided_true) return begin;
    left_.members[to] = number;
    left_.against[to] = left_.against[place];
    to += number == decided_false ? 0U : 1U;
  }
  return to;
}

/// Returns whether a message changed by more than `enough`.
bool Beliefs::sweep(double enough) {
  weigh();
  bool moved = false;
  for (std::size_t group = 0; group + 1 < left_.starts.size(); ++group) {
    moved |= answer(left_.starts[group], left_.starts[group + 1], enough);
  }
  sent_ += left_.members.size();
  return moved;
}

void Beliefs::weigh() {
  odds_.assign(left_.literals.size(), 1.0);
  for (std::size_t place = 0; place < left_.members.size(); ++place) {
    odds_[left_.members[place]] *= left_.against[place];
  }
  discount();
}

/// Turns products of odds against variables into their odds, each message counting less than once.
void Beliefs::discount() {
  const auto eighth = [](double root) { return std::sqrt(std::sqrt(root)); };
  if (power_ == Power::five_eighths) {
    for (double& odds : odds_) {
      const double root = std::sqrt(1 / odds);
      odds = root * eighth(root);
    }
  } else {
    for (double& odds : odds_) {
      const double root = std::sqrt(1 / odds);
      odds = root * std::sqrt(eighth(root));
    }
  }
}

/// Sends the messages of a group. The loops have no branches, so that the compiler can make vectors
/// of them: roots take most of the time.
bool Beliefs::answer(std::size_t first, std::size_t end, double enough) {
  const std::size_t count = end - first;
  double* const weights = weights_.data();
  double* const against = left_.against.data() + first;
  const Index* const members = left_.members.data() + first;
  double sum = 0;
  for (std::size_t i = 0; i < count; ++i) {
    weights[i] = std::min(odds_[members[i]] * against[i], max_weight);
    sum += weights[i];
  }
  bool moved = false;
  for (std::size_t i = 0; i < count; ++i) {
    const double old = against[i];
    // Half of the way, in proportion, so that messages don't oscillate.
    const double next = std::sqrt(old * std::max(sum - weights[i], 1 / max_weight));
    const double least = std::min(next, old);
    const double most = std::max(next, old);
    // The same change of the odds for the member, without dividing.
    moved |= most - least > enough * least * (1 + most);
    against[i] = next;
  }
  return moved;
}

}  // namespace sudoku_sat::solvers

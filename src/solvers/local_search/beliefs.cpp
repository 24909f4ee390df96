#include "beliefs.hpp"

#include <cmath>

namespace sudoku_sat::solvers {

namespace {

/// Weights are kept between this and its inverse.
constexpr double max_weight = 1e12;

double discounted(double odds) {
  const double root = std::sqrt(odds);
  return root * std::sqrt(std::sqrt(root));
}

}  // namespace

Beliefs::Beliefs(std::span<const Lit> groups, const formula::Assignment& assignment) : starts_{0} {
  Indexes indexes;
  each_clause(groups, [&](std::span<const Lit> group) { take(group, assignment, indexes); });
  list_places();
  messages_.assign(members_.size(), 1.0);
  odds_.assign(variables_.size(), 1.0);
  std::size_t longest = 0;
  for (std::size_t group = 0; group + 1 < starts_.size(); ++group) {
    longest = std::max(longest, starts_[group + 1] - starts_[group]);
  }
  // One more: gathering writes a member before it knows whether it is open.
  at_.resize(longest + 1);
  old_.resize(longest + 1);
  weights_.resize(longest + 1);
}

void Beliefs::take(std::span<const Lit> group, const formula::Assignment& assignment,
                   Indexes& indexes) {
  const auto is_true = [&](Lit literal) { return assignment.is_true(formula::index_of(literal)); };
  if (std::any_of(group.begin(), group.end(), is_true)) return;
  for (const Lit literal : group) {
    if (!assignment.is_open(formula::index_of(literal))) continue;
    const auto [found, is_new] =
        indexes.try_emplace(literal, static_cast<Index>(variables_.size()));
    if (is_new) variables_.push_back(literal);
    members_.push_back(found->second);
    indices_.push_back(formula::index_of(literal));
  }
  starts_.push_back(members_.size());
}

void Beliefs::list_places() {
  places_.append(variables_.size(), [this](const auto& take_entry) {
    // Lists are filled from the back, so this order makes each of them ascend.
    for (std::size_t place = members_.size(); place-- > 0;) {
      take_entry(members_[place], static_cast<std::uint32_t>(place));
    }
  });
}

bool Beliefs::sweep(const formula::Assignment& assignment, double enough) {
  weigh(assignment);
  bool moved = false;
  for (std::size_t group = 0; group + 1 < starts_.size(); ++group) {
    if (gather(group, assignment)) moved |= answer(enough);
  }
  return moved;
}

void Beliefs::settle(const formula::Assignment& assignment, int most, double enough,
                     const Limits& limits) {
  for (int i = 0; i < most; ++i) {
    limits.check();
    if (!sweep(assignment, enough)) return;
  }
}

void Beliefs::weigh(const formula::Assignment& assignment) {
  for (Index index = 0; index < variables_.size(); ++index) {
    if (!assignment.is_open(literal(index))) continue;
    double product = 1;
    for (const std::uint32_t place : places_[index]) product *= messages_[place];
    odds_[index] = discounted(product);
  }
}

/// Collects the open members of the group. False if a member is true.
bool Beliefs::gather(std::size_t group, const formula::Assignment& assignment) {
  count_ = 0;
  for (std::size_t place = starts_[group]; place < starts_[group + 1]; ++place) {
    if (assignment.is_true(indices_[place])) return false;
    at_[count_] = static_cast<std::uint32_t>(place);
    old_[count_] = messages_[place];
    weights_[count_] = odds_[members_[place]];
    count_ += assignment.is_open(indices_[place]) ? 1U : 0U;
  }
  return true;
}

/// Sends the messages of the group that was gathered. The loops have no branches, so that the
/// compiler can make vectors of them: divisions and roots take most of the time.
bool Beliefs::answer(double enough) {
  double* const weights = weights_.data();
  const double* const old = old_.data();
  double sum = 0;
  for (std::size_t i = 0; i < count_; ++i) {
    weights[i] = std::min(weights[i] / old[i], max_weight);
    sum += weights[i];
  }
  bool moved = false;
  for (std::size_t i = 0; i < count_; ++i) {
    // Half of the way, in proportion, so that messages don't oscillate.
    const double message = std::sqrt(old[i] / std::max(sum - weights[i], 1 / max_weight));
    moved |= std::abs(message - old[i]) > enough * (1 + std::min(message, old[i]));
    messages_[at_[i]] = message;
  }
  sent_ += count_;
  return moved;
}

}  // namespace sudoku_sat::solvers

// Branch and bound over the options; literals with few options come first. The options have to be
// chosen together, because conclusions share reasons: the 7 of a row excludes three cells of a box
// at once.
#include "fewest_groups.hpp"

#include <algorithm>

namespace sudoku_sat {

namespace {

constexpr int most_nodes = 100;

}  // namespace

Groups FewestGroups::find(const Groups& needed, std::span<const Options* const> literals) {
  literals_.assign(literals.begin(), literals.end());
  std::stable_sort(literals_.begin(), literals_.end(),
                   [](const Options* a, const Options* b) { return a->size() < b->size(); });
  choose(needed);
  choose_greedily();
  best_ = chosen_;
  if (!literals_.empty() && literals_.back()->size() > 1) {
    shrink(needed.size());
    nodes_ = 0;
    search(0);
  }
  shrink(0);
  std::sort(best_.begin(), best_.end());
  return best_;
}

void FewestGroups::choose(const Groups& groups) {
  for (const std::uint32_t group : groups) {
    if (group >= is_chosen_.size()) is_chosen_.resize(group + 1, false);
    if (is_chosen_[group]) continue;
    is_chosen_[group] = true;
    chosen_.push_back(group);
  }
}

/// Takes back all that was chosen but the first.
void FewestGroups::shrink(std::size_t size) {
  for (; chosen_.size() > size; chosen_.pop_back()) is_chosen_[chosen_.back()] = false;
}

/// How many of the option's groups are not chosen yet.
std::size_t FewestGroups::cost(const Groups& option) const {
  return static_cast<std::size_t>(std::count_if(
      option.begin(), option.end(),
      [this](std::uint32_t group) { return group >= is_chosen_.size() || !is_chosen_[group]; }));
}

bool FewestGroups::shown(const Options& options) const {
  return std::any_of(options.begin(), options.end(),
                     [this](const Groups& option) { return cost(option) == 0; });
}

void FewestGroups::choose_greedily() {
  for (const Options* options : literals_) {
    const Groups* cheapest = &options->front();
    std::size_t least = cost(*cheapest);
    for (const Groups& option : *options) {
      if (least == 0) break;
      const std::size_t other = cost(option);
      if (other >= least) continue;
      cheapest = &option;
      least = other;
    }
    choose(*cheapest);
  }
}

void FewestGroups::search(std::size_t next) {
  if (chosen_.size() >= best_.size() || ++nodes_ > most_nodes) return;
  while (next < literals_.size() && shown(*literals_[next])) ++next;
  if (next == literals_.size()) {
    best_ = chosen_;
    return;
  }
  const std::size_t before = chosen_.size();
  for (const Groups& option : *literals_[next]) {
    choose(option);
    search(next + 1);
    shrink(before);
  }
}

}  // namespace sudoku_sat

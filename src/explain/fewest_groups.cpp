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
  chosen_.add(needed);
  for (const Options* options : literals_) chosen_.add_cheapest(*options);
  best_ = chosen_.sorted();
  if (!literals_.empty() && literals_.back()->size() > 1) {
    chosen_.shrink(needed.size());
    nodes_ = 0;
    search(0);
  }
  chosen_.shrink(0);
  return best_;
}

bool FewestGroups::shown(const Options& options) const {
  return std::any_of(options.begin(), options.end(),
                     [this](const Groups& option) { return chosen_.count_new(option) == 0; });
}

void FewestGroups::search(std::size_t next) {
  if (chosen_.size() >= best_.size() || ++nodes_ > most_nodes) return;
  while (next < literals_.size() && shown(*literals_[next])) ++next;
  if (next == literals_.size()) {
    best_ = chosen_.sorted();
    return;
  }
  const std::size_t before = chosen_.size();
  for (const Groups& option : *literals_[next]) {
    chosen_.add(option);
    search(next + 1);
    chosen_.shrink(before);
  }
}

}  // namespace sudoku_sat

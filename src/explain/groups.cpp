#include "groups.hpp"

namespace sudoku_sat::explain {

namespace {

constexpr int max_nodes = 100;

}  // namespace

Groups FewestGroups::find(const Groups& needed, std::span<const Derivations* const> literals) {
  literals_.assign(literals.begin(), literals.end());
  std::stable_sort(
      literals_.begin(), literals_.end(),
      [](const Derivations* a, const Derivations* b) { return a->size() < b->size(); });
  chosen_.add(needed);
  for (const Derivations* derivations : literals_) chosen_.add_cheapest(*derivations);
  best_ = chosen_.sorted();
  if (!literals_.empty() && literals_.back()->size() > 1) {
    chosen_.shrink(needed.size());
    nodes_ = 0;
    search(0);
  }
  chosen_.shrink(0);
  return best_;
}

bool FewestGroups::shown(const Derivations& derivations) const {
  return std::any_of(derivations.begin(), derivations.end(), [this](const Groups& derivation) {
    return chosen_.count_new(derivation) == 0;
  });
}

void FewestGroups::search(std::size_t next) {
  if (chosen_.size() >= best_.size() || ++nodes_ > max_nodes) return;
  while (next < literals_.size() && shown(*literals_[next])) ++next;
  if (next == literals_.size()) {
    best_ = chosen_.sorted();
    return;
  }
  const std::size_t before = chosen_.size();
  for (const Groups& derivation : *literals_[next]) {
    chosen_.add(derivation);
    search(next + 1);
    chosen_.shrink(before);
  }
}

}  // namespace sudoku_sat::explain

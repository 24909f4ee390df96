// Branch and bound over the options; literals with few options come first. The options have to be
// chosen together, because conclusions share reasons: the 7 of a row excludes three cells of a box
// at once.
#include "fewest_groups.hpp"

namespace sudoku_sat {

namespace {

constexpr int most_nodes = 100;

class Cover {
 public:
  Cover(const Groups& needed, std::span<const Options* const> literals)
      : literals_(literals.begin(), literals.end()) {
    std::stable_sort(literals_.begin(), literals_.end(),
                     [](const Options* a, const Options* b) { return a->size() < b->size(); });
    begin_greedily(needed);
    search(needed, 0);
  }

  Groups take() { return std::move(best_); }

 private:
  static const Groups& cheapest(const Options& options, const Groups& chosen) {
    const auto cost = [&](const Groups& option) { return count_new(chosen, option); };
    return *std::min_element(options.begin(), options.end(),
                             [&](const Groups& a, const Groups& b) { return cost(a) < cost(b); });
  }

  void begin_greedily(Groups chosen) {
    for (const Options* options : literals_) add_groups(chosen, cheapest(*options, chosen));
    best_ = std::move(chosen);
  }

  void search(const Groups& chosen, std::size_t next) {
    if (chosen.size() >= best_.size() || ++nodes_ > most_nodes) return;
    while (next < literals_.size() && shown(*literals_[next], chosen)) ++next;
    if (next == literals_.size()) {
      best_ = chosen;
      return;
    }
    for (const Groups& option : *literals_[next]) {
      Groups more = chosen;
      add_groups(more, option);
      search(more, next + 1);
    }
  }

  static bool shown(const Options& options, const Groups& chosen) {
    return std::any_of(options.begin(), options.end(), [&](const Groups& option) {
      return std::includes(chosen.begin(), chosen.end(), option.begin(), option.end());
    });
  }

  std::vector<const Options*> literals_;
  Groups best_;
  int nodes_ = 0;
};

}  // namespace

Groups fewest_groups(const Groups& needed, std::span<const Options* const> literals) {
  return Cover(needed, literals).take();
}

}  // namespace sudoku_sat

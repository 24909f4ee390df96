// Each rule states in a few lines what to remember about the values so far, whether one more may
// follow, and whether the end is acceptable. This is so little that it works even for the 362,880
// sequences of nine different values.
#include "clue_diagrams.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace sudoku_sat::support {

namespace {

using Values = ClueDiagram::Values;
using State = ClueDiagram::State;

/// A rule of a reason: what one reads.
class Clue {
 public:
  Clue(const Json& reason, int size)
      : size_(size),
        length_(reason["cells"].size()),
        differ_(reason["differ"]),
        rule_(reason.value("rule", "sum")) {
    if (reason.contains("sum")) {
      numbers_ = {reason["sum"].get<int>()};
      factors_ = reason.value("coefficients", Values(length_, 1));
    } else if (reason.contains("layers")) {
      layers_ = reason["layers"].get<std::vector<std::vector<Values>>>();
    } else {
      numbers_ = reason["clue"].get<Values>();
    }
    std::sort(numbers_.begin(), numbers_.end());
  }

  std::size_t length() const { return length_; }
  int size() const { return size_; }

  State begin() const {
    if (rule_ == "quadruple") return joined(0, numbers_);
    return {0, 0, 0, 0};
  }

  /// After one more value; no state where it may not follow.
  std::optional<State> after(const State& state, std::size_t place, int value) const {
    const int bit = 1 << value;
    if (differ_ && (state[0] & bit) != 0) return std::nullopt;
    auto rest = followed({state.begin() + 1, state.end()}, place, value);
    if (!rest) return std::nullopt;
    return joined(differ_ ? state[0] | bit : 0, *rest);
  }

  bool is_good(const State& end) const {
    if (rule_ == "between line" || !layers_.empty()) return true;
    if (rule_ == "quadruple") return end.size() == 1;
    return end[1] == numbers_[0] && (!rule_.ends_with("sandwich") || end[2] == 3);
  }

 private:
  static State joined(int used, const Values& rest) {
    State state{used};
    state.insert(state.end(), rest.begin(), rest.end());
    return state;
  }

  std::optional<Values> followed(const Values& now, std::size_t place, int value) const {
    if (!layers_.empty()) return stepped(now[0], place, value);
    if (rule_ == "sum") return Values{now[0] + factors_[place] * value, 0, 0};
    if (rule_.ends_with("skyscraper")) {
      return Values{now[0] + (value > now[1] ? 1 : 0), std::max(now[1], value), 0};
    }
    if (rule_.ends_with("sandwich")) return sandwiched(now, value);
    if (rule_.ends_with("x-sum")) {
      const int count = place == 0 ? value : now[1];
      return Values{now[0] + (static_cast<int>(place) < count ? value : 0), count, 0};
    }
    if (rule_ == "between line") return between(now, place, value);
    REQUIRE(rule_ == "quadruple");
    Values missing = now;
    const auto found = std::find(missing.begin(), missing.end(), value);
    if (found != missing.end()) missing.erase(found);
    return missing;
  }

  /// Each step of a layer is a node, a value and the node behind it.
  std::optional<Values> stepped(int node, std::size_t place, int value) const {
    for (const Values& step : layers_[place]) {
      if (step[0] == node && step[1] == value) return Values{step[2], 0, 0};
    }
    return std::nullopt;
  }

  /// The sum so far between 1 and N, and which of the two have come.
  std::optional<Values> sandwiched(const Values& now, int value) const {
    const int crust = value == 1 ? 1 : value == size_ ? 2 : 0;
    if ((now[1] & crust) != 0) return std::nullopt;
    const bool inside = crust == 0 && (now[1] == 1 || now[1] == 2);
    return Values{now[0] + (inside ? value : 0), now[1] | crust, 0};
  }

  /// The first end, the smallest and the largest value between.
  std::optional<Values> between(const Values& now, std::size_t place, int value) const {
    if (place == 0) return Values{value, size_, 1};
    if (place + 1 < length_) {
      return Values{now[0], std::min(now[1], value), std::max(now[2], value)};
    }
    const auto [low, high] = std::minmax(now[0], value);
    if (length_ > 2 && (now[1] <= low || now[2] >= high)) return std::nullopt;
    return Values{0, 0, 0};
  }

  int size_;
  std::size_t length_;
  bool differ_;
  std::string rule_;
  Values numbers_;  ///< of the clue; what a sum adds up to
  Values factors_;  ///< of a sum's cells
  std::vector<std::vector<Values>> layers_;
};

/// Takes away the values that lead nowhere.
void drop_dead_ends(ClueDiagram& diagram) {
  for (std::size_t place = diagram.layers.size() - 1; place-- > 0;) {
    const auto& next = diagram.layers[place + 1];
    const bool last = place + 2 == diagram.layers.size();
    for (ClueDiagram::Node& node : diagram.layers[place]) {
      std::erase_if(node, [&](const auto& way) { return !last && next[way.second].empty(); });
    }
  }
}

}  // namespace

ClueDiagram clue_diagram(const Json& reason, int size, const std::vector<int>& firsts) {
  const Clue clue(reason, size);
  ClueDiagram diagram;
  std::map<State, std::size_t> states{{clue.begin(), 0}};
  for (std::size_t place = 0; place < clue.length(); ++place) {
    std::vector<ClueDiagram::Node> nodes(states.size());
    std::map<State, std::size_t> next;
    for (const auto& [state, number] : states) {
      for (int value = firsts[place]; value < firsts[place] + size; ++value) {
        const auto after = clue.after(state, place, value);
        if (!after || (place + 1 == clue.length() && !clue.is_good(*after))) continue;
        nodes[number][value] = next.try_emplace(*after, next.size()).first->second;
      }
    }
    diagram.layers.push_back(std::move(nodes));
    states = std::move(next);
  }
  diagram.layers.emplace_back(states.size());
  drop_dead_ends(diagram);
  return diagram;
}

}  // namespace sudoku_sat::support

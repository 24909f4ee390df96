// Chains of either-or: if the first end is false, the last one is true, so one of the two holds.
// X-chains go along strong links of one value, XY-chains through cells of two candidates. Breadth
// first, so each end is reached by a shortest chain; the shortest chain of all is taken.
#include <fmt/format.h>

#include <algorithm>

#include "propagate/techniques/registry.hpp"
#include "propagate/techniques/words.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

/// As `no` does not hold its value, `yes` does.
struct Inference {
  UnitPlace by;  ///< of an X-chain
  Cell no = 0;
  Cell yes = 0;
  Value value = 0;  ///< that `yes` has
};

using Chain = std::vector<Inference>;

/// Inferences in the order in which they were found, and the one before each.
class Reached {
 public:
  static constexpr std::size_t start = SIZE_MAX;

  void add(const Inference& one, std::size_t before) {
    all_.push_back(one);
    before_.push_back(before);
  }
  std::size_t size() const { return all_.size(); }
  const Inference& operator[](std::size_t place) const { return all_[place]; }
  Chain chain(std::size_t end) const {
    Chain chain;
    for (std::size_t i = end; i != start; i = before_[i]) chain.push_back(all_[i]);
    std::reverse(chain.begin(), chain.end());
    return chain;
  }

 private:
  std::vector<Inference> all_;
  std::vector<std::size_t> before_;
};

/// The shortest chain so far, and what it excludes.
struct Shortest {
  Chain chain;
  std::vector<Exclusion> exclusions;

  bool longer(std::size_t length) const { return chain.empty() || chain.size() > length; }
};

class XChains {
 public:
  XChains(const TechniqueState& state, Value value) : state_(state), value_(value) {
    for (const StrongLink& link : strong_links(state, value)) {
      links_.push_back(link);
      links_.push_back({link.unit, link.second, link.first});
    }
  }

  void shorten(Shortest& best) const {
    std::vector<bool> started(state_.candidates().cells(), false);
    for (const StrongLink& link : links_) {
      if (started[link.first]) continue;
      started[link.first] = true;
      state_.limits().check();
      from(link.first, best);
    }
  }

 private:
  void from(Cell start, Shortest& best) const {
    Reached reached;
    std::vector<bool> holds(state_.candidates().cells(), false);
    holds[start] = true;
    const auto reach = [&](const StrongLink& link, std::size_t before) {
      if (holds[link.second]) return;
      holds[link.second] = true;
      reached.add({{link.unit, value_}, link.first, link.second, value_}, before);
    };
    for (const StrongLink& link : links_) {
      if (link.first == start) reach(link, Reached::start);
    }
    for (std::size_t next = 0; next < reached.size(); ++next) {
      const Cell here = reached[next].yes;
      const Chain chain = reached.chain(next);
      if (!best.longer(chain.size())) return;
      auto exclusions = state_.seeing(std::vector<Cell>{start, here}, value_);
      if (!exclusions.empty()) {
        best = {chain, std::move(exclusions)};
        return;
      }
      for (const StrongLink& link : links_) {
        if (link.first != here && state_.sight().sees(link.first, here)) reach(link, next);
      }
    }
  }

  const TechniqueState& state_;
  Value value_;
  std::vector<StrongLink> links_;  ///< in both directions
};

/// "If r1c1 is not 4, r1c5 is 4 (row 1). Then r3c5 is not 4, so r3c9 is 4 (row 3)."
std::string tell_x_chain(const Board& board, const Shortest& found) {
  const Words words(board);
  std::string text = "X-chain: ";
  for (const Inference& one : found.chain) {
    text += &one == &found.chain.front() ? "if " : " Then ";
    text += fmt::format("{} is not {}, {}{} is {} ({}).", words.cell(one.no),
                        words.value(one.value), &one == &found.chain.front() ? "" : "so ",
                        words.cell(one.yes), words.value(one.value), words.unit(one.by.unit));
  }
  return fmt::format("{} So {} or {} is {}: {}.", text, words.cell(found.chain.front().no),
                     words.cell(found.chain.back().yes), words.value(found.chain.back().value),
                     words.excluded(found.exclusions));
}

std::optional<Finding> find_x_chain(const TechniqueState& state) {
  Shortest best;
  for (int value = 1; value <= state.size(); ++value) {
    XChains(state, static_cast<Value>(value)).shorten(best);
  }
  if (best.chain.empty()) return std::nullopt;
  Finding found{.exclusions = best.exclusions, .cells = {}};
  for (const Inference& one : best.chain) found.places.push_back(one.by);
  found.length = 2 * best.chain.size() - 1;
  found.tell = [&board = state.board(), best] { return tell_x_chain(board, best); };
  return found;
}

/// Cells of two candidates, each of which sees the next and shares a value with it.
class XyChains {
 public:
  explicit XyChains(const TechniqueState& state)
      : state_(state), reached_(2 * state.candidates().cells(), false) {
    for (Cell cell = 0; cell < state.candidates().cells(); ++cell) {
      if (state.open(cell) && state.candidates().count(cell) == 2) pairs_.push_back(cell);
    }
  }

  Shortest find() {
    for (const Cell start : pairs_) {
      state_.limits().check();
      for (const Value value : state_.values(start)) from(start, value);
    }
    return std::move(best_);
  }

 private:
  /// If the start does not hold `value`, it holds its other one.
  void from(Cell start, Value value) {
    std::fill(reached_.begin(), reached_.end(), false);
    Reached reached;
    reach({{}, start, start, other_value(start, value)}, Reached::start, reached);
    for (std::size_t next = 0; next < reached.size(); ++next) {
      const Inference here = reached[next];
      Chain chain = reached.chain(next);
      if (!best_.longer(chain.size())) return;
      if (here.value == value && here.yes != start) {
        auto exclusions = state_.seeing(std::vector<Cell>{start, here.yes}, value);
        if (!exclusions.empty()) {
          best_ = {std::move(chain), std::move(exclusions)};
          return;
        }
      }
      for (const Cell cell : pairs_) {
        if (!state_.possible(cell, here.value) || !state_.sight().sees(cell, here.yes)) continue;
        reach({{}, cell, cell, other_value(cell, here.value)}, next, reached);
      }
    }
  }

  Value other_value(Cell cell, Value value) const {
    const std::vector<Value> values = state_.values(cell);
    return values[0] == value ? values[1] : values[0];
  }

  void reach(const Inference& one, std::size_t before, Reached& reached) {
    const std::size_t index =
        2 * std::size_t{one.yes} + (state_.candidates().first(one.yes) == one.value ? 0 : 1);
    if (reached_[index]) return;
    reached_[index] = true;
    reached.add(one, before);
  }

  const TechniqueState& state_;
  std::vector<Cell> pairs_;
  std::vector<bool> reached_;  ///< by cell and which of its two values
  Shortest best_;
};

/// "If r1c1 is not 3, it is 5; then r1c4 is 7; then r5c4 is 3."
std::string tell_xy_chain(const Board& board, const Shortest& found) {
  const Words words(board);
  const std::string value = words.value(found.chain.back().value);
  const std::string start = words.cell(found.chain.front().no);
  std::string text = fmt::format("XY-chain: if {} is not {}, it is {}", start, value,
                                 words.value(found.chain.front().value));
  for (std::size_t i = 1; i < found.chain.size(); ++i) {
    text += fmt::format("; then {} is {}", words.cell(found.chain[i].yes),
                        words.value(found.chain[i].value));
  }
  return fmt::format("{}. So {} or {} is {}: {}.", text, start, words.cell(found.chain.back().yes),
                     value, words.excluded(found.exclusions));
}

std::optional<Finding> find_xy_chain(const TechniqueState& state) {
  const Shortest best = XyChains(state).find();
  if (best.chain.empty()) return std::nullopt;
  Finding found{.exclusions = best.exclusions, .cells = {}};
  for (const Inference& one : best.chain) found.cells.push_back(one.yes);
  found.length = 2 * best.chain.size() - 1;
  found.tell = [&board = state.board(), best] { return tell_xy_chain(board, best); };
  return found;
}

}  // namespace

const Technique technique_entries::x_chain{
    .name = "x-chain",
    .grade = Difficulty::hard,
    .summary = "more units with two places of a value, their ends seeing each other in turn",
    .find = find_x_chain,
    .title = "X-chain"};

const Technique technique_entries::xy_chain{
    .name = "xy-chain",
    .grade = Difficulty::hard,
    .summary = "cells with two candidates, each seeing the next, which has one of its values",
    .find = find_xy_chain,
    .title = "XY-chain"};

}  // namespace sudoku_sat

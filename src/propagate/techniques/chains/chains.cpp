// Chains of either-or: if the first end is false, the last one is true, so one of the two holds.
// X-chains go along strong links of one value, XY-chains through cells of two candidates. Breadth
// first, so each end is reached by a shortest chain; the shortest chain of all is taken.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "propagate/techniques/registry.hpp"
#include "propagate/techniques/words.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

/// As `no` lacks a value, `yes` has one: the other place in a unit, or its own other value.
struct Inference {
  Cell no = 0;
  Value lacks = 0;
  Cell yes = 0;
  Value value = 0;
  std::uint32_t unit = 0;  ///< of two places
};

using Chain = std::vector<Inference>;

/// The shortest chain so far, and what it excludes.
struct Shortest {
  Chain chain;
  std::vector<Exclusion> exclusions;
};

class EitherOrChains {
 public:
  /// `return_to_start`: whether a chain may go on from the candidate that it begins with.
  EitherOrChains(const TechniqueState& state, const Chain& inferences, bool return_to_start)
      : state_(state), inferences_(inferences), return_to_start_(return_to_start) {}

  void shorten(Shortest& best) const {
    std::set<std::pair<Cell, Value>> started;
    for (const Inference& one : inferences_) {
      if (!started.emplace(one.no, one.lacks).second) continue;
      state_.limits().check();
      from(one.no, one.lacks, best);
    }
  }

 private:
  /// An inference and the place of the one before it; of the first ones no_place.
  using Reached = std::vector<std::pair<const Inference*, std::size_t>>;
  static constexpr std::size_t no_place = SIZE_MAX;

  void from(Cell start, Value value, Shortest& best) const {
    Reached reached;
    const auto size = static_cast<std::size_t>(state_.size());
    std::vector<bool> holds(state_.candidates().cells() * size, false);
    holds[start * size + value - 1U] = !return_to_start_;
    const auto reach = [&](const Inference& one, std::size_t before) {
      const std::size_t index = one.yes * size + one.value - 1U;
      if (holds[index]) return;
      holds[index] = true;
      reached.emplace_back(&one, before);
    };
    for (const Inference& one : inferences_) {
      if (one.no == start && one.lacks == value) reach(one, no_place);
    }
    for (std::size_t next = 0; next < reached.size(); ++next) {
      const Inference& here = *reached[next].first;
      Chain chain = chain_to(next, reached);
      if (!best.chain.empty() && best.chain.size() <= chain.size()) return;
      if (here.value == value && here.yes != start) {
        auto exclusions = state_.seeing(std::vector<Cell>{start, here.yes}, value);
        if (!exclusions.empty()) {
          best = {std::move(chain), std::move(exclusions)};
          return;
        }
      }
      for (const Inference& one : inferences_) {
        if (one.lacks == here.value && state_.sight().sees(one.no, here.yes)) reach(one, next);
      }
    }
  }

  static Chain chain_to(std::size_t end, const Reached& reached) {
    Chain chain;
    for (std::size_t i = end; i != no_place; i = reached[i].second) {
      chain.push_back(*reached[i].first);
    }
    std::reverse(chain.begin(), chain.end());
    return chain;
  }

  const TechniqueState& state_;
  const Chain& inferences_;
  bool return_to_start_;
};

/// No value if there is no chain; `told`: its inferences in words.
template <class Told>
std::optional<Finding> finding_of(const Shortest& best, const Told& told) {
  Finding found{.exclusions = best.exclusions, .length = 2 * best.chain.size() - 1};
  for (const Inference& one : best.chain) {
    if (one.no == one.yes) found.cells.push_back(one.yes);
    if (one.no != one.yes) found.places.push_back({one.unit, one.value});
  }
  return excluding(std::move(found),
                   [told, chain = best.chain](const Words& words, const std::string& excluded) {
                     return fmt::format("{} So {} or {} is {}: {}.", told(words, chain),
                                        words.cell(chain.front().no), words.cell(chain.back().yes),
                                        words.value(chain.back().value), excluded);
                   });
}

/// "If r1c1 is not 4, r1c5 is 4 (row 1). Then r3c5 is not 4, so r3c9 is 4 (row 3)."
std::string tell_x_chain(const Words& words, const Chain& chain) {
  std::string text = "X-chain: ";
  for (const Inference& one : chain) {
    const bool first = &one == &chain.front();
    text += fmt::format("{}{} is not {}, {}{} is {} ({}).", first ? "if " : " Then ",
                        words.cell(one.no), words.value(one.value), first ? "" : "so ",
                        words.cell(one.yes), words.value(one.value), words.unit(one.unit));
  }
  return text;
}

std::optional<Finding> find_x_chain(const TechniqueState& state) {
  Shortest best;
  for (int number = 1; number <= state.size(); ++number) {
    const auto value = static_cast<Value>(number);
    Chain inferences;
    for (const StrongLink& link : strong_links(state, value)) {
      inferences.push_back({link.first, value, link.second, value, link.unit});
      inferences.push_back({link.second, value, link.first, value, link.unit});
    }
    EitherOrChains(state, inferences, false).shorten(best);
  }
  return finding_of(best, tell_x_chain);
}

/// "If r1c1 is not 3, it is 5; then r1c4 is 7; then r5c4 is 3."
std::string tell_xy_chain(const Words& words, const Chain& chain) {
  std::string text = fmt::format("XY-chain: if {} is not {}, it is {}", words.cell(chain[0].no),
                                 words.value(chain[0].lacks), words.value(chain[0].value));
  for (std::size_t i = 1; i < chain.size(); ++i) {
    text += fmt::format("; then {} is {}", words.cell(chain[i].yes), words.value(chain[i].value));
  }
  return text + ".";
}

std::optional<Finding> find_xy_chain(const TechniqueState& state) {
  Chain inferences;
  for (Cell cell = 0; cell < state.candidates().cells(); ++cell) {
    if (!state.open(cell) || state.candidates().count(cell) != 2) continue;
    const std::vector<Value> values = state.values(cell);
    inferences.push_back({cell, values[0], cell, values[1]});
    inferences.push_back({cell, values[1], cell, values[0]});
  }
  Shortest best;
  EitherOrChains(state, inferences, true).shorten(best);
  return finding_of(best, tell_xy_chain);
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

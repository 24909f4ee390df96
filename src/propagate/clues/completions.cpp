// The ways to complete a clue: the cells are filled one after the other, and after each the clue
// leaves the others less. So there are hardly any dead ends, and one search does for all clues:
// sums, sequences, relations, and those that consist of several.
#include "completions.hpp"

#include <algorithm>
#include <bit>
#include <set>

namespace sudoku_sat::clues {

namespace {

/// Each narrows the clue once.
constexpr std::size_t max_nodes = 4'000;

class Completing {
 public:
  Completing(const Clue& clue, const std::function<bool(const Completion&)>& visit)
      : clue_(clue), visit_(visit) {}

  bool run(const Marks& marks) {
    extend(marks, 0);
    return nodes_ <= max_nodes;
  }

 private:
  /// Returns false to end the search.
  bool extend(const Marks& marks, std::size_t place) {
    if (place == clue_.cells.size()) return visit_(completion_);
    const Cell cell = clue_.cells[place];
    for (Mask values = marks[cell]; values != 0; values &= values - 1) {
      if (++nodes_ > max_nodes) return false;
      const Mask value = values & (~values + 1);
      Marks next = marks;
      next.leave(cell, value);
      for (std::size_t i = place + 1; i < clue_.cells.size(); ++i) {
        if (marks.sees(cell, clue_.cells[i])) next.leave(clue_.cells[i], ~value);
      }
      if (!next.broken()) narrow(next, clue_);
      if (next.broken()) continue;
      completion_.push_back(value_of(value));
      const bool on = extend(next, place + 1);
      completion_.pop_back();
      if (!on) return false;
    }
    return true;
  }

  const Clue& clue_;
  const std::function<bool(const Completion&)>& visit_;
  Completion completion_;
  std::size_t nodes_ = 0;
};

}  // namespace

bool for_each_completion(const Clue& clue, const Marks& marks,
                         const std::function<bool(const Completion& values)>& visit) {
  return Completing(clue, visit).run(marks);
}

std::vector<std::string> texts_of_ways(
    const Clue& clue, const Marks& marks, std::size_t most,
    const std::function<std::string(const Completion& values)>& text) {
  std::set<std::string> texts;
  bool told = true;
  const bool counted = for_each_completion(clue, marks, [&](const Completion& values) {
    std::string one = text(values);
    told = told && !one.empty();
    texts.insert(std::move(one));
    told = told && texts.size() <= most;
    return told;
  });
  if (!counted || !told) return {};
  return {texts.begin(), texts.end()};
}

}  // namespace sudoku_sat::clues

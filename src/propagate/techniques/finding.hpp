// What a search for a pattern returns: all that the pattern concludes, what it rests on, and the
// sentence that tells it. The sentence is made only when somebody reads it.
#pragma once

#include <functional>

#include "pencil_marks.hpp"

namespace sudoku_sat::propagation {

/// That a unit has a place for the value.
struct UnitPlace {
  std::uint32_t unit = 0;  ///< its number among the all-different constraints
  Value value = 0;
};

/// A value of a cell.
struct Placement {
  Cell cell = 0;
  Value value = 0;
};

class Words;

/// Makes the sentence of a finding, of which these words say what it excludes. Called before the
/// state changes.
using Tell = std::function<std::string(const Words& words, const std::string& excluded)>;

/// Besides what is listed, a pattern rests on which cells see each other, and on the exclusions and
/// values that the state has.
struct Finding {
  std::vector<Exclusion>
      exclusions;                ///< of candidates of open cells; at least one without `values`
  std::vector<Cell> cells = {};  ///< each has one of its candidates
  std::vector<UnitPlace> places = {};
  std::size_t length = 0;              ///< the links of a chain
  Tell tell = {};                      ///< empty: it has no sentence
  std::vector<Placement> values = {};  ///< of open cells
  std::vector<Reason> reasons = {};    ///< other constraints that it rests on
  std::string name = {};               ///< if it differs from title() of the technique
};

/// The finding with its sentence; no value if it excludes nothing.
template <class Sentence>
std::optional<Finding> excluding(Finding found, Sentence&& tell) {
  if (found.exclusions.empty()) return std::nullopt;
  found.tell = std::forward<Sentence>(tell);
  return found;
}

/// Whether the state looks for nothing else, or the finding has all that it looks for.
bool is_wanted(const TechniqueState& state, const Finding& found);

/// Draws all conclusions of the pattern.
inline void conclude(const Finding& finding, TechniqueState& state) {
  for (const Placement& one : finding.values) state.place(one.cell, one.value);
  for (const Exclusion& one : finding.exclusions) state.exclude(one.cell, one.value);
}

inline bool is_search(const Technique& technique) {
  return technique.apply == nullptr && technique.find == nullptr;
}

/// Draws the conclusions of the technique. Returns whether there were any. Requires: it is not
/// `search`.
inline bool apply(const Technique& technique, TechniqueState& state) {
  if (technique.apply != nullptr) return technique.apply(state);
  const std::optional<Finding> found = technique.find(state);
  if (found) conclude(*found, state);
  return found.has_value();
}

/// What Search<Set>(marks) finds; no value if the board is too large for marks.
template <template <class> class Search>
std::optional<Finding> find_by(const TechniqueState& state) {
  return with_marks(
      state, []<class Set>(const PencilMarks<Set>& marks) { return Search<Set>(marks).find(); });
}

/// The cell does not have these values.
inline void add_excluded(std::vector<Exclusion>& exclusions, Cell cell, std::uint64_t values) {
  for_each_value(values, [&](Value value) { exclusions.push_back({cell, value}); });
}

/// These cells do not have the value.
template <class Set>
void add_exclusions(std::vector<Exclusion>& exclusions, const Set& cells, Value value) {
  cells.for_each([&](std::size_t cell) { exclusions.push_back({static_cast<Cell>(cell), value}); });
}

}  // namespace sudoku_sat::propagation

// A candidate that, by signs and units, would rule out every place of a value in a unit. This is
// one step of a forcing chain, told as players see it: the unit needs the value somewhere.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "finders.hpp"
#include "propagate/techniques/ladder.hpp"
#include "telling.hpp"

namespace sudoku_sat::clues {

namespace {

constexpr std::size_t most_places = 4;

/// Why two candidates can't both hold: the number of a relation; none: they see each other, or are
/// two of one cell.
using Conflict = std::optional<std::uint32_t>;

/// Two candidates of a board.
class Conflicts {
 public:
  explicit Conflicts(const Marks& marks) : marks_(marks) {}

  /// Whether they exclude each other; `by` is why.
  bool between(const propagation::Exclusion& a, const propagation::Exclusion& b,
               Conflict& by) const {
    by.reset();
    if (a.cell == b.cell) return a.value != b.value;
    if (a.value == b.value && marks_.sees(a.cell, b.cell)) return true;
    for (const std::uint32_t number : marks_.board().relations_of(a.cell)) {
      const PairRelation& pair = marks_.board().relations()[number];
      const bool forward = pair.first == a.cell && pair.second == b.cell;
      if (!forward && !(pair.first == b.cell && pair.second == a.cell)) continue;
      const Value first = forward ? a.value : b.value;
      const Value second = forward ? b.value : a.value;
      if (pair.relation->allows(first, second)) continue;
      by = number;
      return true;
    }
    return false;
  }

  /// Candidates that a relation, or its cell, takes from this one.
  std::vector<propagation::Exclusion> of(const propagation::Exclusion& one) const {
    std::vector<propagation::Exclusion> all;
    const auto add = [&](Cell cell) {
      if (!marks_.state().open(cell)) return;
      for (const Value value : marks_.state().values(cell)) {
        Conflict by;
        if (between(one, {cell, value}, by)) all.push_back({cell, value});
      }
    };
    add(one.cell);
    for (const std::uint32_t number : marks_.board().relations_of(one.cell)) {
      const PairRelation& pair = marks_.board().relations()[number];
      add(pair.first == one.cell ? pair.second : pair.first);
    }
    for (const Cell peer : marks_.state().sight().peers(one.cell)) {
      if (marks_.state().open(peer) && marks_.state().possible(peer, one.value)) {
        all.push_back({peer, one.value});
      }
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
  }

 private:
  const Marks& marks_;
};

struct Taken {
  propagation::Exclusion candidate;
  std::vector<std::uint32_t> relations;
};

/// Candidates that exclude the value from each of the places, at least one of them by a relation.
std::vector<Taken> taking(const Conflicts& conflicts, const std::vector<Cell>& places,
                          Value value) {
  std::vector<Taken> all;
  for (const auto& candidate : conflicts.of({places[0], value})) {
    Taken taken{candidate, {}};
    const bool each = std::all_of(places.begin(), places.end(), [&](Cell place) {
      Conflict by;
      const bool takes = conflicts.between(candidate, {place, value}, by);
      if (takes && by) taken.relations.push_back(*by);
      return takes;
    });
    if (each && !taken.relations.empty()) all.push_back(std::move(taken));
  }
  return all;
}

std::vector<std::string> rules_of(const std::vector<Taken>& all, const Board& board) {
  std::vector<std::string> rules;
  for (const Taken& one : all) {
    for (const std::uint32_t number : one.relations) {
      std::string rule = propagation::title_of_rule(board.relations()[number].rule, false);
      if (std::find(rules.begin(), rules.end(), rule) == rules.end()) rules.push_back(rule);
    }
  }
  return rules;
}

/// "In box 3 the 3 must be in r3c7, r3c8 or r3c9, and 2 or 4 in r3c8 would rule out all of these
/// (non-consecutive)."
std::string tell_taken(const std::vector<Taken>& all, const propagation::UnitPlace& place,
                       const std::vector<Cell>& places, const Board& board) {
  const propagation::Words words(board);
  std::map<Cell, Mask> by_cell;
  for (const Taken& one : all) {
    by_cell[one.candidate.cell] |= propagation::bit_of(one.candidate.value);
  }
  std::vector<std::string> parts;
  for (const auto& [cell, mask] : by_cell) {
    parts.push_back(fmt::format("{} in {}", words.values(mask, "or"), words.cell(cell)));
  }
  return fmt::format("In {} the {} must be in {}, and {} would rule out {} ({}).",
                     words.unit(place.unit), words.value(place.value), words.cells(places, "or"),
                     propagation::joined(parts, "or"), places.size() == 2 ? "both" : "all of these",
                     propagation::joined(rules_of(all, board)));
}

propagation::Finding finding_of_taken(const std::vector<Taken>& all,
                                      const propagation::UnitPlace& place,
                                      const std::vector<Cell>& places, const Board& board) {
  propagation::Finding found{.exclusions = {}, .places = {place}};
  for (const Taken& one : all) {
    found.exclusions.push_back(one.candidate);
    for (const std::uint32_t number : one.relations) {
      const Reason reason{Reason::Kind::relation, number};
      if (std::find(found.reasons.begin(), found.reasons.end(), reason) == found.reasons.end()) {
        found.reasons.push_back(reason);
      }
    }
  }
  found.name = propagation::joined(rules_of(all, board));
  found.tell = [all, place, places, &board] { return tell_taken(all, place, places, board); };
  return found;
}

}  // namespace

std::optional<propagation::Finding> find_places_by_signs(const TechniqueState& state) {
  const Board& board = state.board();
  if (board.relations().empty()) return std::nullopt;
  const Marks marks(state);
  const Conflicts conflicts(marks);
  for (const std::uint32_t unit : board.units()) {
    state.limits().check();
    for (int number = 1; number <= state.size(); ++number) {
      const auto value = static_cast<Value>(number);
      const std::vector<Cell> places = state.places(unit, value);
      if (places.size() < 2 || places.size() > most_places) continue;
      const std::vector<Taken> all = taking(conflicts, places, value);
      if (!all.empty()) return finding_of_taken(all, {unit, value}, places, board);
    }
  }
  return std::nullopt;
}

}  // namespace sudoku_sat::clues

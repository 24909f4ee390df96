// Cages against a unit: all values of a unit have a known sum, so cages that lie in it leave the
// rest of it a sum, and cages that cover it leave one to their cells outside ("innies and outies").
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "finders.hpp"
#include "telling.hpp"

namespace sudoku_sat::clues {

namespace {

constexpr std::size_t max_rest = 3;

/// A cage as a sum, with the constraint that it is.
struct Cage {
  SumOfCells sum;
  Reason reason;
  std::string label;
};

std::vector<Cage> cages_of(const Board& board) {
  std::vector<Cage> cages;
  for (const Clue& clue : clues_of(board)) {
    auto sum = is_written_sum(clue, board) ? sum_of(clue, board) : std::nullopt;
    const bool plain = sum && std::all_of(sum->factors.begin(), sum->factors.end(),
                                          [](int factor) { return factor == 1; });
    if (!plain) continue;
    cages.push_back({*std::move(sum), reasons_of(clue)[0], clue.label});
  }
  return cages;
}

/// A unit, cages in it or across its border, and what is left.
struct Comparison {
  std::uint32_t unit = 0;
  std::vector<const Cage*> cages = {};
  bool outside = false;  ///< the cells that are left are those of cages beyond the unit
  std::vector<Cell> left = {};
  std::vector<Cell> filled = {};          ///< cells of the unit in no cage
  std::vector<Cell> filled_outside = {};  ///< cells of cages beyond the unit
  int of_unit = 0;
  int of_cages = 0;
  int of_filled = 0;
  int of_filled_outside = 0;

  int rest() const {
    const int difference = of_unit - of_filled - of_cages + of_filled_outside;
    return outside ? -difference : difference;
  }
};

class Comparing {
 public:
  explicit Comparing(const TechniqueState& state)
      : state_(state), marks_(state), cages_(cages_of(state.board())) {}

  std::optional<propagation::Finding> find() {
    if (cages_.empty()) return std::nullopt;
    for (const std::uint32_t unit : state_.board().units()) {
      for (const bool outside : {false, true}) {
        auto compared = compare(unit, outside);
        if (!compared) continue;
        auto found = conclude(*std::move(compared));
        if (found && is_wanted(state_, *found)) return found;
      }
    }
    return std::nullopt;
  }

 private:
  /// No value if that leaves too many cells, or none.
  std::optional<Comparison> compare(std::uint32_t unit, bool outside) const {
    const Board& board = state_.board();
    const auto cells = board.cells_of(unit);
    const auto in_unit = [&](Cell cell) {
      return std::find(cells.begin(), cells.end(), cell) != cells.end();
    };
    Comparison one{.unit = unit, .outside = outside};
    for (int value = 1; value <= board.size(); ++value) {
      one.of_unit += board.geometry().number(static_cast<Value>(value));
    }
    std::vector<Cell> covered;
    for (const Cage& cage : cages_) {
      const auto& of_cage = cage.sum.cells;
      const auto inside = std::count_if(of_cage.begin(), of_cage.end(), in_unit);
      const bool whole = inside == static_cast<std::ptrdiff_t>(of_cage.size());
      if (inside == 0 || (!whole && !outside)) continue;
      const bool apart = std::none_of(of_cage.begin(), of_cage.end(), [&](Cell cell) {
        return std::find(covered.begin(), covered.end(), cell) != covered.end();
      });
      if (!apart) continue;
      covered.insert(covered.end(), of_cage.begin(), of_cage.end());
      one.cages.push_back(&cage);
      one.of_cages += cage.sum.total;
    }
    if (one.cages.empty()) return std::nullopt;
    for (const Cell cell : cells) {
      if (std::find(covered.begin(), covered.end(), cell) != covered.end()) continue;
      if (outside && state_.open(cell)) return std::nullopt;
      add(cell, one.filled, one.of_filled, one.left);
    }
    for (const Cell cell : covered) {
      if (!outside || in_unit(cell)) continue;
      add(cell, one.filled_outside, one.of_filled_outside, one.left);
    }
    return one.left.empty() || one.left.size() > max_rest ? std::nullopt : std::optional(one);
  }

  int number_in(Cell cell) const {
    return state_.board().geometry().number(state_.candidates().decided(cell));
  }

  void add(Cell cell, std::vector<Cell>& filled, int& of_filled, std::vector<Cell>& open) const {
    if (state_.open(cell)) return open.push_back(cell);
    filled.push_back(cell);
    of_filled += number_in(cell);
  }

  std::optional<propagation::Finding> conclude(Comparison one) {
    marks_.restore();
    narrow_by_ways(marks_, {one.left, std::vector<int>(one.left.size(), 1), one.rest()});
    if (marks_.broken() || marks_.narrowed().empty()) return std::nullopt;
    return finding_of(std::move(one));
  }

  propagation::Finding finding_of(Comparison one) const {
    propagation::Finding found{.exclusions = {}};
    for (const Cell cell : marks_.narrowed()) {
      if (is_single(marks_[cell])) {
        found.values.push_back({cell, value_of(marks_[cell])});
      } else {
        propagation::add_excluded(found.exclusions, cell, marks_.lost(cell));
      }
    }
    for (int value = 1; value <= state_.size(); ++value) {
      found.places.push_back({one.unit, static_cast<Value>(value)});
    }
    const auto cells = state_.board().cells_of(one.unit);
    found.cells.assign(cells.begin(), cells.end());
    for (const Cage* cage : one.cages) {
      found.reasons.push_back(cage->reason);
      for (const Cell cell : cage->sum.cells) {
        if (std::find(found.cells.begin(), found.cells.end(), cell) == found.cells.end()) {
          found.cells.push_back(cell);
        }
      }
    }
    found.name = one.outside ? "outies" : "innies";
    found.tell = [text = tell(one)](const auto&, const auto&) { return text; };
    return found;
  }

  /// "Box 1 adds up to 45, the 12-cage at r1c1 and the 29-cage at r2c2 to 41, so 4 is left for
  /// r3c3." "Row 1 adds up to 45, without r1c9 (2) to 43; the 25-cage at r1c1 and the 21-cage at
  /// r1c5 cover it and add up to 46, so 3 is left for r2c6."
  std::string tell(const Comparison& one) const {
    const ClueWords words(marks_);
    std::vector<std::string> labels;
    for (const Cage* cage : one.cages) labels.push_back(cage->label);
    std::string text = fmt::format(
        "{} adds up to {}{}{} {} {} {}{}, so {} is left for {}", with_capital(words.unit(one.unit)),
        one.of_unit, without(one.filled, one.of_unit - one.of_filled), one.outside ? ";" : ",",
        base::listed(labels), one.outside ? covering(one) : "to", one.of_cages,
        without(one.filled_outside, one.of_cages - one.of_filled_outside), one.rest(),
        words.cells(one.left));
    if (one.left.size() == 1) return text + ".";
    return text + "; with these candidates " + words.left(marks_.narrowed()) + ".";
  }

  static std::string_view covering(const Comparison& one) {
    return one.cages.size() == 1 ? "covers it and adds up to" : "cover it and add up to";
  }

  /// ", without r1c9 (2) and r2c1 (5) to 38"; empty without cells.
  std::string without(const std::vector<Cell>& cells, int rest) const {
    std::vector<std::string> names;
    for (const Cell cell : cells) {
      names.push_back(
          fmt::format("{} ({})", state_.board().geometry().name(cell), number_in(cell)));
    }
    return names.empty() ? "" : fmt::format(", without {} to {}", base::listed(names), rest);
  }

  const TechniqueState& state_;
  Marks marks_;
  std::vector<Cage> cages_;
};

}  // namespace

std::optional<propagation::Finding> find_in_unit_sums(const TechniqueState& state) {
  return Comparing(state).find();
}

}  // namespace sudoku_sat::clues

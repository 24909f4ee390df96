// The last cell of a unit, cells with one value left, places that are left in a box, then in a
// line, is the order in which most textbooks teach them (A. Stuart, The Logic of Sudoku, 2007).
//
// Names are read off the shape of the reasons. The shape is made by the constraints that say that
// something must exist: a value of a cell, a place for a value in a unit. Those that say "only
// once" follow from where these are. The names are those of the players' literature (sudopedia;
// Stuart).
#include "steps.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "propagate/techniques/ladder.hpp"

namespace sudoku_sat::explain {

namespace {

using Kind = Reason::Kind;

/// The name for the number of cells or lines that take part.
std::string by_count(std::size_t count, const std::array<const char*, 3>& names) {
  return count >= 2 && count <= 4 ? names[count - 2] : "";
}

class Shape {
 public:
  Shape(const Step& step, const Board& board, const Possible& possible)
      : board_(board), possible_(possible), first_(step.conclusions.front()), value_(first_.holds) {
    for (const Statement& conclusion : step.conclusions) concluded_.insert(conclusion.value);
    for (const Reason& reason : step.constraints) {
      if (reason.kind == Kind::value) cells_.push_back(reason.number);
      if (reason.kind == Kind::place) places_.push_back(reason);
      if (reason.kind == Kind::diagram) clues_.insert(clue_name(board.diagrams()[reason.number]));
      if (reason.kind == Kind::diagram) ++count_clues_;
      if (reason.kind == Kind::relation) {
        relations_.push_back(
            propagation::title_of_rule(board.relations()[reason.number].rule, false));
      }
    }
  }

  std::string name() const {
    const std::size_t count = cells_.size() + places_.size();
    if (count_clues_ > 0) return of_clues(count);
    if (count == 0) return "";
    if (value_) return count > 1 ? "" : single();
    if (places_.empty()) return of_cells();
    if (!relations_.empty()) return "";
    return cells_.empty() ? of_places() : of_both();
  }

 private:
  static std::string clue_name(const Board::DiagramOf& constraint) {
    return propagation::title_of_rule(constraint.called().rule, constraint.sum != nullptr);
  }

  std::string single() const { return cells_.empty() ? "hidden single" : "naked single"; }

  /// What sums and sequences give by themselves, or with a single place or value.
  std::string of_clues(std::size_t count) const {
    if (clues_.size() > 1 || count > 1 || (count == 1 && !value_)) return "";
    const std::string& clue = *clues_.begin();
    const std::string all = count_clues_ > 1 ? propagation::plural_of(clue) : clue;
    return count == 0 || !is_single() ? all : single() + " with " + all;
  }

  /// Of a single reason that something must exist, whether that is what was concluded.
  bool is_single() const {
    if (places_.empty()) return cells_[0] == first_.cell;
    const auto cells = board_.cells_of(places_[0].number);
    return places_[0].value == first_.value &&
           std::find(cells.begin(), cells.end(), first_.cell) != cells.end();
  }

  std::string of_cells() const {
    if (cells_.size() == 1) return relations_.size() == 1 ? relations_.front() : "";
    if (!relations_.empty()) return "";
    if (all_peers() && values_of_cells().size() == cells_.size()) {
      return by_count(cells_.size(), {"naked pair", "naked triple", "naked quad"});
    }
    std::vector<std::size_t> candidates;
    for (const Cell cell : cells_) candidates.push_back(count_candidates(cell));
    std::sort(candidates.begin(), candidates.end());
    if (candidates.back() == 2) return cells_.size() == 3 ? "XY-wing" : "XY-chain";
    return candidates == std::vector<std::size_t>{2, 2, 3} ? "XYZ-wing" : of_links();
  }

  /// Of cells with values and units with places.
  std::string of_both() const { return is_w_wing() ? "W-wing" : of_links(); }

  /// Two cells with the same two values, and a strong link of one of them, exclude the other.
  bool is_w_wing() const {
    if (cells_.size() != 2 || places_.size() != 1 || concluded_.empty()) return false;
    const Value linked = places_[0].value;
    const Value other = *concluded_.begin();
    return concluded_.size() == 1 && linked != other && open_cells(places_[0]).size() == 2 &&
           count_candidates(cells_[0]) == 2 && count_candidates(cells_[1]) == 2 &&
           values_of_cells() == std::set<Value>{linked, other};
  }

  /// Links of two, and at most one of more: then each way to make that one true leads to the
  /// conclusion. (Of links of two alone what is refuted implies its opposite along one chain.)
  std::string of_links() const {
    const auto is_long_cell = [this](Cell cell) { return count_candidates(cell) > 2; };
    const auto is_long = [this](const Reason& place) { return open_cells(place).size() > 2; };
    const auto long_cells = std::count_if(cells_.begin(), cells_.end(), is_long_cell);
    const auto long_places = std::count_if(places_.begin(), places_.end(), is_long);
    if (long_cells + long_places == 0) return "alternating inference chain";
    if (long_cells + long_places > 1) return "";
    return long_cells == 1 ? "cell forcing chain" : "unit forcing chain";
  }

  std::string of_places() const {
    if (places_.size() == 1) return "locked candidates";
    if (one_unit()) {
      if (places_cells().size() != places_.size()) return of_links();
      return by_count(places_.size(), {"hidden pair", "hidden triple", "hidden quad"});
    }
    if (!one_value()) return of_links();
    if (is_fish()) return by_count(places_.size(), {"X-wing", "swordfish", "jellyfish"});
    if (places_.size() == 2) return of_two_links();
    const bool strong = std::all_of(places_.begin(), places_.end(), [this](const Reason& place) {
      return open_cells(place).size() == 2;
    });
    return strong ? "X-chain" : "forcing chain";
  }

  /// Of two units that have the value in one of two places: a strong link each; or in more.
  std::string of_two_links() const {
    const std::set<Cell> first = open_cells(places_[0]);
    const std::set<Cell> second = open_cells(places_[1]);
    if (first.size() > 2 || second.size() > 2) {
      const bool empty =
          is_empty_rectangle(places_[0], places_[1]) || is_empty_rectangle(places_[1], places_[0]);
      return empty ? "empty rectangle" : "grouped X-chain";
    }
    const bool rows = all_of_kind(UnitKind::row);
    if (rows || all_of_kind(UnitKind::column)) {
      const bool level = any_share(first, second, [rows](UnitKind kind) {
        return kind == (rows ? UnitKind::column : UnitKind::row);
      });
      return level ? "skyscraper" : "turbot fish";
    }
    const bool lines = is_line(places_[0]) && is_line(places_[1]);
    return lines && any_share(first, second, is_region) ? "two-string kite" : "turbot fish";
  }

  UnitKind kind_of(const Reason& place) const { return board_.all_different()[place.number].kind; }
  bool is_line(const Reason& place) const { return sudoku_sat::is_line(kind_of(place)); }

  /// Whether a cell of the one and a cell of the other lie in a unit of such a kind.
  template <class OfKind>
  bool any_share(const std::set<Cell>& first, const std::set<Cell>& second, OfKind of_kind) const {
    const auto share = [&](Cell a, Cell b) {
      const auto of_b = board_.constraints_of(b);
      return std::any_of(of_b.begin(), of_b.end(), [&](std::uint32_t number) {
        const auto of_a = board_.constraints_of(a);
        return of_kind(board_.all_different()[number].kind) &&
               std::binary_search(of_a.begin(), of_a.end(), number);
      });
    };
    return std::any_of(first.begin(), first.end(), [&](Cell a) {
      return std::any_of(second.begin(), second.end(), [&](Cell b) { return share(a, b); });
    });
  }

  /// Whether the value's places in a box lie in a row and a column of it, and a line has two.
  bool is_empty_rectangle(const Reason& box, const Reason& line) const {
    if (!is_region(kind_of(box)) || !is_line(line) || open_cells(line).size() != 2) return false;
    const Geometry& geometry = board_.geometry();
    const std::set<Cell> cells = open_cells(box);
    const auto crossed_at = [&](Cell a, Cell b) {
      return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
        return geometry.row(cell) == geometry.row(a) || geometry.column(cell) == geometry.column(b);
      });
    };
    return std::any_of(cells.begin(), cells.end(), [&](Cell a) {
      return std::any_of(cells.begin(), cells.end(), [&](Cell b) { return crossed_at(a, b); });
    });
  }

  std::set<Value> values_of(Cell cell) const {
    std::set<Value> values;
    for (int number = 1; number <= board_.size(); ++number) {
      const auto value = static_cast<Value>(number);
      if (possible_(cell, value)) values.insert(value);
    }
    return values;
  }
  std::size_t count_candidates(Cell cell) const { return values_of(cell).size(); }

  std::set<Value> values_of_cells() const {
    std::set<Value> values;
    for (const Cell cell : cells_) values.merge(values_of(cell));
    return values;
  }

  bool all_peers() const {
    return std::all_of(cells_.begin(), cells_.end(), [&](Cell cell) {
      const std::vector<Cell> peers = board_.peers(cell);
      return std::all_of(cells_.begin(), cells_.end(), [&](Cell other) {
        return other == cell || std::binary_search(peers.begin(), peers.end(), other);
      });
    });
  }

  bool one_unit() const {
    return std::all_of(places_.begin(), places_.end(),
                       [&](const Reason& place) { return place.number == places_.front().number; });
  }
  bool one_value() const {
    return std::all_of(places_.begin(), places_.end(),
                       [&](const Reason& place) { return place.value == places_.front().value; });
  }

  /// Where the value may still be.
  std::set<Cell> open_cells(const Reason& place) const {
    std::set<Cell> cells;
    for (const Cell cell : board_.cells_of(place.number)) {
      if (possible_(cell, place.value)) cells.insert(cell);
    }
    return cells;
  }

  std::set<Cell> places_cells() const {
    std::set<Cell> cells;
    for (const Reason& place : places_) cells.merge(open_cells(place));
    return cells;
  }

  /// Whether the units are parallel lines, and the value's places in them lie in equally many
  /// crossing lines.
  bool is_fish() const {
    std::set<int> rows;
    std::set<int> columns;
    for (const Cell cell : places_cells()) {
      rows.insert(board_.geometry().row(cell));
      columns.insert(board_.geometry().column(cell));
    }
    return (all_of_kind(UnitKind::row) && columns.size() == places_.size()) ||
           (all_of_kind(UnitKind::column) && rows.size() == places_.size());
  }

  bool all_of_kind(UnitKind kind) const {
    return std::all_of(places_.begin(), places_.end(),
                       [&](const Reason& place) { return kind_of(place) == kind; });
  }

  const Board& board_;
  const Possible& possible_;
  Statement first_;            ///< of the conclusions
  bool value_;                 ///< whether it is a value
  std::set<Value> concluded_;  ///< values of all conclusions
  std::vector<Cell> cells_;
  std::vector<Reason> places_;
  std::set<std::string> clues_;  ///< names of sums and sequences
  std::size_t count_clues_ = 0;
  std::vector<std::string> relations_;  ///< of relations between two cells
};

}  // namespace

std::string step_name(const Step& step, const Board& board, const Possible& possible) {
  return Shape(step, board, possible).name();
}

bool is_by_clues(const Step& step, const std::vector<Reason>& told) {
  return step.conclusions.front().holds &&
         std::any_of(step.constraints.begin(), step.constraints.end(), [&](const Reason& one) {
           return one.kind == Kind::formula &&
                  std::find(told.begin(), told.end(), one) == told.end();
         });
}

bool is_told_as_argument(std::string_view name) {
  return name.ends_with("inference chain") || name.ends_with("forcing chain");
}

std::string name_by_argument(std::string_view name, const Case& argument) {
  if (name == "search") return "search";
  const bool nested = std::any_of(argument.steps.begin(), argument.steps.end(),
                                  [](const Step& step) { return !step.cases.empty(); });
  if (nested) return "nested chains";
  return std::string(name == "nested chains" ? "forcing chain" : name);
}

std::optional<std::uint32_t> last_of_unit(Cell cell, const Board& board, const Grid& grid) {
  for (const std::uint32_t unit : board.constraints_of(cell)) {
    if (!board.is_unit(unit)) continue;
    const auto cells = board.cells_of(unit);
    const bool filled = std::all_of(cells.begin(), cells.end(),
                                    [&](Cell other) { return other == cell || grid[other] != 0; });
    if (filled) return unit;
  }
  return std::nullopt;
}

FirstSight first_sight(const Statement& conclusion, const Groups& groups, const StepSource& source,
                       const Grid& grid) {
  if (!conclusion.holds) return FirstSight::other;
  if (last_of_unit(conclusion.cell, source.board, grid)) return FirstSight::full_house;
  for (const std::uint32_t group : groups) {
    if (group >= source.reasons.size()) break;
    const Reason& reason = source.reasons[group];
    if (reason.kind == Reason::Kind::value) return FirstSight::naked_single;
    if (reason.kind != Reason::Kind::place) continue;
    return is_region(source.board.all_different()[reason.number].kind) ? FirstSight::in_box
                                                                       : FirstSight::in_line;
  }
  return FirstSight::other;
}

}  // namespace sudoku_sat::explain

namespace sudoku_sat {

std::string to_string(const Statement& statement, const Geometry& geometry) {
  return fmt::format("{}{}{}", geometry.name(statement.cell), statement.holds ? "=" : "!=",
                     geometry.number_in(statement.cell, statement.value));
}

}  // namespace sudoku_sat

// The cells that a constraint string names, and what the language of puzzle files calls them. They
// lie in layers: the grid is the first; others are cells of Var ("VA3"), the region of each cell
// ("CC3") and what lines miss ("DGR3"). Constraints can be moved within a layer.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku_sat::format {

struct IssCell {
  std::size_t layer = 0;
  int index = 0;
  bool operator==(const IssCell&) const = default;
};

struct IssLayer {
  std::string prefix;  ///< empty: the grid
  int count = 1;
  int columns = 1;
  std::function<std::string(int index)> name = {};  ///< in the language
  std::string all = {};                             ///< the list of all of them there
};

class IssCells {
 public:
  IssCells(int rows, int columns);

  /// False if there is such a layer already.
  bool add(IssLayer layer);
  const IssLayer* find_layer(std::string_view prefix) const;

  /// "R1C1", "VA3"; no value if it is none.
  std::optional<IssCell> find(std::string_view text) const;
  /// "r1c1", "VA[3]".
  std::string name(const IssCell& cell) const;
  int row(const IssCell& cell) const { return cell.index / layers_[cell.layer].columns; }
  int column(const IssCell& cell) const { return cell.index % layers_[cell.layer].columns; }
  /// How a constraint string names it.
  std::string text(const IssCell& cell) const;
  /// The cell of the same layer this many rows and columns away; no value if there is none.
  std::optional<IssCell> moved(const IssCell& cell, int rows, int columns) const;

 private:
  std::optional<IssCell> find_in_grid(std::string_view text) const;

  std::vector<IssLayer> layers_;
};

}  // namespace sudoku_sat::format

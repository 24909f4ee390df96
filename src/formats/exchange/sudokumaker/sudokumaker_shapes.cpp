// Numbers of places, as public code has them: cells row by row; corners likewise, of one column
// more, each the upper left one of its cell; 2N edges for each row, first the left ones of its
// cells, then the lower ones; places beside the board row by row with a margin of one.
#include "sudokumaker_shapes.hpp"

#include <fmt/format.h>

#include <set>

namespace sudoku_sat::format::maker {

namespace {

using Json = base::Json;

std::string name_at(int row, int column) { return fmt::format("R{}C{}", row + 1, column + 1); }

class ShapeReader {
 public:
  ShapeReader(const Json& json, const MakerType& type, const Context& at, Json& fields)
      : json_(json), type_(type), size_(at.size), place_(at.place), out_(at.out), fields_(fields) {}

  void read() {
    if (type_.shape == Shape::flag) {
      fields_[type_.field] = true;
    } else if (type_.shape == Shape::cells) {
      if (!list().empty()) add({{"cells", cells(list())}});
    } else if (same_value()) {
      for (const Json& part : list()) read_part(part);
    }
    read_negative();
  }

 private:
  const Json& need(const Json& json, std::string_view key) const {
    const Json* const found = json.is_object() ? json.find(key) : nullptr;
    if (found == nullptr) out_.fail(place_, "'{}' is missing", key);
    return *found;
  }

  const Json& need_array(const Json& json, std::string_view key) const {
    const Json& found = need(json, key);
    if (!found.is_array()) out_.fail(place_, "'{}' is not an array", key);
    return found;
  }

  const Json& list() const { return need_array(json_, type_.list); }

  int number(const Json& json, int end) const {
    if (json.is_number_integer()) {
      const long long value = json.get<long long>();
      if (value >= 0 && value < end) return static_cast<int>(value);
    }
    out_.fail(place_, "{} is not a place of this board", shown(json.dump(), 20));
  }

  std::string cell(const Json& json) const {
    const int at = number(json, size_ * size_);
    return name_at(at / size_, at % size_);
  }

  Json cells(const Json& json) const {
    if (!json.is_array()) out_.fail(place_, "an array of cells is needed here");
    Json names = Json::array();
    for (const Json& one : json) names.push_back(cell(one));
    return names;
  }

  Json& add(Json element) const { return fields_[type_.field].push_back(std::move(element)); }

  /// Whether the constraint is the one that this line of the table means.
  bool same_value() const {
    const Json* const found = type_.key.empty() ? nullptr : json_.find(type_.key);
    if (type_.key == "singleRegionTotals" && found != nullptr && *found == Json(true)) {
      out_.leave_out("totals of a region, not of each visit, are not supported", place_);
      return false;
    }
    if (type_.key.starts_with("override") && found != nullptr && *found == Json(false)) {
      out_.leave_out("dots that override no negative constraint are not supported", place_);
    }
    return true;
  }

  void read_part(const Json& part) const {
    switch (type_.shape) {
      case Shape::each_cell:
        add({{"cell", cell(part)}});
        break;
      case Shape::edges:
      case Shape::letters:
        read_edge(part);
        break;
      case Shape::cages:
        read_cage(part);
        break;
      case Shape::corners:
        read_corner(part);
        break;
      case Shape::arrows:
        read_arrows(part);
        break;
      case Shape::outside:
      case Shape::diagonals:
        read_outside(part);
        break;
      default:
        read_line(part);
    }
  }

  void read_edge(const Json& part) const {
    const int edge = number(need(part, "edge"), 2 * size_ * size_);
    const int row = edge / (2 * size_);
    const int column = edge % size_;
    const bool left = edge % (2 * size_) < size_;
    if (left ? column == 0 : row == size_ - 1) out_.fail(place_, "edge {} is not inside", edge);
    Json value = need(part, "value");
    if (type_.shape == Shape::letters) {
      if (value != Json(5) && value != Json(10)) {
        return out_.unknown(fmt::format("a sum of {} across an edge", text_of(value)), place_);
      }
      value = value == Json(5) ? "V" : "X";
    }
    const std::string other = left ? name_at(row, column - 1) : name_at(row + 1, column);
    Json pair = Json::array();
    pair.push_back(left ? other : name_at(row, column));
    pair.push_back(left ? name_at(row, column) : other);
    add({{"cells", pair}, {"value", value}});
  }

  void read_cage(const Json& part) const {
    Json& cage = add({{"cells", cells(need(part, "cells"))}});
    const Json* const value = part.find("value");
    if (value != nullptr && *value != Json(0)) cage["value"] = *value;
  }

  void read_corner(const Json& part) const {
    const int corner = number(need(part, "corner"), (size_ + 1) * (size_ + 1));
    const int row = corner / (size_ + 1);
    const int column = corner % (size_ + 1);
    if (row < 1 || row >= size_ || column < 1 || column >= size_) {
      out_.fail(place_, "corner {} is not inside", corner);
    }
    Json names = Json::array();
    for (const int r : {row - 1, row}) {
      for (const int c : {column - 1, column}) names.push_back(name_at(r, c));
    }
    add({{"cells", names}, {"values", need_array(part, "digits")}});
  }

  /// The last cell of the bulb has the first digit of its number. Its lines begin in the bulb.
  void read_arrows(const Json& part) const {
    const Json& bulb = need_array(part, "bulbCells");
    Json circle = Json::array();
    for (std::size_t i = bulb.size(); i-- > 0;) circle.push_back(cell(bulb.at(i)));
    if (circle.empty()) out_.fail(place_, "an arrow without a bulb");
    Json lines = Json::array();
    for (const Json& arrow : need_array(part, "arrows")) {
      Json line = cells(arrow);
      if (line.empty()) continue;
      if (std::ranges::find(circle, line.front()) == circle.end()) {
        Json whole = Json::array();
        whole.push_back(circle.front());
        for (const Json& name : line) whole.push_back(name);
        line = std::move(whole);
      }
      lines.push_back(std::move(line));
    }
    if (!lines.empty()) add({{"lines", lines}, {"cells", circle}});
  }

  void read_outside(const Json& part) const {
    const int wide = size_ + 2;
    const int at = number(need(part, "outerCell"), wide * wide);
    const int row = at / wide - 1;
    const int column = at % wide - 1;
    const Json* const value = part.find("value");
    if (value == nullptr || value->is_null()) return;
    Json& clue = add({{"cell", name_at(row, column)}, {"value", *value}});
    if (type_.shape == Shape::diagonals) clue["direction"] = direction(part, row, column);
  }

  /// Into the board; 1 is a diagonal that rises to the right.
  std::string direction(const Json& part, int row, int column) const {
    const bool rises = need(part, "diagonal") == Json(1);
    const auto sign = [&](int i) { return i < 0 ? 1 : i >= size_ ? -1 : 0; };
    int down = sign(row);
    int right = sign(column);
    if (down == 0 && right == 0) out_.fail(place_, "a clue that is not at a side of the board");
    if (down == 0) down = rises ? -right : right;
    if (right == 0) right = rises ? -down : down;
    return fmt::format("{}{}", down > 0 ? 'D' : 'U', right > 0 ? 'R' : 'L');
  }

  void read_line(const Json& part) const {
    Json lines = Json::array();
    lines.push_back(cells(part));
    if (lines.front().empty()) return;
    const Json* const found = type_.key.empty() ? nullptr : json_.find(type_.key);
    if (type_.shape == Shape::groups) return read_groups(std::move(lines));
    const bool slow = type_.key == "slow" && found != nullptr && *found == Json(true);
    Json& element = fields_[slow ? std::string_view("slowthermometer") : type_.field].push_back(
        {{"lines", lines}});
    if (type_.key == "minDifference" && found != nullptr) element["value"] = *found;
  }

  void read_groups(Json lines) const {
    std::set<long long> masks;
    for (const Json& mask : need_array(json_, type_.key)) {
      if (mask.is_number_integer()) masks.insert(mask.get<long long>());
    }
    for (const MakerType& type : maker_types()) {
      if (type.shape != Shape::groups || masks != masks_of(type.value, size_)) continue;
      fields_[type.field].push_back({{"lines", lines}});
      return;
    }
    out_.unknown("lines of these groups of digits", place_);
  }

  /// Where nothing is drawn. f-puzzles has one word for it, of the numbers that its dots have.
  void read_negative() const {
    const Json* const found = json_.find("negative");
    if (found == nullptr || !found->is_array() || found->empty()) return;
    std::set<long long> numbers;
    for (const Json& one : *found) {
      if (one.is_number_integer()) numbers.insert(one.get<long long>());
    }
    if (type_.number == difference_type && numbers == std::set<long long>{1}) {
      fields_["nonconsecutive"] = true;
    } else if (type_.number == xv_type && numbers == std::set<long long>{5, 10}) {
      fields_["negative"].push_back("xv");
    } else if (type_.number == ratio_type && numbers == ratios()) {
      fields_["negative"].push_back("ratio");
    } else {
      out_.leave_out("this negative constraint is not supported", place_);
    }
  }

  std::set<long long> ratios() const {
    std::set<long long> numbers;
    for (const Json& clue : list()) {
      const Json& value = need(clue, "value");
      if (value.is_number_integer()) numbers.insert(value.get<long long>());
    }
    return numbers.empty() ? std::set<long long>{2} : numbers;
  }

  const Json& json_;
  const MakerType& type_;
  int size_;
  const std::string& place_;
  ExchangePuzzle& out_;
  Json& fields_;
};

}  // namespace

std::set<long long> masks_of(std::string_view kind, int size) {
  const int classes = kind == "parity" ? 2 : 3;
  std::vector<long long> masks(static_cast<std::size_t>(classes));
  for (int digit = 1; digit <= size; ++digit) {
    const int of = kind == "thirds" ? (digit - 1) * 3 / size : digit % classes;
    masks[static_cast<std::size_t>(of)] |= 1LL << digit;
  }
  return {masks.begin(), masks.end()};
}

std::span<const MakerType> maker_types() {
  static constexpr std::array table{
      MakerType{10, "diagonal-", Shape::flag},
      MakerType{11, "diagonal+", Shape::flag},
      MakerType{12, "antiking", Shape::flag},
      MakerType{13, "antiknight", Shape::flag},
      MakerType{14, "disjointgroups", Shape::flag},
      MakerType{15, "nonconsecutive", Shape::flag},
      MakerType{100, "even", Shape::each_cell, "cells"},
      MakerType{101, "odd", Shape::each_cell, "cells"},
      MakerType{102, "maximum", Shape::each_cell, "cells"},
      MakerType{103, "minimum", Shape::each_cell, "cells"},
      MakerType{difference_type, "difference", Shape::edges, "clues", "overrideNegativeRatios"},
      MakerType{ratio_type, "ratio", Shape::edges, "clues", "overrideNegativeDifferences"},
      MakerType{xv_type, "xv", Shape::letters, "clues"},
      MakerType{300, "thermometer", Shape::lines, "thermometers", "slow"},
      MakerType{300, "slowthermometer", Shape::lines, "thermometers", "slow", "slow"},
      MakerType{301, "killercage", Shape::cages, "cages"},
      MakerType{303, "quadruple", Shape::corners, "clues"},
      MakerType{305, "extraregion", Shape::cells, "cells"},
      MakerType{400, "renban", Shape::lines, "lines"},
      MakerType{401, "whispers", Shape::lines, "lines", "minDifference"},
      MakerType{402, "palindrome", Shape::lines, "lines"},
      MakerType{403, "betweenline", Shape::lines, "lines"},
      MakerType{404, "regionsumline", Shape::lines, "lines", "singleRegionTotals"},
      MakerType{406, "entropicline", Shape::groups, "lines", "groups", "thirds"},
      MakerType{406, "modularline", Shape::groups, "lines", "groups", "mod 3"},
      MakerType{406, "parityline", Shape::groups, "lines", "groups", "parity"},
      MakerType{407, "lockout", Shape::lines, "lines"},
      MakerType{408, "arrow", Shape::arrows, "bulbsWithArrows"},
      MakerType{409, "doublearrow", Shape::lines, "lines"},
      MakerType{500, "littlekillersum", Shape::diagonals, "clues"},
      MakerType{501, "sandwichsum", Shape::outside, "clues"},
      MakerType{502, "xsum", Shape::outside, "clues"},
      MakerType{503, "skyscraper", Shape::outside, "clues"},
      MakerType{504, "numberedroom", Shape::outside, "clues"},
      MakerType{600, "rowindexer", Shape::cells, "cells"},
      MakerType{601, "columnindexer", Shape::cells, "cells"},
  };
  return table;
}

void read(const Json& constraint, const MakerType& type, const Context& context, Json& fields) {
  ShapeReader(constraint, type, context, fields).read();
}

}  // namespace sudoku_sat::format::maker

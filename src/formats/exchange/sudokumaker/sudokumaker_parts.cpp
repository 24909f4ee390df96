// Elements of f-puzzles' fields as the parts of SudokuMaker's constraints.
#include <fmt/format.h>

#include <set>

#include "sudokumaker_shapes.hpp"

namespace sudoku_sat::format::maker {

namespace {

using Json = base::Json;

/// From 0; what is read here, this program has written.
Origin origin_of(const Json& name) {
  const std::string& text = name.text();
  const std::size_t c = text.find('C');
  return {*parse_number<int>(std::string_view(text).substr(1, c - 1)) - 1,
          *parse_number<int>(std::string_view(text).substr(c + 1)) - 1};
}

int number_of(const Json& name, int size) {
  const Origin at = origin_of(name);
  return at.row * size + at.column;
}

Json numbers_of(const Json& names, int size) {
  Json numbers = Json::array();
  for (const Json& name : names) numbers.push_back(number_of(name, size));
  return numbers;
}

/// A number as such, where f-puzzles has a text.
Json plain(const Json& value) {
  const auto number = value.is_string() ? parse_number<int>(value.text()) : std::nullopt;
  return number ? Json(*number) : value;
}

Json edge_of(const Json& element, const MakerType& type, int size) {
  const Origin a = origin_of(element["cells"].at(std::size_t{0}));
  const Origin b = origin_of(element["cells"].at(std::size_t{1}));
  const int row = std::min(a.row, b.row);
  const int column = a.row == b.row ? std::max(a.column, b.column) : a.column + size;
  Json value = plain(element["value"]);
  if (type.shape == Shape::letters) value = value == Json("V") ? 5 : 10;
  return {{"value", value}, {"edge", row * 2 * size + column}};
}

Json outside_of(const Json& element, const MakerType& type, int size) {
  const Origin at = origin_of(element["cell"]);
  Json clue{{"value", plain(element["value"])},
            {"outerCell", (at.row + 1) * (size + 2) + at.column + 1}};
  if (type.shape == Shape::diagonals) {
    const std::string& step = element["direction"].text();
    clue["diagonal"] = step == "DR" || step == "UL" ? -1 : 1;
  }
  return clue;
}

Json arrow_of(const Json& element, int size) {
  Json bulb = Json::array();
  const Json& circle = element["cells"];
  for (std::size_t i = circle.size(); i-- > 0;) bulb.push_back(number_of(circle.at(i), size));
  Json arrows = Json::array();
  for (const Json& line : element["lines"]) arrows.push_back(numbers_of(line, size));
  return {{"bulbCells", bulb}, {"arrows", arrows}};
}

/// The first cell's lower right corner is the fourth cell's upper left one.
Json corner_of(const Json& element, int size) {
  const Origin first = origin_of(element["cells"].front());
  return {{"corner", (first.row + 1) * (size + 1) + first.column + 1},
          {"digits", element["values"]}};
}

Json part_of(const Json& element, const MakerType& type, int size) {
  switch (type.shape) {
    case Shape::each_cell:
      return number_of(element["cell"], size);
    case Shape::edges:
    case Shape::letters:
      return edge_of(element, type, size);
    case Shape::corners:
      return corner_of(element, size);
    case Shape::arrows:
      return arrow_of(element, size);
    case Shape::outside:
    case Shape::diagonals:
      return outside_of(element, type, size);
    case Shape::cages:
      return {{"value", element.contains("value") ? plain(element["value"]) : Json(0)},
              {"cells", numbers_of(element["cells"], size)}};
    default:
      return numbers_of(element["lines"].front(), size);
  }
}

/// What a constraint of this type says besides its parts; no value if it can't say it of them.
std::optional<Json> frame_of(const Json& element, const MakerType& type, int size) {
  Json frame{{"type", type.number}};
  const Json value = element.contains("value") ? plain(element["value"]) : Json();
  if (type.key.starts_with("override")) frame[type.key] = true;
  if (type.key == "slow") frame["slow"] = type.value == "slow";
  if (type.key == "singleRegionTotals") frame["singleRegionTotals"] = false;
  if (type.key == "minDifference")
    frame["minDifference"] = value.is_null() ? (size + 1) / 2 : value;
  if (type.shape == Shape::groups) {
    Json groups = Json::array();
    for (const long long mask : masks_of(type.value, size)) groups.push_back(mask);
    frame["groups"] = groups;
  }
  // Its difference is a fixed one there.
  if (type.field == "lockout" && !value.is_null() && value != Json(4)) return std::nullopt;
  return frame;
}

}  // namespace

bool write(const Json& field, const MakerType& type, int size, Json& constraints) {
  if (type.shape == Shape::flag) {
    constraints.push_back({{"type", type.number}});
    return true;
  }
  std::vector<Json> frames;
  for (const Json& element : field) {
    const auto frame = frame_of(element, type, size);
    if (!frame) return false;
    frames.push_back(*frame);
  }
  for (std::size_t i = 0; i < frames.size(); ++i) {
    if (type.shape == Shape::cells) {
      frames[i]["cells"] = numbers_of(field.at(i)["cells"], size);
      constraints.push_back(std::move(frames[i]));
      continue;
    }
    // Neighbours that say the same of their parts share a constraint.
    const bool shared = i > 0 && frames[i] == frames[i - 1];
    if (!shared) constraints.push_back(frames[i]);
    constraints.back()[type.list].push_back(part_of(field.at(i), type, size));
  }
  return true;
}

}  // namespace sudoku_sat::format::maker

// f-puzzles (f-puzzles.com) and the constraints that Rangsk's extension adds to it. What a field
// means where it has no value (a white dot: 1, a black one: 2) is the field's, not the rule's.
//
// Everything of an element is checked: what isn't as it should be is named by its place.
#include "fpuzzles_fields.hpp"

#include <fmt/format.h>

#include "base/joined.hpp"

namespace sudoku_sat::format {

std::span<const FpuzzlesField> fpuzzles_fields() {
  using namespace field_forms;
  static constexpr FieldForm each_cell{"cell", "e"};
  static constexpr FieldForm pairs{"cells", "@:p"};
  static constexpr FieldForm numbered_pairs{"cells", "n:p"};
  static constexpr FieldForm cages{"cells", "n?:*"};
  static constexpr FieldForm cells{"cells", "*"};
  static constexpr FieldForm single_sum{"cells", "n:c"};
  static constexpr FieldForm lines{"lines", "*"};
  static constexpr FieldForm headed_lines{"lines", "@:*"};
  static constexpr FieldForm numbered_lines{"lines", "n?:*"};
  static const std::array table{
      FpuzzlesField{"antiknight", "anti-knight", nullptr},
      FpuzzlesField{"antiking", "anti-king", nullptr},
      FpuzzlesField{"selftaxicab", "self-taxicab", nullptr},
      FpuzzlesField{"disjointgroups", "disjoint-groups", nullptr},
      FpuzzlesField{"killercage", "cages", &cages},
      FpuzzlesField{"extraregion", "extra", &cells},
      FpuzzlesField{"even", "even", &each_cell},
      FpuzzlesField{"odd", "odd", &each_cell},
      FpuzzlesField{"minimum", "minimums", &each_cell},
      FpuzzlesField{"maximum", "maximums", &each_cell},
      FpuzzlesField{"thermometer", "thermometers", &lines},
      FpuzzlesField{"slowthermometer", "thermometers", &headed_lines, "slow"},
      FpuzzlesField{"palindrome", "palindromes", &lines},
      FpuzzlesField{"renban", "renban", &lines},
      FpuzzlesField{"whispers", "whispers", &numbered_lines},
      FpuzzlesField{"betweenline", "between", &lines, {}, {}, 3},
      FpuzzlesField{"regionsumline", "region-sum-lines", &region_sums},
      FpuzzlesField{"entropicline", "entropic-lines", &class_lines},
      FpuzzlesField{"modularline", "modular-lines", &class_lines, {}, "mod 3"},
      FpuzzlesField{"zipperline", "zippers", &lines, {}, {}, 3},
      FpuzzlesField{"nabner", "nabners", &lines},
      FpuzzlesField{"lockout", "lockouts", &numbered_lines},
      FpuzzlesField{"doublearrow", "double-arrows", &lines, {}, {}, 3},
      FpuzzlesField{"parityline", "parity-lines", &lines},
      FpuzzlesField{"rowindexer", "row-indexers", &cells},
      FpuzzlesField{"columnindexer", "column-indexers", &cells},
      FpuzzlesField{"boxindexer", "box-indexers", &cells},
      FpuzzlesField{"arrow", "arrows", &arrow},
      FpuzzlesField{"difference", "kropki", &pairs, "white", "1"},
      FpuzzlesField{"difference", "difference-dots", &numbered_pairs},
      FpuzzlesField{"ratio", "kropki", &pairs, "black", "2"},
      FpuzzlesField{"ratio", "ratio-dots", &numbered_pairs},
      FpuzzlesField{"xv", "xv", &pairs, "x", "X"},
      FpuzzlesField{"xv", "xv", &pairs, "v", "V"},
      FpuzzlesField{"clone", "clones", &clone},
      FpuzzlesField{"quadruple", "quadruples", &quadruple},
      FpuzzlesField{"sandwichsum", "sandwich", &outside},
      FpuzzlesField{"xsum", "x-sums", &outside},
      FpuzzlesField{"skyscraper", "skyscrapers", &outside},
      FpuzzlesField{"numberedroom", "numbered-rooms", &outside},
      FpuzzlesField{"littlekillersum", "sums", &little_killer},
      // A diagonal of one cell has no direction.
      FpuzzlesField{"killercage", "sums", &single_sum},
  };
  return table;
}

using Json = base::Json;

FieldElement::FieldElement(const Json& json, std::string place, ExchangePuzzle& puzzle)
    : json_(json), place_(std::move(place)), puzzle_(puzzle) {
  if (!json.is_object()) puzzle.fail(place_, "expected an object");
}

const Json& FieldElement::field(std::string_view key) const {
  if (!has(key)) puzzle_.fail(place_, "'{}' is missing", key);
  return json_.at(key);
}

Origin FieldElement::position(std::string_view key) const {
  return read_position(field(key), fmt::format("{}.{}", place_, key));
}

Origin FieldElement::read_position(const Json& json, const std::string& place) const {
  if (!json.is_string()) puzzle_.fail(place, "expected a cell such as \"R1C2\"");
  const std::string& text = json.text();
  const std::size_t column = text.find_first_of("Cc");
  if (column != text.npos && column > 1 && (text[0] == 'R' || text[0] == 'r')) {
    const auto row = parse_number<int>(std::string_view(text).substr(1, column - 1));
    const auto of_row = parse_number<int>(std::string_view(text).substr(column + 1));
    const int most = puzzle_.size() + 1;
    if (row && of_row && *row >= 0 && *row <= most && *of_row >= 0 && *of_row <= most) {
      return {*row - 1, *of_row - 1};
    }
  }
  puzzle_.fail(place, "'{}' is not a cell of this board (expected \"R1C2\")", shown(text));
}

std::string FieldElement::name_of(const Json& json, const std::string& place) const {
  const Origin found = read_position(json, place);
  const auto inside = [&](int i) { return i >= 0 && i < puzzle_.size(); };
  if (inside(found.row) && inside(found.column)) {
    return place_name(found);
  }
  puzzle_.fail(place, "'{}' is outside the board", json.get<std::string>());
}

std::string FieldElement::cell(std::string_view key) const {
  return name_of(field(key), fmt::format("{}.{}", place_, key));
}

std::vector<std::string> FieldElement::names_of(const Json& json, const std::string& place) const {
  if (!json.is_array()) puzzle_.fail(place, "an array of cells is needed here");
  std::vector<std::string> names;
  for (const Json& cell : json)
    names.push_back(name_of(cell, fmt::format("{}[{}]", place, names.size())));
  if (names.empty()) puzzle_.fail(place, "no cells");
  return names;
}

std::vector<std::string> FieldElement::cells(std::string_view key) const {
  return names_of(field(key), fmt::format("{}.{}", place_, key));
}

std::vector<std::vector<std::string>> FieldElement::lines() const {
  const Json& json = field("lines");
  if (!json.is_array()) puzzle_.fail(place_ + ".lines", "an array of lines is needed here");
  std::vector<std::vector<std::string>> lines;
  for (const Json& line : json) {
    lines.push_back(names_of(line, fmt::format("{}.lines[{}]", place_, lines.size())));
  }
  return lines;
}

std::string FieldElement::value(std::string_view key) const {
  if (!has(key) || field(key).is_null()) return {};
  const Json& json = field(key);
  if (json.is_string()) return json.get<std::string>();
  if (json.is_number_integer()) return std::to_string(json.get<long long>());
  puzzle_.fail(fmt::format("{}.{}", place_, key), "expected a number or a text");
}

std::vector<std::string> FieldElement::values(std::string_view key) const {
  const Json& json = field(key);
  if (!json.is_array()) puzzle_.fail(place_, "'{}' is not an array", key);
  std::vector<std::string> values;
  for (const Json& value : json) {
    if (!value.is_number_integer()) puzzle_.fail(place_, "'{}' must contain numbers", key);
    values.push_back(std::to_string(value.get<long long>()));
  }
  return values;
}

namespace form_parts {

std::string joined(const Names& names) { return base::joined(names, " "); }

std::string name_in(const Geometry& geometry, Cell cell) {
  return fmt::format("R{}C{}", geometry.row(cell) + 1, geometry.column(cell) + 1);
}

Json names_in(const Geometry& geometry, const std::vector<Cell>& cells) {
  Json names = Json::array();
  for (const Cell cell : cells) names.push_back(name_in(geometry, cell));
  return names;
}

Cell cell_of(const std::string& name, const Geometry& geometry) {
  return CellReader(name, {}, geometry).cell();
}

void add(const FieldElement& element, const FpuzzlesField& field, const std::string& entry) {
  element.puzzle().add(field.rule, entry, element.place());
}

void add_statement(const FieldElement& element, const std::string& statement) {
  element.puzzle().add("rule", statement, element.place());
}

}  // namespace form_parts

}  // namespace sudoku_sat::format

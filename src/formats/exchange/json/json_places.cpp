// Letters are rows, as players have them, unless their order in the text goes along the columns:
// A1, B1, C1.
#include "json_places.hpp"

#include "formats/text/symbols.hpp"

namespace sudoku_sat::format {

namespace {

using Json = base::Json;

constexpr std::array<std::size_t, 5> usual_sides{4, 6, 9, 16, 25};

/// The numbers in a name that has nothing else but the signs around them; empty otherwise.
std::vector<std::size_t> numbers_in(std::string_view name) {
  constexpr std::string_view signs = "rRcC,;:_-. ()[]";
  std::vector<std::size_t> numbers;
  while (!name.empty()) {
    if (!is_digit(name.front())) {
      if (!is_in(name.front(), signs)) return {};
      name.remove_prefix(1);
      continue;
    }
    const std::optional<int> number = take_digits(name);
    if (!number) return {};
    numbers.push_back(static_cast<std::size_t>(*number));
  }
  return numbers;
}

}  // namespace

std::string bare_name(std::string_view name) {
  std::string bare;
  for (const char c : name) {
    if (is_capital(c)) bare += base::small_letter(c);
    if (is_small_letter(c)) bare += c;
  }
  return bare;
}

const Json* member_among(const Json& object, std::span<const std::string_view> names) {
  for (const std::string_view name : names) {
    for (const Json::Member& member : object.items()) {
      if (bare_name(member.name) == name) return &member.value;
    }
  }
  return nullptr;
}

std::optional<std::size_t> whole_number(const Json& value) {
  if (value.is_string()) return parse_number<std::size_t>(stripped(value.text()));
  if (!value.is_number_unsigned()) return std::nullopt;
  return value.get<std::size_t>();
}

bool Places::add_pair(const Json& row, const Json& column) {
  const auto first = whole_number(row);
  const auto second = whole_number(column);
  if (!first || !second || *first > max_size || *second > max_size) return false;
  places_.push_back({Kind::pair, *first, *second});
  return true;
}

bool Places::add_name(std::string_view name) {
  name = stripped(name);
  if (name.starts_with("cell")) name.remove_prefix(4);
  if (name.empty()) return false;
  const bool letter = is_letter(name.front()) && !is_in(name.front(), "rR");
  const bool r_alone = is_in(name.front(), "rR") && name.find_first_of("cC") == name.npos;
  if (letter || r_alone) {
    const auto number = parse_number<std::size_t>(name.substr(1));
    const char small = static_cast<char>(name.front() | ' ');
    if (!number || *number == 0 || *number > max_size) return false;
    places_.push_back({Kind::letter, static_cast<std::size_t>(small - 'a') + 1, *number});
    return true;
  }
  const std::vector<std::size_t> numbers = numbers_in(name);
  if (numbers.size() != 2 || numbers[0] > max_size || numbers[1] > max_size) return false;
  const bool named = is_in(name.front(), "rR");
  places_.push_back({named ? Kind::name : Kind::pair, numbers[0], numbers[1]});
  return true;
}

bool Places::add(const Json& place) {
  constexpr std::array<std::string_view, 5> rows{"row", "r", "y", "i", "rowindex"};
  constexpr std::array<std::string_view, 7> columns{"col", "column",   "c",          "x",
                                                    "j",   "colindex", "columnindex"};
  constexpr std::array<std::string_view, 6> holders{"position",    "pos",    "cell",
                                                    "coordinates", "coords", "location"};
  if (place.is_string()) return add_name(place.text());
  if (place.is_array()) return place.size() == 2 && add_pair(place[0], place[1]);
  if (place.is_object()) {
    const Json* const row = member_among(place, rows);
    const Json* const column = member_among(place, columns);
    if (row != nullptr && column != nullptr) return add_pair(*row, *column);
    const Json* const holder = member_among(place, holders);
    return holder != nullptr && !holder->is_number() && add(*holder);
  }
  const auto index = whole_number(place);
  if (!index || *index > max_size * max_size) return false;
  places_.push_back({Kind::index, 0, *index});
  return true;
}

std::size_t Places::most() const {
  std::size_t most = 0;
  for (const Place& place : places_) most = std::max({most, place.row, place.column});
  return most;
}

std::size_t Places::side(std::size_t largest) const {
  std::size_t needed = most();
  const bool from_zero = std::ranges::any_of(places_, [](const Place& place) {
    return place.kind != Kind::index && (place.row == 0 || place.column == 0);
  });
  if (from_zero) ++needed;
  if (!places_.empty() && places_.front().kind == Kind::index) {
    std::size_t root = 1;
    while (root * root < needed) ++root;
    needed = root;
  }
  needed = std::max(needed, largest);
  const auto* const side =
      std::ranges::find_if(usual_sides, [&](std::size_t each) { return each >= needed; });
  return side == usual_sides.end() ? needed : *side;
}

/// Whether the numbers grow first, and letters go through each of them.
bool Places::letters_are_columns() const {
  const auto by_number = [](const Place& place) { return std::pair(place.column, place.row); };
  const auto by_letter = [](const Place& place) { return std::pair(place.row, place.column); };
  return std::ranges::is_sorted(places_, {}, by_number) &&
         !std::ranges::is_sorted(places_, {}, by_letter);
}

std::optional<std::vector<std::size_t>> Places::cells(std::size_t side) const {
  if (places_.empty()) return std::nullopt;
  const Kind kind = places_.front().kind;
  const bool index = kind == Kind::index;
  const std::size_t last = index ? side * side : side;
  std::size_t least = last;
  for (const Place& place : places_) {
    if (place.kind != kind) return std::nullopt;
    least = std::min({least, index ? last : place.row, place.column});
  }
  const bool counted = kind == Kind::name || kind == Kind::letter || most() == last;
  if (most() > last || (least > 0 && !counted) || (least == 0 && most() == last))
    return std::nullopt;
  // Numbers of cells say nothing of the board's size.
  if (index && places_.size() != last) return std::nullopt;
  const std::size_t first = least == 0 ? 0 : 1;
  const bool turned = kind == Kind::letter && letters_are_columns();
  std::vector<std::size_t> cells;
  for (const Place& place : places_) {
    const std::size_t row = (turned ? place.column : place.row) - first;
    const std::size_t column = (turned ? place.row : place.column) - first;
    cells.push_back(index ? place.column - first : row * side + column);
  }
  return cells;
}

}  // namespace sudoku_sat::format

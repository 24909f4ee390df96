// Cages and regions in JSON: {"sum": 12, "cells": [[0, 0], [0, 1]]}, [12, [[0, 0], [0, 1]]], with
// cells in whichever way programs name them.
#include <map>

#include "formats/read/lines_behind.hpp"
#include "formats/text/symbols.hpp"
#include "json_cells.hpp"

namespace sudoku_sat::format {

namespace {

using Json = base::Json;

constexpr std::array<std::string_view, 5> cells_names{"cells", "positions", "squares", "members",
                                                      "coordinates"};
constexpr std::array<std::string_view, 7> sum_names{"sum",  "total",  "value", "target",
                                                    "clue", "result", "s"};

/// The parts of a cage; null pointers if it is none.
std::pair<const Json*, const Json*> sum_and_cells(const Json& cage) {
  if (cage.is_object()) return {member_among(cage, sum_names), member_among(cage, cells_names)};
  if (!cage.is_array() || cage.size() != 2) return {};
  const bool sum_first = whole_number(cage[0]).has_value();
  return sum_first ? std::pair(&cage[0], &cage[1]) : std::pair(&cage[1], &cage[0]);
}

const Json* member_called(const Json& object, std::string_view name) {
  for (const Json::Member& member : object.items()) {
    if (member.name == name) return &member.value;
  }
  return nullptr;
}

/// How many places were added; no value if one is none.
std::optional<std::size_t> add_places(const Json& cells, Places& places) {
  if (!cells.is_array() || cells.empty()) return std::nullopt;
  const bool all = std::ranges::all_of(cells, [&](const Json& cell) { return places.add(cell); });
  return all ? std::optional(cells.size()) : std::nullopt;
}

std::string cage_entry(std::size_t sum, std::span<const std::size_t> cells, std::size_t side) {
  std::string entry = sum > 0 ? fmt::format("{}:", sum) : std::string();
  for (const std::size_t cell : cells) {
    entry += fmt::format("{}r{}c{}", entry.empty() ? "" : " ", cell / side + 1, cell % side + 1);
  }
  return entry;
}

/// The region of each cell, by lists of their cells; empty if they are no such lists.
std::string map_of_lists(const Json& lists, std::size_t side) {
  Places places;
  std::vector<std::size_t> counts;
  for (const Json& list : lists) {
    const std::optional<std::size_t> count = add_places(list, places);
    if (!count) return {};
    counts.push_back(*count);
  }
  const auto cells = places.cells(side);
  if (!cells || cells->size() != side * side || counts.size() != side) return {};
  std::string signs(side * side, '0');
  std::size_t at = 0;
  for (std::size_t region = 0; region < counts.size(); ++region) {
    for (std::size_t i = 0; i < counts[region]; ++i)
      signs[(*cells)[at++]] = value_symbols[region + 1];
  }
  return signs;
}

}  // namespace

std::optional<RuleText> json_regions(const Json& object, std::size_t side) {
  constexpr std::array<std::string_view, 9> names{"regions",   "region", "areas", "jigsaw", "boxes",
                                                  "regionmap", "boxmap", "zones", "blocks"};
  const Json* const member = member_among(object, names);
  if (member != nullptr) {
    if (auto regions = regions_of(map_of_lists(*member, side), side)) return regions;
  }
  // What draws a map can be nothing else, whatever its name is.
  for (const Json::Member& each : object.items()) {
    std::string signs = each.value.is_string() ? each.value.text() : std::string();
    for (const Json& row : each.value) {
      if (!row.is_array()) signs += text_of(row);
      for (const Json& cell : row) signs += text_of(cell);
    }
    if (auto regions = regions_of(signs, side)) return regions;
    if (each.value.is_object()) {
      if (auto regions = json_regions(each.value, side)) return regions;
    }
  }
  return std::nullopt;
}

namespace {

/// The cages of a list, or of an object whose members are cages; `sums`, if not null, has the sum
/// of each by its name.
std::optional<JsonCages> cages_of_values(const Json& list, std::optional<std::size_t> side,
                                         const Json* sums) {
  Places places;
  std::vector<std::pair<std::size_t, std::size_t>> cages;  // sum and how many cells
  const auto add = [&](const Json* sum, const Json* cells) {
    if (cells == nullptr) return false;
    const auto number = sum == nullptr ? std::optional<std::size_t>(0) : whole_number(*sum);
    const std::optional<std::size_t> count = add_places(*cells, places);
    if (number && count) cages.emplace_back(*number, *count);
    return number && count;
  };
  for (const Json& cage : list) {
    const auto [sum, cells] = sum_and_cells(cage);
    if (!add(sum, cells)) return std::nullopt;
  }
  for (const Json::Member& member : list.items()) {
    const auto [sum, cells] = sums == nullptr
                                  ? sum_and_cells(member.value)
                                  : std::pair(member_called(*sums, member.name), &member.value);
    if (sum == nullptr || !add(sum, cells)) return std::nullopt;
  }
  const std::size_t size = side.value_or(places.side());
  const auto cells = places.cells(size);
  if (!cells) return std::nullopt;
  JsonCages found{{"cages", {}}, size};
  std::size_t at = 0;
  for (const auto& [sum, count] : cages) {
    found.rule.entries.push_back(cage_entry(sum, std::span(*cells).subspan(at, count), size));
    at += count;
  }
  return found;
}

/// The rows of a map, a letter for each cell's cage, and the sums of the letters.
std::optional<JsonCages> cages_of_map(const Json& map, const Json& sums) {
  const std::size_t side = map.size();
  if (!map.is_array() || side < 4 || side > max_size) return std::nullopt;
  std::map<std::string, std::vector<std::size_t>> cages;
  std::size_t cell = 0;
  for (const Json& row : map) {
    const bool text = row.is_string();
    if ((text ? row.text().size() : row.size()) != side) return std::nullopt;
    for (std::size_t i = 0; i < side; ++i)
      cages[text ? row.text().substr(i, 1) : text_of(row[i])].push_back(cell++);
  }
  JsonCages found{{"cages", {}}, side};
  for (const auto& [name, cells] : cages) {
    const Json* const sum = member_called(sums, name);
    const auto number = sum == nullptr ? std::nullopt : whole_number(*sum);
    if (!number) return std::nullopt;
    found.rule.entries.push_back(cage_entry(*number, cells, side));
  }
  return found;
}

}  // namespace

std::optional<JsonCages> json_cages(const Json& list, std::optional<std::size_t> side) {
  return list.is_array() && !list.empty() ? cages_of_values(list, side, nullptr) : std::nullopt;
}

std::optional<JsonCages> json_cages_in(const Json& object, std::optional<std::size_t> side) {
  constexpr std::array<std::string_view, 6> names{"cages",  "cage",   "killercages",
                                                  "killer", "groups", "areas"};
  constexpr std::array<std::string_view, 4> sum_members{"sums", "totals", "cagesums", "values"};
  const Json* const sums = member_among(object, sum_members);
  const bool by_name = sums != nullptr && sums->is_object();
  for (const Json::Member& member : object.items()) {
    if (!by_name || &member.value == sums) continue;
    if (auto cages = cages_of_map(member.value, *sums)) return cages;
    if (!member.value.is_object()) continue;
    if (auto cages = cages_of_values(member.value, side, sums)) return cages;
  }
  const Json* const member = member_among(object, names);
  if (member == nullptr || member->empty()) {
    return sums == nullptr ? std::nullopt : json_cages(*sums, side);
  }
  return cages_of_values(*member, side, nullptr);
}

}  // namespace sudoku_sat::format

// Cages and regions in JSON: {"sum": 12, "cells": [[0, 0], [0, 1]]}, [12, [[0, 0], [0, 1]]], with
// cells in whichever way programs name them.
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
  if (member == nullptr) return std::nullopt;
  std::string signs = member->is_string() ? member->text() : std::string();
  for (const Json& row : *member) {
    if (!row.is_array()) signs += text_of(row);
    for (const Json& cell : row) signs += text_of(cell);
  }
  std::optional<RuleText> regions = regions_of(signs, side);
  return regions ? regions : regions_of(map_of_lists(*member, side), side);
}

std::optional<JsonCages> json_cages(const Json& list, std::optional<std::size_t> side) {
  if (!list.is_array() || list.empty()) return std::nullopt;
  Places places;
  std::vector<std::pair<std::size_t, std::size_t>> cages;  // sum and how many cells
  for (const Json& cage : list) {
    const auto [sum, cells] = sum_and_cells(cage);
    if (cells == nullptr) return std::nullopt;
    const auto number = sum == nullptr ? std::optional<std::size_t>(0) : whole_number(*sum);
    const std::optional<std::size_t> count = add_places(*cells, places);
    if (!number || !count) return std::nullopt;
    cages.emplace_back(*number, *count);
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

std::optional<JsonCages> json_cages_in(const Json& object, std::optional<std::size_t> side) {
  constexpr std::array<std::string_view, 6> names{"cages",  "cage",   "killercages",
                                                  "killer", "groups", "sums"};
  const Json* const member = member_among(object, names);
  return member == nullptr ? std::nullopt : json_cages(*member, side);
}

}  // namespace sudoku_sat::format

#include "csp_variables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "clue_links.hpp"

namespace sudoku_sat::propagation {

std::vector<CspVariable> variables_of_cells(const LinkGraph& graph) {
  const TechniqueState& state = graph.state();
  std::vector<CspVariable> all;
  for (Cell cell = 0; cell < state.candidates().cells(); ++cell) {
    if (!state.open(cell)) continue;
    all.push_back({true, cell, 0, {}});
    for (const Value value : state.values(cell)) {
      all.back().candidates.push_back(graph.candidate(cell, value));
    }
  }
  return all;
}

std::vector<CspVariable> variables_of_units(const LinkGraph& graph) {
  const TechniqueState& state = graph.state();
  std::vector<CspVariable> all;
  for (const std::uint32_t unit : graph.board().units()) {
    for (int number = 1; number <= state.size(); ++number) {
      const auto value = static_cast<Value>(number);
      all.push_back({false, unit, value, {}});
      for (const Cell cell : state.places(unit, value)) {
        all.back().candidates.push_back(graph.candidate(cell, value));
      }
    }
  }
  return all;
}

std::vector<CspVariable> csp_variables(const LinkGraph& graph) {
  if (graph.candidates() == 0) return {};
  std::vector<CspVariable> all = variables_of_units(graph);
  for (CspVariable& one : variables_of_cells(graph)) all.push_back(std::move(one));
  const auto is_named = [&](NodeNumber node) {
    return has_own_name(graph.board(), graph.exclusion(node).cell);
  };
  std::erase_if(all, [&](const CspVariable& one) {
    return one.candidates.empty() ||
           !std::all_of(one.candidates.begin(), one.candidates.end(), is_named);
  });
  std::stable_sort(all.begin(), all.end(), [](const CspVariable& a, const CspVariable& b) {
    return a.candidates.size() < b.candidates.size();
  });
  return all;
}

void add_reason(const CspVariable& variable, Finding& found) {
  if (variable.is_cell) {
    found.cells.push_back(variable.number);
  } else {
    found.places.push_back({variable.number, variable.value});
  }
}

std::string candidates_text(std::vector<Exclusion> candidates, const Words& words,
                            std::string_view last) {
  std::sort(candidates.begin(), candidates.end());
  std::map<Cell, std::uint64_t> values;
  for (const Exclusion& one : candidates) values[one.cell] |= bit_of(one.value);
  std::map<std::pair<std::uint64_t, std::string>, std::vector<Cell>> cells;
  for (const auto& [cell, mask] : values) {
    cells[{mask, words.values_in(cell, mask, last)}].push_back(cell);
  }
  std::vector<std::string> parts;
  for (const auto& [what, where] : cells) {
    parts.push_back(fmt::format("{} in {}", what.second, words.cells(where, last)));
  }
  if (parts.size() > 1) parts.back() = fmt::format("{} {}", last, parts.back());
  return fmt::format("{}", fmt::join(parts, ", "));
}

}  // namespace sudoku_sat::propagation

// Common peer elimination: a candidate that, by clues or by sight, excludes each place of a value
// in a unit, or each value of a cell. It would leave the unit no place for the value, so it is
// false. (Killer solvers call it CPE; locked candidates are the same by sight alone, and whips of
// length 1 by any constraint: D. Berthier, 2012.) One step has all candidates that exclude the same
// ones.
#include <fmt/format.h>

#include <algorithm>

#include "clue_links.hpp"
#include "csp_variables.hpp"
#include "propagate/techniques/registry.hpp"

namespace sudoku_sat {

using namespace propagation;

namespace {

struct CommonPeers {
  CspVariable variable;
  std::vector<Exclusion> places = {};  ///< the candidates of the variable
  std::vector<Exclusion> excluded = {};
  std::vector<std::string> clues = {};
};

/// "In box 3 the 3 must be in r3c7, r3c8 or r3c9, and 2 or 4 in r3c8 would rule out all of these
/// (non-consecutive)."; of a cell with many candidates "9 in r3c8 would leave r3c7 no value (...)."
std::string tell_common_peers(const CommonPeers& found, const Words& words) {
  std::vector<Cell> cells;
  std::uint64_t values = 0;
  for (const Exclusion& one : found.places) {
    cells.push_back(one.cell);
    values |= bit_of(one.value);
  }
  const std::string excluded = candidates_text(found.excluded, words);
  const std::string clues = base::listed(found.clues);
  constexpr std::size_t max_listed = 4;
  if (found.variable.is_cell && found.places.size() > max_listed) {
    return fmt::format("{} would leave {} no value ({}).", excluded,
                       words.cell(found.variable.number), clues);
  }
  const std::string must =
      found.variable.is_cell
          ? fmt::format("{} must be {}", words.cell(found.variable.number),
                        words.values_in(found.variable.number, values, "or"))
          : fmt::format("In {} the {} must be in {}", words.unit(found.variable.number),
                        words.value(found.variable.value), words.cells(cells, "or"));
  return fmt::format("{}, and {} would rule out {} ({}).", must, excluded,
                     found.places.size() == 2 ? "both" : "all of these", clues);
}

Finding finding_of_peers(const LinkGraph& graph, const CspVariable& variable,
                         const std::vector<NodeNumber>& excluded) {
  Finding found;
  add_reason(variable, found);
  CommonPeers told{variable};
  for (const NodeNumber place : variable.candidates) {
    told.places.push_back(graph.exclusion(place));
    for (const NodeNumber node : excluded) graph.add_clues(place, node, found, told.clues);
  }
  for (const NodeNumber node : excluded) told.excluded.push_back(graph.exclusion(node));
  found.exclusions = told.excluded;
  found.tell = [told](const Words& words, const auto&) { return tell_common_peers(told, words); };
  return found;
}

std::optional<Finding> find_common_peers(const TechniqueState& state) {
  if (!has_clues(state.board()) || state.size() > 64) return std::nullopt;
  const LinkGraph& graph = link_graph<Nodes::candidates>(state);
  const std::vector<std::uint64_t> all(graph.candidate_words(), ~std::uint64_t{0});
  std::uint64_t unlimited = 0;
  for (const CspVariable& variable : csp_variables(graph)) {
    if (variable.candidates.size() < 2) continue;
    auto excluded = graph.excluded_by_all(variable.candidates, all, unlimited);
    std::erase_if(excluded, [&](NodeNumber node) {
      return !has_own_name(state.board(), graph.exclusion(node).cell);
    });
    if (!excluded.empty()) return finding_of_peers(graph, variable, excluded);
  }
  return std::nullopt;
}

}  // namespace

const Technique technique_entries::common_peer_elimination{
    .name = "common-peer-elimination",
    .grade = Difficulty::medium,
    .summary =
        "a candidate that, by clues, excludes all places of a value in a unit, or all values "
        "of a cell",
    .find = find_common_peers};

}  // namespace sudoku_sat

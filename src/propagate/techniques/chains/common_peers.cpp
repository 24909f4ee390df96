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

Exclusion exclusion_of(const LinkGraph& graph, NodeNumber node) {
  return {graph.node(node).cells.front(), graph.node(node).value};
}

/// What all candidates of the variable exclude.
std::vector<NodeNumber> excluded_by_all(const LinkGraph& graph, const CspVariable& variable) {
  std::vector<std::uint64_t> common(graph.candidate_words(), ~std::uint64_t{0});
  for (const NodeNumber one : variable.candidates) {
    const auto row = graph.weak(one);
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < common.size(); ++i) any |= common[i] &= row[i];
    if (any == 0) return {};
  }
  std::vector<NodeNumber> excluded;
  for (NodeNumber node = 0; node < graph.candidates(); ++node) {
    if ((common[node / 64] >> node % 64 & 1U) == 0) continue;
    if (has_own_name(graph.board(), graph.node(node).cells.front())) excluded.push_back(node);
  }
  return excluded;
}

struct CommonPeers {
  CspVariable variable;
  std::vector<Exclusion> places;  ///< the candidates of the variable
  std::vector<Exclusion> excluded;
  std::vector<std::string> clues;
};

/// "In box 3 the 3 must be in r3c7, r3c8 or r3c9, and 2 or 4 in r3c8 would rule out all of these
/// (non-consecutive)."
std::string tell_common_peers(const CommonPeers& found, const Board& board) {
  const Words words(board);
  std::vector<Cell> cells;
  std::uint64_t values = 0;
  for (const Exclusion& one : found.places) {
    cells.push_back(one.cell);
    values |= bit_of(one.value);
  }
  const std::string must =
      found.variable.is_cell
          ? fmt::format("{} must be {}", words.cell(found.variable.number),
                        words.values_in(found.variable.number, values, "or"))
          : fmt::format("In {} the {} must be in {}", words.unit(found.variable.number),
                        words.value(found.variable.value), words.cells(cells, "or"));
  return fmt::format("{}, and {} would rule out {} ({}).", must,
                     candidates_text(found.excluded, words),
                     found.places.size() == 2 ? "both" : "all of these", base::listed(found.clues));
}

Finding finding_of_peers(const LinkGraph& graph, const CspVariable& variable,
                         const std::vector<NodeNumber>& excluded) {
  Finding found{.exclusions = {}};
  add_reason(variable, found);
  CommonPeers told{variable, {}, {}, {}};
  for (const NodeNumber place : variable.candidates) {
    told.places.push_back(exclusion_of(graph, place));
    for (const NodeNumber node : excluded) graph.add_clues(place, node, found, told.clues);
  }
  for (const NodeNumber node : excluded) told.excluded.push_back(exclusion_of(graph, node));
  found.exclusions = told.excluded;
  found.tell = [told, &board = graph.board()] { return tell_common_peers(told, board); };
  return found;
}

std::optional<Finding> find_common_peers(const TechniqueState& state) {
  if (!has_clues(state.board()) || state.size() > 64) return std::nullopt;
  const LinkGraph& graph = link_graph<Nodes::candidates>(state);
  for (const CspVariable& variable : csp_variables(graph)) {
    if (variable.candidates.size() < 2) continue;
    const std::vector<NodeNumber> excluded = excluded_by_all(graph, variable);
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

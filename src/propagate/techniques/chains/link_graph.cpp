#include "link_graph.hpp"

#include <algorithm>

#include "clue_links.hpp"
#include "propagate/techniques/almost_locked_sets.hpp"
#include "propagate/techniques/ladder.hpp"

namespace sudoku_sat::propagation {

namespace {

constexpr NodeNumber no_node = ~NodeNumber{0};

bool within(const std::vector<Cell>& some, const std::vector<Cell>& all) {
  return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

}  // namespace

LinkGraph::LinkGraph(const TechniqueState& state, Nodes nodes)
    : state_(state),
      groups_(static_cast<std::size_t>(state.size()) + 1),
      index_(state.candidates().cells() * static_cast<std::size_t>(state.size()), no_node) {
  add_candidates();
  if (nodes_.size() > most_candidates_for_chains) nodes_.clear();
  candidates_ = nodes_.size();
  if (candidates_ == 0) return;
  if (nodes != Nodes::candidates) add_groups();
  if (nodes == Nodes::sets) add_sets();
  strong_.resize(nodes_.size());
  words_ = (nodes_.size() + 63) / 64;
  weak_.resize(nodes_.size() * words_);
  link_cells();
  link_units();
  if (nodes == Nodes::sets) link_sets();
  exclude_candidates();
  exclude_by_clues();
  exclude_groups();
}

std::vector<NodeNumber> LinkGraph::excluded_by_both(NodeNumber a, NodeNumber b) const {
  std::vector<NodeNumber> both;
  const auto first = weak(a);
  const auto second = weak(b);
  for (std::size_t i = 0; i < candidate_words(); ++i) {
    add_candidates(first[i] & second[i], i, both);
  }
  return both;
}

std::vector<NodeNumber> LinkGraph::excluded_by_all(std::span<const NodeNumber> nodes,
                                                   std::vector<std::uint64_t> common,
                                                   std::uint64_t& work) const {
  std::vector<NodeNumber> all;
  for (const NodeNumber node : nodes) {
    const auto row = weak(node);
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < common.size(); ++i) any |= common[i] &= row[i];
    work += common.size();
    if (any == 0) return all;
  }
  for (std::size_t i = 0; i < common.size(); ++i) add_candidates(common[i], i, all);
  return all;
}

void LinkGraph::add_candidates() {
  for (int value = 1; value <= state_.size(); ++value) {
    for (Cell cell = 0; cell < state_.candidates().cells(); ++cell) {
      if (!state_.open(cell) || !state_.possible(cell, value)) continue;
      index_[index(cell, static_cast<Value>(value))] = static_cast<NodeNumber>(nodes_.size());
      nodes_.push_back({static_cast<Value>(value), {cell}});
    }
  }
}

/// The node of these cells, which is new unless there is one.
NodeNumber LinkGraph::node_of(Value value, std::vector<Cell> cells) {
  if (cells.size() == 1) return candidate(cells.front(), value);
  for (const NodeNumber group : groups_[value]) {
    if (nodes_[group].cells == cells) return group;
  }
  if (nodes_.size() >= most_candidates_for_chains) return no_node;
  nodes_.push_back({value, std::move(cells)});
  groups_[value].push_back(static_cast<NodeNumber>(nodes_.size() - 1));
  return groups_[value].back();
}

void LinkGraph::add_groups() {
  with_marks(state_, [&](const auto& marks) {
    const std::vector<std::uint32_t>& units = board().units();
    for (std::size_t j = 1; j < units.size(); ++j) {
      state_.limits().check();
      for (std::size_t i = 0; i < j; ++i) {
        const auto both = marks.cells_of(units[i]) & marks.cells_of(units[j]);
        if (both.count_up_to_two() < 2) continue;
        for (Value value = 1; value <= marks.size(); ++value) {
          const auto places = both & marks.places(value);
          if (places.count_up_to_two() == 2) node_of(value, cells_in(places));
        }
      }
    }
    return true;
  });
}

void LinkGraph::add_sets() {
  with_marks(state_, [&]<class Set>(const PencilMarks<Set>& marks) {
    const auto& found = marks.state().template made<AlmostLockedSets<Set>>();
    for (std::size_t set = 0; set < found.all().size(); ++set) {
      const auto& one = found.all()[set];
      if (one.size < 2) continue;
      sets_.push_back(cells_in(one.cells));
      values_of_sets_.push_back(one.values);
      for_each_value(one.values,
                     [&](Value value) { node_of(value, cells_in(found.holders(set, value))); });
    }
    return true;
  });
}

void LinkGraph::link_sets() {
  for (std::uint32_t set = 0; set < sets_.size(); ++set) {
    std::vector<NodeNumber> nodes;
    for_each_value(values_of_sets_[set], [&](Value value) {
      std::vector<Cell> cells;
      std::copy_if(sets_[set].begin(), sets_[set].end(), std::back_inserter(cells),
                   [&](Cell cell) { return state_.possible(cell, value); });
      const NodeNumber node = node_of(value, std::move(cells));
      if (node != no_node) nodes.push_back(node);
    });
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      for (std::size_t j = i + 1; j < nodes.size(); ++j) {
        link(nodes[i], nodes[j], EitherOr::By::set, set);
      }
    }
  }
}

void LinkGraph::link(NodeNumber a, NodeNumber b, EitherOr::By by, std::uint32_t number) {
  strong_[a].push_back({b, by, number});
  strong_[b].push_back({a, by, number});
}

void LinkGraph::link_cells() {
  for (Cell cell = 0; cell < state_.candidates().cells(); ++cell) {
    if (!state_.open(cell) || state_.candidates().count_up_to_two(cell) != 2) continue;
    const std::vector<Value> values = state_.values(cell);
    if (values.size() != 2) continue;
    link(candidate(cell, values[0]), candidate(cell, values[1]), EitherOr::By::cell, cell);
  }
}

void LinkGraph::link_units() {
  for (const std::uint32_t unit : board().units()) {
    state_.limits().check();
    for (int value = 1; value <= state_.size(); ++value) {
      link_unit(unit, static_cast<Value>(value));
    }
  }
}

/// Two nodes that have all places of the value in the unit between them.
void LinkGraph::link_unit(std::uint32_t unit, Value value) {
  std::vector<Cell> places = state_.places(unit, value);
  if (places.size() < 2) return;
  std::sort(places.begin(), places.end());
  std::vector<NodeNumber> inside;
  for (const Cell cell : places) inside.push_back(candidate(cell, value));
  for (const NodeNumber group : groups_[value]) {
    if (within(nodes_[group].cells, places)) inside.push_back(group);
  }
  for (std::size_t j = 1; j < inside.size(); ++j) {
    const std::vector<Cell>& second = nodes_[inside[j]].cells;
    for (std::size_t i = 0; i < j; ++i) {
      const std::vector<Cell>& first = nodes_[inside[i]].cells;
      if (std::max(first.size(), second.size()) == places.size()) continue;
      if (first.size() + second.size() < places.size()) continue;
      std::vector<Cell> both;
      std::set_union(first.begin(), first.end(), second.begin(), second.end(),
                     std::back_inserter(both));
      if (both.size() == places.size()) link(inside[i], inside[j], EitherOr::By::unit, unit);
    }
  }
}

void LinkGraph::exclude_candidates() {
  for (NodeNumber a = 0; a < candidates_; ++a) {
    const Cell cell = nodes_[a].cells.front();
    for (const Cell peer : state_.sight().peers(cell)) {
      const NodeNumber b = index_[index(peer, nodes_[a].value)];
      if (b != no_node) exclude(a, b);
    }
    for (int value = 1; value <= state_.size(); ++value) {
      const NodeNumber b = index_[index(cell, static_cast<Value>(value))];
      if (b != no_node && b != a) exclude(a, b);
    }
  }
}

void LinkGraph::exclude_by_clues() {
  if (!has_clues(board()) || state_.size() > 64) return;
  for (const auto& [first, second] : clue_links(state_).pairs(state_)) {
    exclude(candidate(first.cell, first.value), candidate(second.cell, second.value));
  }
}

void LinkGraph::add_clues(NodeNumber a, NodeNumber b, Finding& found,
                          std::vector<std::string>& names) const {
  if (!has_clues(board()) || state_.size() > 64) return;
  for (const Cell one : nodes_[a].cells) {
    for (const Cell other : nodes_[b].cells) {
      std::string name = clue_links(state_).add_reasons(state_, {one, nodes_[a].value},
                                                        {other, nodes_[b].value}, found);
      if (name.empty() || std::find(names.begin(), names.end(), name) != names.end()) continue;
      names.push_back(std::move(name));
    }
  }
}

/// A group excludes what all its candidates exclude.
void LinkGraph::exclude_groups() {
  for (auto group = static_cast<NodeNumber>(candidates_); group < nodes_.size(); ++group) {
    const LinkNode& node = nodes_[group];
    std::vector<std::uint64_t> common(words_, ~std::uint64_t{0});
    for (const Cell cell : node.cells) {
      const auto row = weak(candidate(cell, node.value));
      for (std::size_t i = 0; i < words_; ++i) common[i] &= row[i];
    }
    for (NodeNumber other = 0; other < group; ++other) {
      if ((common[other / 64] >> other % 64 & 1U) != 0) exclude(group, other);
    }
  }
}

}  // namespace sudoku_sat::propagation

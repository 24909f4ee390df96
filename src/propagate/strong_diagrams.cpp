#include "strong_diagrams.hpp"

#include <algorithm>

#include "base/sorted.hpp"
#include "connected_count.hpp"
#include "distinct_groups.hpp"

namespace sudoku_sat::propagation {

namespace {

using DiagramPointer = std::shared_ptr<const Diagram>;

/// Diagrams that become no larger may have become several times as large.
constexpr std::size_t few_edges = 300;
/// Larger diagrams are left as they are.
constexpr std::size_t most_edges = 5'000;

std::optional<std::uint32_t> next_node(const Diagram& diagram, std::size_t layer,
                                       std::uint32_t node, int value) {
  const auto edges = diagram.edges(layer, node);
  const auto edge = std::find_if(edges.begin(), edges.end(),
                                 [&](const Diagram::Edge& one) { return one.value == value; });
  if (edge == edges.end()) return std::nullopt;
  return edge->to;
}

/// Replaces the diagram by the one of its paths that an automaton accepts, unless that is much
/// larger: `step(layer, state, value)` changes the state, or returns false.
template <class State, class Step, class Accept>
void conjoin(DiagramPointer& diagram, int size, const Step& step, const Accept& accept) {
  using Both = std::pair<std::uint32_t, State>;
  const Diagram& old = *diagram;
  if (old.impossible() || old.edge_count() > most_edges) return;
  const std::size_t most = std::max(2 * old.edge_count(), few_edges);
  // Some of its edges are on no path, which is known in the end only.
  std::size_t left = 4 * most;
  const auto step_both = [&](std::size_t layer, const Both& state,
                             int value) -> std::optional<Both> {
    if (left == 0) return std::nullopt;
    const auto node = next_node(old, layer, state.first, value);
    Both next{node.value_or(0), state.second};
    if (!node || !step(layer, next.second, value)) return std::nullopt;
    --left;
    return next;
  };
  const auto accept_both = [&](const Both& state) { return accept(state.second); };
  auto next = std::make_shared<const Diagram>(
      make_diagram(old.cells(), size, Both{}, step_both, accept_both));
  if (left != 0 && next->edge_count() <= most) diagram = std::move(next);
}

template <class Items, class Item>
bool has(const Items& items, const Item& item) {
  return std::find(items.begin(), items.end(), item) != items.end();
}

}  // namespace

StrongDiagrams::StrongDiagrams(const Board& board) : board_(board), neighbours_(board.cells()) {
  std::vector<Mask> connected(board.cells(), 0);
  for (const ClauseConstraint& formula : board.formulas()) {
    const auto* const meaning = std::get_if<Connected>(&formula.meaning);
    if (meaning == nullptr) continue;
    const auto exact = exact_count(board, *meaning);
    if (!exact || exact->places < 2) continue;
    for (const Connected::Place& place : meaning->places) {
      connected[*place.cell] |= mask_of(place.values);
    }
    for (const auto& [one, other] : meaning->edges) {
      const Cell first = *meaning->places[one].cell;
      const Cell second = *meaning->places[other].cell;
      neighbours_[first].push_back(second);
      neighbours_[second].push_back(first);
    }
  }
  const std::vector<Mask> allowed = allowed_masks(board);
  for (Cell cell = 0; cell < board.cells(); ++cell) {
    const bool always = (allowed[cell] & ~connected[cell]) == 0;
    if (!always) neighbours_[cell].clear();
    base::sort_once(neighbours_[cell]);
  }
}

std::vector<StrongDiagrams::Places> StrongDiagrams::distinct_in(
    const std::vector<Cell>& cells) const {
  std::vector<Places> found;
  if (cells.size() > static_cast<std::size_t>(board_.size())) return found;
  for (const std::vector<Cell>& group : distinct_groups(board_, cells)) {
    if (group.size() < 2) continue;
    Places& places = found.emplace_back();
    for (const Cell cell : group) {
      places.push_back(
          static_cast<std::size_t>(std::find(cells.begin(), cells.end(), cell) - cells.begin()));
    }
    std::sort(places.begin(), places.end());
  }
  return found;
}

std::vector<StrongDiagrams::Enclosed> StrongDiagrams::enclosed_in(
    const std::vector<Cell>& cells) const {
  std::vector<Enclosed> found;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    Enclosed enclosed{i};
    for (const Cell neighbour : neighbours_[cells[i]]) {
      const auto place = std::find(cells.begin(), cells.end(), neighbour);
      if (place == cells.end()) break;
      enclosed.neighbours.push_back(static_cast<std::size_t>(place - cells.begin()));
    }
    const bool all = enclosed.neighbours.size() == neighbours_[cells[i]].size();
    if (all && !enclosed.neighbours.empty()) found.push_back(std::move(enclosed));
  }
  return found;
}

namespace {

void conjoin_distinct(DiagramPointer& diagram, int size, const std::vector<std::size_t>& places) {
  const auto step = [&](std::size_t layer, Mask& used, int value) {
    if (!has(places, layer)) return true;
    if ((used & mask_of(value)) != 0) return false;
    used = layer == places.back() ? Mask{0} : static_cast<Mask>(used | mask_of(value));
    return true;
  };
  conjoin<Mask>(diagram, size, step, [](Mask) { return true; });
}

/// One of the neighbours has the value of the cell.
void conjoin_shared(DiagramPointer& diagram, int size, std::size_t place,
                    const std::vector<std::size_t>& neighbours) {
  struct State {
    Mask near = 0;        ///< values of neighbours, until the cell's own is known
    Mask missing = 0;     ///< the cell's own, until a neighbour has it
    bool shared = false;  ///< a neighbour has it
    auto operator<=>(const State&) const = default;
  };
  const auto step = [&](std::size_t layer, State& state, int value) {
    const Mask bit = mask_of(value);
    if (layer == place) {
      state = (state.near & bit) != 0 ? State{0, 0, true} : State{0, bit, false};
    } else if (has(neighbours, layer) && !state.shared) {
      if (state.missing == 0) state.near |= bit;
      if (state.missing == bit) state = {0, 0, true};
    }
    return true;
  };
  conjoin<State>(diagram, size, step, [](const State& state) { return state.shared; });
}

}  // namespace

DiagramPointer StrongDiagrams::strengthened(const std::vector<Cell>& cells,
                                            const DiagramPointer& diagram) {
  Known known{distinct_in(cells), enclosed_in(cells)};
  const auto [made, is_new] = made_.try_emplace({diagram.get(), std::move(known)}, diagram);
  if (!is_new) return made->second;
  DiagramPointer& strong = made->second;
  for (const Places& places : made->first.second.distinct) {
    conjoin_distinct(strong, board_.size(), places);
  }
  for (const Enclosed& enclosed : made->first.second.enclosed) {
    conjoin_shared(strong, board_.size(), enclosed.place, enclosed.neighbours);
  }
  return strong;
}

}  // namespace sudoku_sat::propagation

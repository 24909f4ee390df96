#include "region_anchors.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "connected_count.hpp"

namespace sudoku_sat::propagation {

namespace {

const InOrder* order_of(const Board& board) {
  const InOrder* order = nullptr;
  for (const ClauseConstraint& formula : board.formulas()) {
    const auto* const meaning = std::get_if<InOrder>(&formula.meaning);
    if (meaning == nullptr) continue;
    if (order != nullptr || meaning->start != 0) return nullptr;
    order = meaning;
  }
  return order;
}

/// Whether permuting the regions' numbers leaves the board's constraints as they are.
class Interchangeable {
 public:
  Interchangeable(const Board& board, const std::vector<Cell>& numbered)
      : board_(board), numbered_(numbered), is_number_(board.cells(), 0) {
    for (const Cell cell : numbered) is_number_[cell] = 1;
  }

  bool all() const {
    const Constraints& constraints = board_.constraints();
    return have_same_values() &&
           std::all_of(constraints.all_different.begin(), constraints.all_different.end(),
                       [&](const AllDifferent& one) {
                         return has_none(one.cells) || has_only(one.cells);
                       }) &&
           std::all_of(constraints.sums.begin(), constraints.sums.end(),
                       [&](const Sum& sum) { return has_none(sum.cells); }) &&
           std::all_of(board_.relations().begin(), board_.relations().end(),
                       [&](const PairRelation& pair) { return keeps(pair); }) &&
           std::all_of(board_.diagrams().begin(), board_.diagrams().end(),
                       [&](const Board::DiagramOf& diagram) { return keeps(diagram); }) &&
           keep_formulas();
  }

  /// The places of a region and their edges, if they are the same for each number.
  const Connected* connected() const {
    const Connected* first = nullptr;
    for (int number = 1; number <= numbers(); ++number) {
      const Connected* const own = connected_of(static_cast<Value>(number));
      if (own == nullptr || (first != nullptr && !is_like(*own, *first))) return nullptr;
      if (first == nullptr) first = own;
    }
    return first;
  }

 private:
  bool is_number(Cell cell) const { return is_number_[cell] != 0; }
  bool has_none(const std::vector<Cell>& cells) const {
    return std::none_of(cells.begin(), cells.end(), [&](Cell cell) { return is_number(cell); });
  }
  bool has_only(const std::vector<Cell>& cells) const {
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return is_number(cell); });
  }

  Mask values() const { return allowed_masks(board_)[numbered_[0]]; }
  int numbers() const { return std::popcount(values()); }

  bool have_same_values() const {
    const std::vector<Mask> allowed = allowed_masks(board_);
    const Mask all = mask_up_to(numbers());
    return std::all_of(numbered_.begin(), numbered_.end(),
                       [&](Cell cell) { return allowed[cell] == all; });
  }

  bool keeps(const PairRelation& pair) const {
    if (!is_number(pair.first) && !is_number(pair.second)) return true;
    if (!is_number(pair.first) || !is_number(pair.second) || numbers() < 2) return false;
    for (int first = 1; first <= numbers(); ++first) {
      for (int second = 1; second <= numbers(); ++second) {
        const bool like = pair.relation->allows(1, first == second ? 1 : 2);
        if (pair.relation->allows(first, second) != like) return false;
      }
    }
    return true;
  }

  /// Exchanges of neighbouring numbers generate all permutations.
  bool keeps(const Board::DiagramOf& of) const {
    if (has_none(*of.cells) || of.diagram->impossible()) return true;
    for (int number = 1; number < numbers(); ++number) {
      if (!keeps_exchanged(of, static_cast<Value>(number))) return false;
    }
    return true;
  }

  /// Nodes that mean the same are one, so that each has one that it becomes.
  bool keeps_exchanged(const Board::DiagramOf& of, Value number) const {
    const Diagram& diagram = *of.diagram;
    constexpr std::uint32_t unknown = ~std::uint32_t{0};
    std::vector<std::uint32_t> becomes(1, 0);
    for (std::size_t layer = 0; layer < diagram.cells(); ++layer) {
      const bool exchanged = is_number((*of.cells)[layer]);
      std::vector<std::uint32_t> next(diagram.nodes(layer + 1), unknown);
      for (std::size_t node = 0; node < becomes.size(); ++node) {
        const auto edges = diagram.edges(layer, node);
        const auto others = diagram.edges(layer, becomes[node]);
        poll_limits(edges.size());
        if (edges.size() != others.size()) return false;
        for (const Diagram::Edge& edge : edges) {
          const Value value = exchanged ? exchange(edge.value, number) : edge.value;
          const auto other = std::find_if(others.begin(), others.end(), [&](const auto& candidate) {
            return candidate.value == value;
          });
          if (other == others.end()) return false;
          if (next[edge.to] == unknown) next[edge.to] = other->to;
          if (next[edge.to] != other->to) return false;
        }
      }
      becomes = std::move(next);
    }
    return true;
  }

  static Value exchange(Value value, Value number) {
    if (value == number) return static_cast<Value>(number + 1);
    return value == number + 1 ? number : value;
  }

  bool keep_formulas() const {
    return std::all_of(board_.formulas().begin(), board_.formulas().end(),
                       [&](const ClauseConstraint& formula) { return keeps(formula); });
  }
  bool keeps(const ClauseConstraint& formula) const {
    if (has_none(formula.cells)) return true;
    if (const auto* const pairs = std::get_if<DifferentPairs>(&formula.meaning)) {
      return std::all_of(pairs->pairs.begin(), pairs->pairs.end(), [&](const auto& pair) {
        return is_number(pair.first) && !is_number(pair.second);
      });
    }
    if (const auto* const one = std::get_if<Connected>(&formula.meaning)) {
      // Otherwise a number has several of these constraints, or it is about no number.
      return std::any_of(one->places.begin(), one->places.end(),
                         [&](const auto& place) {
                           return place.cell && place.values.size() == 1 &&
                                  one == connected_of(place.values[0]);
                         }) &&
             connected() != nullptr;
    }
    return std::holds_alternative<InOrder>(formula.meaning);
  }

  const Connected* connected_of(Value number) const {
    for (const ClauseConstraint& formula : board_.formulas()) {
      const auto* const one = std::get_if<Connected>(&formula.meaning);
      if (one == nullptr || one->places.empty()) continue;
      const bool same =
          std::all_of(one->places.begin(), one->places.end(), [&](const Connected::Place& place) {
            return place.cell && is_number(*place.cell) && place.values.size() == 1 &&
                   place.values[0] == number;
          });
      if (same) return one;
    }
    return nullptr;
  }

  static bool is_like(const Connected& one, const Connected& other) {
    return one.most == other.most && one.edges == other.edges &&
           std::equal(one.places.begin(), one.places.end(), other.places.begin(),
                      other.places.end(),
                      [](const auto& a, const auto& b) { return a.cell == b.cell; });
  }

  const Board& board_;
  const std::vector<Cell>& numbered_;
  std::vector<char> is_number_;
};

/// By place of its number, what a cell weighs.
std::vector<unsigned> weights_of(const Board& board, const Connected& connected,
                                 const std::vector<unsigned>& by_cell) {
  std::vector<unsigned> weights;
  for (const Connected::Place& place : connected.places) {
    unsigned weight = by_cell[*place.cell];
    for (const ClauseConstraint& formula : board.formulas()) {
      const auto* const pairs = std::get_if<DifferentPairs>(&formula.meaning);
      if (pairs == nullptr) continue;
      for (const auto& [first, second] : pairs->pairs) {
        if (first == *place.cell) weight += by_cell[second];
      }
    }
    weights.push_back(weight);
  }
  return weights;
}

/// The heaviest three places of which no two are near.
std::vector<std::size_t> heaviest(const std::vector<std::vector<char>>& apart,
                                  const std::vector<unsigned>& weights) {
  std::vector<std::size_t> best;
  unsigned most = 0;
  for (std::size_t a = 0; a < apart.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      if (apart[a][b] == 0) continue;
      poll_limits(b);
      for (std::size_t c = 0; c < b; ++c) {
        const unsigned weight = weights[a] + weights[b] + weights[c];
        if (apart[a][c] == 0 || apart[b][c] == 0 || weight <= most) continue;
        most = weight;
        best = {c, b, a};
      }
    }
  }
  return best;
}

}  // namespace

std::vector<Anchor> region_anchors(const Board& board, const std::vector<unsigned>& weights) {
  const InOrder* const order = order_of(board);
  if (order == nullptr || order->cells.empty()) return {};
  const Interchangeable numbers(board, order->cells);
  const Connected* const connected = numbers.connected();
  if (connected == nullptr || connected->most == 0 || !numbers.all()) return {};
  const Neighbours near = neighbours_of(*connected);
  std::vector<std::vector<char>> apart;
  std::vector<std::uint32_t> distances;
  for (std::uint32_t place = 0; place < near.size(); ++place) {
    find_distances(
        place, near, [](std::uint32_t) { return 1; }, distances);
    std::vector<char>& far = apart.emplace_back();
    for (const std::uint32_t distance : distances) far.push_back(distance >= connected->most);
  }
  std::vector<Anchor> anchors;
  for (const std::size_t place : heaviest(apart, weights_of(board, *connected, weights))) {
    anchors.push_back({*connected->places[place].cell, static_cast<Value>(anchors.size() + 1)});
  }
  return anchors;
}

const std::vector<Cell>& numbered_cells(const Board& board) { return order_of(board)->cells; }

void number_in_order(const std::vector<Cell>& cells, Grid& grid) {
  std::array<Value, max_mask_values + 1> numbers{};
  Value last = 0;
  for (const Cell cell : cells) {
    Value& number = numbers[grid[cell]];
    if (number == 0) number = ++last;
    grid[cell] = number;
  }
}

}  // namespace sudoku_sat::propagation

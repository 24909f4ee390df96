// The either-or of a board as a graph. A node is a candidate, or a group: the places of a value
// where two units cross, of which one holds it. A weak link says that two nodes are not both true:
// values of one cell, equal values that see each other, two values by a clue. A strong link says
// that one of two is true: a cell with two candidates, a unit whose places of a value are in these
// nodes; and with almost locked sets, two values of such a set.
//
// Weak links are rows of bits, so that what a set of nodes excludes takes a few instructions.
#pragma once

#include "base/number_set.hpp"
#include "propagate/techniques/finding.hpp"

namespace sudoku_sat::propagation {

using NodeNumber = std::uint32_t;

/// One of the cells has the value. A candidate has one cell.
struct LinkNode {
  Value value = 0;
  std::vector<Cell> cells;  ///< ascending

  bool operator==(const LinkNode&) const = default;
};

/// One of two nodes is true.
struct EitherOr {
  enum class By { cell, unit, set };
  NodeNumber to = 0;
  By by = By::cell;
  std::uint32_t number = 0;  ///< of the cell, unit or almost locked set
};

/// Calls visit(number) for each bit of word number `index` of a row, ascending.
template <class Visit>
void for_each_bit(std::uint64_t word, std::size_t index, const Visit& visit) {
  for (; word != 0; word &= word - 1) {
    visit(static_cast<NodeNumber>(index * 64 + static_cast<unsigned>(std::countr_zero(word))));
  }
}

/// What nodes besides candidates there are.
enum class Nodes { candidates, groups, sets };

class LinkGraph {
 public:
  LinkGraph(const TechniqueState& state, Nodes nodes);

  const Board& board() const { return state_.board(); }
  const TechniqueState& state() const { return state_; }
  std::size_t size() const { return nodes_.size(); }
  const LinkNode& node(NodeNumber number) const { return nodes_[number]; }
  /// That a candidate does not hold.
  Exclusion exclusion(NodeNumber candidate) const {
    return {nodes_[candidate].cells.front(), nodes_[candidate].value};
  }
  /// The first nodes are the candidates: this many.
  std::size_t candidates() const { return candidates_; }
  /// The candidate of a cell. Requires: there is one.
  NodeNumber candidate(Cell cell, Value value) const { return index_[index(cell, value)]; }

  const std::vector<EitherOr>& strong(NodeNumber number) const { return strong_[number]; }
  /// The words of the bits of what is false if the node is true.
  std::span<const std::uint64_t> weak(NodeNumber number) const {
    return std::span(weak_).subspan(number * words_, words_);
  }
  bool excludes(NodeNumber a, NodeNumber b) const {
    return (weak_[a * words_ + b / 64] >> b % 64 & 1U) != 0;
  }
  /// Adds the clues to the finding by which two nodes exclude each other, and their names to
  /// `names`, each once.
  void add_clues(NodeNumber a, NodeNumber b, Finding& found, std::vector<std::string>& names) const;
  /// The same; returns the names.
  std::vector<std::string> add_clues(NodeNumber a, NodeNumber b, Finding& found) const {
    std::vector<std::string> names;
    add_clues(a, b, found, names);
    return names;
  }
  std::size_t words() const { return words_; }
  /// The words whose bits are about candidates; the last one has others too.
  std::size_t candidate_words() const { return (candidates_ + 63) / 64; }
  /// Adds the candidates whose bits are in word number `index` of a row.
  void add_candidates(std::uint64_t word, std::size_t index, std::vector<NodeNumber>& all) const {
    for_each_bit(word, index, [&](NodeNumber number) {
      if (number < candidates_) all.push_back(number);
    });
  }
  /// The candidates that both nodes exclude.
  std::vector<NodeNumber> excluded_by_both(NodeNumber a, NodeNumber b) const;
  /// Those of the candidates whose bits are given that all of these nodes exclude. Adds how many
  /// words it reads to `work`.
  std::vector<NodeNumber> excluded_by_all(std::span<const NodeNumber> nodes,
                                          std::vector<std::uint64_t> common,
                                          std::uint64_t& work) const;
  /// The cells of an almost locked set.
  const std::vector<Cell>& cells_of_set(std::uint32_t number) const { return sets_[number]; }

 private:
  std::size_t index(Cell cell, Value value) const {
    return cell * static_cast<std::size_t>(state_.size()) + value - 1U;
  }
  NodeNumber node_of(Value value, std::vector<Cell> cells);
  void add_candidates();
  void add_groups();
  void add_sets();
  void link_sets();
  void link_cells();
  void link_units();
  void link_unit(std::uint32_t unit, Value value);
  void link(NodeNumber a, NodeNumber b, EitherOr::By by, std::uint32_t number);
  void exclude_candidates();
  void exclude_by_clues();
  void exclude_groups();
  void exclude(NodeNumber a, NodeNumber b) {
    weak_[a * words_ + b / 64] |= std::uint64_t{1} << b % 64;
    weak_[b * words_ + a / 64] |= std::uint64_t{1} << a % 64;
  }

  const TechniqueState& state_;
  std::vector<LinkNode> nodes_;
  std::vector<std::vector<NodeNumber>> groups_;  ///< by value
  std::size_t candidates_ = 0;
  std::vector<NodeNumber> index_;
  std::vector<std::vector<EitherOr>> strong_;
  std::size_t words_ = 0;
  std::vector<std::uint64_t> weak_;
  std::vector<std::vector<Cell>> sets_;
  std::vector<std::uint64_t> values_of_sets_;
};

/// That of a state, for all who ask while the state is the same.
template <Nodes Kind>
const LinkGraph& link_graph(const TechniqueState& state) {
  struct OfKind : LinkGraph {
    explicit OfKind(const TechniqueState& one) : LinkGraph(one, Kind) {}
  };
  return state.made<OfKind>();
}

}  // namespace sudoku_sat::propagation

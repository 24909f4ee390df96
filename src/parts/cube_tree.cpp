// The tree of cubes grows at the leaf with the most work, so that at the end all leaves have about
// the same amount, whatever their depth. A node keeps only the decision that leads to it and the
// candidates that failed there; its state is made again when the node is split, so that memory does
// not depend on the size of the board.
//
// A cube's literals become part of a puzzle, so that everything that works on puzzles works on
// cubes: positive ones become givens, so the board stays unchanged and keeps its fastest states of
// propagation.
#include <fmt/format.h>

#include <map>
#include <queue>

#include "lookahead.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

using namespace parts;

namespace {

struct CubeNode {
  std::size_t parent = 0;
  Candidate decision = {};  ///< of the root: none
  std::uint64_t work = 0;
  unsigned depth = 0;
  bool expanded = false;
  std::vector<Candidate> failed = {};
  std::size_t first_child = 0;
  std::size_t children = 0;
};

class CubeTree {
 public:
  CubeTree(const Puzzle& puzzle, const CubeOptions& options, const Limits& limits)
      : puzzle_(puzzle), options_(options), limits_(limits), root_(*puzzle.board, limits) {}

  CubeCover grow() {
    CubeCover cover;
    if (!root_.decide_all(puzzle_.givens)) {
      cover.proof.emplace_back();
      return cover;
    }
    add(root_, 0, {});
    while (const std::optional<std::size_t> next = next_leaf()) {
      limits_.check();
      expand(*next);
      if (options_.on_progress) options_.on_progress(leaves_);
      if (leaves_ > options_.most) {
        throw UsageError(fmt::format("more than {} cubes: ask for fewer", options_.most));
      }
    }
    write(0, cover);
    return cover;
  }

 private:
  /// No value if there are enough cubes, or none can be split.
  std::optional<std::size_t> next_leaf() {
    if (options_.cubes != 0 && leaves_ >= options_.cubes) return std::nullopt;
    while (!open_.empty()) {
      const std::size_t node = SIZE_MAX - open_.top().second;
      open_.pop();
      if (options_.cubes != 0 || nodes_[node].depth < options_.depth) return node;
    }
    return std::nullopt;
  }

  void add(const propagation::Propagation& state, std::size_t parent, Candidate decision) {
    const std::size_t number = nodes_.size();
    Random random(1, number);
    CubeNode node{.parent = parent, .decision = decision};
    node.work = estimated_work(state, random);
    if (number != 0) node.depth = nodes_[parent].depth + 1;
    // Of equal ones the first.
    if (node.work != 0) open_.emplace(node.work, SIZE_MAX - number);
    nodes_.push_back(std::move(node));
    ++leaves_;
  }

  std::vector<std::size_t> path_to(std::size_t node) const {
    std::vector<std::size_t> path{node};
    while (path.back() != 0) path.push_back(nodes_[path.back()].parent);
    std::reverse(path.begin(), path.end());
    return path;
  }

  /// The state of a node, which propagation has already reached without a contradiction.
  propagation::Propagation state_of(std::size_t node) const {
    propagation::Propagation state = root_;
    for (const std::size_t step : path_to(node)) {
      const auto& [cell, value] = nodes_[step].decision;
      if (step != 0 && state.decided(cell) != value) state.decide(cell, value);
      for (const auto& [failed, excluded] : nodes_[step].failed) state.remove(failed, excluded);
    }
    return state;
  }

  void expand(std::size_t number) {
    propagation::Propagation state = state_of(number);
    Looked looked = look_ahead(*puzzle_.board, state);
    nodes_[number].failed = std::move(looked.failed);
    if (!looked.refuted && looked.branching.empty()) {
      nodes_[number].work = 0;
      return;
    }
    nodes_[number].expanded = true;
    nodes_[number].first_child = nodes_.size();
    nodes_[number].children = looked.branching.size();
    --leaves_;
    for (const Candidate& candidate : looked.branching) {
      propagation::Propagation child = state;
      child.decide(candidate.first, candidate.second);
      add(child, number, candidate);
    }
  }

  Lit literal(const Candidate& candidate) const {
    return cell_literal(puzzle_.geometry(), candidate.first, candidate.second);
  }

  /// Appends the leaves below a node, and the clauses that show that nothing is missing there.
  void write(std::size_t number, CubeCover& cover) {
    const CubeNode& node = nodes_[number];
    if (!node.expanded) {
      cover.cubes.push_back(path_);
      cover.work.push_back(static_cast<double>(node.work) / 65536);
      return;
    }
    for (const Candidate& failed : node.failed) {
      cover.proof.push_back(negated(path_));
      cover.proof.back().push_back(-literal(failed));
    }
    for (std::size_t i = 0; i < node.children; ++i) {
      path_.push_back(literal(nodes_[node.first_child + i].decision));
      write(node.first_child + i, cover);
      path_.pop_back();
    }
    cover.proof.push_back(negated(path_));
  }

  const Puzzle& puzzle_;
  const CubeOptions& options_;
  const Limits& limits_;
  propagation::Propagation root_;
  std::vector<CubeNode> nodes_;
  std::priority_queue<std::pair<std::uint64_t, std::size_t>> open_;
  std::size_t leaves_ = 0;
  Cube path_;
};

}  // namespace

CubeCover split_into_cubes(const Puzzle& puzzle, const CubeOptions& options, const Limits& limits) {
  return CubeTree(puzzle, options, limits).grow();
}

namespace {

/// The board with some values excluded from some cells.
std::shared_ptr<const Board> restricted(const Board& board,
                                        const std::map<Cell, std::vector<Value>>& excluded) {
  Constraints constraints = board.constraints();
  for (const auto& [cell, values] : excluded) {
    Allowed allowed{{"cube", 0}, cell, {}};
    for (int value = 1; value <= board.size(); ++value) {
      const auto found = std::find(values.begin(), values.end(), value);
      if (found == values.end()) allowed.values.push_back(static_cast<Value>(value));
    }
    constraints.allowed.push_back(std::move(allowed));
  }
  return std::make_shared<const Board>(board.geometry(), std::move(constraints), board.rules());
}

}  // namespace

Puzzle with_cube(const Puzzle& puzzle, std::span<const Lit> cube) {
  Puzzle inside = puzzle;
  const Lit size = puzzle.geometry().size();
  std::map<Cell, std::vector<Value>> excluded;
  for (const Lit lit : cube) {
    const Lit before = std::abs(lit) - 1;
    const auto cell = static_cast<Cell>(before / size);
    const auto value = static_cast<Value>(before % size + 1);
    if (lit > 0) {
      inside.givens[cell] = value;
    } else {
      excluded[cell].push_back(value);
    }
  }
  if (!excluded.empty()) inside.board = restricted(*puzzle.board, excluded);
  return inside;
}

}  // namespace sudoku_sat

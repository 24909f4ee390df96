// Depth-first search over states of propagation, shared by solving by cubes, listing and
// generation. A node is a fixpoint; a branching rule chooses the cell by whose values the search
// goes on; a visitor takes the solutions, skips nodes that need no search, and keeps the budget.
//
// The nodes on the way from the root are kept by depth, so that memory is reused, a search that
// ended early can tell what remains, and calls are not nested as deeply as the tree. The last value
// of a node is decided in its own state: only the values before it need a copy.
#pragma once

#include <concepts>

#include "propagate/states.hpp"
#include "search_space.hpp"

namespace sudoku_sat::search {

template <class Rule, class State>
concept BranchingRule = requires(Rule& rule, const State& state, std::vector<Value>& values) {
  // cell() gives an open cell of an incomplete state; order() reorders its values, which come in
  // ascending order.
  { rule.cell(state) } -> std::same_as<Cell>;
  rule.order(values);
};

/// What to do with a node that is neither complete nor a contradiction.
enum class Visit { descend, skip, stop };

template <class Visitor, class State>
concept SearchVisitor = requires(Visitor& visitor, const State& state) {
  // A complete state; false ends the search.
  { visitor.solution(state) } -> std::same_as<bool>;
  { visitor.enter(state) } -> std::same_as<Visit>;
  // Before each value; false ends the search.
  { visitor.may_try() } -> std::same_as<bool>;
  // The value leads to a contradiction.
  visitor.refuted();
};

/// A visitor that takes every node; a base for others.
struct AnyNode {
  template <class State>
  Visit enter(const State&) {
    return Visit::descend;
  }
  bool may_try() { return true; }
  void refuted() {}
};

enum class SearchEnd {
  exhausted,     ///< nothing is left to search
  at_solution,   ///< the visitor had enough
  out_of_budget  ///< the visitor allowed no more nodes
};

/// A piece of a search tree: below what is decided, some of the values of one cell.
struct Branch {
  std::vector<std::pair<Cell, Value>> decisions = {};
  Cell cell = 0;
  std::vector<Value> values = {};
};

template <propagation::PropagationState State>
class DepthFirstSearch {
 public:
  explicit DepthFirstSearch(std::size_t state_bytes) : state_bytes_(state_bytes) {}

  /// Searches everything below the root. Throws: what rule and visitor throw; SolverError where the
  /// search gets too deep.
  template <BranchingRule<State> Rule, SearchVisitor<State> Visitor>
  SearchEnd run(const State& root, Rule&& rule, Visitor& visitor) {
    Frame& top = begin(root);
    if (const auto end = open(top, rule, visitor)) return *end;
    return go_on(rule, visitor);
  }

  /// Searches a piece of the root's tree.
  template <BranchingRule<State> Rule, SearchVisitor<State> Visitor>
  SearchEnd run(const State& root, const Branch& branch, Rule&& rule, Visitor& visitor) {
    Frame& top = begin(root);
    for (const auto& [cell, value] : branch.decisions) {
      if (!top.state.decide(cell, value)) return SearchEnd::exhausted;
    }
    path_ = branch.decisions;
    top.decisions = branch.decisions.size();
    top.cell = branch.cell;
    top.values = branch.values;
    return go_on(rule, visitor);
  }

  /// What the last search left if it was not exhausted: pieces in the tree's order.
  std::vector<Branch> remaining() const {
    std::vector<Branch> branches;
    for (std::size_t depth = depth_ + 1; depth-- > 0;) {
      const Frame& node = *frames_[depth];
      if (node.done()) continue;
      const auto end = path_.begin() + static_cast<std::ptrdiff_t>(node.decisions);
      const auto next = node.values.begin() + static_cast<std::ptrdiff_t>(node.next);
      branches.push_back({{path_.begin(), end}, node.cell, {next, node.values.end()}});
    }
    return branches;
  }

 private:
  /// A node on the way from the root to where the search is.
  struct Frame {
    State state;
    std::size_t decisions = 0;  ///< how many led to it
    Cell cell = 0;
    std::vector<Value> values = {};
    std::size_t next = 0;  ///< the place in `values` of the next one to try

    bool done() const { return next == values.size(); }
  };

  Frame& begin(const State& root) {
    depth_ = 0;
    Frame& top = frame(0, root);
    top.decisions = 0;
    top.values.clear();
    top.next = 0;
    return top;
  }

  Frame& frame(std::size_t depth, const State& state) {
    if (frames_.size() == depth) {
      require_depth(depth, state_bytes_);
      frames_.push_back(std::make_unique<Frame>(Frame{state}));
      frames_.back()->values.reserve(static_cast<std::size_t>(state.size()));
    } else {
      frames_[depth]->state = state;
    }
    return *frames_[depth];
  }

  template <class Rule, class Visitor>
  SearchEnd go_on(Rule& rule, Visitor& visitor) {
    while (true) {
      Frame& node = *frames_[depth_];
      if (node.done()) {
        if (depth_ == 0) return SearchEnd::exhausted;
        --depth_;
        continue;
      }
      if (!visitor.may_try()) return SearchEnd::out_of_budget;
      if (const auto end = try_next(node, rule, visitor)) return *end;
    }
  }

  template <class Rule, class Visitor>
  std::optional<SearchEnd> try_next(Frame& node, Rule& rule, Visitor& visitor) {
    const Value value = node.values[node.next++];
    const bool last = node.done();
    Frame& child = last ? node : frame(depth_ + 1, node.state);
    if (!child.state.decide(node.cell, value)) {
      visitor.refuted();
      return std::nullopt;
    }
    if (path_.size() == node.decisions) path_.emplace_back();
    path_[node.decisions] = {node.cell, value};
    child.decisions = node.decisions + 1;
    if (!last) ++depth_;
    return open(child, rule, visitor);
  }

  /// Chooses the cell and its values; no values where the node is complete or left out.
  template <class Rule, class Visitor>
  std::optional<SearchEnd> open(Frame& node, Rule& rule, Visitor& visitor) {
    node.values.clear();
    node.next = 0;
    if (node.state.complete()) {
      if (visitor.solution(std::as_const(node.state))) return std::nullopt;
      return SearchEnd::at_solution;
    }
    const Visit answer = visitor.enter(std::as_const(node.state));
    if (answer == Visit::skip) return std::nullopt;
    if (answer == Visit::stop) return SearchEnd::out_of_budget;
    node.cell = rule.cell(std::as_const(node.state));
    propagation::for_each_value(node.state, node.cell,
                                [&](Value value) { node.values.push_back(value); });
    rule.order(node.values);
    return std::nullopt;
  }

  std::size_t state_bytes_;
  std::vector<std::unique_ptr<Frame>> frames_;
  std::size_t depth_ = 0;                     ///< of the frame where the search is
  std::vector<std::pair<Cell, Value>> path_;  ///< the decisions on the way there, and older ones
};

}  // namespace sudoku_sat::search

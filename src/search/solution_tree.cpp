// Each node is a fixpoint of unit propagation; below it the values of one cell. That alone lists
// the solutions of a loose board as fast as they can be written down, but may wander for ever where
// rules are hard to keep. So after many nodes without a solution each further node is first put to
// CaDiCaL, which keeps what it learns: nodes without solution are cut off. As it does nothing else,
// the order of the solutions doesn't depend on it.
#include "solution_tree.hpp"

#include <deque>
#include <limits>

#include "search_space.hpp"

namespace sudoku_sat {

/// The search on one kind of states.
class SolutionTree::Engine {
 public:
  virtual ~Engine() = default;
  /// Null: the whole tree.
  virtual bool search(const Propagation& root, const Branch* branch, const Visit& visit) = 0;
  virtual std::vector<Branch> remaining() const = 0;

  Random* random = nullptr;
  std::uint64_t most_nodes = std::numeric_limits<std::uint64_t>::max();
};

namespace {

template <class Space>
class SpaceEngine : public SolutionTree::Engine {
 public:
  using Branch = SolutionTree::Branch;
  using Visit = SolutionTree::Visit;

  SpaceEngine(const Board& board, const Limits& limits)
      : space_(board),
        limits_(limits),
        doubt_(board, limits, Space::patience),
        grid_(board.cells()) {}

  bool search(const Propagation& root, const Branch* branch, const Visit& visit) override {
    nodes_ = 0;
    active_ = 0;
    path_.clear();
    // A piece of a tree goes on where the one before it ended.
    if (branch == nullptr) doubt_.reset();
    Frame& top = frame(0, space_.start(root));
    top.path = 0;
    if (branch == nullptr) return descend(0, visit);
    if (!resume(top, *branch)) return true;
    if (!take_all_but_last(0, visit)) return false;
    return !take_last(top) || descend(0, visit);
  }

  std::vector<Branch> remaining() const override {
    std::vector<Branch> branches;
    for (std::size_t depth = active_; depth-- > 0;) {
      const Frame& frame = frames_[depth];
      if (frame.next == frame.values.size()) continue;
      const auto end = path_.begin() + static_cast<std::ptrdiff_t>(frame.path);
      const auto next = frame.values.begin() + static_cast<std::ptrdiff_t>(frame.next);
      branches.push_back({{path_.begin(), end}, frame.cell, {next, frame.values.end()}});
    }
    return branches;
  }

 private:
  using State = typename Space::State;

  /// A node on the way from the root to where the search is.
  struct Frame {
    State state;
    std::size_t path = 0;  ///< decisions that led to it
    Cell cell = 0;
    std::vector<Value> values = {};
    std::size_t next = 0;  ///< of the values
  };

  Frame& frame(std::size_t depth, const State& state) {
    if (frames_.size() == depth) {
      require_depth(space_, depth);
      frames_.push_back({state});
    } else {
      frames_[depth].state = state;
    }
    return frames_[depth];
  }

  /// False where the search is to end.
  bool descend(std::size_t depth, const Visit& visit) {
    Frame& node = frames_[depth];
    while (true) {
      if (node.state.complete()) return report(node.state, visit);
      if (!open(node)) return true;
      if (!take_all_but_last(depth, visit)) return false;
      // The last value needs no copy of the state.
      if (!take_last(node)) return true;
    }
  }

  bool report(const State& state, const Visit& visit) {
    doubt_.reset();
    copy_solution(state, grid_);
    return visit(grid_);
  }

  /// Chooses cell and values; false where nothing lies below the node.
  bool open(Frame& node) {
    if (++nodes_ % Space::nodes_between_checks == 0) limits_.check();
    if (doubt_.rules_out(candidates_of(node.state))) return false;
    node.cell = space_.tightest(node.state, random);
    node.next = 0;
    node.values.clear();
    for (int value = 1; value <= candidates_of(node.state).size(); ++value) {
      if (!candidates_of(node.state).possible(node.cell, value)) continue;
      node.values.push_back(static_cast<Value>(value));
    }
    if (random != nullptr) random->shuffle(node.values);
    return true;
  }

  bool take_all_but_last(std::size_t depth, const Visit& visit) {
    Frame& node = frames_[depth];
    active_ = depth + 1;
    while (node.next + 1 < node.values.size()) {
      if (nodes_ >= most_nodes) return false;
      Frame& child = frame(depth + 1, node.state);
      if (!decide(child, node, node.values[node.next++])) continue;
      if (!descend(depth + 1, visit)) return false;
      active_ = depth + 1;
    }
    return nodes_ < most_nodes;
  }

  bool take_last(Frame& node) { return decide(node, node, node.values[node.next++]); }

  bool decide(Frame& child, const Frame& node, Value value) {
    path_.resize(node.path);
    path_.emplace_back(node.cell, value);
    child.path = node.path + 1;
    return child.state.decide(node.cell, value);
  }

  bool resume(Frame& top, const Branch& branch) {
    path_ = branch.decisions;
    top.path = path_.size();
    top.cell = branch.cell;
    top.values = branch.values;
    top.next = 0;
    for (const auto& [cell, value] : branch.decisions) {
      if (!top.state.decide(cell, value)) return false;
    }
    return true;
  }

  Space space_;
  const Limits& limits_;
  Doubt doubt_;
  std::deque<Frame> frames_;  ///< by depth: memory is taken once
  std::size_t active_ = 0;    ///< frames that are on the way
  std::vector<std::pair<Cell, Value>> path_;
  std::uint64_t nodes_ = 0;
  Grid grid_;
};

}  // namespace

SolutionTree::SolutionTree(std::shared_ptr<const Board> board, const Limits& limits)
    : board_(std::move(board)),
      engine_(with_space(*board_, [&](auto tag) -> std::unique_ptr<Engine> {
        using Space = typename decltype(tag)::type;
        return std::make_unique<SpaceEngine<Space>>(*board_, limits);
      })) {}

SolutionTree::~SolutionTree() = default;

bool SolutionTree::search(const Propagation& root, const Visit& visit) {
  return engine_->search(root, nullptr, visit);
}

bool SolutionTree::search(const Propagation& root, const Branch& branch, const Visit& visit) {
  return engine_->search(root, &branch, visit);
}

void SolutionTree::randomize(Random* random) { engine_->random = random; }

void SolutionTree::pause_after(std::uint64_t nodes) { engine_->most_nodes = nodes; }

std::vector<SolutionTree::Branch> SolutionTree::remaining() const { return engine_->remaining(); }

}  // namespace sudoku_sat

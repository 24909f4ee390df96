#include "formula_free_search.hpp"

#include <iterator>

#include "depth_first.hpp"
#include "search/plain9/state.hpp"
#include "search_space.hpp"
#include "weighted_search.hpp"

namespace sudoku_sat::search {

namespace {

constexpr unsigned cubes_between_checks = 128;

/// Counts solutions and cubes; a visitor of the search.
template <class State>
class CubeCounter : public AnyNode {
 public:
  CubeCounter(FormulaFreeSearch::Result& result, unsigned wanted, unsigned most,
              const Limits& limits)
      : result_(result), wanted_(wanted), most_(most), limits_(limits) {}

  bool solution(const State& state) {
    if (result_.solutions++ == 0) state.copy_to(result_.first);
    return result_.solutions < wanted_;
  }
  bool may_try() {
    if (result_.cubes == most_) return false;
    if (++result_.cubes % cubes_between_checks == 0) limits_.check();
    return true;
  }
  void refuted() { ++result_.refuted; }

 private:
  FormulaFreeSearch::Result& result_;
  unsigned wanted_;
  unsigned most_;
  const Limits& limits_;
};

/// Boards of few cells, other than the plain 9x9 one.
template <class Space>
class CubesOf : public FormulaFreeSearch {
 public:
  explicit CubesOf(const Board& board) : space_(board), search_(space_.state_bytes()) {}

  Result search(const Grid& givens, unsigned wanted, const Limits& limits, unsigned most,
                unsigned) override {
    limits.check();
    Result result;
    result.first.resize(givens.size());
    const auto root = space_.start(givens, limits);
    result.split = root && !root->complete();
    CubeCounter<State> counter(result, wanted, std::min(most, most_of_all), limits);
    const TightestCell<Space> rule{space_};
    result.complete = !root || search_.run(*root, rule, counter) != SearchEnd::out_of_budget;
    return result;
  }

 private:
  using State = typename Space::State;
  /// A cube takes longer on boards of more than 128 cells.
  static constexpr unsigned most_of_all =
      sizeof(typename Space::Component) <= sizeof(base::BitSet<2>) ? 1000 : 200;

  Space space_;
  DepthFirstSearch<State> search_;
};

FormulaFreeSearch::Result result_of(const CubeResult9& found) {
  FormulaFreeSearch::Result result{found.complete, found.split,   found.solutions,
                                   found.cubes,    found.refuted, {}};
  if (found.solutions != 0) result.first.assign(std::begin(found.first), std::end(found.first));
  return result;
}

/// The plain 9x9 board.
class Plain9Search : public FormulaFreeSearch {
 public:
  explicit Plain9Search(const Methods9& methods) : methods_(methods) {}

  /// Limits are looked at once: the cubes take some hundredths of a second at most.
  Result search(const Grid& givens, unsigned wanted, const Limits& limits, unsigned most,
                unsigned largest) override {
    // They take about as long as loading the rules into a solver.
    constexpr unsigned most_of_all = 5000;
    limits.check();
    return result_of(methods_.search(
        givens.data(), {wanted, std::min(most, most_of_all), largest, nullptr, nullptr}));
  }

 private:
  const Methods9& methods_;
};

/// The same board with pencil marks. Such a puzzle can need thousands of times as many cubes as one
/// of givens, and they still take less time than a solver.
class Marks9Search : public FormulaFreeSearch {
 public:
  explicit Marks9Search(const Board& board)
      : possible_(marked_.leave_all(propagation::allowed_masks(board))) {}

  Result search(const Grid& givens, unsigned wanted, const Limits& limits, unsigned most,
                unsigned largest) override {
    limits.check();
    State9 root = marked_;
    if (!possible_ || !root.decide_all(givens)) return {.complete = true};
    const auto goes_on = [](const void* asked) {
      return !static_cast<const Limits*>(asked)->expired();
    };
    const Result result =
        result_of(root.search({wanted, std::min(most, most_of_all), largest, goes_on, &limits}));
    if (!result.complete) limits.check();
    return result;
  }

  /// Half a second, ten seconds, a minute or two on wide vectors.
  unsigned short_turn() const override { return 2'000'000; }
  unsigned long_turn() const override { return 50'000'000; }

 private:
  static constexpr unsigned most_of_all = 500'000'000;

  State9 marked_;
  bool possible_;
};

}  // namespace

std::unique_ptr<FormulaFreeSearch> FormulaFreeSearch::make(const Board& board) {
  const Methods9& methods = *chosen_vectors9().methods;
  if (State9::fit(board)) return std::make_unique<Plain9Search>(methods);
  if (State9::fit_with_marks(board)) return std::make_unique<Marks9Search>(board);
  if (board.size() == 1) return nullptr;
  if (auto search = make_weighted_search(board)) return search;
  // Cubes would count a grid again for each assignment of the variables.
  if (!board.variables().empty()) return nullptr;
  return with_first_space<PositionSpace<1>, PositionSpace<2>, PositionSpace<4>>(
      board, [&]<class Space>() -> std::unique_ptr<FormulaFreeSearch> {
        return std::make_unique<CubesOf<Space>>(board);
      });
}

}  // namespace sudoku_sat::search

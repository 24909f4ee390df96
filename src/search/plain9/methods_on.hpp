// The functions of methods.hpp on a kind of board (Board9, CellBoard9), for the file of each kind
// of vectors to include.
//
// The search of formula_free_search.cpp is written out here, because depth_first.hpp uses the
// standard library; see methods.hpp. How large the tree is follows from how much of it was seen,
// where the branches of a node have the same share of it each (D. Knuth, Estimating the efficiency
// of backtrack programs, Mathematics of Computation 1975).
#pragma once

#include "methods.hpp"

namespace sudoku_sat::search {
namespace {

template <class Board>
class CubeSearch9 {
 public:
  CubeSearch9(CubeResult9& result, const CubeLimits9& limits)
      : result_(result), limits_(limits), most_(limits.most), largest_(limits.largest) {
    stop_ = next_stop();
  }

  /// Requires: a state without a contradiction, which is of no use afterwards.
  void run(Board& root) {
    result_.split = !root.complete();
    static_cast<void>(search(root, {whole, 1}));
  }

 private:
  static constexpr std::uint64_t whole = std::uint64_t{1} << 63;

  /// What a part of the tree counts.
  struct Weight {
    std::uint64_t share;      ///< of the whole tree
    std::uint64_t solutions;  ///< for each one found there
  };

  /// Returns whether to go on.
  bool search(Board& board, Weight weight) {
    if (board.complete()) return found(board, weight);
    const unsigned cell = board.branching_cell();
    const std::uint64_t words = board.words_of(cell);
    if (board.in_pairs()) {
      // In a unit of such cells each value has two places: exchanged, they make another solution.
      weight.solutions *= 2;
      return may_try() && try_last(board, cell, Board::first_of(words, cell), weight);
    }
    const auto branches = static_cast<unsigned>(__builtin_popcountll(words));
    weight.share = branches == 2 ? weight.share / 2 : weight.share / branches;
    if constexpr (Board::decides_two) {
      if (branches == 2) return try_two(board, cell, words, weight);
    }
    for (std::uint64_t rest = words; rest != 0;) {
      if (!may_try()) return false;
      const unsigned word = Board::first_of(rest, cell);
      rest &= rest - 1;
      if (rest == 0) return try_last(board, cell, word, weight);
      Board child = board;
      if (!try_last(child, cell, word, weight)) return false;
    }
    return true;
  }

  bool found(const Board& board, const Weight& weight) {
    seen_ += weight.share;
    if (result_.solutions == 0) board.copy_to(result_.first);
    const std::uint64_t solutions = result_.solutions + weight.solutions;
    result_.solutions =
        solutions < limits_.wanted ? static_cast<unsigned>(solutions) : limits_.wanted;
    return solutions < limits_.wanted;
  }

  bool may_try() {
    if (result_.cubes == stop_ && !goes_on()) return result_.complete = false;
    ++result_.cubes;
    return true;
  }

  /// In the state itself, which is of no use afterwards.
  bool try_last(Board& board, unsigned cell, unsigned word, const Weight& weight) {
    return enter(board.decide(cell, word), board, weight);
  }
  bool try_two(Board& board, unsigned cell, std::uint64_t words, const Weight& weight) {
    Board other = board;
    const unsigned possible = board.decide_two(other, cell, words);
    return may_try() && enter((possible & 1U) != 0, board, weight) && may_try() &&
           enter((possible & 2U) != 0, other, weight);
  }

  bool enter(bool possible, Board& board, const Weight& weight) {
    if (possible) return search(board, weight);
    ++result_.refuted;
    seen_ += weight.share;
    return true;
  }

  /// After how many cubes to ask next whether to go on.
  unsigned next_stop() const {
    constexpr unsigned between_questions = 1U << 16;
    const bool asks = limits_.goes_on != nullptr && most_ - result_.cubes > between_questions;
    return asks ? result_.cubes + between_questions : most_;
  }

  /// After `most` cubes: whether the tree is small enough for some more.
  bool goes_on() {
    if (stop_ < most_) {
      stop_ = next_stop();
      return limits_.goes_on(limits_.asked);
    }
    const double seen = static_cast<double>(seen_) / static_cast<double>(whole);
    if (result_.cubes >= seen * largest_) return false;
    most_ = 2 * largest_;
    largest_ = 0;
    stop_ = next_stop();
    return true;
  }

  CubeResult9& result_;
  const CubeLimits9& limits_;
  unsigned most_;
  unsigned stop_;
  unsigned largest_;
  std::uint64_t seen_ = 0;
};

/// States are kept as bytes, and are copied to vectors for each step.
template <class Board>
struct MethodsOn {
  static CubeResult9 search(const std::uint16_t* givens, const CubeLimits9& limits) {
    CubeResult9 result{.complete = true};
    Board root;
    root.begin();
    if (root.decide_all(givens)) CubeSearch9<Board>(result, limits).run(root);
    return result;
  }
  static CubeResult9 search_from(const StateBytes9& state, const CubeLimits9& limits) {
    CubeResult9 result{.complete = true};
    Board root = Board::of(state);
    CubeSearch9<Board>(result, limits).run(root);
    return result;
  }
  static void begin(StateBytes9& state) {
    Board board;
    board.begin();
    board.keep(state);
  }
  static bool leave_all(StateBytes9& state, const std::uint16_t* candidates) {
    Board board = Board::of(state);
    const bool possible = board.leave_all(candidates);
    board.keep(state);
    return possible;
  }
  static bool decide_all(StateBytes9& state, const std::uint16_t* givens) {
    Board board = Board::of(state);
    const bool possible = board.decide_all(givens);
    board.keep(state);
    return possible;
  }
  static bool decide(StateBytes9& state, unsigned cell, unsigned value) {
    Board board = Board::of(state);
    const bool possible = board.decide(cell, Board::word_of(value));
    board.keep(state);
    return possible;
  }
  static unsigned branching_cell(const StateBytes9& state) {
    return Board::of(state).branching_cell();
  }

  static constexpr Methods9 methods() {
    Methods9 methods{search, search_from, begin, leave_all, decide_all, decide, branching_cell, {}};
    for (unsigned value = 1; value <= 9; ++value) {
      methods.words[value] = static_cast<unsigned char>(Board::word_in_state(value));
    }
    return methods;
  }
};

template <class Board>
constexpr Methods9 methods_on = MethodsOn<Board>::methods();

}  // namespace
}  // namespace sudoku_sat::search

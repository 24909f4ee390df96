// The functions of methods.hpp on Board9, for the file of each kind of vectors to include.
//
// The search of formula_free_search.cpp is written out here, because depth_first.hpp uses the
// standard library; see methods.hpp. How large the tree is follows from how much of it was seen,
// where the branches of a node have the same share of it each (D. Knuth, Estimating the efficiency
// of backtrack programs, Mathematics of Computation 1975).
#pragma once

#include "board.hpp"
#include "methods.hpp"

namespace sudoku_sat::search {
namespace {

template <class Vectors>
class CubeSearch9 {
 public:
  CubeSearch9(CubeResult9& result, unsigned wanted, unsigned most, unsigned largest)
      : result_(result), wanted_(wanted), most_(most), largest_(largest) {}

  void run(const std::uint16_t* givens) {
    Board9<Vectors> root;
    root.begin();
    const bool possible = root.decide_all(givens);
    result_.split = possible && !root.complete();
    result_.complete = true;
    if (possible) static_cast<void>(search(root, whole));
  }

 private:
  static constexpr std::uint64_t whole = std::uint64_t{1} << 63;

  /// `share`: of the whole tree. Returns whether to go on.
  bool search(Board9<Vectors>& board, std::uint64_t share) {
    if (board.complete()) {
      seen_ += share;
      if (result_.solutions++ == 0) board.copy_to(result_.first);
      return result_.solutions < wanted_;
    }
    const unsigned cell = board.branching_cell();
    const std::uint64_t words = board.words_of(cell);
    const auto branches = static_cast<unsigned>(__builtin_popcountll(words));
    const std::uint64_t part = branches == 2 ? share / 2 : share / branches;
    for (std::uint64_t rest = words; rest != 0;) {
      if (result_.cubes == most_ && !goes_on()) return result_.complete = false;
      ++result_.cubes;
      const unsigned word = Board9<Vectors>::first_of(rest, cell);
      rest &= rest - 1;
      if (rest == 0) return try_last(board, cell, word, part);
      Board9<Vectors> child = board;
      if (!try_last(child, cell, word, part)) return false;
    }
    return true;
  }

  /// In the state itself, which is of no use afterwards.
  bool try_last(Board9<Vectors>& board, unsigned cell, unsigned word, std::uint64_t share) {
    if (board.decide(cell, word)) return search(board, share);
    ++result_.refuted;
    seen_ += share;
    return true;
  }

  /// After `most` cubes: whether the tree is small enough for some more.
  bool goes_on() {
    const double seen = static_cast<double>(seen_) / static_cast<double>(whole);
    if (result_.cubes >= seen * largest_) return false;
    most_ = 2 * largest_;
    largest_ = 0;
    return true;
  }

  CubeResult9& result_;
  unsigned wanted_;
  unsigned most_;
  unsigned largest_;
  std::uint64_t seen_ = 0;
};

/// States are kept as bytes, and are copied to vectors for each step.
template <class Vectors>
struct MethodsOn {
  using Board = Board9<Vectors>;
  static_assert(sizeof(Board) <= sizeof(StateBytes9));

  static Board board_of(const StateBytes9& state) {
    Board board;
    __builtin_memcpy(&board, state.bytes, sizeof board);
    return board;
  }
  static void keep(const Board& board, StateBytes9& state) {
    __builtin_memcpy(state.bytes, &board, sizeof board);
  }

  static CubeResult9 search(const std::uint16_t* givens, unsigned wanted, unsigned most,
                            unsigned largest) {
    CubeResult9 result{};
    CubeSearch9<Vectors>(result, wanted, most, largest).run(givens);
    return result;
  }
  static void begin(StateBytes9& state) {
    Board board;
    board.begin();
    keep(board, state);
  }
  static bool decide_all(StateBytes9& state, const std::uint16_t* givens) {
    Board board = board_of(state);
    const bool possible = board.decide_all(givens);
    keep(board, state);
    return possible;
  }
  static bool decide(StateBytes9& state, unsigned cell, unsigned value) {
    Board board = board_of(state);
    const bool possible = board.decide(cell, Board::word_of(value));
    keep(board, state);
    return possible;
  }
  static unsigned branching_cell(const StateBytes9& state) {
    return board_of(state).branching_cell();
  }

  static constexpr Methods9 methods() {
    Methods9 methods{search, begin, decide_all, decide, branching_cell, {}};
    for (unsigned value = 1; value <= 9; ++value) {
      methods.words[value] =
          static_cast<unsigned char>(Board::words_before_values + Board::word_of(value));
    }
    return methods;
  }
};

template <class Vectors>
constexpr Methods9 methods_on = MethodsOn<Vectors>::methods();

}  // namespace
}  // namespace sudoku_sat::search

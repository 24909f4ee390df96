// The search of cubes.cpp on WideBoard9: the same cubes in the same order. It is written out here,
// because depth_first.hpp uses the standard library; see wide_methods.hpp.
#pragma once

#include "wide_board9.hpp"
#include "wide_methods.hpp"

namespace sudoku_sat {
namespace {

template <class Vectors>
class WideSearch9 {
 public:
  WideSearch9(WideResult& result, unsigned wanted, unsigned most)
      : result_(result), wanted_(wanted), most_(most) {}

  void run(const std::uint16_t* givens) {
    WideBoard9<Vectors> root;
    root.begin();
    const bool possible = root.decide_all(givens);
    result_.split = possible && !root.complete();
    result_.complete = true;
    if (possible) static_cast<void>(search(root));
  }

 private:
  /// Returns whether to go on.
  bool search(WideBoard9<Vectors>& board) {
    if (board.complete()) {
      if (result_.solutions++ == 0) board.copy_to(result_.first);
      return result_.solutions < wanted_;
    }
    const unsigned cell = board.branching_cell();
    for (std::uint64_t rest = board.words_of(cell); rest != 0;) {
      if (result_.cubes == most_) return result_.complete = false;
      ++result_.cubes;
      const unsigned word = WideBoard9<Vectors>::first_of(rest, cell);
      rest &= rest - 1;
      if (rest == 0) return try_last(board, cell, word);
      WideBoard9<Vectors> child = board;
      if (!try_last(child, cell, word)) return false;
    }
    return true;
  }

  /// In the state itself, which is of no use afterwards.
  bool try_last(WideBoard9<Vectors>& board, unsigned cell, unsigned word) {
    if (board.decide(cell, word)) return search(board);
    ++result_.refuted;
    return true;
  }

  WideResult& result_;
  unsigned wanted_;
  unsigned most_;
};

template <class Vectors>
WideResult wide_search(const std::uint16_t* givens, unsigned wanted, unsigned most) {
  WideResult result{};
  WideSearch9<Vectors>(result, wanted, most).run(givens);
  return result;
}

}  // namespace
}  // namespace sudoku_sat

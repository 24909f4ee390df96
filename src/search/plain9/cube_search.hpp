// The search of formula_free_search.cpp on Board9. It is written out here, because depth_first.hpp
// uses the standard library; see methods.hpp.
//
// How large the tree is follows from how much of it was seen, where the branches of a node have the
// same share of it each (D. Knuth, Estimating the efficiency of backtrack programs, Mathematics of
// Computation 1975).
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

}  // namespace
}  // namespace sudoku_sat::search

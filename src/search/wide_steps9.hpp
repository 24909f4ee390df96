// The functions of wide_methods.hpp on WideBoard9.
#pragma once

#include "wide_search9.hpp"

namespace sudoku_sat {
namespace {

/// States are kept as bytes, and are copied to vectors for each step.
template <class Vectors>
struct WideSteps9 {
  using Board = WideBoard9<Vectors>;
  static_assert(sizeof(Board) <= sizeof(WideBytes));

  static Board board_of(const WideBytes& state) {
    Board board;
    __builtin_memcpy(&board, state.bytes, sizeof board);
    return board;
  }
  static void keep(const Board& board, WideBytes& state) {
    __builtin_memcpy(state.bytes, &board, sizeof board);
  }

  static void begin(WideBytes& state) {
    Board board;
    board.begin();
    keep(board, state);
  }
  static bool decide_all(WideBytes& state, const std::uint16_t* givens) {
    Board board = board_of(state);
    const bool possible = board.decide_all(givens);
    keep(board, state);
    return possible;
  }
  static bool decide(WideBytes& state, unsigned cell, unsigned value) {
    Board board = board_of(state);
    const bool possible = board.decide(cell, Board::word_of(value));
    keep(board, state);
    return possible;
  }

  static constexpr WideMethods methods() {
    WideMethods methods{wide_search<Vectors>, begin, decide_all, decide, {}};
    for (unsigned value = 1; value <= 9; ++value) {
      methods.words[value] =
          static_cast<unsigned char>(Board::words_before_values + Board::word_of(value));
    }
    return methods;
  }
};

template <class Vectors>
constexpr WideMethods wide_methods = WideSteps9<Vectors>::methods();

}  // namespace
}  // namespace sudoku_sat

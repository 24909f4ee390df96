// The functions of methods.hpp on Board9, for the file of each kind of vectors to include.
#pragma once

#include "cube_search.hpp"

namespace sudoku_sat::search {
namespace {

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

// For searches that only ask whether there is a solution, or which, so that neither the order nor
// the nodes matter: the fastest kind of states for a board.
#pragma once

#include "bit_board9_space.hpp"
#include "depth_first.hpp"
#include "vectors9.hpp"
#include "wide_state9.hpp"

namespace sudoku_sat {

/// The plain 9x9 board on machines that have wide vectors.
class WideSpace9 {
 public:
  using State = WideState9;

  /// Throws: UsageError as chosen_vectors9().
  static bool fits(const Board& board) {
    return BitBoard9::fit(board) && chosen_vectors9().methods != nullptr;
  }
  /// Requires: a board that fits.
  explicit WideSpace9(const Board&) : methods_(*chosen_vectors9().methods) {}

  std::size_t state_bytes() const { return sizeof(State); }
  std::optional<State> start(const Grid& givens, const Limits&) const {
    State state(methods_);
    return state.decide_all(givens) ? std::optional(state) : std::nullopt;
  }
  Cell tightest(const State& state, Random* random) const {
    return one_of(tightest_cells9(state), random);
  }

 private:
  const WideMethods& methods_;
};

/// As with_space.
template <class Make>
auto with_fastest_space(const Board& board, Make&& make) {
  return with_space<WideSpace9, BitBoard9Space>(board, make);
}

}  // namespace sudoku_sat

// The two forms of the commander encoding: with and without commander => one of its group.
#pragma once

#include <span>

#include "sudoku_sat/amo.hpp"

namespace sudoku_sat {

enum class Commanders {
  implied,  ///< true if one of the group is
  defined   ///< true if and only if one of the group is
};

void emit_commanders(std::span<const Lit> literals, int group, Commanders commanders,
                     ClauseStream& out);

Size commanders_size(std::uint64_t n, int group, Commanders commanders);

}  // namespace sudoku_sat

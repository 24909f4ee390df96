// The table of at-most-one methods: ways to say in clauses that at most one of n literals is true.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "sudoku_sat/clause_sink.hpp"

namespace sudoku_sat {

/// Pairs of n things.
constexpr std::uint64_t pairs(std::uint64_t n) { return n < 2 ? 0 : n * (n - 1) / 2; }

struct AmoMethod {
  std::string_view name;
  std::string_view summary;
  std::string_view source;
  /// Says that at most one of `literals` is true. Any number of them, 0 included.
  void (*emit)(std::span<const Lit> literals, ClauseStream& out);
  /// What emit adds for n literals.
  Size (*size)(std::uint64_t n);
};

std::span<const AmoMethod* const> amo_methods();

}  // namespace sudoku_sat

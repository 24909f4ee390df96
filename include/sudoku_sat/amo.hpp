// The table of at-most-one methods: ways to say in clauses that at most one of n literals is true.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "sudoku_sat/clause_sink.hpp"

namespace sudoku_sat {

/// How large a part of a formula is.
struct Size {
  std::uint64_t variables = 0;  ///< auxiliary ones, where a part of an encoding is meant
  std::uint64_t clauses = 0;
  std::uint64_t literals = 0;

  Size& operator+=(const Size& other) {
    variables += other.variables;
    clauses += other.clauses;
    literals += other.literals;
    return *this;
  }
  /// `count` parts of the same size.
  friend Size operator*(std::uint64_t count, const Size& size) {
    return {count * size.variables, count * size.clauses, count * size.literals};
  }
  bool operator==(const Size&) const = default;
};

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

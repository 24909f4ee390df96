#include "binary_method.hpp"

namespace sudoku_sat {

namespace {

void emit(std::span<const Lit> literals, int, ClauseStream& out) {
  for (std::size_t i = 0; i < literals.size(); ++i) {
    for (std::size_t j = i + 1; j < literals.size(); ++j) out.add({-literals[i], -literals[j]});
  }
}

Size size(std::uint64_t n, int) { return {.clauses = n * (n - 1) / 2, .literals = n * (n - 1)}; }

}  // namespace

const AmoMethod amo_entries::binary{
    .name = "binary",
    .summary = "the namesake of a value code",
    .source = "only for tests",
    .complete = true,
    .defined = true,
    .emit = emit,
    .size = size,
};

}  // namespace sudoku_sat

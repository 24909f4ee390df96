#include "state.hpp"

#include <cstdlib>

#include "bands.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::search {

bool State9::fit(const Board& board) {
  return board.standard() && board.cells() == 81 && board.geometry().box_rows() == 3;
}

Value State9::decided(Cell cell) const {
  return open().has(cell) ? Value{0} : propagation::value_after(*this, cell, 0);
}

void State9::copy_to(Grid& grid) const {
  for (std::size_t value = 0; value < values(); ++value) {
    positions(value).for_each(
        [&](std::size_t cell) { grid[cell] = static_cast<Value>(value + 1); });
  }
}

State9::Set State9::sharing_unit(const Set& where) {
  const Set::Bits triads = triads_of(where.bits());
  const Set::Bits columns = columns_of(where.bits());
  const Set::Bits near = cells_of_triads(triads | others_in_row(triads) | others_in_stack(triads)) |
                         cells_of_columns(columns | others_in_bands(columns));
  return Set(near & Set::Bits{band9, band9, band9, 0});
}

namespace {

constexpr const char* variable = "SUDOKU_SAT_VECTORS";

std::vector<Vectors9> make_vectors9() {
  std::vector<Vectors9> all{{"baseline", true, &methods9_baseline(), 100, 0}};
#ifdef SUDOKU_SAT_WIDE_VECTORS
  const bool bits = __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
                    __builtin_cpu_supports("popcnt");
  const bool avx2 = bits && __builtin_cpu_supports("avx2");
  const bool avx512 = avx2 && __builtin_cpu_supports("avx512f") &&
                      __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
                      __builtin_cpu_supports("avx512vl");
  all.push_back({"avx2", avx2, &methods9_avx2(), 500, 4000});
  all.push_back({"avx512", avx512, &methods9_avx512(), 1000, 40000});
#endif
  return all;
}

}  // namespace

const std::vector<Vectors9>& all_vectors9() {
  static const std::vector<Vectors9> all = make_vectors9();
  return all;
}

const Vectors9& chosen_vectors9() {
  const std::vector<Vectors9>& all = all_vectors9();
  const char* const name = std::getenv(variable);
  if (name == nullptr || *name == '\0') {
    return *std::find_if(all.rbegin(), all.rend(), [](const Vectors9& each) { return each.here; });
  }
  const Vectors9& named = find_by_name(all, "value of " + std::string(variable), name);
  if (!named.here) {
    throw UsageError(std::string(variable) + "=" + name + ": this machine doesn't have them");
  }
  return named;
}

}  // namespace sudoku_sat::search

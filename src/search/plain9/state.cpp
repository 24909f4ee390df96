#include "state.hpp"

#include <algorithm>
#include <bitset>
#include <cstdlib>
#include <span>

#include "bands.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::search {

bool State9::fit(const Board& board) {
  return board.standard() && board.cells() == 81 && board.geometry().box_rows() == 3;
}

namespace {

constexpr std::size_t units9 = 27;

/// The number of the row, column or box that has these cells; `units9` if none has all of them and
/// no more.
std::size_t unit_of(std::span<const Cell> cells) {
  if (cells.size() != 9) return units9;
  const auto shared = [&](auto&& unit) {
    const std::size_t first = unit(cells.front());
    const bool same =
        std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return unit(cell) == first; });
    return same ? first : units9;
  };
  return std::min({shared([](Cell cell) { return cell / 9U; }),
                   shared([](Cell cell) { return 9U + cell % 9U; }),
                   shared([](Cell cell) { return 18U + cell / 27U * 3U + cell % 9U / 3U; })});
}

}  // namespace

bool State9::fit_with_marks(const Board& board) {
  if (fit(board)) return true;
  const Geometry& geometry = board.geometry();
  if (!geometry.single() || board.cells() != 81 || board.size() != 9) return false;
  if (!board.relations().empty() || !board.diagrams().empty() || !board.formulas().empty()) {
    return false;
  }
  std::bitset<units9> found;
  for (std::uint32_t number = 0; number < board.all_different().size(); ++number) {
    const std::size_t unit = unit_of(board.cells_of(number));
    if (unit == units9) return false;
    found.set(unit);
  }
  return found.all();
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

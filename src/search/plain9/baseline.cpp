// Board9 on every machine: vectors of 128 bits as the compiler makes them, a value in each.
#include "board.hpp"
#include "methods_on.hpp"

namespace sudoku_sat::search {

namespace {

struct Baseline {
  using Vector = Lane9;
  static constexpr unsigned values_in_vector = 1;

  static bool any(const Vector& set) { return any9(set); }
  static Vector repeated(const Lane9& lane) { return lane; }
  static void add_across(Vector&, Vector&) {}

  static void sort(const std::uint16_t* values, unsigned* cells) {
    for (unsigned i = 0; i < 27; ++i) cells[values[i]] |= 1U << i;
  }

  static void put(std::uint16_t* values, unsigned cells, std::uint16_t value) {
    for (; cells != 0; cells &= cells - 1) values[__builtin_ctz(cells)] = value;
  }
};

}  // namespace

const Methods9& methods9_baseline() { return methods_on<Board9<Baseline>>; }

}  // namespace sudoku_sat::search

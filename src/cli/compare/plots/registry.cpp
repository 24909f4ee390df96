// The table of plots, made of registry.def.
#include "registry.hpp"

#include <array>

namespace sudoku_sat {

std::span<const Plot* const> plots() {
#define REGISTER(name) &plot_entries::name,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

const Plot& usual_plot(const std::vector<CompareRow>& rows) {
  const bool grows = rows.front().givens >= 0 || rows.front().size != rows.back().size;
  return grows ? plot_entries::growth : plot_entries::bars;
}

}  // namespace sudoku_sat

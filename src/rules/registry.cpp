// The table of rules, made of registry.def, and the board that they make together.
#include <array>

#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

#define REGISTER(rule) extern const Rule rule;
#include "registry.def"
#undef REGISTER

std::span<const Rule* const> rules() {
#define REGISTER(rule) &rule,
  static constexpr std::array table{
#include "registry.def"
  };
#undef REGISTER
  return table;
}

std::shared_ptr<const Board> make_board(const Geometry& geometry) {
  std::vector<AllDifferent> constraints;
  for (const Rule* rule : rules()) {
    if (rule->on_by_default) rule->apply(geometry, constraints);
  }
  return std::make_shared<const Board>(geometry, std::move(constraints), true);
}

}  // namespace sudoku_sat

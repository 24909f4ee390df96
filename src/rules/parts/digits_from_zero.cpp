// `values` may say the same as the rule: then it has made the board already.
#include "digits_from_zero.hpp"

#include <fmt/format.h>

#include "entry.hpp"

namespace sudoku_sat::rule {

Geometry with_digits_from_zero(const Geometry& plain, const RuleUse& use, int further) {
  if (!plain.single()) reject_rule(use, "it needs a board of one grid");
  require_square(plain, use);
  const int rows = plain.grid_rows();
  const int most = rows + further;
  if (most > largest_from_zero) {
    reject_rule(use,
                fmt::format("{} rows: at most {} are possible", rows, largest_from_zero - further));
  }
  const bool usual = plain.least() == 1 && plain.most() == rows;
  const bool same = plain.least() == 0 && plain.most() == most;
  if (!usual && !same) {
    reject_rule(use, fmt::format("its values are 0 to {}, not {} to {}", most, plain.least(),
                                 plain.most()));
  }
  return plain.with_values(0, most);
}

}  // namespace sudoku_sat::rule

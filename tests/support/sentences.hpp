// The program's sentences that three or more tests quote: if a word changes, it is changed here,
// and no test has to follow.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace sudoku_sat::says {

inline const std::string not_combined = "can't be combined";
inline const std::string not_json = "not valid JSON";
/// Of a certificate whose formula nobody has to believe.
inline const std::string all_checked = " clauses checked against the rules";
inline const std::string skip_unknown = "use --ignore-unknown to skip it";

/// `what`: a number as it is written, or "board size 0".
inline std::string out_of_range(std::string_view what, int least, int most) {
  return fmt::format("{} is out of range ({} to {})", what, least, most);
}

/// `symbol` as it is shown, with quotes; `size` 0: nothing is known of the board.
inline std::string not_a_symbol(std::string_view symbol, int size = 0) {
  const std::string letters =
      size == 0 ? " and A to Z" : fmt::format(" and A to {}", static_cast<char>('A' + size - 10));
  return fmt::format("{} is not a symbol of a {}: expected 1 to {}{}, or . for an empty cell",
                     symbol, size == 0 ? "board" : fmt::format("{0}x{0} board", size),
                     size == 0 || size > 9 ? 9 : size, size == 0 || size > 9 ? letters : "");
}

inline std::string not_a_literal(std::string_view word) {
  return fmt::format("'{}' is not a literal", word);
}

inline std::string not_a_literal(std::string_view word, int variables) {
  return fmt::format("{0} from -{1} to {1}", not_a_literal(word), variables);
}

/// On a board of `size` rows and columns.
inline std::string no_cell(std::string_view name, int size) {
  return fmt::format("there is no cell {0}: the board has {1} rows and {1} columns", name, size);
}

inline std::string both_have(std::string_view one, std::string_view other, int value,
                             std::string_view constraint) {
  return fmt::format("{} and {} both have {} ({})", one, other, value, constraint);
}

/// `what`: "r1c4 has 5".
inline std::string other_values(std::string_view what, int least, int most) {
  return fmt::format("{}, but the values are {} to {}", what, least, most);
}

/// `cells` with their values: "r1c1=2".
inline std::string other_sum(std::string_view cells, int sum, std::string_view constraint) {
  return fmt::format("{} do not add up to {} ({})", cells, sum, constraint);
}

}  // namespace sudoku_sat::says

namespace sudoku_sat::support {
namespace says = sudoku_sat::says;
}

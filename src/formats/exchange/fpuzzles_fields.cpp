// f-puzzles (f-puzzles.com) and the constraints that Rangsk's extension adds to it. What a field
// means where it has no value (a white dot: 1, a black one: 2) is the field's, not the rule's.
#include "fpuzzles_fields.hpp"

#include <array>

namespace sudoku_sat::format {

std::span<const FpuzzlesField> fpuzzles_fields() {
  using namespace field_forms;
  static constexpr FieldForm cages{"cells", "n?:*"};
  static constexpr FieldForm cells{"cells", "*"};
  static constexpr FieldForm lines{"lines", "*"};
  static constexpr FieldForm headed_lines{"lines", "@:*"};
  static constexpr FieldForm numbered_lines{"lines", "n?:*"};
  static const std::array table{
      FpuzzlesField{"killercage", "cages", &cages},
      FpuzzlesField{"extraregion", "extra", &cells},
      FpuzzlesField{"even", "even", &each_cell},
      FpuzzlesField{"odd", "odd", &each_cell},
      FpuzzlesField{"minimum", "minimums", &each_cell},
      FpuzzlesField{"maximum", "maximums", &each_cell},
      FpuzzlesField{"thermometer", "thermometers", &lines},
      FpuzzlesField{"slowthermometer", "thermometers", &headed_lines, "slow"},
      FpuzzlesField{"palindrome", "palindromes", &lines},
      FpuzzlesField{"renban", "renban", &lines},
      FpuzzlesField{"whispers", "whispers", &numbered_lines},
      FpuzzlesField{"betweenline", "between", &lines, {}, {}, 3},
      FpuzzlesField{"regionsumline", "region-sum-lines", &region_sums},
      FpuzzlesField{"entropicline", "entropic-lines", &class_lines},
      FpuzzlesField{"modularline", "modular-lines", &class_lines, {}, "mod 3"},
      FpuzzlesField{"zipperline", "zippers", &lines, {}, {}, 3},
      FpuzzlesField{"nabner", "nabners", &lines},
      FpuzzlesField{"lockout", "lockouts", &numbered_lines},
      FpuzzlesField{"doublearrow", "double-arrows", &lines, {}, {}, 3},
      FpuzzlesField{"parityline", "parity-lines", &lines},
      FpuzzlesField{"rowindexer", "row-indexers", &cells},
      FpuzzlesField{"columnindexer", "column-indexers", &cells},
      FpuzzlesField{"boxindexer", "box-indexers", &cells},
      FpuzzlesField{"arrow", "arrows", &arrow},
      FpuzzlesField{"difference", "kropki", &field_forms::pairs, "white", "1"},
      FpuzzlesField{"difference", "difference-dots", &numbered_pairs},
      FpuzzlesField{"ratio", "kropki", &field_forms::pairs, "black", "2"},
      FpuzzlesField{"ratio", "ratio-dots", &numbered_pairs},
      FpuzzlesField{"xv", "xv", &field_forms::pairs, "x", "X"},
      FpuzzlesField{"xv", "xv", &field_forms::pairs, "v", "V"},
      FpuzzlesField{"clone", "clones", &clone},
      FpuzzlesField{"quadruple", "quadruples", &quadruple},
      FpuzzlesField{"sandwichsum", "sandwich", &outside},
      FpuzzlesField{"xsum", "x-sums", &outside},
      FpuzzlesField{"skyscraper", "skyscrapers", &outside},
      FpuzzlesField{"numberedroom", "numbered-rooms", &outside},
      FpuzzlesField{"littlekillersum", "sums", &little_killer},
  };
  return table;
}

std::span<const FpuzzlesFlag> fpuzzles_flags() {
  static constexpr std::array table{
      FpuzzlesFlag{"antiknight", "anti-knight"},
      FpuzzlesFlag{"antiking", "anti-king"},
      FpuzzlesFlag{"selftaxicab", "self-taxicab"},
  };
  return table;
}

}  // namespace sudoku_sat::format

// What each constraint of the Interactive Sudoku Solver is called here, and in what form it comes.

#include "constraint.hpp"

namespace sudoku_sat::format {

std::span<const IssName> iss_names() {
  using namespace iss_forms;
  static constexpr IssForm flag{.entry = "@"};
  static constexpr IssForm cells{"*", "*"};
  static constexpr IssForm number{"n*", "n:*"};
  static constexpr IssForm sum{"n*", "n:r"};
  static constexpr IssForm values{"v*", "v:*"};
  static constexpr IssForm indexing{"@*", "*"};
  static constexpr IssForm arrow{"c*", "c:*"};
  static constexpr IssForm quad{"cV", "v:c"};
  static constexpr IssForm cage{"N*", "n?:*", [](int) { return 0; }};
  static constexpr IssForm whisper{"n*", "n?:r", [](int size) { return (size + 1) / 2; }, "5",
                                   Loop::repeats};
  static constexpr IssForm renban{.args = "*", .entry = "r", .loop = Loop::nothing};
  static constexpr IssForm lockout{"n*", "n?:*", [](int size) { return (size - 1) / 2; }};
  static constexpr IssForm sum_line{"n*", "n?:r", [](int size) { return size + 1; }, "",
                                    Loop::word};
  static const std::array table{
      IssName{"Cage", "cages", &cage},
      IssName{"Sum", "sums", &sum},
      IssName{"AllDifferent", "extra", &cells},
      IssName{"Thermo", "thermometers", &cells},
      IssName{"Whisper", "whispers", &whisper},
      IssName{"Renban", "renban", &renban},
      IssName{"Palindrome", "palindromes", &cells},
      IssName{"Between", "between", &cells},
      IssName{"Arrow", "arrows", &arrow},
      IssName{"PillArrow", "arrows", &pill},
      IssName{"DoubleArrow", "double-arrows", &cells},
      IssName{"RegionSumLine", "region-sum-lines", &cells},
      IssName{"Entropic", "entropic-lines", &entropic},
      IssName{"Modular", "modular-lines", &modular},
      IssName{"Zipper", "zippers", &cells},
      IssName{"SumLine", "sum-lines", &sum_line},
      IssName{"Lockout", "lockouts", &lockout},
      IssName{"Lunchbox", "lunchboxes", &number},
      IssName{"RellikCage", "rellik-cages", &number},
      IssName{"EqualityCage", "equality-cages", &cells},
      IssName{"ContainExact", "contains-exactly", &values},
      IssName{"ContainAtLeast", "contains-at-least", &values},
      IssName{"SameValues", "same-values", &groups},
      IssName{"EqualSum", "equal-sums", &segments},
      IssName{"CountDistinct", "count-distinct", &arrow},
      IssName{"LookAndSay", "look-and-say", &look_and_say},
      IssName{"CountingCircles", "counting-circles", &circles},
      IssName{"Indexing", "row-indexers", &indexing, "R"},
      IssName{"Indexing", "column-indexers", &indexing, "C"},
      IssName{"WhiteDot", "kropki", &dots, "white"},
      IssName{"BlackDot", "kropki", &dots, "black"},
      IssName{"X", "xv", &dots, "x"},
      IssName{"V", "xv", &dots, "v"},
      IssName{"GreaterThan", "inequalities", &greater, ">"},
      IssName{"Quad", "quadruples", &quad},
      IssName{"Sandwich", "sandwich", &line_clue},
      IssName{"XSum", "x-sums", &side_clues},
      IssName{"Skyscraper", "skyscrapers", &side_clues},
      IssName{"HiddenSkyscraper", "hidden-skyscrapers", &side_clues},
      IssName{"NumberedRoom", "numbered-rooms", &side_clues},
      IssName{"FullRank", "full-rank", &rank_clues},
      IssName{"LittleKiller", "sums", &little_killer},
      IssName{"StrictKropki", "kropki", &flag, "all given"},
      IssName{"StrictXV", "xv", &flag, "all given"},
      IssName{"Diagonal", "extra", &diagonal},
      IssName{"AntiKnight", "anti-knight", &flag},
      IssName{"AntiKing", "anti-king", &flag},
      IssName{"AntiConsecutive", "non-consecutive", &flag},
      IssName{"AntiTaxicab", "self-taxicab", &flag},
      IssName{"DisjointSets", "disjoint-groups", &flag},
      IssName{"Windoku", "windoku", &flag},
      IssName{"GlobalEntropy", "global-entropy", &flag},
      IssName{"GlobalMod", "global-modular", &flag},
      IssName{"DutchFlatmates", "flatmates", &flag},
      IssName{"Doppelganger", "doppelganger-zero", &flag},
  };
  return table;
}

}  // namespace sudoku_sat::format

// What each constraint of the Interactive Sudoku Solver says, in the language of puzzle files.

#include "statements.hpp"

namespace sudoku_sat::format {

std::span<const IssMeaning> iss_meanings() {
  constexpr std::string_view cage_between =
      "all_different(line) and (for each (i, j) in pairs(1..size(line)): (min(line[i], line[j]) = "
      "min(line) and max(line[i], line[j]) = max(line)) implies sum(k in i + 1..j - 1: line[k]) = "
      "n)";
  static constexpr std::array table{
      IssMeaning{.name = "", .says = iss_says::givens},
      IssMeaning{"AllDifferent", "*", "all_different(line)"},
      IssMeaning{.name = "Cage", .says = iss_says::cage},
      IssMeaning{.name = "Sum", .says = iss_says::sum},
      IssMeaning{.name = "EqualSum", .says = iss_says::equal_sum},
      IssMeaning{.name = "RegionSumLine", .says = iss_says::region_sum_line},
      IssMeaning{.name = "LittleKiller", .says = iss_says::little_killer},
      IssMeaning{.name = "PillArrow", .says = iss_says::pill},
      IssMeaning{.name = "SumLine", .says = iss_says::sum_line},
      IssMeaning{.name = "RellikCage", .says = iss_says::rellik_cage},
      IssMeaning{.name = "SameValues", .says = iss_says::same_values},
      IssMeaning{.name = "Quad", .says = iss_says::quad},
      IssMeaning{.name = "Indexing", .says = iss_says::indexing},
      IssMeaning{.name = "LookAndSay", .says = iss_says::look_and_say},
      IssMeaning{.name = "Pair", .says = iss_says::pairs},
      IssMeaning{.name = "PairX", .says = iss_says::pairs},
      IssMeaning{.name = "Binary", .says = iss_says::pairs},
      IssMeaning{.name = "BinaryX", .says = iss_says::pairs},
      IssMeaning{.name = "NFA", .says = iss_says::automaton},
      IssMeaning{.name = "Regex", .says = iss_says::regex},
      IssMeaning{.name = "ConnectedValues", .says = iss_says::connected},
      IssMeaning{.name = "ChaosArrow", .says = iss_says::chaos_arrow},
      IssMeaning{.name = "ChaosCount", .says = iss_says::chaos_count},
      IssMeaning{.name = "RegionSameValues", .says = iss_says::same_regions},
      IssMeaning{"Thermo", "*", "increasing(line)"},
      IssMeaning{"Whisper", "n*", "whisper(n, line)",
                 "for each (a, b) in consecutive(line): abs(a - b) >= n", "5"},
      IssMeaning{"Renban", "*", "renban(line)",
                 "all_different(line) and max(line) - min(line) < size(line)"},
      IssMeaning{"Palindrome", "*", "palindrome(line)",
                 "for each i in 1..size(line) / 2: line[i] = line[size(line) + 1 - i]"},
      IssMeaning{"Between", "*", "between(line)",
                 "for each i in 2..size(line) - 1: min(line[1], line[size(line)]) < line[i] < "
                 "max(line[1], line[size(line)])"},
      IssMeaning{
          "Lockout", "n*", "lockout(n, line)",
          "abs(line[1] - line[size(line)]) >= n and (for each i in 2..size(line) - 1: line[i] "
          "< min(line[1], line[size(line)]) or line[i] > max(line[1], line[size(line)]))"},
      IssMeaning{"Arrow", "c*", "arrow(circle, line)", "circle = sum(line)"},
      IssMeaning{"DoubleArrow", "*", "double_arrow(line)",
                 "2 * (line[1] + line[size(line)]) = sum(line)"},
      IssMeaning{"Zipper", "*", "zipper(line)",
                 "for each i in 1..size(line) / 2: line[i] + line[size(line) + 1 - i] = (if "
                 "size(line) mod 2 = 1 then line[(size(line) + 1) / 2] else line[1] + "
                 "line[size(line)])"},
      IssMeaning{
          "Entropic", "*", "entropic(line)",
          "for each part in windows(line, min(3, size(line))): all_different(list(x in part: "
          "(x - 1) / 3))"},
      IssMeaning{
          "Modular", "n*", "modular(n, line)",
          "for each part in windows(line, min(n, size(line))): all_different(list(x in part: "
          "x mod n))"},
      IssMeaning{
          "EqualityCage", "*", "equality_cage(line)",
          "all_different(line) and 2 * count(x in line: x mod 2 = 0) = size(line) and 2 * "
          "count(x in line: x < min(values) + N / 2) = size(line) and 2 * count(x in line: x "
          "> max(values) - N / 2) = size(line)"},
      IssMeaning{"Lunchbox", "n*", "lunchbox(n, line)", cage_between},
      IssMeaning{"Sandwich", "nl", "sandwich(n, line)", cage_between},
      IssMeaning{"XSum", "ls", "x_sum(n, line)",
                 "any(i in 1..size(line): line[1] = i and sum(first(line, i)) = n)"},
      IssMeaning{"NumberedRoom", "ls", "numbered_room(n, line)",
                 "any(i in 1..size(line): line[1] = i and line[i] = n)"},
      IssMeaning{"Skyscraper", "ls", "skyscraper(n, line)",
                 "count(i in 1..size(line): line[i] > max(join([0], first(line, i - 1)))) = n"},
      IssMeaning{"HiddenSkyscraper", "ls", "hidden_skyscraper(n, line)",
                 "any(i in 2..size(line): line[i] = n and line[i] < line[i - 1] and "
                 "increasing(first(line, i - 1)))"},
      IssMeaning{"ContainExact", "v*", "contains_exactly(wanted, line)",
                 "for each d in wanted: count(x in line: x = d) = count(x in wanted: x = d)"},
      IssMeaning{"ContainAtLeast", "v*", "contains(wanted, line)",
                 "for each d in wanted: count(x in line: x = d) >= count(x in wanted: x = d)"},
      IssMeaning{"CountingCircles", "*", "counting_circles(line)",
                 "for each d in values: count(x in line: x = d) in {0, d}"},
      IssMeaning{"CountDistinct", "c*", "count_distinct(circle, line)", "circle = distinct(line)"},
      IssMeaning{"ValueIndexing", "*", "value_indexing(line)",
                 "any(i in 1..size(line) - 2: line[2] = i and line[i + 2] = line[1])"},
      IssMeaning{"WhiteDot", "p", "white_dot(a, b)", "abs(a - b) = 1"},
      IssMeaning{"BlackDot", "p", "black_dot(a, b)", "a = 2 * b or b = 2 * a"},
      IssMeaning{"X", "p", "x_sign(a, b)", "a + b = 10"},
      IssMeaning{"V", "p", "v_sign(a, b)", "a + b = 5"},
      IssMeaning{"GreaterThan", "p", "greater(a, b)", "a > b"},
  };
  return table;
}

}  // namespace sudoku_sat::format

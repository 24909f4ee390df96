// The table: each rule, and the form that its data have.
#include "matrix/rule_data.hpp"

namespace sudoku_sat::matrix {

namespace {

const Entries four_sides{"top", "bottom", "left", "right"};
const Entries two_sides{"top", "left"};
const Entries diagonals{"top-right", "top-left",  "bottom-right", "bottom-left",
                        "left-up",   "left-down", "right-up",     "right-down"};
constexpr auto makes_board = RuleForm::Kind::makes_board;
constexpr auto beside = RuleForm::Kind::beside;
// Where something beside the grid is looked for by brute force.
const Entries tiny_boards{
    "size: 4",   "size: 4\nvalues: 0-3",     "size: 3x4", "size: 4\nvalues: 0-4", "size: 3",
    "size: 3x5", "size: 3\ngrids: r1c1 r3c3"};
const Entries region_boards{
    "size: 4", "size: 4\nvalues: 0-3", "size: 3", "size: 4\nvalues: 1-5", "size: 5", "size: 3x4"};
const Entries small_boards{"size: 4",
                           "size: 5",
                           "size: 6",
                           "size: 4x6",
                           "size: 4\nvalues: 0-3",
                           "size: 4\nvalues: 0-4",
                           "size: 4\ngrids: r1c1 r3c3",
                           "size: 5\nregions: AAABB; AACBB; DCCCB; DDCEE; DDEEE",
                           "size: 7"};
const Entries square_boards{"size: 4", "size: 5", "size: 6", "size: 7", "size: 4\nvalues: 0-4"};

const std::vector<RuleForm>& all_forms() {
  static const std::vector<RuleForm> forms{
      {"rows", nothing},
      {"columns", nothing},
      {"boxes", nothing},
      {"anti-knight", nothing},
      {"cages", some(number_or_none(cage), 3)},
      {"regions", random_regions, square_boards, makes_board},
      {"shape", random_shape, {""}, makes_board},
      {"values",
       random_values,
       {"size: 4", "size: 5", "size: 6", "size: 4x6", "size: 8"},
       makes_board},
      {"grids", two_grids, {"size: 4", "size: 6", "size: 4\nvalues: 0-4"}, makes_board},
      {"extra", some(cage)},
      {"sums", some(numbered_cells)},
      {"arrows", some(circle_and_arrow)},
      {"between", some(long_line)},
      {"quadruples", some(values_of_square)},
      {"sandwich", clues(two_sides, sum_clue)},
      {"skyscrapers", clues(four_sides, small_clue)},
      {"x-sums", clues(four_sides, sum_clue)},
      {"margin-sums",
       with_end(clues(four_sides, small_sum_clue), {"depth: 2", "depth: 1", "depth: 3"})},
      {"pencilmarks", marks_of_all_cells},
      {"anti-king", nothing},
      {"anti-queen", perhaps(some_values, 1)},
      {"non-consecutive", nothing},
      {"anti-consecutive-diagonal", nothing},
      {"toroidal", perhaps(pieces, 1)},
      {"latin", nothing},
      {"free-grid", nothing},
      {"diagonals", nothing},
      {"windoku", nothing},
      {"asterisk", nothing},
      {"center-dot", nothing},
      {"disjoint-groups", nothing},
      {"thermometers", some(slow_line)},
      {"kropki", with_end(some(pairs({"white:", "black:"}), 3),
                          {"all given", "all white given", "all black given"})},
      {"xv", with_end(some(pairs({"x:", "v:"}), 3), {"all given", "all x given", "all v given"})},
      {"inequalities", some(comparison)},
      {"even", some(some_cells)},
      {"odd", some(some_cells)},
      {"allowed", some(different_values_of_cells)},
      {"palindromes", some(long_line)},
      {"renban", some(loop_or_line)},
      {"whispers", some(number_or_none(loop_or_line))},
      {"clones", some(equal_groups)},
      {"yin-yang", perhaps(about_truths("shaded")), tiny_boards, beside},
      {"chaos-construction", perhaps(about_regions), region_boards, beside},
      {"doublers", perhaps(about_worth), small_boards, beside},
      {"negators", perhaps(about_worth), small_boards, beside},
      {"schrodinger-cells", perhaps(about_two), small_boards, beside},
      {"doppelganger-zero", perhaps(about_missed), small_boards, beside},
      {"deconstruction", headed(how_many_boxes, about_corners), small_boards, beside},
      {"wrogn", headed(how_many_false, statement, 1), small_boards, beside},
      {"cave", perhaps(about_truths("wall")), tiny_boards, beside},
      {"loop", perhaps(about_truths("on_loop")), tiny_boards, beside},
      {"rule", some(statement, 3)},
      {"region-sum-lines", some(long_line)},
      {"zippers", some(long_line)},
      {"double-arrows", some(long_line)},
      {"product-arrows", some(circle_and_arrow)},
      {"sum-lines", some(number_or_none(loop_or_line))},
      {"lockouts", some(number_or_none(long_line))},
      {"nabners", some(line)},
      {"entropic-lines", some(loop_or_line)},
      {"modular-lines", some(perhaps_modulus)},
      {"parity-lines", some(loop_or_line)},
      {"same-differences", some(loop_or_line)},
      {"equal-sums", some(groups)},
      {"same-values", some(equal_groups)},
      {"product-cages", some(numbered_cage)},
      {"rellik-cages", some(numbered_cage)},
      {"equality-cages", some(cage)},
      {"contains-at-least", some(values_of_cells)},
      {"contains-exactly", some(values_of_cells)},
      {"look-and-say", some(counts_of_cells)},
      {"count-distinct", some(number_or_cell_of_cells)},
      {"lunchboxes", some(numbered_line)},
      {"difference-dots",
       with_end(some(number_or_none(pairs({""})), 3), {"all given", "all 1 given", "all 2 given"})},
      {"ratio-dots",
       with_end(some(number_or_none(pairs({""})), 3), {"all given", "all 2 given", "all 3 given"})},
      {"sum-dots", with_end(some(numbered_pairs, 3), {"all given", "all 5 given", "all 3 given"})},
      {"minimums", some(some_cells)},
      {"maximums", some(some_cells)},
      {"row-indexers", some(some_cells)},
      {"column-indexers", some(some_cells)},
      {"box-indexers", some(some_cells)},
      {"counting-circles", some(some_cells)},
      {"numbered-rooms", clues(four_sides, value_clue)},
      {"outside", clues(four_sides, digits_clue)},
      {"rossini", with_end(clues(four_sides, arrow_clue), {"all given"})},
      {"hidden-skyscrapers", clues(four_sides, value_clue)},
      {"little-killers", clues(diagonals, sum_clue)},
      {"full-rank", clues(four_sides, rank_clue)},
      {"global-entropy", nothing},
      {"global-modular", nothing},
      {"self-taxicab", nothing},
      {"flatmates", nothing},
      {"leapers", some(offset)},
  };
  return forms;
}

}  // namespace

std::span<const RuleForm> rule_forms() { return all_forms(); }

}  // namespace sudoku_sat::matrix

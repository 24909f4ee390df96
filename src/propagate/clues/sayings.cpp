#include "sayings.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace sudoku_sat::clues {

namespace {

constexpr std::pair<std::string_view, std::string_view> sayings[] = {
    {"between line", "the values between its ends lie between theirs"},
    {"box indexer", "it says where in its box a value is"},
    {"clone", "the cells are equal"},
    {"column indexer", "it says in which row its column's number is"},
    {"count of different values", "it is how many different values the cells have"},
    {"double arrow", "the values between its ends add up to the ends"},
    {"entropic line", "any three neighbours are a low, a middle and a high value"},
    {"equal sums", "the groups have the same sum"},
    {"equality cage", "as many values are odd as even, and as many low as high"},
    {"hidden skyscraper", "it is the first that a higher one hides"},
    {"lockout", "the values between its ends lie outside their range"},
    {"lunchbox", "it is the sum between the smallest and the largest value"},
    {"maximum", "the cell is larger than its neighbours"},
    {"minimum", "the cell is smaller than its neighbours"},
    {"nabner", "no two values are equal or follow one another"},
    {"numbered room", "the first cell says in which cell of the line it is"},
    {"palindrome", "mirrored cells are equal"},
    {"parity line", "odd and even values alternate"},
    {"product arrow", "the values along it multiply to its circle"},
    {"product cage", "its values multiply to its number"},
    {"region sum line", "its pieces in the boxes have the same sum"},
    {"rellik cage", "no values in it add up to its number"},
    {"renban line", "the values follow one another in some order"},
    {"row indexer", "it says in which column its row's number is"},
    {"same difference line", "all neighbours have the same difference"},
    {"same values", "the groups have the same values"},
    {"sandwich", "it is the sum between the lowest and the highest value"},
    {"skyscraper", "a taller one hides all shorter ones behind it"},
    {"sum line", "it can be cut into pieces with this sum"},
    {"x-sum", "the first cell says how many cells add up to it"},
    {"zipper", "cells equally far from the middle have the same sum"},
};

}  // namespace

std::string_view saying_of_rule(std::string_view rule) {
  for (const std::string_view side : {"top ", "bottom ", "left ", "right "}) {
    if (rule.starts_with(side)) rule.remove_prefix(side.size());
  }
  const auto found = std::find_if(std::begin(sayings), std::end(sayings),
                                  [&](const auto& one) { return one.first == rule; });
  return found == std::end(sayings) ? std::string_view() : found->second;
}

}  // namespace sudoku_sat::clues

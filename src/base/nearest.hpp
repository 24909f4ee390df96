// The word that somebody probably meant: for "did you mean" after a mistyped name.
#pragma once

#include <span>
#include <string_view>

namespace sudoku_sat {

/// The entry of `known` of which `word` is a misspelling: letters left out, added, changed or
/// swapped, one for each three letters and at most three; or the only entry that begins with `word`
/// (of three letters or more). Upper and lower case count as the same. Of equally near ones the
/// first. Empty where there is no such entry.
std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

}  // namespace sudoku_sat

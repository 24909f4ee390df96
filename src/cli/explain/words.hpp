// A step of a derivation in words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/explain.hpp"

namespace sudoku_sat {

enum class Tone { plain, conclusion, fact };

/// A piece of text that is kept on one line.
struct Word {
  std::string text;
  Tone tone = Tone::plain;
  std::string after = {};  ///< punctuation right after it, always plain
};
using Words = std::vector<Word>;

/// "12. r4c5=7 (hidden single)", "13. r1c1!=2,3, r2c1!=2"
Words heading_words(const Step& step, const Geometry& geometry);

/// Each constraint together with the facts that it is applied to: "box 5 has a 7; r2c4=7 [step 9]
/// and column 4 has 7 only once".
Words reason_words(const Step& step, const Board& board);

/// The words of a sentence.
Words words_of(std::string_view sentence);

/// The words as they are, without tones.
std::vector<std::string> plain(const Words& words);

}  // namespace sudoku_sat

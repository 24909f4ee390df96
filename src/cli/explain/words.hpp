// Words of sentences, with tones, and how steps and facts are named in them. See words.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/explain.hpp"

namespace sudoku_sat::cli {

enum class Tone { plain, conclusion, fact };

/// A piece of text that is kept on one line.
struct Word {
  std::string text;
  Tone tone = Tone::plain;
  std::string after = {};  ///< punctuation right after it, always plain
};
using Words = std::vector<Word>;

/// Whether another conclusion gives the cell a value, and so says it all.
bool said_by_value(const Statement& statement, const std::vector<Statement>& all);

/// Whether the second value may follow the first one: "r1c1!=2,3".
bool joins(const Statement& first, const Statement& second);

/// "12. r4c5=7 (hidden single)", "13. r1c1!=2,3, r2c1!=2", "14. t<=16"; of many exclusions "15. 24
/// candidates are excluded: 1 in r1c1-r1c8; 8 and 9 in r2c1-r2c8".
Words heading_words(const Step& step, const Board& board);

/// Adds the fact and where it comes from: "r1c1!=2 [step 4]".
void say_fact(Words& words, const Fact& fact, const Board& board);

/// Adds the facts and where they come from, the last one after "and"; those about one cell and
/// from one step together: "r1c1!=2,3 [step 4]".
void say_facts(Words& words, const std::vector<const Fact*>& facts, const Board& board);

/// Adds the words of a sentence.
void say(Words& words, std::string_view text);

/// The words of a sentence.
Words words_of(std::string_view sentence);

/// The words as they are, without tones.
std::vector<std::string> plain(const Words& words);

}  // namespace sudoku_sat::cli

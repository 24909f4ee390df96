// Sentences are made of words that are not broken, so that the writer can choose the line breaks.
#include "words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

#include "base/words.hpp"

namespace sudoku_sat::cli {

namespace {

bool same_origin(const Fact& a, const Fact& b) {
  return a.step == b.step && a.in_argument == b.in_argument;
}

/// The fact, with these values, and where it comes from: "r1c1!=2,3 [step 4]".
void say_fact(Words& words, const Fact& fact, const std::vector<Value>& values,
              const Board& board) {
  words.push_back({spoken(board, fact.statement.cell, values, fact.statement.holds), Tone::fact});
  if (fact.in_argument) {
    words.push_back({fact.step == 0 ? "[supposed]" : fmt::format("[{}]", fact.step)});
  } else if (fact.step != 0) {
    words.push_back({fmt::format("[step {}]", fact.step)});
  }
}

}  // namespace

bool joins(const Statement& first, const Statement& second) {
  return !first.holds && !second.holds && first.cell == second.cell;
}

bool said_by_value(const Statement& statement, const std::vector<Statement>& all) {
  return !statement.holds && std::any_of(all.begin(), all.end(), [&](const Statement& other) {
    return other.holds && other.cell == statement.cell;
  });
}

void say(Words& words, std::string_view text) {
  for (Word& word : words_of(text)) words.push_back(std::move(word));
}

void say_fact(Words& words, const Fact& fact, const Board& board) {
  say_fact(words, fact, {fact.statement.value}, board);
}

void say_facts(Words& words, const std::vector<const Fact*>& facts, const Board& board) {
  for (std::size_t i = 0; i < facts.size(); ++i) {
    const bool first = i == 0;
    const Fact& fact = *facts[i];
    std::vector<Value> values{fact.statement.value};
    while (i + 1 < facts.size() && same_origin(*facts[i + 1], fact) &&
           joins(fact.statement, facts[i + 1]->statement)) {
      values.push_back(facts[++i]->statement.value);
    }
    const bool last = i + 1 == facts.size();
    if (!first && last) say(words, "and");
    if (!first && !last) words.back().after = ",";
    say_fact(words, fact, values, board);
  }
}

Words words_of(std::string_view sentence) {
  Words words;
  for (const std::string_view word : base::words_between(sentence, " ")) {
    words.push_back({std::string(word)});
  }
  return words;
}

std::vector<std::string> plain(const Words& words) {
  std::vector<std::string> texts;
  for (const Word& word : words) texts.push_back(word.text + word.after);
  return texts;
}

}  // namespace sudoku_sat::cli

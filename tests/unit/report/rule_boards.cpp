// The boards of compare --each-rule.
#include "report/compare/rule_boards.hpp"

#include <catch2/catch.hpp>
#include <set>

using namespace sudoku_sat;

namespace {

/// The rules of all boards with their data, and what is left out.
std::vector<std::string> rule_boards_in_words(std::uint64_t seed) {
  std::vector<std::string> words;
  const report::BoardSource source{.for_each_puzzle = {},
                                   .require = {},
                                   .limits = [] { return Limits(); },
                                   .solving_limits = {},
                                   .warn = [&](const std::string& text) { words.push_back(text); },
                                   .fail = {}};
  for (const report::PuzzleGroup& group :
       report::boards_with_each_rule({Geometry(4)}, seed, source)) {
    std::string& text = words.emplace_back(std::to_string(group.board().size()));
    for (const RuleText& rule : group.board().rules()) {
      text += " " + rule.name;
      for (const std::string& entry : rule.entries) text += " " + entry;
    }
  }
  return words;
}

}  // namespace

TEST_CASE("the clues of a board for each rule depend on the seed alone") {
  const std::vector<std::string> first = rule_boards_in_words(1);
  CHECK(std::set(first.begin(), first.end()).size() == first.size());
  CHECK(first.size() > 70);
  CHECK(first == rule_boards_in_words(1));
  CHECK(first != rule_boards_in_words(2));
}

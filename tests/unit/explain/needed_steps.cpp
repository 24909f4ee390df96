// Steps that lead to no value are not told, and leaving them out changes nothing else.
#include "explain/shortest_way.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>

#include "propagate/techniques/registry.hpp"
#include "sudoku_sat/io.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

std::vector<Step> derivation(const Puzzle& puzzle) {
  Explainer explainer(puzzle);
  std::vector<Step> steps;
  while (std::optional<Step> step = explainer.next()) steps.push_back(std::move(*step));
  return steps;
}

bool concludes_a_value(const Step& step) { return step.conclusions.front().holds; }

/// The conclusions of the steps before, with the numbers of the first that have them.
std::map<std::string, std::size_t> check_facts(const Puzzle& puzzle,
                                               const std::vector<Step>& steps) {
  const Geometry& geometry = puzzle.geometry();
  std::map<std::string, std::size_t> concluded;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    CHECK(steps[i].number == i + 1);
    for (const Fact& fact : steps[i].facts) {
      const std::string text = to_string(fact.statement, geometry);
      INFO(text);
      if (fact.step != 0) CHECK(concluded.at(text) == fact.step);
      if (fact.step == 0) CHECK(puzzle.givens[fact.statement.cell] == fact.statement.value);
    }
    for (const Statement& one : steps[i].conclusions) {
      concluded.emplace(to_string(one, geometry), steps[i].number);
    }
  }
  return concluded;
}

/// The numbers of the steps that another one needs, or its text.
std::set<std::size_t> used(const Puzzle& puzzle, const std::vector<Step>& steps,
                           const std::map<std::string, std::size_t>& concluded) {
  std::set<std::size_t> numbers;
  for (const Step& step : steps) {
    for (const Fact& fact : step.facts) numbers.insert(fact.step);
    for (const Statement& one : step.told_without) {
      const auto found = concluded.find(to_string(one, puzzle.geometry()));
      if (found != concluded.end() && found->second < step.number) numbers.insert(found->second);
    }
  }
  return numbers;
}

std::ptrdiff_t hardest(const std::vector<Step>& steps) {
  const auto all = techniques();
  std::ptrdiff_t place = -1;
  for (const Step& step : steps) {
    if (step.technique == nullptr) continue;
    place = std::max(place, std::find(all.begin(), all.end(), step.technique) - all.begin());
  }
  return place;
}

}  // namespace

TEST_CASE("explain: steps that lead to no value are left out", "[explain]") {
  struct Example {
    std::string_view puzzle;
    bool fewer;
  };
  const Example example = GENERATE(
      Example{"2..5..6...9.....3...1..9..44..9..7...5..4..8...7..1..6...1..3...2..7..9...8..3..5",
              true},
      Example{"..8..5......23....9.24......6.........9.4..578.3.7..1.3......7....5...26.....84..",
              true},
      Example{"..5....1...4..3...2..7.4...5....26....1.6.5...9..7814...9....8...8.2...6......3..",
              true},
      Example{"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
              false});
  const Puzzle puzzle = parse_puzzle(example.puzzle);
  const std::vector<Step> all = derivation(puzzle);
  const std::vector<Step> told = explain::steps_to_values(puzzle, all);
  CHECK((told.size() < all.size()) == example.fewer);
  CHECK(std::count_if(told.begin(), told.end(), concludes_a_value) ==
        std::count_if(all.begin(), all.end(), concludes_a_value));
  const auto concluded = check_facts(puzzle, told);
  const std::set<std::size_t> needed = used(puzzle, told, concluded);
  for (const Step& step : told) {
    INFO(step.number << ": " << step.name);
    CHECK((concludes_a_value(step) || needed.contains(step.number)));
  }
  // The hardest step had no easier way around it.
  CHECK(hardest(told) == hardest(all));
}

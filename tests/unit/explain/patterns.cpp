// Steps that are patterns of the ladder of techniques: their sentences, that each has all that its
// pattern concludes, and that they are the steps by which `rate` rates. That they follow from their
// reasons is checked in explain.cpp.
#include <catch2/catch.hpp>

#include <algorithm>

#include "propagate/techniques/ratings.hpp"
#include "step_checks.hpp"
#include "sudoku_sat/explain.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

std::vector<Step> steps_of(const Puzzle& puzzle) {
  Explainer explainer(puzzle, Limits());
  std::vector<Step> steps;
  while (std::optional<Step> step = explainer.next()) steps.push_back(std::move(*step));
  return steps;
}

std::vector<std::string> conclusions_of(const Step& step) {
  std::vector<std::string> texts;
  for (const Statement& one : step.conclusions) texts.push_back(to_string(one, Geometry(9)));
  return texts;
}

Step step_named(const std::string& puzzle, const std::string& name) {
  const std::vector<Step> steps = steps_of(support::puzzle_of(puzzle));
  const auto found =
      std::find_if(steps.begin(), steps.end(), [&](const Step& step) { return step.name == name; });
  REQUIRE(found != steps.end());
  return *found;
}

std::size_t place_of(const Technique* technique) {
  const auto all = techniques();
  return static_cast<std::size_t>(std::find(all.begin(), all.end(), technique) - all.begin());
}

const std::string chains =
    "...1..........84.9..139...5...9.61.....8..9.346.......2.....7...13...2..95.6..3..";

}  // namespace

TEST_CASE("a pattern is told from the candidates that are left on the board") {
  CHECK(step_named(chains, "hidden single").text ==
        "In box 3 the 1 can only be in r2c8: the 1s in r1c4 and r3c3 rule out the other open "
        "cells.");
  CHECK(step_named(chains, "locked candidates").text ==
        "In row 5 the 4 must be in r5c5 or r5c6, both in box 5: r4c5 is not 4.");
  CHECK(step_named(chains, "naked single").text ==
        "Only 5 fits r7c4: column 4 has 1, 3, 4, 6, 8 and 9 and row 7 has 2 and 7.");
}

TEST_CASE("links go by the variables of a rule, which sentences name with their numbers") {
  PuzzleReader reader(LineReader::open(support::source_path("puzzles/variants/doublers.txt")), {});
  const std::vector<Step> steps = steps_of(reader.next().value().puzzle.value());
  const auto text_of = [&](std::string_view name) {
    const auto found =
        std::find_if(steps.begin(), steps.end(), [&](const auto& one) { return one.name == name; });
    return found == steps.end() ? std::string() : found->text;
  };
  CHECK(text_of("common peer elimination") ==
        "4 in r4c2 would leave r3c2 no value (rule \"cage(8, r3c2 r4c2)\" in line 8).");
  CHECK(
      text_of("braid").find("needs 1 in doubled(r1c1), doubled(r1c2) or doubled(r2c1), which each "
                            "exclude 1 in doubled(r1c3)") != std::string::npos);
}

TEST_CASE("a step has all that its pattern concludes") {
  const Step pair = step_named(chains, "hidden pair");
  CHECK(conclusions_of(pair) ==
        std::vector<std::string>{"r6c5!=2", "r6c5!=7", "r6c6!=2", "r6c6!=7"});
  CHECK(pair.technique == &technique_named("hidden-pair"));
  CHECK(pair.cases.empty());
}

TEST_CASE("the hardest technique of the steps is that of the rating") {
  const Generator generator(make_board(Geometry(9)), {.seed = 8});
  TechniqueSolver solver;
  std::size_t told = 0;
  for (std::size_t i = 0; i < 40; ++i) {
    const Puzzle puzzle = generator.make(i).puzzle.value();
    const Technique* hardest = nullptr;
    std::size_t others = 0;
    for (const Step& step : steps_of(puzzle)) {
      CHECK(step.text.empty() == (step.technique == nullptr));
      if (step.technique == nullptr) ++others;
      if (hardest == nullptr || place_of(step.technique) > place_of(hardest)) {
        hardest = step.technique;
      }
    }
    if (others > 0) continue;
    ++told;
    CAPTURE(i);
    const Graded graded = solver.rate(puzzle);
    CHECK(graded.solved);
    CHECK(graded.hardest == hardest);
    CHECK(solver.grade(puzzle).hardest == hardest);
  }
  CHECK(told > 30);
}

TEST_CASE("ratings rise along the ladder, and with the length of a chain") {
  int before = 0;
  const auto board = make_board(Geometry(9));
  for (const Technique* technique : techniques()) {
    CAPTURE(technique->name);
    const int least = technique->find == nullptr
                          ? propagation::rating_of(*technique, std::size_t{0})
                          : propagation::rating_of(*technique, propagation::Finding{}, *board);
    CHECK(least >= before);
    before = least;
    propagation::Finding longer;
    longer.length = 1000;
    if (technique->find == nullptr) continue;
    const int most = propagation::rating_of(*technique, longer, *board);
    CHECK(most >= before);
    before = most;
  }
  CHECK(before == propagation::rating_of(technique_named("search"), std::size_t{1}));
}

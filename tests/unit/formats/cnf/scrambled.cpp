// CNF files in another order: a solver's answers to them are decoded.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>

#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/solver.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/run.hpp"

using namespace sudoku_sat;
using Catch::Contains;

namespace {

constexpr std::string_view few_givens = "1.....2..3.....4";
constexpr std::string_view few_solution = "1243342143122134";

std::string scrambled_text(const Puzzle& puzzle, CnfOptions options, std::uint64_t seed) {
  options.scramble = seed;
  const support::Scratch scratch;
  Output out(scratch.file("x.cnf"));
  write_cnf(puzzle, options, out);
  out.commit();
  return support::read_file(scratch.file("x.cnf"));
}

CnfPuzzle read_scrambled(const std::string& text) {
  LineReader lines = LineReader::of_text(text, "test.cnf");
  return read_cnf(lines);
}

/// What CaDiCaL answers.
Model model_of(const support::Cnf& cnf) {
  const auto solver = make_solver({});
  solver->new_vars(static_cast<std::size_t>(cnf.variables));
  for (const auto& clause : cnf.clauses) solver->add_clause(clause);
  REQUIRE(solver->solve({}) == Answer::satisfiable);
  return solver->model(static_cast<std::size_t>(cnf.variables));
}

/// What is written without scrambling.
support::Cnf unscrambled(const Puzzle& puzzle, const Formulation& formulation) {
  MemorySink sink;
  encode_puzzle(puzzle, *reduced_variables(puzzle, formulation), formulation, sink);
  return support::to_cnf(sink);
}

std::map<std::size_t, std::size_t> lengths_of(const support::Cnf& cnf) {
  std::map<std::size_t, std::size_t> lengths;
  for (const auto& clause : cnf.clauses) ++lengths[clause.size()];
  return lengths;
}

}  // namespace

TEST_CASE("a model of a scrambled file is decoded, in every encoding, method and reduction") {
  const Puzzle puzzle = support::puzzle_of(few_givens);
  for (const Encoding& encoding : encodings()) {
    for (const Reduction* reduction : reductions()) {
      for (const std::string amo : {"pairwise", "commander:3", "sequential"}) {
        const Formulation formulation{&encoding, *AtMostOne::parse(amo), reduction};
        CAPTURE(encoding.name, reduction->name, amo);
        const std::string text = scrambled_text(puzzle, {.formulation = formulation}, 42);
        const support::Cnf cnf = support::parse_cnf(text);
        CHECK(lengths_of(cnf) == lengths_of(unscrambled(puzzle, formulation)));
        const CnfPuzzle back = read_scrambled(text);
        CHECK(to_line(back.decode(model_of(cnf))) == few_solution);
      }
    }
  }
}

TEST_CASE("a reduced and scrambled file of any rules has no more variables than are allowed") {
  std::size_t round = 0;
  for (const char* name : {"cages", "arrows", "sandwich", "skyscrapers", "between", "x-sums"}) {
    CAPTURE(name);
    PuzzleReader reader(
        LineReader::open(support::source_path("puzzles/variants/" + std::string(name) + ".txt")));
    const Puzzle puzzle = *reader.next()->puzzle;
    for (const char* encoding : {"extended", "order", "adder", "triads"}) {
      ++round;
      for (std::size_t i = 0; i < reductions().size(); ++i) {
        if (!support::in_turn(i, reductions().size(), round)) continue;
        const Reduction* const reduction = reductions()[i];
        const CnfOptions options{.formulation = {.encoding = &support::encoding(encoding),
                                                 .amo = *AtMostOne::parse("product"),
                                                 .reduction = reduction}};
        CHECK(read_scrambled(scrambled_text(puzzle, options, 1)).puzzle.givens == puzzle.givens);
      }
    }
  }
}

TEST_CASE("names show the numbers of variables after scrambling") {
  CnfOptions options{.formulation = {.encoding = &support::encoding("maple")}, .names = true};
  const support::Cnf cnf =
      support::parse_cnf(scrambled_text(support::puzzle_of(few_givens), options, 42));
  const Model model = model_of(cnf);
  std::size_t named = 0;
  for (const std::string& comment : cnf.comments) {
    const std::size_t open = comment.find(" S[");
    if (open == std::string::npos || comment.find_first_not_of("0123456789") != open) continue;
    ++named;
    const auto digit = [&](std::size_t index) { return comment[open + 3 + 2 * index] - '0'; };
    const auto cell = static_cast<std::size_t>(4 * (digit(0) - 1) + digit(1) - 1);
    const bool holds = few_solution[cell] == comment[open + 7];
    CHECK(model[std::stoi(comment)] == (holds ? Model::Value::is_true : Model::Value::is_false));
  }
  CHECK(named == 64);
}

TEST_CASE("givens as assumptions and the projection get the new numbers") {
  const Puzzle puzzle = support::puzzle_of(few_givens);
  CnfOptions options{.formulation = {.encoding = &support::encoding("triads")},
                     .givens = GivensForm::assume,
                     .show = true};
  const std::string text = scrambled_text(puzzle, options, 4);
  const CnfPuzzle back = read_scrambled(text);
  CHECK(back.total_variables == 128);
  // Only what is given is true: decoding the assumptions gives the puzzle.
  const std::string assumed = text.substr(text.rfind("\na ") + 3);
  LineReader lines = LineReader::of_text(assumed, "assumptions");
  const AnswerText answer = read_answer(lines, 128, back.needed_variables());
  CHECK(to_line(back.decode(answer.model)) == few_givens);
  // All that is shown is true: each cell has all values.
  const std::size_t show = text.find("c p show ") + 9;
  LineReader shown = LineReader::of_text(text.substr(show, text.find('\n', show) - show), "shown");
  const Model all = read_answer(shown, 128).model;
  std::size_t count = 0;
  for (Var variable = 1; variable <= 128; ++variable) {
    count += all[variable] == Model::Value::is_true ? 1U : 0U;
  }
  CHECK(count == 64);
  CHECK_THROWS_AS(back.decode(all), SolverError);
}

TEST_CASE("a wrong seed, and more variables than the formula has, are damage") {
  const std::string text = scrambled_text(support::puzzle_of(few_givens), {}, 42);
  std::string seed = text;
  seed.replace(seed.find("c scramble 42"), 13, "c scramble 4x");
  CHECK_THROWS_WITH(read_scrambled(seed), Contains("test.cnf:10") && Contains("scramble"));
  std::string variables = text;
  const std::size_t problem = variables.find("p cnf ");
  variables.replace(problem, variables.find('\n', problem) - problem, "p cnf 2000000000 5");
  CHECK_THROWS_WITH(read_scrambled(variables), Contains("2000000000 variables, more than"));
}

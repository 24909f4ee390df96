// Measurements of encodings, against independent unit propagation and known figures.
#include "sudoku_sat/measure.hpp"
#include "sudoku_sat/rule.hpp"

#include <catch2/catch.hpp>

#include "support/fixtures.hpp"

using namespace sudoku_sat;
using support::puzzle_of;

namespace {

Formulation formulation(std::string_view encoding, std::string_view reduced = "none") {
  return {.encoding = &support::encoding(encoding), .reduction = &reduction_named(reduced)};
}

Measurement measured(const Formulation& chosen, std::string_view puzzle,
                     MeasureOptions options = {}) {
  return Measurer(chosen, std::move(options)).measure(puzzle_of(puzzle));
}

/// Cells with a true S[i,j,k] after unit propagation.
std::size_t cells_by_propagation(const Puzzle& puzzle, const Encoding& encoding) {
  const auto literals = support::propagate(support::encoded(puzzle, encoding));
  const auto n3 = static_cast<int>(puzzle.board->cells()) * puzzle.board->size();
  std::size_t cells = 0;
  for (const int literal : literals.value()) {
    if (literal > 0 && literal <= n3) ++cells;
  }
  return cells;
}

MeasureOptions in_process() {
  MeasureOptions options;
  options.solvers.push_back(choose_solver(""));
  return options;
}

}  // namespace

TEST_CASE("the worksheet's puzzle under extended without what its givens decide") {
  const Measurement measurement = measured(formulation("extended", "givens"), support::inkala);
  CHECK(measurement.formula.variables == 254);
  CHECK(measurement.formula.clauses == 2080);
  CHECK(measurement.formula.duplicates == std::uint64_t{2080 - 1804});
}

TEST_CASE("a measured formula has the givens' unit clauses") {
  const Measurement measurement = measured(formulation("maple"), support::inkala);
  CHECK(measurement.formula.clauses == 10308);
  CHECK(measurement.formula.units == 21);
  CHECK(measurement.density == Approx(21.0 / 81));
  CHECK(measurement.cell_variables == 729);
}

TEST_CASE("auxiliary variables are counted separately") {
  const Measurement measurement = measured(formulation("triads"), support::inkala);
  CHECK(measurement.formula.variables == 1215);
  CHECK(measurement.cell_variables == 729);
}

TEST_CASE("the strength of unit propagation is that of an independent one") {
  for (const Encoding& encoding : encodings()) {
    if (encoding.code != &direct_code()) continue;
    DYNAMIC_SECTION(encoding.name) {
      for (const auto& known : support::known_puzzles()) {
        CAPTURE(known.name);
        const Measurement measurement = measured(formulation(encoding.name), known.puzzle);
        REQUIRE(measurement.units);
        CHECK(measurement.units->cells == cells_by_propagation(puzzle_of(known.puzzle), encoding));
      }
    }
  }
}

TEST_CASE("failed literals decide no fewer cells, and never wrong ones") {
  for (const Encoding& encoding : encodings()) {
    CAPTURE(encoding.name);
    const Measurement measurement = measured(formulation(encoding.name), "12..3...........");
    REQUIRE(measurement.failed_literals);
    CHECK(measurement.failed_literals->cells >= measurement.units->cells);
    CHECK_FALSE(measurement.failed_literals->solved);
  }
}

TEST_CASE("a contradiction that propagation finds counts as solved") {
  const Measurement measurement = measured(formulation("extended"), "11..............");
  CHECK(measurement.units->solved);
  const Measurement reduced = measured(formulation("extended", "givens"), "11..............");
  CHECK(reduced.formula.clauses == 1);
  CHECK(reduced.units->solved);
}

TEST_CASE("without givens there is no strength to measure") {
  CHECK_FALSE(measured(formulation("extended"), std::string(16, '.')).units);
}

TEST_CASE("a measurement does not depend on the puzzles before it") {
  Measurer measurer(formulation("extended"), {});
  measurer.measure(puzzle_of("1234............"));
  const Measurement later = measurer.measure(puzzle_of("12..3..........."));
  const Measurement alone = measured(formulation("extended"), "12..3...........");
  CHECK(later.formula == alone.formula);
  CHECK(later.units->cells == alone.units->cells);
  CHECK(later.failed_literals->cells == alone.failed_literals->cells);
}

TEST_CASE("each solver runs as often as it should, and answers") {
  MeasureOptions options = in_process();
  options.runs = 3;
  const Measurement measurement = measured(formulation("minimal"), support::inkala, options);
  REQUIRE(measurement.solvers.size() == 1);
  REQUIRE(measurement.solvers[0].times.size() == 3);
  for (const SolverTimes& times : measurement.solvers[0].times) {
    CHECK(times.answer == Answer::satisfiable);
    CHECK(times.statistics.conflicts.value() > 0);
    CHECK(times.total() >= *times.encode + *times.load + *times.solve);
  }
}

TEST_CASE("a contradiction of the reduction goes through the solver like any formula") {
  const Measurement measurement =
      measured(formulation("extended", "units"), "11..............", in_process());
  CHECK(measurement.solvers[0].times[0].answer == Answer::unsatisfiable);
}

TEST_CASE("a limit leaves what it cuts short without result") {
  MeasureOptions options = in_process();
  int pieces = 0;
  const std::atomic<bool> stop{true};
  options.limits = [&] { return ++pieces == 1 ? Limits() : Limits(std::nullopt, &stop); };
  const Measurement measurement = measured(formulation("extended"), support::inkala, options);
  CHECK(measurement.formula.clauses == 12009);
  CHECK_FALSE(measurement.units);
  CHECK(measurement.unfinished);
  CHECK(measurement.solvers[0].times[0].answer == Answer::unknown);
  CHECK_FALSE(measurement.solvers[0].times[0].load);
  CHECK_FALSE(measurement.solvers[0].times[0].solve);
}

TEST_CASE("a proof that is cut short differs from one that can't exist") {
  MeasureOptions options;
  options.proofs = true;
  options.strength = false;
  int pieces = 0;
  const std::atomic<bool> stop{true};
  options.limits = [&] { return ++pieces == 1 ? Limits() : Limits(std::nullopt, &stop); };
  CHECK(measured(formulation("extended"), support::inkala, options).proof_stopped);
  options.limits = [] { return Limits(); };
  CHECK_FALSE(measured(formulation("extended"), "12..............", options).proof_stopped);
}

TEST_CASE("a large board with 60 % givens is 70 times smaller after any reduction") {
  const Geometry geometry(81);
  Puzzle puzzle{make_board(geometry), Grid(geometry.cells(), 0)};
  std::uint32_t random = 1;
  for (Cell cell = 0; cell < geometry.cells(); ++cell) {
    random = random * 1664525U + 1013904223U;
    const int row = geometry.row(cell);
    const int shift = row % 9 * 9 + row / 9;
    if ((random >> 16U) % 10 < 6) {
      puzzle.givens[cell] = static_cast<Value>((geometry.column(cell) + shift) % 81 + 1);
    }
  }
  const Encoding& extended = support::encoding("extended");
  CHECK(size_of(extended, *puzzle.board, AtMostOne()).clauses == 85'056'804);
  for (const std::string_view reduced : {"givens", "units"}) {
    MeasureOptions options;
    options.strength = false;
    const Measurement measurement =
        Measurer({&extended, AtMostOne(), &reduction_named(reduced)}, options).measure(puzzle);
    CHECK(measurement.formula.clauses > 0);
    CHECK(measurement.formula.clauses * 70 < 85'056'804);
  }
}

TEST_CASE("a solver's failure is reported with its reason") {
  MeasureOptions options;
  options.solvers.push_back(choose_solver("false {cnf}"));
  const Measurement measurement = measured(formulation("extended"), support::inkala, options);
  REQUIRE(measurement.solvers[0].times.size() == 1);
  CHECK_FALSE(measurement.solvers[0].failure.empty());
  CHECK(measurement.solvers[0].times[0].failure == measurement.solvers[0].failure);
  options.seeds = 3;
  CHECK(measured(formulation("extended"), support::inkala, options).solvers[0].times.size() == 3);
}

TEST_CASE("there is a proof of uniqueness if there is one solution or none") {
  MeasureOptions options;
  options.proofs = true;
  const Measurement unique = measured(formulation("extended"), support::inkala, options);
  REQUIRE(unique.proof);
  CHECK(unique.proof->lemmas > 10);
  CHECK(unique.proof->bytes > unique.proof->lemmas);
  CHECK(measured(formulation("extended"), "123....4........", options).proof);
  CHECK_FALSE(measured(formulation("extended"), "12..............", options).proof);
}

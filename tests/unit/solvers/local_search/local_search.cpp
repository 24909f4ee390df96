// The solvers that find models and prove nothing: what they call a model is one, they find those of
// boards with few solutions, they do the same with every division into slices, and they say of no
// satisfiable formula that there is none.
#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>
#include <stdexcept>

#include "solvers/board_solver.hpp"
#include "solvers/local_search/local_search.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/random_puzzles.hpp"
#include "unit/solvers/pigeons.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

using Make = std::unique_ptr<Solver> (*)(std::uint64_t seed);

struct LocalSearchKind {
  std::string_view name;
  Make make;
  std::string_view encodings[2];  ///< that it is good at
};

constexpr LocalSearchKind kinds[] = {
    {"decimation", solvers::make_decimation, {"extended", "triads"}},
    {"tabu", solvers::make_tabu, {"minimal", "extended"}}};

using Clauses = std::vector<std::vector<Lit>>;

std::unique_ptr<Solver> loaded(Make make, std::size_t variables, const Clauses& clauses) {
  auto solver = make(1);
  solver->new_vars(variables);
  for (const auto& clause : clauses) solver->add_clause(clause);
  return solver;
}

bool is_model(const Clauses& clauses, Solver* solver) {
  return std::all_of(clauses.begin(), clauses.end(), [&](const std::vector<Lit>& clause) {
    return std::any_of(clause.begin(), clause.end(), [&](Lit literal) {
      return solver->value(std::abs(literal)) == (literal > 0);
    });
  });
}

/// The solution, checked by the rules, and what it took.
struct Found {
  Grid grid;
  std::optional<std::int64_t> decisions;
  std::optional<std::int64_t> conflicts;
  bool operator==(const Found&) const = default;
};

/// In slices of so much work; none: at once. The first call of solve() has limits of its own.
Found solve(Make make, const Puzzle& puzzle, const Encoding& encoding, std::int64_t slice,
            std::size_t* calls = nullptr, const Limits& first = Limits()) {
  const VariableMap variables = *variables_after(reduction_named("units"), puzzle, direct_code());
  const auto solver = make(1);
  encode_puzzle(puzzle, variables, {.encoding = &encoding}, *solver);
  Answer answer = Answer::unknown;
  std::size_t count = 0;
  for (; answer == Answer::unknown; ++count) {
    if (slice != 0) solver->limit_work(slice);
    answer = solver->solve(count == 0 ? first : Limits());
  }
  if (calls) *calls = count;
  REQUIRE(answer == Answer::satisfiable);
  const SolverStatistics statistics = solver->statistics();
  return {solvers::verified_model(puzzle, variables, solver.get()), statistics.decisions,
          statistics.conflicts};
}

}  // namespace

TEST_CASE("local searches solve boards of few givens and of many, under several encodings") {
  for (const auto& [name, make, encodings] : kinds) {
    for (const std::string_view encoding_name : encodings) {
      for (const std::size_t open : {100U, 150U, 200U}) {
        INFO(name << ", " << encoding_name << ", " << open << " cells open");
        const Puzzle puzzle = opened_board(16, open, open);
        CHECK(solve(make, puzzle, encoding(encoding_name), 0).grid.size() == 256);
      }
    }
  }
}

TEST_CASE("decimation continues after dead ends") {
  const Geometry geometry(16);
  const Puzzle empty{make_board(geometry), Grid(geometry.cells(), 0)};
  CHECK(solve(solvers::make_decimation, empty, encoding("extended"), 0).conflicts > 0);
}

TEST_CASE("local searches find the same solution however their work is divided") {
  const Puzzle puzzle = opened_board(25, 400, 4);
  for (const auto& [name, make, encodings] : kinds) {
    INFO(name);
    const Found whole = solve(make, puzzle, encoding("extended"), 0);
    std::size_t calls = 0;
    CHECK(solve(make, puzzle, encoding("extended"), 1, &calls) == whole);
    CHECK(calls > 1);
    CHECK(solve(make, puzzle, encoding("extended"), 7) == whole);
  }
}

TEST_CASE("local searches find models of all kinds of clauses") {
  for (const auto& [name, make, encodings] : kinds) {
    INFO(name);
    Clauses clauses{{1, 2, 3}, {-1, -2}, {-1, -3}, {-2, -3}, {-3, 4, -5}, {5, -4}};
    const auto solver = loaded(make, 5, clauses);
    for (int models = 1; models <= 3; ++models) {
      INFO(models);
      REQUIRE(solver->solve(Limits()) == Answer::satisfiable);
      CHECK(is_model(clauses, solver.get()));
      REQUIRE(solver->solve(Limits()) == Answer::satisfiable);
      CHECK(is_model(clauses, solver.get()));
      Lit excluded = 1;
      while (!solver->value(excluded)) ++excluded;
      REQUIRE(excluded <= 3);
      clauses.push_back({-excluded});
      solver->add_clause(clauses.back());
      CHECK_THROWS_AS(solver->value(1), std::logic_error);
    }
    CHECK(solver->solve(Limits()) == Answer::unsatisfiable);
  }
}

TEST_CASE("tabu search continues if clauses outside of groups forbid what it has found") {
  // One of the four choices is a model; that others are none takes two clauses each to say.
  const auto solver = loaded(solvers::make_tabu, 5,
                             {{1, 2},
                              {3, 4},
                              {-1, -3, 5},
                              {-1, -3, -5},
                              {-1, -4, 5},
                              {-1, -4, -5},
                              {-2, -3, 5},
                              {-2, -3, -5}});
  REQUIRE(solver->solve(Limits()) == Answer::satisfiable);
  CHECK(solver->value(2));
  CHECK(solver->value(4));
}

TEST_CASE("local searches say that there is no model only if propagation shows it") {
  const Clauses square{{1, 2}, {1, -2}, {-1, 2}, {-1, -2}};
  for (const auto& [name, make, encodings] : kinds) {
    INFO(name);
    CHECK(loaded(make, 1, {{1}, {-1}})->solve(Limits()) == Answer::unsatisfiable);
    const auto square_solver = loaded(make, 2, square);
    square_solver->limit_work(1);
    CHECK(square_solver->solve(Limits()) != Answer::satisfiable);
    const auto pigeons_solver = loaded(make, 5 * 6, pigeons(5));
    pigeons_solver->limit_work(20);
    CHECK(pigeons_solver->solve(Limits()) == Answer::unknown);
  }
  CHECK(loaded(solvers::make_decimation, 2, square)->solve(Limits()) == Answer::unsatisfiable);
}

TEST_CASE("local searches give up where variables outside of groups need a search") {
  for (const auto& [name, make, encodings] : kinds) {
    INFO(name);
    const auto solver =
        loaded(make, 5, {{1}, {-1, 2, 3}, {-3, 4, 5}, {-3, 4, -5}, {-3, -4, 5}, {-3, -4, -5}});
    for (int i = 0; i < 2; ++i) CHECK(solver->solve(Limits()) != Answer::unsatisfiable);
    const auto no_groups = loaded(make, 2, {{-1, 2}, {1, -2}, {-1, -2}});
    CHECK(no_groups->solve(Limits()) == Answer::satisfiable);
  }
}

TEST_CASE("local searches never call a puzzle with a solution unsatisfiable") {
  const std::size_t puzzles = random_inputs(2000);
  for (const auto& [name, make, encodings] : kinds) {
    for (std::uint64_t seed = 0; seed < puzzles; ++seed) {
      INFO(name << ", seed " << seed);
      const Puzzle puzzle = opened_board(4, 4 + seed % 13, seed);
      CHECK(solve(make, puzzle, encoding("extended"), 0).grid.size() == 16);
    }
  }
}

TEST_CASE("tabu search gives up where pairs don't say enough") {
  // Neither 1 nor 2 can be true, which no single literal shows without a search.
  const auto solver = loaded(solvers::make_tabu, 6,
                             {{1, 2},
                              {-1, 5, 6},
                              {-1, 5, -6},
                              {-1, -5, 6},
                              {-1, -5, -6},
                              {-2, 5, 6},
                              {-2, 5, -6},
                              {-2, -5, 6},
                              {-2, -5, -6}});
  CHECK(solver->solve(Limits()) == Answer::unknown);
  CHECK(solver->solve(Limits()) == Answer::unknown);
}

TEST_CASE("local searches stop at a deadline") {
  for (const auto& [name, make, encodings] : kinds) {
    INFO(name);
    const auto solver = loaded(make, 12 * 13, pigeons(12));
    for (const double seconds : {0.01, 0.0, 0.01}) {
      CHECK(solver->solve(Limits(seconds, nullptr)) == Answer::unknown);
    }
  }
}

TEST_CASE("local searches continue after a stop, wherever that was") {
  const Puzzle puzzle = opened_board(25, 400, 4);
  for (const auto& [name, make, encodings] : kinds) {
    for (const int polls : {1, 2, 3, 5, 10, 100}) {
      INFO(name << ", stopped after " << polls);
      std::atomic<bool> stop = false;
      int polled = 0;
      const Limits limits({}, &stop, [&] { stop = ++polled >= polls; });
      std::size_t calls = 0;
      CHECK(solve(make, puzzle, encoding("extended"), 0, &calls, limits).grid.size() == 625);
      CHECK((calls > 1 || polled < polls));
    }
  }
}

TEST_CASE("local searches take no assumptions") {
  for (const auto& [name, make, encodings] : kinds) {
    INFO(name);
    const auto solver = loaded(make, 2, {{1, 2}});
    CHECK_THROWS_AS(solver->assume(1), std::logic_error);
    CHECK_THROWS_AS(solver->failed(1), std::logic_error);
  }
}

// Several solvers on one formula: the answer doesn't depend on the number of threads, limits end
// all of them, and what was found can be excluded.
#include "solve/portfolio.hpp"

#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <set>
#include <thread>

#include "solvers/board_solver.hpp"
#include "solvers/local_search/local_search.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/fixtures.hpp"
#include "support/random_puzzles.hpp"
#include "unit/solvers/pigeons.hpp"

using namespace sudoku_sat;
using namespace sudoku_sat::support;

namespace {

solving::PortfolioMember member(std::string_view encoding_name,
                                std::vector<SolverSetting> settings) {
  solving::PortfolioMember member{{.encoding = &encoding(encoding_name)}};
  member.solver.settings = std::move(settings);
  return member;
}

solving::PortfolioPlan plan_of(const solving::Schedule& schedule) {
  return {{member("triads", {}), member("distinct", {{"stabilizeonly", 1}}),
           member("extended", {{"phase", 0}})},
          schedule};
}

/// Once with each of the two local searches before the other one, and once with local searches
/// before all others; their turns are much longer, so that one of them is the first to end.
std::vector<solving::PortfolioPlan> with_local_searches(const solving::Schedule& schedule) {
  const solving::PortfolioMember decimation{
      {.encoding = &encoding("extended")}, {}, [] { return solvers::make_decimation(); }, 100};
  const solving::PortfolioMember tabu{
      {.encoding = &encoding("minimal")}, {}, [] { return solvers::make_tabu(); }, 100};
  const solving::PortfolioMember first = member("triads", {});
  const solving::PortfolioMember last = member("distinct", {{"stabilizeonly", 1}});
  return {{{first, decimation, tabu, last}, schedule},
          {{first, tabu, decimation, last}, schedule},
          {{tabu, decimation, first, last}, schedule}};
}

/// A puzzle in a portfolio.
class Solving {
 public:
  Solving(Puzzle puzzle, const solving::Schedule& schedule, unsigned threads)
      : Solving(std::move(puzzle), plan_of(schedule), threads) {}

  Solving(Puzzle puzzle, solving::PortfolioPlan plan, unsigned threads)
      : puzzle_(std::move(puzzle)),
        variables_(*variables_after(reduction_named("units"), puzzle_, direct_code())),
        portfolio_(
            std::move(plan), threads,
            [this](const solving::PortfolioMember& loaded, SinkRef sink) {
              encode_puzzle(puzzle_, variables_, loaded.formulation, sink);
            },
            Limits()) {}

  std::optional<Grid> next() {
    if (portfolio_.solve(Limits()) != Answer::satisfiable) return std::nullopt;
    const Grid grid = solvers::verified_model(puzzle_, variables_, &portfolio_.winner());
    const bool local_search =
        dynamic_cast<const solvers::LocalSearch*>(&portfolio_.winner()) != nullptr;
    local_search_was_first_ = local_search_was_first_.value_or(local_search);
    portfolio_.continue_with(excluding_clause(grid, variables_, puzzle_));
    return grid;
  }

  /// Whether the first solution was a local search's.
  bool local_search_was_first() const { return local_search_was_first_ == true; }

 private:
  Puzzle puzzle_;
  VariableMap variables_;
  solving::Portfolio portfolio_;
  std::optional<bool> local_search_was_first_;
};

solving::Portfolio pigeons_in(int holes, const solving::Schedule& schedule, unsigned threads) {
  const auto load = [holes](const solving::PortfolioMember&, SinkRef sink) {
    sink.new_vars(static_cast<std::size_t>((holes + 1) * holes));
    ClauseStream out(sink);
    for (const auto& clause : pigeons(holes)) out.add(clause);
    out.flush();
  };
  return solving::Portfolio(plan_of(schedule), threads, load, Limits());
}

/// Finds nothing, notes how long its turns are, and interrupts the third one.
class Counting : public Solver {
 public:
  Counting(std::vector<std::int64_t>& turns, std::atomic<bool>& interrupt)
      : turns_(turns), interrupt_(interrupt) {}

  Var new_vars(std::size_t) override { return 1; }
  void add(const ClauseBlock&) override {}
  void assume(Lit) override {}
  Answer solve(const Limits&) override { return Answer::unknown; }
  bool value(Var) override { return false; }
  bool failed(Lit) override { return false; }
  void limit_work(std::int64_t work) override {
    turns_.push_back(work);
    interrupt_ = turns_.size() == 3;
  }

 private:
  std::vector<std::int64_t>& turns_;
  std::atomic<bool>& interrupt_;
};

constexpr solving::Schedule short_slices{.trial = 200, .round = 200};
constexpr solving::Schedule long_slices{.trial = 1'000, .round = 1'000'000'000};

}  // namespace

TEST_CASE("slices: a trial, then rounds that double", "[portfolio]") {
  const solving::Schedule schedule{.trial = 5, .round = 10};
  std::vector<std::size_t> members;
  std::vector<std::int64_t> work;
  for (std::uint64_t number = 0; number < 9; ++number) {
    members.push_back(schedule.slice(number, 3).member);
    work.push_back(schedule.slice(number, 3).work);
  }
  CHECK(members == std::vector<std::size_t>{0, 1, 2, 0, 1, 2, 0, 1, 2});
  CHECK(work == std::vector<std::int64_t>{5, 10, 10, 10, 20, 20, 20, 40, 40});
  CHECK(schedule.slice(1'000'000'000, 3).work > 0);
}

TEST_CASE("a portfolio finds the same solution on any number of threads", "[portfolio]") {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const Puzzle puzzle = opened_board(20, 240, seed);
    const std::optional<Grid> alone = Solving(puzzle, short_slices, 1).next();
    REQUIRE(alone);
    for (const unsigned threads : {2U, 3U}) {
      INFO("seed " << seed << ", " << threads << " threads");
      CHECK(Solving(puzzle, short_slices, threads).next() == alone);
    }
  }
}

TEST_CASE("a portfolio's solutions are excluded one after the other", "[portfolio]") {
  const Puzzle puzzle = puzzle_of("1.....2..3......");
  const std::vector<Grid> expected = all_solutions(puzzle);
  for (const unsigned threads : {1U, 2U}) {
    Solving solving(puzzle, {.trial = 0, .round = 100}, threads);
    std::set<Grid> found;
    while (const std::optional<Grid> grid = solving.next()) CHECK(found.insert(*grid).second);
    CHECK(found == std::set<Grid>(expected.begin(), expected.end()));
  }
}

TEST_CASE("if a local search has found a solution, another member finds the rest", "[portfolio]") {
  // AI Escargot without its second 9: no solution comes without a conflict, so that the first slice
  // is not enough.
  const Puzzle puzzle = puzzle_of(
      "1....7....3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
  const std::vector<Grid> expected = all_solutions(puzzle);
  for (const solving::PortfolioPlan& plan : with_local_searches({.trial = 0, .round = 100})) {
    for (const unsigned threads : {1U, 2U}) {
      Solving solving(puzzle, plan, threads);
      std::set<Grid> found;
      while (const std::optional<Grid> grid = solving.next()) CHECK(found.insert(*grid).second);
      CHECK(found == std::set<Grid>(expected.begin(), expected.end()));
      CHECK(solving.local_search_was_first());
    }
  }
}

TEST_CASE("after a local search, too, solutions are the same on any number of threads",
          "[portfolio]") {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    const Puzzle puzzle = opened_board(25, 400, seed);
    for (const solving::PortfolioPlan& plan : with_local_searches({.trial = 0, .round = 1'000})) {
      std::vector<Grid> alone;
      for (const unsigned threads : {1U, 2U, 5U}) {
        INFO("seed " << seed << ", " << threads << " threads");
        Solving solving(puzzle, plan, threads);
        std::vector<Grid> found;
        for (int i = 0; i < 3; ++i) found.push_back(solving.next().value());
        if (threads == 1) alone = found;
        CHECK(found == alone);
        CHECK(solving.local_search_was_first());
      }
    }
  }
}

TEST_CASE("a portfolio finds that there is no solution", "[portfolio]") {
  for (const unsigned threads : {1U, 2U, 3U}) {
    CHECK(pigeons_in(6, short_slices, threads).solve(Limits()) == Answer::unsatisfiable);
    CHECK(pigeons_in(6, long_slices, threads).solve(Limits()) == Answer::unsatisfiable);
  }
}

TEST_CASE("a deadline and an interrupt end all members of a portfolio", "[portfolio]") {
  for (const unsigned threads : {1U, 3U}) {
    solving::Portfolio portfolio = pigeons_in(14, long_slices, threads);
    CHECK(portfolio.solve(Limits(0.05, nullptr)) == Answer::unknown);
    std::atomic<bool> interrupt = false;
    std::thread later([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
      interrupt = true;
    });
    CHECK(portfolio.solve(Limits({}, &interrupt)) == Answer::unknown);
    later.join();
  }
}

TEST_CASE("a formula that is too large for several solvers gets one", "[portfolio]") {
  bool second = false;
  const auto load = [&](const solving::PortfolioMember& loaded, SinkRef sink) {
    second = second || loaded.formulation.encoding->name != "triads";
    sink.new_vars(7 * 6);
    ClauseStream out(sink);
    for (const auto& clause : pigeons(6)) out.add(clause);
    out.flush();
  };
  solving::PortfolioPlan plan = plan_of(short_slices);
  plan.max_clauses = pigeons(6).size() - 1;
  CHECK(solving::Portfolio(plan, 3, load, Limits()).solve(Limits()) == Answer::unsatisfiable);
  CHECK_FALSE(second);
}

TEST_CASE("a formula that is too large for several solvers leaves the local searches",
          "[portfolio]") {
  std::vector<solving::PortfolioPlan> plans = with_local_searches(short_slices);
  std::vector<std::set<std::string_view>> loaded(plans.size());
  for (std::size_t i = 0; i < plans.size(); ++i) {
    const auto load = [&](const solving::PortfolioMember& member, SinkRef sink) {
      loaded[i].insert(member.formulation.encoding->name);
      sink.new_vars(7 * 6);
      ClauseStream out(sink);
      for (const auto& clause : pigeons(6)) out.add(clause);
      out.flush();
    };
    plans[i].max_clauses = 1;
    CHECK(solving::Portfolio(plans[i], 1, load, Limits()).solve(Limits()) == Answer::unsatisfiable);
  }
  CHECK(loaded[0] == std::set<std::string_view>{"triads", "extended", "minimal"});
  CHECK(loaded[1] == loaded[0]);
  // A local search that goes first takes little memory: how large the others' formulas are isn't
  // known.
  CHECK(loaded[2].contains("triads"));
}

TEST_CASE("a member's share makes its turns longer", "[portfolio]") {
  std::vector<std::int64_t> turns;
  std::atomic<bool> interrupt = false;
  const auto load = [](const solving::PortfolioMember&, SinkRef sink) {
    sink.new_vars(15 * 14);
    ClauseStream out(sink);
    for (const auto& clause : pigeons(14)) out.add(clause);
    out.flush();
  };
  solving::PortfolioPlan plan = plan_of(short_slices);
  plan.members.resize(1);
  const auto make = [&] { return std::make_unique<Counting>(turns, interrupt); };
  plan.members.insert(plan.members.begin(), {{.encoding = &encoding("minimal")}, {}, make, 7});
  solving::Portfolio portfolio(plan, 1, load, Limits());
  CHECK(portfolio.solve(Limits({}, &interrupt)) == Answer::unknown);
  CHECK(turns == std::vector<std::int64_t>{1400, 1400, 2800});
}

TEST_CASE("the caller gets what a member throws while it is loaded", "[portfolio]") {
  for (const unsigned threads : {1U, 3U}) {
    const auto load = [](const solving::PortfolioMember& loaded, SinkRef sink) {
      if (loaded.formulation.encoding->name == "extended") {
        // Others come to wait for this member.
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        throw SolverError("too large");
      }
      sink.new_vars(15 * 14);
      ClauseStream out(sink);
      for (const auto& clause : pigeons(14)) out.add(clause);
      out.flush();
    };
    solving::Portfolio portfolio(plan_of(short_slices), threads, load, Limits());
    CHECK_THROWS_AS(portfolio.solve(Limits()), SolverError);
  }
}

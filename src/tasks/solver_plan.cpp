// The table of what `auto` takes, as measured (user time, CaDiCaL 1.5.3, one to four boards a
// point).
//
// | board | formula, after `units`, pairwise | solvers |
// |---|---|---|
// | below 16x16 | extended | one: little is left of such boards |
// | below 55 % of the cells not given | triads | CaDiCaL's defaults first, then a portfolio |
// | to 85 % | distinct | CaDiCaL for satisfiable formulas first, then a portfolio |
// | more | extended | one: values are free nearly everywhere |
// | any with more than 10^6 clauses | the same | its first one alone: each takes its memory |
//
// Below 55 %: triads need a third of the clauses less than extended and take fewer
// conflicts (25x25 5 against 79, 64x64 2042 against 6064, 81x81 710 against 3296). More cells open:
// there are many solutions, and what finds one is few restarts and best phases: 36x36, 62 %, takes
// distinct 0.16 s, triads 2.3 s; 49x49, 65 %, 0.3 s and 4.6 s. An empty 49x49 takes extended 6.5 s
// with its loading, the others 14 s and more. `minimal` was never done in 20 seconds. `probe`
// decides much, but costs more than it saves (81x81: 1 s). Compact at-most-one methods gain nothing
// on what is left.
//
// No setting of CaDiCaL was better everywhere in the hard zone (36x36 from 47 % on); stable mode
// alone was done most often. What helps there are finders of solutions: tabu search
// (solvers/tabu.hpp) where it is the many ways that make it hard, decimation
// (solvers/decimation.hpp) where givens leave few ways on a large board. 36x36, 50 %, alone, 25 s:
// tabu search four boards of four, decimation two of six. 100x100, 35 %: tabu search none of four,
// with decimation three of three. 64x64: 40 % is decimation's, 52 % tabu's. Both have a turn, the
// one that is likelier two more, with other random numbers.
#include "solver_plan.hpp"

#include <utility>

#include "search.hpp"
#include "solvers/decimation.hpp"
#include "solvers/tabu.hpp"

namespace sudoku_sat {

namespace {

constexpr int smallest_large_board = 16;
constexpr std::size_t most_percent_open = 54;
constexpr std::size_t most_percent_distinct = 85;
constexpr int smallest_for_decimation = 64;
constexpr std::size_t most_percent_for_decimation = 42;

// The first member alone does nearly all but the hard boards in that many conflicts.
constexpr Schedule schedule{.trial = 5'000, .round = 20'000};

/// CaDiCaL's configuration for satisfiable formulas.
const std::vector<SolverSetting> stable{
    {"elimreleff", 10}, {"stabilizeonly", 1}, {"subsumereleff", 60}};

PortfolioMember member(const SolveOptions& options, std::string_view encoding,
                       std::vector<SolverSetting> settings) {
  PortfolioMember member{&encoding_of_name(encoding), options.amo, options.solver};
  member.solver.settings = std::move(settings);
  return member;
}

PortfolioMember decimation(const SolveOptions& options, std::uint64_t seed) {
  return {
      &encoding_of_name("extended"), {}, options.solver, [seed] { return make_decimation(seed); }};
}

PortfolioMember tabu(const SolveOptions& options, std::uint64_t seed) {
  return {&encoding_of_name("minimal"), {}, options.solver, [seed] { return make_tabu(seed); }};
}

PortfolioPlan plan_of(const SolveOptions& options, int size, std::size_t percent_open) {
  if (percent_open > most_percent_distinct) return {{member(options, "extended", {})}};
  const auto likelier =
      size >= smallest_for_decimation && percent_open <= most_percent_for_decimation ? decimation
                                                                                     : tabu;
  PortfolioPlan plan{{member(options, "triads", {}), tabu(options, 1), decimation(options, 1),
                      member(options, "distinct", stable), likelier(options, 2),
                      member(options, "triads", stable), likelier(options, 3)},
                     schedule};
  if (percent_open > most_percent_open) std::swap(plan.members[0], plan.members[3]);
  return plan;
}

}  // namespace

PortfolioPlan solver_plan(const Puzzle& puzzle, const SolveOptions& options) {
  const bool large = puzzle.board->size() >= smallest_large_board;
  const bool open = options.encoding == nullptr && options.solver.in_process();
  if (!large || !open) return {{{&chosen_encoding(options), options.amo, options.solver}}};
  const std::size_t cells = puzzle.givens.size();
  PortfolioPlan plan =
      plan_of(options, puzzle.board->size(), 100 * (cells - puzzle.given_count()) / cells);
  // Whoever sets options wants to see what they do.
  if (!options.solver.settings.empty()) {
    plan.members.resize(1, plan.members.front());
    plan.members.front().solver.settings = options.solver.settings;
  }
  return plan;
}

}  // namespace sudoku_sat

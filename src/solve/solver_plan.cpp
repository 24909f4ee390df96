// The table of what `auto` takes, by size and share of open cells, as measured. Which formula is
// small and strong enough, and which solver has the first turn, depends on both.
//
// | board | formula, after `units`, pairwise | solvers |
// |---|---|---|
// | below 16x16 | extended | one: little is left of such boards |
// | to 34 % of the cells not given | extended | CaDiCaL's defaults first, then a portfolio |
// | to 54 % | triads | likewise |
// | more, from 36x36 on, no sums or sequences | minimal | tabu search first, then CaDiCaL too |
// | to 85 % | distinct | CaDiCaL for satisfiable formulas first, then a portfolio |
// | more | extended | one: values are free nearly everywhere |
// | the first formula has more than 10^6 clauses | the same | its solver, and local search |
//
// The measurements behind it are in tools/benchmarks/README.md.
#include "solver_plan.hpp"

#include <algorithm>
#include <utility>

#include "search.hpp"
#include "solvers/local_search/local_searches.hpp"

namespace sudoku_sat {

namespace {

constexpr int smallest_large_board = 16;
constexpr int smallest_for_tabu_first = 36;
constexpr std::size_t most_percent_easy = 34;
constexpr std::size_t most_percent_open = 54;
constexpr std::size_t most_percent_distinct = 85;
constexpr int smallest_for_decimation = 64;
constexpr std::size_t most_percent_for_decimation = 42;

// Within the trial, the first member alone solves nearly all boards below the hard zone.
constexpr Schedule schedule{.trial = 5'000, .round = 20'000};
// Where most cells are open, a conflict takes CaDiCaL longer than what tabu search counts as one
// (81x81, 60 %: 20,000 in 20 s), so tabu search gets longer turns.
constexpr Schedule open_schedule{.trial = 4'000, .round = 2'000};
constexpr std::int64_t share_where_open = 5;
// What decimation found, it found within 10,000 to 40,000 (64x64, 40 %, to 100x100, 35 %).
constexpr std::int64_t share_of_few_ways = 2;

/// CaDiCaL's configuration for satisfiable formulas.
const std::vector<SolverSetting> stable{
    {"elimreleff", 10}, {"stabilizeonly", 1}, {"subsumereleff", 60}};

PortfolioMember member(const SolveOptions& options, std::string_view encoding,
                       std::vector<SolverSetting> settings) {
  PortfolioMember member{options.formulation, options.solver};
  member.formulation.encoding = &encoding_named(encoding);
  member.solver.settings = std::move(settings);
  return member;
}

PortfolioMember local_search(const SolveOptions& options, std::string_view encoding,
                             std::function<std::unique_ptr<Solver>()> make, std::int64_t share) {
  return {{.encoding = &encoding_named(encoding)}, options.solver, std::move(make), share};
}

PortfolioMember decimation(const SolveOptions& options, std::uint64_t seed,
                           std::int64_t share = 1) {
  return local_search(
      options, "extended", [seed] { return make_decimation(seed); }, share);
}

PortfolioMember tabu(const SolveOptions& options, std::uint64_t seed, std::int64_t share = 1) {
  return local_search(
      options, "minimal", [seed] { return make_tabu(seed); }, share);
}

/// The solver for boards with nearly all cells open, or many.
PortfolioMember open_member(const SolveOptions& options, std::size_t percent_open) {
  if (percent_open > most_percent_distinct) return member(options, "extended", {});
  return member(options, "distinct", stable);
}

/// Whether many cells are open, there are no sums or sequences, and the at-most-one method is the
/// default.
bool is_for_tabu_first(const SolveOptions& options, const Board& board, std::size_t percent_open) {
  const Constraints& constraints = board.constraints();
  return percent_open > most_percent_open && board.size() >= smallest_for_tabu_first &&
         constraints.sums.empty() && constraints.sequences.empty() &&
         options.formulation.amo == AtMostOne();
}

PortfolioPlan plan_of(const SolveOptions& options, const Board& board, std::size_t percent_open) {
  if (is_for_tabu_first(options, board, percent_open)) {
    return {{tabu(options, 1, share_where_open), tabu(options, 2, share_where_open),
             open_member(options, percent_open)},
            open_schedule};
  }
  if (percent_open > most_percent_distinct) return {{open_member(options, percent_open)}};
  const bool few_ways =
      board.size() >= smallest_for_decimation && percent_open <= most_percent_for_decimation;
  const auto likelier = [&](std::uint64_t seed) {
    return few_ways ? decimation(options, seed, share_of_few_ways) : tabu(options, seed);
  };
  const std::string_view first = percent_open > most_percent_easy ? "triads" : "extended";
  PortfolioPlan plan{
      {member(options, first, {}), likelier(1),
       few_ways ? tabu(options, 1) : decimation(options, 1), member(options, "distinct", stable),
       likelier(2), member(options, "triads", stable), likelier(3)},
      schedule};
  if (percent_open > most_percent_open) std::swap(plan.members[0], plan.members[3]);
  return plan;
}

}  // namespace

PortfolioPlan solver_plan(const Puzzle& puzzle, const SolveOptions& options) {
  const bool large = puzzle.board->size() >= smallest_large_board;
  const bool open = options.formulation.encoding == nullptr && options.solver.by_default();
  if (!large || !open) return {{{options.formulation, options.solver}}};
  const std::size_t cells = puzzle.givens.size();
  PortfolioPlan plan =
      plan_of(options, *puzzle.board, 100 * (cells - puzzle.given_count()) / cells);
  // Whoever sets options wants to see what they do.
  if (!options.solver.settings.empty()) {
    const auto solver = std::find_if(plan.members.begin(), plan.members.end(),
                                     [](const PortfolioMember& m) { return !m.make_local_search; });
    plan.members = {*solver};
    plan.members.front().solver.settings = options.solver.settings;
  }
  return plan;
}

}  // namespace sudoku_sat

// The table of what `auto` takes, by size and share of open cells, as measured. Which formula is
// small and strong enough, and which solver has the first turn, depends on both.
//
// | board | formula, after `unit-propagation`, pairwise | solvers |
// |---|---|---|
// | below 16x16 | extended; killers to 9x9: sums | one: little is left of such boards |
// | below 36x36, with boxes | extended | CaDiCaL in stable mode; after five seconds on others too |
// | below 36x36, jigsaws | triads | likewise |
// | below 36x36, no regions | distinct | likewise |
// | to 34 % of cells not given | extended | the same, then a fifth of the work is local search |
// | to the hard zone | triads | likewise, after a shorter trial |
// | the hard zone, to 54 % | triads | after a short trial half to two thirds is local search |
// | Latin squares in their hard zone | distinct | a search among swaps first, then CaDiCaL too |
// | more, all-different only | distinct | swaps first, then tabu search, CaDiCaL too |
// | more, no sums or sequences | minimal | tabu search first, then CaDiCaL too |
// | to 85 % | distinct | CaDiCaL in stable mode first, then local search too |
// | more | extended | one: values are free nearly everywhere |
// | the first formula has more than 10^6 clauses | the same | its solver, and local search |
// | from 169x169, to the zone | extended to 20 %, triads | CaDiCaL in less memory, decimation |
// | from 169x169, in a local search's zone | its own | that one, then CaDiCaL on triads, heule |
//
// The measurements are in tools/benchmarks/README.md.
#include <array>

#include "portfolio.hpp"
#include "solvers/local_search/local_search.hpp"

namespace sudoku_sat::solving {

namespace {

constexpr int smallest_large_board = 16;
constexpr std::size_t max_percent_easy = 34;
constexpr std::size_t max_percent_open = 54;
constexpr std::size_t max_percent_distinct = 85;
constexpr int smallest_for_decimation = 64;
constexpr std::size_t max_percent_for_decimation = 42;
constexpr int smallest_for_little_memory = 169;
constexpr std::size_t max_percent_easy_in_little_memory = 20;
/// Triads of 225x225 with this many cells open are two million clauses, 0.3 GB in CaDiCaL.
constexpr std::size_t max_percent_in_little_memory = 34;

// Minimal boards of 25x25 mostly take up to four seconds with any of the encodings; where one takes
// longer, on a board with diagonals five times as long, another one is the likelier to end soon.
constexpr Schedule small_schedule{.trial = 5'000'000, .round = 2'500'000};
// CaDiCaL's share is such that local searches never have more than a fifth of the work.
constexpr Schedule schedule{.trial = 1'500'000, .round = 90'000};
constexpr Schedule hard_schedule{.trial = 300'000, .round = 500'000};
constexpr Schedule largest_schedule{.trial = 20'000'000, .round = 500'000};
/// Ten minutes before anything takes more than half a gigabyte.
constexpr Schedule patient_schedule{.trial = 600'000'000, .round = 500'000};
constexpr Schedule latin_schedule{.trial = 4'000'000, .round = 500'000};
constexpr Schedule open_schedule{.trial = 2'000'000, .round = 300'000};

/// CaDiCaL's stable mode alone, which is for satisfiable formulas elsewhere. Here it needs less
/// time than its alternation of modes on nearly all families, proofs that a solution is the only
/// one included.
const std::vector<SolverSetting> stable{{"stabilizeonly", 1}};
/// Formulas of millions of clauses: no second copy of them while clauses are moved, no lists of
/// where each literal stands, which elimination, subsumption and random walks make. 225x225 with
/// 33 % open, after 40 s of work: 415 MB for the whole process; tabu search would take 65 more.
const std::vector<SolverSetting> stable_in_little_memory{
    {"arena", 0}, {"elim", 0}, {"stabilizeonly", 1}, {"subsume", 0}, {"walk", 0}};
/// Where most cells are open, formulas are too large to be simplified for long.
const std::vector<SolverSetting> stable_open{
    {"elimreleff", 10}, {"stabilizeonly", 1}, {"subsumereleff", 60}};

const std::vector<SolverSetting>& stable_for(int size) {
  return size < smallest_for_little_memory ? stable : stable_in_little_memory;
}

PortfolioMember member(const SolveOptions& options, std::string_view encoding,
                       std::vector<SolverSetting> settings, std::int64_t share = 1) {
  PortfolioMember member{options.formulation, options.solver, {}, share};
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
      options, "extended", [seed] { return solvers::make_decimation(seed); }, share);
}

PortfolioMember tabu(const SolveOptions& options, std::uint64_t seed, std::int64_t share = 1) {
  return local_search(
      options, "minimal", [seed] { return solvers::make_tabu(seed); }, share);
}

PortfolioMember swaps(const SolveOptions& options, std::string_view encoding,
                      std::int64_t share = 1) {
  PortfolioMember member = local_search(options, encoding, {}, share);
  member.swaps = true;
  return member;
}

/// Whether many cells are open, there are no sums or sequences, and the at-most-one method is the
/// default.
bool is_for_tabu_first(const SolveOptions& options, const Board& board, std::size_t percent_open) {
  const Constraints& constraints = board.constraints();
  return percent_open > max_percent_open && constraints.sums.empty() &&
         constraints.sequences.empty() && options.formulation.amo == AtMostOne();
}

/// From how many per cent of open cells on a solver that learns clauses is not likely to end, by
/// size; straight lines between.
struct HardFrom {
  int size;
  int percent;
};
/// As measured.
constexpr std::array hard_zone{HardFrom{36, 48},  HardFrom{64, 38},  HardFrom{81, 36},
                               HardFrom{100, 34}, HardFrom{121, 31}, HardFrom{144, 29},
                               HardFrom{225, 25}, HardFrom{400, 21}};
/// Latin squares: a per cent below the hardest share, 1.7 / N^0.45 (D. Achlioptas, C. Gomes,
/// H. Kautz & B. Selman: Generating satisfiable problem instances, AAAI 2000).
constexpr std::array latin_zone{HardFrom{36, 33},  HardFrom{50, 28},  HardFrom{70, 24},
                                HardFrom{100, 20}, HardFrom{225, 14}, HardFrom{400, 10}};

bool is_hard(std::span<const HardFrom> zone, int size, std::size_t percent_open) {
  const auto percent = static_cast<int>(percent_open);
  const auto next = std::find_if(zone.begin(), zone.end(),
                                 [&](const HardFrom& point) { return size <= point.size; });
  if (next == zone.end()) return percent >= zone.back().percent;
  if (next == zone.begin()) return percent >= next->percent;
  const HardFrom& before = *(next - 1);
  const int width = next->size - before.size;
  const int fall = (before.percent - next->percent) * (size - before.size);
  return percent >= before.percent - (2 * fall + width) / (2 * width);
}

PortfolioPlan open_plan(const SolveOptions& options, const Board& board, std::size_t percent_open) {
  const bool free = percent_open > max_percent_distinct;
  const PortfolioMember solver =
      free ? member(options, "extended", {}) : member(options, "distinct", stable_open);
  if (is_for_tabu_first(options, board, percent_open)) {
    const PortfolioMember first = solvers::suits_swaps(board)
                                      ? swaps(options, free ? "extended" : "distinct")
                                      : tabu(options, 1);
    return {{first, tabu(options, 2), solver}, open_schedule};
  }
  if (free) return {{solver}};
  return {{solver, tabu(options, 1), decimation(options, 1)}, hard_schedule};
}

/// Rows and columns, and no other units.
bool has_lines_only(const Board& board) {
  const Geometry& geometry = board.geometry();
  const auto lines = static_cast<std::size_t>(geometry.grid_rows() + geometry.grid_columns());
  return board.all_different().size() <= lines;
}

bool is_for_swaps_first(const Board& board, std::size_t percent_open) {
  return percent_open <= max_percent_open && has_lines_only(board) && solvers::suits_swaps(board) &&
         is_hard(latin_zone, board.size(), percent_open);
}

PortfolioPlan latin_plan(const SolveOptions& options) {
  return {{swaps(options, "distinct", 3), member(options, "distinct", stable)}, latin_schedule};
}

PortfolioPlan hard_plan(const SolveOptions& options, const Board& board, std::size_t percent_open) {
  const int size = board.size();
  const bool few_ways =
      size >= smallest_for_decimation && percent_open <= max_percent_for_decimation;
  const auto likelier = [&](std::int64_t share) {
    return few_ways ? decimation(options, 1, share) : tabu(options, 1, share);
  };
  const PortfolioMember other = few_ways                      ? tabu(options, 1)
                                : solvers::suits_swaps(board) ? swaps(options, "triads", 2)
                                                              : decimation(options, 1);
  if (size < smallest_for_little_memory) {
    return {{member(options, "triads", stable, 3), likelier(few_ways ? 5 : 2), other},
            hard_schedule};
  }
  // The largest boards are solved by local search in seconds or by nobody, and CaDiCaL's clauses
  // take long to load and hundreds of megabytes, ten times as much as beliefs. Where each pair is
  // a clause, they take half as much again.
  PortfolioMember solver = member(options, "triads", stable_in_little_memory);
  if (options.formulation.amo == AtMostOne()) solver.formulation.amo = *AtMostOne::parse("heule");
  PortfolioPlan plan{
      {likelier(1), std::move(solver)},
      percent_open > max_percent_in_little_memory ? patient_schedule : largest_schedule};
  if (!few_ways) plan.members.push_back(other);
  return plan;
}

/// Whether there are as many constraints as boxes that have the shape of a box.
bool has_boxes(const Board& board) {
  const Geometry& geometry = board.geometry();
  const auto spans = [](const std::vector<Cell>& cells, const auto& line) {
    const auto [first, last] = std::minmax_element(
        cells.begin(), cells.end(), [&](Cell a, Cell b) { return line(a) < line(b); });
    return line(*last) - line(*first) + 1;
  };
  const auto is_box = [&](const AllDifferent& constraint) {
    const std::vector<Cell>& cells = constraint.cells;
    return static_cast<int>(cells.size()) == board.size() &&
           spans(cells, [&](Cell cell) { return geometry.row(cell); }) == geometry.box_rows() &&
           spans(cells, [&](Cell cell) { return geometry.column(cell); }) == geometry.box_columns();
  };
  const auto& constraints = board.all_different();
  return std::count_if(constraints.begin(), constraints.end(), is_box) >= geometry.boxes();
}

/// The encodings of small boards, the likeliest first. Segments where a region and a line meet say
/// much where regions have all kinds of shapes; Latin squares have none.
std::array<std::string_view, 3> small_encodings(const Board& board) {
  if (has_lines_only(board)) return {"distinct", "extended", "triads"};
  if (has_boxes(board)) return {"extended", "triads", "distinct"};
  return {"triads", "extended", "distinct"};
}

PortfolioPlan small_plan(const SolveOptions& options, const Board& board) {
  const auto [first, second, third] = small_encodings(board);
  return {
      {member(options, first, stable), member(options, second, {}), member(options, third, stable)},
      small_schedule};
}

PortfolioPlan plan_of(const SolveOptions& options, const Board& board, std::size_t percent_open) {
  const int size = board.size();
  if (size < smallest_with_local_search) return small_plan(options, board);
  if (is_for_swaps_first(board, percent_open)) return latin_plan(options);
  if (percent_open > max_percent_open) return open_plan(options, board, percent_open);
  if (is_hard(hard_zone, size, percent_open)) return hard_plan(options, board, percent_open);
  const std::size_t easy =
      size < smallest_for_little_memory ? max_percent_easy : max_percent_easy_in_little_memory;
  const std::string_view first = percent_open > easy ? "triads" : "extended";
  PortfolioPlan plan{{member(options, first, stable_for(size), 16)}, schedule};
  if (size < smallest_for_little_memory) plan.members.push_back(tabu(options, 1));
  plan.members.push_back(decimation(options, 1));
  return plan;
}

}  // namespace

PortfolioPlan solver_plan(const Puzzle& puzzle, const SolveOptions& options) {
  const bool large = puzzle.board->size() >= smallest_large_board;
  const bool open = options.formulation.encoding == nullptr && options.solver.by_default();
  if (!large || !open) {
    return {{{formulation_for_solver(*puzzle.board, options.formulation), options.solver}}};
  }
  const std::size_t cells = puzzle.givens.size();
  PortfolioPlan plan =
      plan_of(options, *puzzle.board, 100 * (cells - puzzle.given_count()) / cells);
  // Whoever sets options wants to see what they do.
  if (!options.solver.settings.empty()) {
    plan.members = {plan.first_solver()};
    plan.members.front().solver.settings = options.solver.settings;
  }
  return plan;
}

}  // namespace sudoku_sat::solving

namespace sudoku_sat {

Formulation proving_formulation(const Puzzle& puzzle, const Formulation& formulation) {
  if (formulation.encoding != nullptr) return formulation;
  const auto plan = solving::solver_plan(puzzle, {.formulation = formulation});
  return {.encoding = plan.first_solver().formulation.encoding,
          .amo = formulation.amo,
          .reduction = &chosen_reduction(formulation),
          .reencoding = formulation.reencoding};
}

Formulation formulation_for(const Puzzle& puzzle, const Formulation& formulation) {
  Formulation chosen = proving_formulation(puzzle, formulation);
  const bool small = puzzle.board->size() < solving::smallest_large_board;
  if (formulation.encoding == nullptr && small) chosen.encoding = &default_encoding();
  return chosen;
}

}  // namespace sudoku_sat

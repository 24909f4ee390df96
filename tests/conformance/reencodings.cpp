// Re-encoding, with order variables or by variable addition: the same solutions, as many models as
// without it, and no less propagation, in every encoding, with every at-most-one method, with every
// rule and in every order of the literals.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"
#include "support/rule_cases.hpp"
#include "support/run.hpp"

using namespace sudoku_sat;

namespace {

using GridSet = std::set<std::vector<int>>;

constexpr std::string_view chained_puzzles[] = {"......1....1.1..", ".41...3......1..",
                                                "1.4.....2.....3.", "1.....24........"};

std::vector<Reencoding> all_orders() {
  std::vector<Reencoding> all;
  for (const char* order : {"board", "value", "aligned:5", "random:7"}) {
    all.push_back(*Reencoding::parse(order));
  }
  all.push_back({.variable_addition = true});
  return all;
}

support::Cnf chained_formula(const Puzzle& puzzle, const Formulation& formulation) {
  MemorySink sink;
  encode_puzzle(puzzle, *reduced_variables(puzzle, formulation), formulation, sink);
  return support::to_cnf(sink);
}

GridSet found_by_backtracking(const Puzzle& puzzle) {
  GridSet grids;
  support::for_each_solution(2, 2, {puzzle.givens.begin(), puzzle.givens.end()},
                             [&](const std::vector<int>& grid) {
                               grids.insert(grid);
                               return true;
                             });
  return grids;
}

GridSet listed_with(const Puzzle& puzzle, const Formulation& formulation) {
  GridSet grids;
  PuzzleSolver({.formulation = formulation, .solutions = 0})
      .solve(puzzle, Limits(), [&](const Grid& grid) { grids.emplace(grid.begin(), grid.end()); });
  return grids;
}

/// Calls visit(formulation) for each encoding, some at-most-one methods and each order.
template <class Visit>
void for_each_reencoding(Visit&& visit) {
  for (const Encoding& encoding : encodings()) {
    for (const char* amo : {"pairwise", "sequential", "commander:3"}) {
      for (const Reencoding& reencoding : all_orders()) {
        CAPTURE(encoding.name, amo, reencoding.name(), reencoding.literal_order());
        visit(Formulation{.encoding = &encoding,
                          .amo = *AtMostOne::parse(amo),
                          .reduction = &no_reduction(),
                          .reencoding = reencoding});
      }
    }
  }
}

/// The literals of each chain in the order of the chain, from the clauses of the family.
std::vector<std::vector<int>> chains_of(const Puzzle& puzzle, const Formulation& formulation) {
  MemorySink sink;
  const auto ranges =
      encode_rules(*puzzle.board, *reduced_variables(puzzle, formulation), formulation, sink);
  const support::Cnf cnf = support::to_cnf(sink);
  REQUIRE(ranges.back().name == order_chains_family);
  REQUIRE(ranges.back().last == cnf.clauses.size());
  std::uint64_t next = 1;
  for (const FamilyRange& range : ranges) {
    CHECK(range.first == next);
    next = range.last + 1;
  }
  std::vector<std::vector<int>> chains;
  // A chain begins with "not l1, or s1" and "l1, or not s1"; then "not li, or si" is the second
  // clause of four.
  std::size_t i = ranges.back().first - 1;
  while (i < cnf.clauses.size()) {
    std::vector<int> chain{-cnf.clauses[i][0]};
    for (i += 2; cnf.clauses[i][0] < 0; i += 4) chain.push_back(-cnf.clauses[i + 1][0]);
    chain.push_back(cnf.clauses[i][1]);
    i += 2;
    chains.push_back(chain);
  }
  return chains;
}

}  // namespace

TEST_CASE("re-encoding keeps the solutions and the number of models") {
  for (const std::string_view line : chained_puzzles) {
    CAPTURE(line);
    const Puzzle puzzle = support::puzzle_of(line);
    const GridSet expected = found_by_backtracking(puzzle);
    for_each_reencoding([&](const Formulation& formulation) {
      CHECK(support::count_models(chained_formula(puzzle, formulation)) == expected.size());
      if (formulation.amo != AtMostOne()) return;
      CHECK(listed_with(puzzle, formulation) == expected);
    });
  }
}

TEST_CASE("re-encoding finds the exactly-one constraints of cells and units") {
  const Puzzle puzzle = support::puzzle_of("................");
  const auto chains = [&](const char* encoding, const char* amo) {
    return chains_of(puzzle, {.encoding = &encoding_named(encoding),
                              .amo = *AtMostOne::parse(amo),
                              .reduction = &no_reduction(),
                              .reencoding = {.order = true}})
        .size();
  };
  for (const char* amo : {"pairwise", "product", "ladder"}) {
    CAPTURE(amo);
    CHECK(chains("maple", amo) == 16);     // cells
    CHECK(chains("minimal", amo) == 16);   // cells, which have no at-most-one constraint
    CHECK(chains("onehot", amo) == 0);     // its definedness is of units
    CHECK(chains("distinct", amo) == 64);  // cells, rows, columns and boxes
    CHECK(chains("extended", amo) == 64);
    CHECK(chains("chains", amo) == 64);
    CHECK(chains("binary", amo) == 0);
    CHECK(chains("order", amo) == 0);
  }
}

TEST_CASE("a chain takes the place of the clauses that it implies") {
  const Puzzle puzzle = support::puzzle_of("................");
  // Cells alone: definedness and pairs go, 4N-4 clauses and N-1 variables come.
  const Formulation plain{.encoding = &encoding_named("maple"), .reduction = &no_reduction()};
  Formulation chained = plain;
  chained.reencoding = {.order = true};
  const std::uint64_t cells = 16;
  const std::uint64_t replaced = cells * (1 + pairs(4));
  CHECK(size_of(chained, *puzzle.board).clauses ==
        size_of(plain, *puzzle.board).clauses - replaced + cells * (4 * 4 - 4));
  CHECK(size_of(chained, *puzzle.board).variables ==
        size_of(plain, *puzzle.board).variables + cells * 3);
}

TEST_CASE("unit propagation finds no less in a re-encoded formula") {
  Random random(1);
  constexpr Reencoding steps[] = {{.order = true, .literals = ChainOrder::random},
                                  {.variable_addition = true}};
  for (const Encoding& encoding : encodings()) {
    const Puzzle puzzle = support::puzzle_of("................");
    const Formulation plain{.encoding = &encoding, .reduction = &no_reduction()};
    const support::Cnf before = chained_formula(puzzle, plain);
    const std::size_t cells = VariableMap(puzzle.geometry(), *encoding.code).variables();
    // The order variables of chains are others after re-encoding.
    const int kept = encoding.name == "chains" ? static_cast<int>(cells) : before.variables;
    for (const Reencoding& step : steps) {
      CAPTURE(encoding.name, step.name());
      Formulation chained = plain;
      chained.reencoding = step;
      const support::Cnf after = chained_formula(puzzle, chained);
      for (int round = 0; round < 40; ++round) {
        std::vector<int> assumed;
        for (int i = 0; i < 5; ++i) {
          const int variable = static_cast<int>(random.below(cells) + 1);
          assumed.push_back(random.below(2) == 0 ? variable : -variable);
        }
        const auto found = support::propagate(before, assumed);
        const auto found_after = support::propagate(after, assumed);
        if (!found_after) continue;  // a conflict is more than anything
        REQUIRE(found);
        const std::set<int> all(found_after->begin(), found_after->end());
        for (const int literal : *found) {
          if (std::abs(literal) <= kept) CHECK(all.contains(literal));
        }
      }
    }
  }
}

TEST_CASE("variable addition takes fewer clauses, and none where nothing is saved") {
  for (const char* encoding : {"minimal", "maple", "extended", "order", "triads"}) {
    for (const int size : {4, 9}) {
      CAPTURE(encoding, size);
      const auto board = make_board(Geometry(size));
      const Formulation plain{.encoding = &encoding_named(encoding), .reduction = &no_reduction()};
      Formulation added = plain;
      added.reencoding = {.variable_addition = true};
      const Size before = size_of(plain, *board);
      const Size after = size_of(added, *board);
      // Each new variable saves a clause at least.
      CHECK(after.clauses + (after.variables - before.variables) <= before.clauses);
      if (size == 9 && plain.encoding->name == "maple")
        CHECK(3 * after.clauses < 2 * before.clauses);
    }
  }
  // Extended says of two cells that share a row and a box twice that they differ; distinct once.
  const auto added_to = [](const char* encoding) {
    const Formulation formulation{.encoding = &encoding_named(encoding),
                                  .reduction = &no_reduction(),
                                  .reencoding = {.variable_addition = true}};
    return size_of(formulation, *make_board(Geometry(9))).clauses;
  };
  CHECK(added_to("extended") < added_to("distinct") * 21 / 20);
  // "Not both" of three literals: three clauses, with a variable not fewer.
  const auto board = make_board(Geometry(1, 3));
  Formulation added{.encoding = &encoding_named("maple"), .reduction = &no_reduction()};
  const Size before = size_of(added, *board);
  added.reencoding = {.variable_addition = true};
  CHECK(size_of(added, *board) == before);
}

TEST_CASE("literals stand in a chain in the order that was asked for") {
  const Puzzle puzzle = support::puzzle_of("................");
  const auto chains = [&](std::string_view order) {
    return chains_of(puzzle, {.encoding = &encoding_named("extended"),
                              .reduction = &no_reduction(),
                              .reencoding = *Reencoding::parse(order)});
  };
  const auto board = chains("board");
  for (const auto& chain : board) CHECK(std::is_sorted(chain.begin(), chain.end()));
  for (const char* other : {"random:1", "random:2", "aligned:1"}) {
    CAPTURE(other);
    auto sorted = chains(other);
    CHECK(sorted != board);
    CHECK(sorted == chains(other));
    for (auto& chain : sorted) std::sort(chain.begin(), chain.end());
    CHECK(sorted == board);
  }
  CHECK(chains("random:1") != chains("random:2"));
  CHECK(chains("random") == chains("random:1"));
  // Aligned: the values of all cells in one order, and the columns of each row.
  const auto aligned = chains("aligned:3");
  const auto values = [](const std::vector<int>& chain) {
    std::vector<int> found;
    for (const int literal : chain) found.push_back((literal - 1) % 4);
    return found;
  };
  for (std::size_t cell = 1; cell < 16; ++cell) CHECK(values(aligned[cell]) == values(aligned[0]));
  CHECK_FALSE(std::is_sorted(aligned[0].begin(), aligned[0].end()));
}

TEST_CASE("orders of literals are read back, and no other text is") {
  for (const std::string_view text :
       {"board", "value", "aligned", "random", "random:0", "aligned:9"}) {
    CHECK(Reencoding::parse(text)->literal_order() == text);
  }
  for (const std::string_view text : {"", "boards", "board:1", "random:", "random:x", ":1"}) {
    CAPTURE(text);
    CHECK_FALSE(Reencoding::parse(text));
  }
}

TEST_CASE("every rule has as many models when it is re-encoded") {
  std::set<std::string_view> seen;
  std::size_t chained = 0;
  for (const support::RuleCase& rule_case : support::rule_cases()) {
    if (rule_case.size != 4 || !seen.insert(rule_case.rule).second) continue;
    CAPTURE(rule_case.rule, rule_case.data);
    const std::vector<int> givens = support::givens_of(rule_case);
    const Puzzle puzzle{support::board_of(rule_case), Grid(givens.begin(), givens.end())};
    for (const char* encoding : {"minimal", "triads"}) {
      const Formulation plain{.encoding = &encoding_named(encoding), .reduction = &no_reduction()};
      const std::uint64_t models = support::count_models(chained_formula(puzzle, plain));
      for (const Reencoding& step : {Reencoding{.order = true, .literals = ChainOrder::random},
                                     {.variable_addition = true}}) {
        Formulation stepped = plain;
        stepped.reencoding = step;
        const support::Cnf cnf = chained_formula(puzzle, stepped);
        CHECK(support::count_models(cnf) == models);
        const Size size = size_of(stepped, *puzzle.board);
        CHECK(static_cast<std::uint64_t>(cnf.variables) == size.variables);
        CHECK(cnf.clauses.size() ==
              size.clauses + given_literals(puzzle, VariableMap(puzzle.geometry())).size());
        chained += size != size_of(plain, *puzzle.board) ? 1U : 0U;
      }
    }
  }
  CHECK(chained > 60);
}

TEST_CASE("a model of a re-encoded file is decoded, scrambled or not, reduced or not") {
  const std::string_view solution = "1243342143122134";
  const Puzzle puzzle = support::puzzle_of("1.....2..3.....4");
  for (const char* encoding : {"minimal", "extended", "order", "triads"}) {
    for (const char* reduction : {"none", "givens"}) {
      for (const bool scrambled : {false, true}) {
        for (const Reencoding& step :
             {*Reencoding::parse("random:3"), Reencoding{.variable_addition = true}}) {
          CAPTURE(encoding, reduction, scrambled, step.name());
          CnfOptions options{.formulation = {.encoding = &encoding_named(encoding),
                                             .reduction = &reduction_named(reduction),
                                             .reencoding = step},
                             .annotate = !scrambled};
          if (scrambled) options.scramble = 8;
          const support::Scratch scratch;
          Output out(scratch.file("x.cnf"));
          write_cnf(puzzle, options, out);
          out.commit();
          const std::string text = support::read_file(scratch.file("x.cnf"));
          CHECK(text.find(step.order ? "\nc reencode order random:3\n" : "\nc reencode bva\n") !=
                text.npos);
          const support::Cnf cnf = support::parse_cnf(text);
          const auto solver = make_solver({});
          solver->new_vars(static_cast<std::size_t>(cnf.variables));
          for (const auto& clause : cnf.clauses) solver->add_clause(clause);
          REQUIRE(solver->solve({}) == Answer::satisfiable);
          LineReader lines = LineReader::of_text(text, "x.cnf");
          const Model model = solver->model(static_cast<std::size_t>(cnf.variables));
          CHECK(to_line(read_cnf(lines).decode(model)) == solution);
        }
      }
    }
  }
}

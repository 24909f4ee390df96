// Solutions: found, listed, counted; questions to a solver; conclusions without one.
#include <iostream>
#include <memory>
#include <sudoku_sat/enumerate.hpp>
#include <sudoku_sat/estimate.hpp>
#include <sudoku_sat/formats.hpp>
#include <sudoku_sat/propagation.hpp>
#include <sudoku_sat/rule.hpp>
#include <sudoku_sat/solve.hpp>

void example_solving() {
  using namespace sudoku_sat;
  const Puzzle puzzle = parse_puzzle("1.....2........4");
  const double before = cpu_seconds();
  const Outcome outcome = solve(puzzle, {.unique = true});
  std::cout << name(outcome.status) << ' ' << (outcome.uniqueness == uniqueness_of(2)) << '\n';
  // prints solved 1
  std::cout << (cpu_seconds() >= before) << '\n';
  // prints 1
  std::cout << formula_left_open({}) << lists_by_tree({.solutions = 0}) << '\n';
  // prints 11
  std::cout << formulation_for(puzzle).encoding->name << ' '
            << proving_formulation(puzzle).encoding->name << ' '
            << encoding_for_solver(*puzzle.board).name << ' '
            << formulation_for_solver(*puzzle.board).encoding->name << '\n';
  // prints extended extended extended extended

  std::cout << solutions(puzzle).size() << ' ' << to_string(count(puzzle).solutions) << ' '
            << true_candidates(puzzle)[4].size() << '\n';
  // prints 3 3 2
  const Estimate estimate = estimate_count(puzzle, {.samples = 100});
  std::cout << (estimate.log_low <= estimate.log_mean) << ' ' << rounded_text(0) << '\n';
  // prints 1 1
  const std::vector<RuleUse> uses = parse_rules("rule=var t in 1..90; t = 20 + 9 * r1c2", {});
  const auto board = make_board(Geometry(4), uses);
  const Puzzle beside{board, Grid(board->cells(), 0)};
  const auto numbers = all_candidates(beside).variables;
  std::cout << numbers[0].numbers.back() << ' ' << numbers[0].complete << '\n';
  // prints 56 1
  const auto print = [](const Grid& grid) { std::cout << to_line(grid) << '\n'; };
  std::cout << enumerate(puzzle, {.limit = 1}, Limits(10.0), print).complete << '\n';
  // prints 1243342141322314
  // prints 0

  std::cout << propagate(puzzle)->complete() << ' ' << reductions().size() << ' '
            << (find_reduction("no-such-one") == nullptr) << ' ' << no_reduction().name << ' '
            << reduction_named("units").name << '\n';
  // prints 0 4 1 none unit-propagation
  std::cout << only_solution_by_failed_literals(puzzle, *outcome.solution) << '\n';
  // prints 0

  std::cout << default_solver().name << ' ' << installed(default_solver()) << ' '
            << solver_entries().front().name << '\n';
  // prints in-process 1 in-process
  SolverChoice choice = choose_solver("");
  choice.settings.push_back(solver_setting("phase=0"));
  const std::unique_ptr<Solver> solver = make_solver(choice);
  const Var first = solver->new_vars(2);
  const Lit clause[] = {first, first + 1};
  solver->add_clause(clause);
  solver->assume(-first);
  std::cout << name(solver->solve(Limits())) << ' ' << solver->value(first + 1) << '\n';
  // prints satisfiable 1
}

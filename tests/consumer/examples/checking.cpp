// What is wrong with a puzzle, which part of it is enough, how hard it is; boards to measure with.
#include <iostream>
#include <sudoku_sat/enumerate.hpp>
#include <sudoku_sat/formats.hpp>
#include <sudoku_sat/generate.hpp>
#include <sudoku_sat/measure.hpp>
#include <sudoku_sat/propagation.hpp>
#include <sudoku_sat/rule.hpp>
#include <sudoku_sat/solve.hpp>

void example_checking() {
  using namespace sudoku_sat;
  const Puzzle broken = parse_puzzle("12.....33.......");
  std::cout << minimal_core(broken).size() << ' ' << core_is_minimal(broken) << '\n';
  // prints 3 1
  PuzzleSubsets subsets(broken);
  std::cout << subsets.cores().sets.size() << ' ' << subsets.repairs().sets.size() << '\n';
  // prints 2 3

  const Grid solution{1, 2, 4, 3, 3, 4, 2, 1, 4, 1, 3, 2, 2, 3, 1, 4};
  const Puzzle full{make_board(Geometry(4)), solution};
  std::cout << redundant_givens(full).size() << ' ' << irreducible(full)->given_count() << '\n';
  // prints 16 5
  const Puzzle open = parse_puzzle("1.....2........4");
  std::cout << further_givens(open, solution).cells.size() << '\n';
  // prints 1

  const Generator generator(make_board(Geometry(4)), {.seed = 1});
  const Puzzle made = generator.make(0).puzzle.value();
  const Grid only = solutions(made).front();
  std::cout << name(difficulty_of(made, only)) << ' ' << name(*Rater().rate(made).level) << ' '
            << level_names().back() << '\n';
  // prints up-extended up-minimal none
  std::cout << symmetries().front().name << ' ' << (find_symmetry("round") == nullptr) << ' '
            << orbits(symmetry_named("rotate180"), Geometry(4)).size() << '\n';
  // prints none 1 8
  std::cout << to_line(canonical_form(parse_puzzle("..4.1.....3....2")).givens) << '\n';
  // prints .......1.2..3.4.
  Random random(1);
  std::cout << to_line(shuffled_pattern(Geometry(4), random)).size() << '\n';
  // prints 16

  const Graded graded = TechniqueSolver(techniques_up_to(grade_named("easy"))).grade(made);
  std::cout << graded.solved << ' ' << name(graded.grade()) << ' ' << grade_names().size() << ' '
            << technique_named("naked-single").name << ' ' << techniques().back()->name << '\n';
  // prints 1 easy 5 naked-single search
  std::cout << (sound_techniques().size() < techniques().size()) << ' '
            << title_of(technique_named("x-wing")) << '\n';
  // prints 1 X-wing

  std::cout << rating_names().size() << ' ' << is_grade(rating_named("hard")) << '\n';
  // prints 8 1

  const MeasureOptions options{.solvers = {choose_solver("")}};
  Measurer measurer({.encoding = &encoding_named("extended")}, options);
  Measurement measured = measurer.measure_piece(made, 0);
  for (std::size_t i = 1; i < pieces_of(options); ++i) {
    add_piece(measurer.measure_piece(made, i), measured);
  }
  std::cout << measured.units->solved << ' ' << measured.solvers.size() << '\n';
  // prints 1 1

  const Formulation minimal{.encoding = &encoding_named("minimal")};
  const VariableMap all_values(made.geometry());
  const auto consistency = consistency_of(minimal, *made.board, all_values, 20, {});
  const Inferred completeness = completeness_of(minimal, *made.board, all_values, 5, {});
  const auto counted = models_of(minimal, made, 10, {});
  std::cout << consistency->all() << completeness.all() << ' ' << counted->models << ' '
            << counted->solutions << '\n';
  // prints 00 1 1

  std::cout << grid_kinds().size() << ' ' << hole_kinds().size() << ' '
            << default_grid_kind(false).name << ' ' << default_hole_kind().name << '\n';
  // prints 5 4 mixed random
  const InstanceSpec spec{
      .grids = &grid_kind_named("pattern"), .holes = &hole_kind_named("balanced"), .open = 500};
  check_instance(spec);
  Instance instance = make_instance(spec, 0);
  const FormulaRun run = run_on_formula(instance.puzzle, {}, choose_solver(""));
  std::cout << instance.holes.size() << ' ' << name(run.answer) << ' '
            << nominal_seconds(run).has_value() << ' '
            << name(solve_in_nominal_time(instance.puzzle, {}, 10.0)) << '\n';
  // prints 36 satisfiable 1 satisfiable
  Grid mixed = instance.solution;
  mix(mixed, spec.geometry, 3, random);
  std::cout << (with_changed_given(instance.puzzle, 1).givens != instance.puzzle.givens)
            << put_wrong_value(instance.puzzle, mixed, instance.holes, random).has_value() << '\n';
  // prints 11
}

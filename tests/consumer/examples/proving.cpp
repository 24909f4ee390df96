// A solution step by step, and claims with proofs that need no trust in a solver.
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <sudoku_sat/certificate.hpp>
#include <sudoku_sat/count_checker.hpp>
#include <sudoku_sat/explain.hpp>
#include <sudoku_sat/formats.hpp>
#include <sudoku_sat/parts.hpp>
#include <sudoku_sat/proof_checker.hpp>
#include <sudoku_sat/solve.hpp>
#include <sudoku_sat/solver.hpp>
#include <vector>

void example_proving() {
  using namespace sudoku_sat;
  const Puzzle puzzle = parse_puzzle("1.....2....3..4.");
  Explainer explainer(puzzle);
  std::vector<Step> steps;
  while (std::optional<Step> step = explainer.next()) steps.push_back(*step);
  std::cout << explainer.complete() << ' ' << steps_behind_last(steps).empty() << ' '
            << to_string(steps.front().conclusions.front(), puzzle.geometry()) << '\n';
  // prints 1 0 r1c2=2
  Explainer other(puzzle);
  other.know(PuzzleSolver().solve(puzzle));
  const bool same = other.repeat(steps[0]).has_value();
  const Statement second = steps[1].conclusions.front();
  std::cout << same << other.next_of(second).has_value() << other.next_of(second).has_value()
            << '\n';
  // prints 110

  const Claim claim = parse_claim("impossible:r1c1=2", puzzle.geometry(), {});
  std::cout << to_string(claim, puzzle.geometry()) << '\n';
  // prints impossible:r1c1=2
  const Verified proved = prove(puzzle, claim, {}, "claim");
  const Verified verified = verify_certificate("claim");
  std::cout << proved.proof.accepted << verified.proof.accepted << ' '
            << difference(verified.certificate.puzzle, puzzle).empty() << '\n';
  // prints 11 1

  write_certified_formula(puzzle, {.encoding = find_encoding("extended")}, "formula");
  const FormulaCheck formula = verify_certificate("formula").formula;
  std::cout << (formula.checked == formula.clauses) << ' ' << formula.trusted.empty() << '\n';
  // prints 1 1

  const std::unique_ptr<Solver> solver = make_proving_solver("proof.drat");
  const Var first = solver->new_vars(1);
  const Lit yes[] = {first};
  const Lit no[] = {-first};
  solver->add_clause(yes);
  solver->add_clause(no);
  std::cout << (solver->solve(Limits()) == Answer::unsatisfiable) << ' '
            << (proof_size("proof.drat").lemmas > 0) << '\n';
  // prints 1 1
  std::string text;
  const std::unique_ptr<Solver> in_memory = make_proving_solver_in_memory(text);
  in_memory->new_vars(1);
  in_memory->add_clause(yes);
  in_memory->add_clause(no);
  in_memory->solve(Limits());
  const CertificateTexts texts = prove_in_memory(puzzle, claim, {});
  std::cout << !text.empty() << ' ' << texts.claimed << ' ' << !texts.proof.empty() << '\n';
  // prints 1 impossible:r1c1=2 1

  // The cubes are the values of r1c2, variables 5 to 8.
  const std::vector<Cube> cubes{{5}, {6}, {7}, {8}};
  std::cout << clause_line(negated(cubes.front()));  // the clause that excludes the first of them
  // prints -5 0
  std::ofstream("cubes.icnf") << to_text(cubes);
  const CubeProver prover(puzzle, claim, {}, Limits());
  const auto file = [](std::size_t part) { return "part-" + std::to_string(part) + ".drat"; };
  for (std::size_t part = 0; part < cubes.size(); ++part) {
    prover.prove(cubes[part], file(part), Limits());
  }
  const ProvedCubes parts{.certificate = prover.proved({}), .cubes = cubes, .proof = file};
  write_in_parts(parts, "in-parts");
  std::cout << (read_cubes("cubes.icnf") == cubes) << is_in_parts("in-parts")
            << verify_in_parts("in-parts", {}).proof.accepted
            << join_proofs(parts, "joined").proof.accepted
            << prove_by_cubes(puzzle, claim, cubes, {}, "by-cubes").proof.accepted << '\n';
  // prints 11111
  NewDirectory made("claim-and-cover");
  write_cover_of(parts, made);
  const CubeChecker checker(made.path(), puzzle, Limits());
  std::cout << checker.check_model(made.file("claim.json"), Limits())
            << checker.check_part(cubes[0], file(0), Limits()).accepted
            << checker.check_cover(cubes, made.file("cover.drat"), Limits()).accepted << '\n';
  made.commit();
  // prints 011

  const ProofReport report = check_proof({.literals = {1, 0, -1, 0}}, "0\n", {.lrat = true});
  std::cerr << "proofs are CaDiCaL's, " << cadical_version() << '\n';
  std::cout << report.accepted << ' ' << report.core_clauses << ' ' << report.lrat;
  // prints 1 2 3 0 1 2 0

  const std::vector<std::int32_t> either = {1, 2, 0};
  const std::string graph =
      "o 1 0\no 2 0\no 3 0\nt 4 0\n1 2 0\n2 3 1 0\n2 4 -1 2 0\n3 4 2 0\n3 4 -2 0\n";
  std::size_t models = 0;
  each_model(graph, 2, [&](std::span<const std::int32_t>) { return ++models != 0; });
  std::cout << check_count({either, 2, 2, graph, ""}).models << ' ' << models << '\n';
  // prints 3 3
}

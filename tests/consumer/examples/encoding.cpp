// From a puzzle to clauses: encodings, formulations, the meaning of variables and clauses.
#include <iostream>
#include <sudoku_sat/encoding.hpp>
#include <sudoku_sat/formats.hpp>
#include <sudoku_sat/puzzle.hpp>
#include <sudoku_sat/rule.hpp>

void example_encoding() {
  using namespace sudoku_sat;
  const Puzzle puzzle = parse_puzzle("1.....2........4");
  const Encoding& encoding = encoding_named("minimal");
  std::cout << (find_encoding("none") == nullptr) << ' ' << encodings().size() / 10 << ' '
            << default_encoding().name << ' ' << bounded_by_pairs(encoding) << '\n';
  // prints 1 1 extended 1
  std::cout << families().empty() << common_families().empty() << ' ' << value_codes().front()->name
            << ' ' << direct_code().name << '\n';
  // prints 00 direct direct

  // The rules, then the givens.
  const VariableMap variables(puzzle.geometry());
  MemorySink sink;
  const std::vector<FamilyRange> ranges = encode(encoding, {*puzzle.board, variables}, sink);
  std::cout << ranges.front().name << ' ' << ranges.front().last << ' '
            << size_of(encoding, *puzzle.board, AtMostOne()).clauses << '\n';
  // prints cell definedness 16 304
  std::cout << variables.variable(0, 1) << ' ' << given_literals(puzzle, variables)[1] << '\n';
  // prints 1 26

  // A formulation: encoding, at-most-one method, reduction.
  const Formulation formulation{.encoding = &encoding, .reduction = &default_reduction()};
  std::cout << chosen_encoding(formulation).name << ' ' << chosen_reduction(formulation).name
            << '\n';
  // prints minimal unit-propagation
  const VariableMap open = reduced_variables(puzzle, formulation).value();
  const auto same = variables_after(default_reduction(), puzzle, direct_code());
  MemorySink rest;
  encode_puzzle(puzzle, open, formulation, rest);
  std::cout << open.variables() << ' ' << same->variables() << ' ' << rest.size().variables << '\n';
  // prints 15 15 15
  MemorySink rules;
  encode_rules(*puzzle.board, variables, formulation, rules);
  MemorySink none;
  encode_contradiction(none);
  std::cout << rules.size().clauses << ' ' << none.size().clauses << '\n';
  // prints 304 1
  const Formulation chained{.encoding = &encoding, .reencoding = *Reencoding::parse("random:3")};
  std::cout << chained.reencoding.name() << ' ' << chained.reencoding.literal_order() << ' '
            << literal_orders().front() << ' ' << size_of(chained, *puzzle.board).clauses << '\n';
  // prints order random:3 board 480
  const Formulation added{.encoding = &encoding, .reencoding = {.variable_addition = true}};
  std::cout << added.reencoding.name() << ' ' << added.reencoding.any() << ' '
            << variable_addition_family << ' ' << size_of(added, *puzzle.board).clauses << '\n';
  // prints bva 1 variable addition 184
  MemorySink givens;
  FamilyStream out(givens);
  emit_givens(puzzle, variables, out);
  out.flush();
  std::cout << out.ranges().front().name << ' ' << givens.size().clauses << '\n';
  // prints givens 3

  // Another solution than one that is known.
  const Grid solution{1, 2, 4, 3, 3, 4, 2, 1, 4, 1, 3, 2, 2, 3, 1, 4};
  std::cout << excluding_clause(solution, variables, puzzle).size() << ' '
            << excluded_clause(solution, variables)->size() << '\n';
  // prints 13 16

  // The same clauses in a person's words.
  const std::vector<Reason> reasons = reasons_of(*puzzle.board);
  std::cout << to_string(reasons.front(), *puzzle.board) << ' '
            << cells_of(reasons.front(), *puzzle.board).size() << ' '
            << clauses_of(reasons, *puzzle.board).variables << '\n';
  // prints r1c1 has a value 1 64
  const auto less = std::make_shared<const ValueRelation>(4, [](int a, int b) { return a < b; });
  std::cout << meaning_of({{"rule", 1}, 0, 1, less}, puzzle.geometry())->name << ", "
            << with_article(8) << '\n';
  // prints less, an 8
  const auto beside = make_board(Geometry(4), parse_rules("rule=var t in 1..40", {}));
  const Cell digits[] = {16, 17, 18};  // of t, in base 4
  const Value values[] = {2};
  std::cout << variable_at(*beside, 17)->most << ' ' << variable_of_digit(*beside, 17)->name << ' '
            << spoken_names(*beside, digits) << ' ' << spoken_name(*beside, 18) << ", "
            << spoken(*beside, 16, values, false) << '\n';
  // prints 40 t t t, t not in 17..32
}

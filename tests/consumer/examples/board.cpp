// Boards and puzzles: geometry, rules, names of cells, the check of a grid by the rules only.
#include <iostream>
#include <sudoku_sat/formats.hpp>
#include <sudoku_sat/rule.hpp>

void example_board() {
  using namespace sudoku_sat;
  const Geometry geometry = parse_box("2x2");
  std::cout << geometry.size() << ' ' << geometry.name(geometry.cell(0, 1)) << ' '
            << place_name({.row = 2, .column = 3}) << ' ' << cells_text(geometry, {0, 5}) << '\n';
  // prints 4 r1c2 r3c4 r1c1 r2c2
  const Puzzle plain{make_board(geometry), from_line(geometry, "11..............", {})};
  for (const Conflict& conflict : conflicts(*plain.board, plain.givens)) {
    std::cout << to_string(conflict, geometry) << '\n';
  }
  // prints r1c1 and r1c2 both have 1 (row 1)

  std::cout << (find_rule("no-such-rule") == nullptr) << rules().empty() << rule_names().empty()
            << ' ' << rule_called("Killer") << '\n';
  // prints 100 cages
  std::vector<RuleUse> uses = parse_rules("cages=3: r1c2 r1c3", {.source = "here"});
  add_use(uses,
          {.rule = &rule_named("cages"), .entries = split_entries("5: r2c1 r3c1; 4: r4c4", {})});
  const Puzzle caged{make_board(geometry, uses), Grid(16, 0)};
  std::cout << uses_of(caged.board->rules()).front().entries.size() << " cages\n";
  // prints 3 cages
  const Grid grid = from_line(geometry, "1243431221343421", {});
  std::cout << to_string(*verify(caged, grid), geometry) << '\n';
  // prints r1c2=2 and r1c3=4 (the 3-cage at r1c2)
  std::cout << violation(caged, Grid(16, 0)).has_value() << '\n';
  // prints 0
  const Geometry with_shading = geometry.with_variables({"shaded(r1c1)"});
  std::cout << same_grid(with_shading, Grid(17, 1), Grid(17, 1)) << ' '
            << number_of({"shaded(r1c1)", "shaded", {16}}, 4, Grid(17, 2)) << '\n';
  // prints 1 1
  const Geometry wide = geometry.with_shape(2, 4).with_values(0, 3);
  std::cout << wide.height() << 'x' << wide.width() << ' ' << wide.number_in(0, 1) << ' '
            << usual_size(parse_rules("values=0-3", {})) << '\n';
  // prints 2x4 0 4
  // Three values of which each is above the one before it: the state is the last value.
  const Diagram ascending = make_diagram(
      3, 4, 0,
      [](std::size_t, int last, int value) {
        return value > last ? std::optional(value) : std::nullopt;
      },
      [](int) { return true; });
  require_small_diagram(ascending.edge_count());
  const Value values[] = {1, 3, 4};
  std::cout << ascending.allows(values) << '\n';
  // prints 1
  std::cout << is_line(UnitKind::column) << is_region(UnitKind::region) << '\n';
  // prints 11
  const ClauseConstraint::Literal holds{0, 2, true};
  const std::vector<ClauseConstraint::Literal> always{holds, -holds};
  std::cout << without_repeats(always).has_value() << '\n';
  // prints 0
  std::cout << ConstraintName{"row", 1}.name() << ", "
            << name_beside_cells("the white dot between r1c1 and r1c2", 0, 1, geometry) << '\n';
  // prints row 1, the white dot between them
}

// A statement is a conjunction; each part of it becomes the strongest primitive that says the same:
// an all-different, a sum, values of one cell, pairs of values of two, and everything else a
// decision diagram, whose nodes are what is left of the part after each value. So a statement is as
// strong as a rule written in C++, and works with every encoding, reduction and command.
//
// Parts of the same shape (the same expression of other cells) share their relation or diagram.
#include "compile.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <map>
#include <memory>

#include "evaluate.hpp"
#include "expression.hpp"
#include "meaning.hpp"
#include "reify.hpp"
#include "rules/parts/add_constraints.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"
#include "variables.hpp"

namespace sudoku_sat::language {

namespace {

/// An expression of the cells 0, 1, ..., in a graph of its own.
struct Shape {
  Expressions graph;
  Expression root;
};

/// The nodes of a graph one after the other: equal for shapes that are equal.
std::vector<std::int64_t> key_of(const Expressions& graph, Expression root) {
  std::vector<std::int64_t> key;
  std::map<Expression, std::int64_t> numbers;
  const auto visit = [&](const auto& self, Expression next) -> std::int64_t {
    if (const auto found = numbers.find(next); found != numbers.end()) return found->second;
    poll_limits(32);
    const Node& node = graph.node(next);
    std::vector<std::int64_t> parts;
    for (const Expression part : node.parts) parts.push_back(self(self, part));
    key.insert(key.end(), {static_cast<std::int64_t>(node.op), node.value,
                           static_cast<std::int64_t>(parts.size()),
                           static_cast<std::int64_t>(node.weights.size())});
    key.insert(key.end(), parts.begin(), parts.end());
    key.insert(key.end(), node.weights.begin(), node.weights.end());
    const auto number = static_cast<std::int64_t>(numbers.size());
    numbers.emplace(next, number);
    return number;
  };
  visit(visit, root);
  return key;
}

class Compiler {
 public:
  Compiler(const Geometry& geometry, const Program& program, const std::string& rule,
           Constraints& out)
      : name_{rule, 0},
        geometry_(geometry),
        program_(program),
        out_(out),
        graph_(geometry.size(), geometry.offset()),
        meanings_(geometry, program, graph_, out.variables),
        named_(geometry) {
    declare(geometry, program, graph_, out);
    meanings_.require_looks();
    named_ = named_geometry(geometry, out.variables);
    variables_ = std::make_shared<const std::vector<Variable>>(out.variables);
  }

  void add(const Statement& statement) {
    const Expression whole = meanings_.of(statement);
    draw(statement);
    const Node& node = graph_.node(whole);
    const bool several = node.op == Op::all;
    const std::vector<Expression> parts = several ? node.parts : std::vector{whole};
    for (const Expression part : parts) {
      statement_ = &statement;
      name_.label = label_of(statement, part, several);
      add_part(part);
    }
    out_.checks.push_back(
        {{name_.rule, ++name_.number, label_of(statement, whole, false)},
         graph_.cells_of(whole),
         [geometry = geometry_, program = shared_program_, variables = variables_,
          index =
              static_cast<std::size_t>(&statement - program_.statements.data())](const Grid& grid) {
           return holds(geometry, *program, program->statements[index], *variables, grid);
         }});
  }

 private:
  void draw(const Statement& statement) {
    if (program_.drawings.empty()) return;
    std::vector<Mark> marks;
    const bool whole = meanings_.draw(statement, marks);
    for (Mark& mark : marks) {
      if (whole) mark.statement = statement.entry.text;
      out_.marks.push_back(std::move(mark));
    }
  }

  /// `rule "sum(r1c1-r1c3) = 10"`, with its cells where it is one of several parts.
  std::string label_of(const Statement& statement, Expression part, bool several) const {
    std::string label = statement.label;
    if (label.empty()) {
      label = fmt::format("rule \"{}\"", shown(statement.entry.text, 60));
      const std::size_t line = statement.entry.position.line;
      if (line != 0) label += fmt::format(" in line {}", line);
    }
    if (!several) return label;
    // The digits of a variable have its name.
    std::vector<std::string> names;
    for (const Cell cell : graph_.cells_of(part)) {
      if (names.empty() || names.back() != named_.name(cell)) names.push_back(named_.name(cell));
    }
    constexpr std::size_t most_named = 4;
    if (names.empty()) return label;
    if (names.size() > most_named) return fmt::format("{} from {}", label, names[0]);
    return fmt::format("{} at {}", label, fmt::join(names, " "));
  }

  void add_part(Expression part) {
    const Node node = graph_.node(part);
    if (node.op == Op::constant) {
      if (node.value == 0) fail_always();
      return;
    }
    ++name_.number;
    if (add_all_different(node) || add_sum(node)) return;
    const std::vector<Cell> cells = graph_.cells_of(part);
    if (better_as_formula(part, cells)) {
      add_formula(part, cells);
    } else if (cells.size() == 1) {
      add_allowed(part, cells[0]);
    } else if (cells.size() == 2) {
      add_relation(part, cells);
    } else {
      add_diagram_or_formula(part, cells);
    }
  }

  /// What a diagram would have to tell apart by all ways to get there.
  bool better_as_formula(Expression part, const std::vector<Cell>& cells) const {
    constexpr std::size_t few_cells = 8;
    if (cells.size() <= few_cells) return false;
    const Node& node = graph_.node(part);
    const bool variable = std::any_of(cells.begin(), cells.end(),
                                      [&](Cell cell) { return cell >= geometry_.cells(); });
    constexpr std::size_t many_cells = 64;
    const bool once = cells.size() > many_cells && is_exactly_one(graph_, part);
    return has_structure(graph_, part) || (variable && (node.op == Op::all_different || once));
  }

  void add_diagram_or_formula(Expression part, const std::vector<Cell>& cells) {
    try {
      add_diagram(part, cells);
    } catch (const UsageError&) {
      add_formula(part, cells);
    }
  }

  void add_formula(Expression part, const std::vector<Cell>& cells) {
    ClauseConstraint formula{name_, cells};
    formula.statement = statement_->entry.text;
    require_truth(graph_, part, formula);
    out_.formulas.push_back(std::move(formula));
  }

  [[noreturn]] void fail(const std::string& what) const {
    throw InputError(statement_->entry.position, what);
  }

  [[noreturn]] void fail_always() const { fail("this can never hold"); }

  bool only_cells(const Node& node) const {
    return std::all_of(node.parts.begin(), node.parts.end(),
                       [&](Expression part) { return graph_.node(part).op == Op::cell; });
  }
  std::vector<Cell> cells_of(const Node& node) const {
    std::vector<Cell> cells;
    for (const Expression part : node.parts) {
      cells.push_back(static_cast<Cell>(graph_.node(part).value));
    }
    return cells;
  }

  bool add_all_different(const Node& node) {
    if (node.op != Op::all_different || !only_cells(node)) return false;
    const std::vector<Cell> cells = cells_of(node);
    if (cells.size() > static_cast<std::size_t>(geometry_.size())) {
      fail(fmt::format("{} cells can't all differ: there are {} values", cells.size(),
                       geometry_.size()));
    }
    sudoku_sat::add(out_, AllDifferent{name_, cells});
    return true;
  }

  /// Coefficients times cells of three and more; with fewer a table is as good.
  bool add_sum(const Node& node) {
    if (node.op != Op::zero) return false;
    const Node& sum = graph_.node(node.parts[0]);
    if (sum.op != Op::linear || sum.parts.size() < 3 || !only_cells(sum)) return false;
    Sum result{name_, cells_of(sum), {}};
    constexpr std::int64_t most = 1'000'000;
    for (const std::int64_t weight : sum.weights) {
      if (weight < -most || weight > most) return false;
      result.coefficients.push_back(static_cast<int>(weight));
    }
    if (sum.value < -most || sum.value > most) return false;
    result.total = static_cast<int>(-sum.value);
    out_.sums.push_back(std::move(result));
    return true;
  }

  /// The part with its cells numbered in their order.
  Shape shape_of(Expression part, const std::vector<Cell>& cells) const {
    Shape shape{Expressions(geometry_.size(), geometry_.offset()), 0};
    std::map<Cell, Cell> numbers;
    for (const Cell cell : cells) numbers.emplace(cell, static_cast<Cell>(numbers.size()));
    shape.root = graph_.copy_to(shape.graph, part, numbers);
    return shape;
  }

  /// Equal for shapes that are equal, of cells that hold as many values.
  std::vector<std::int64_t> key_with_limits(const Shape& shape, std::size_t cells) const {
    std::vector<std::int64_t> key = key_of(shape.graph, shape.root);
    for (Cell cell = 0; cell < cells; ++cell) key.push_back(shape.graph.most_of(cell));
    return key;
  }

  void add_allowed(Expression part, Cell cell) {
    const Shape shape = shape_of(part, {cell});
    const auto keeps = [&](int value) {
      const Value values[] = {static_cast<Value>(value - geometry_.offset())};
      return shape.graph.value_of(shape.root, values) != 0;
    };
    std::vector<Value> values = values_that(geometry_, keeps);
    if (values.empty()) fail_always();
    sudoku_sat::add(out_, Allowed{name_, cell, std::move(values)});
  }

  void add_relation(Expression part, const std::vector<Cell>& cells) {
    const Shape shape = shape_of(part, cells);
    Relation& relation = relations_[key_with_limits(shape, cells.size())];
    if (!relation) {
      require_few_relations(geometry_, relations_.size());
      bool possible = false;
      relation = make_relation(geometry_, [&](int first, int second) {
        const int offset = geometry_.offset();
        const Value values[] = {static_cast<Value>(first - offset),
                                static_cast<Value>(second - offset)};
        const bool holds = shape.graph.value_of(shape.root, values) != 0;
        possible = possible || holds;
        return holds;
      });
      if (!possible) fail_always();
    }
    sudoku_sat::add(out_, PairRelation{name_, cells[0], cells[1], relation});
  }

  /// A diagram, and the shape by which values are checked.
  struct Known {
    std::shared_ptr<const Diagram> diagram;
    std::shared_ptr<const Shape> shape;
  };

  void add_diagram(Expression part, const std::vector<Cell>& cells) {
    Shape shape = shape_of(part, cells);
    Known& known = diagrams_[key_with_limits(shape, cells.size())];
    if (!known.diagram) {
      if (known.shape) throw UsageError("a diagram that was too large before");
      known.shape = std::make_shared<const Shape>(shape);
      known.diagram = std::make_shared<const Diagram>(diagram_of(std::move(shape), cells.size()));
      if (known.diagram->impossible()) fail_always();
      edges_ += known.diagram->edge_count();
      require_small_diagram(edges_);
    }
    const auto check = [shape = known.shape](std::span<const Value> values) {
      return shape->graph.value_of(shape->root, values) != 0;
    };
    out_.sequences.push_back({name_, cells, known.diagram, check});
    out_.sequences.back().statement = statement_->entry.text;
  }

  Diagram diagram_of(Shape shape, std::size_t cells) const {
    const auto step = [&](std::size_t layer, Expression rest,
                          int value) -> std::optional<Expression> {
      if (value > shape.graph.most_of(static_cast<Cell>(layer))) return std::nullopt;
      const Expression next = shape.graph.with(rest, static_cast<Cell>(layer), value);
      const auto known = shape.graph.known(next);
      return known && *known == 0 ? std::nullopt : std::optional(next);
    };
    return make_diagram(cells, geometry_.size(), shape.root, step, [](Expression) { return true; });
  }

  ConstraintName name_;  ///< of what is added next
  const Geometry& geometry_;
  const Program& program_;
  Constraints& out_;
  Expressions graph_;
  Meanings meanings_;
  Geometry named_;  ///< with the names of variables
  std::shared_ptr<const std::vector<Variable>> variables_;
  std::shared_ptr<const Program> shared_program_ = std::make_shared<const Program>(program_);
  const Statement* statement_ = nullptr;
  std::map<std::vector<std::int64_t>, Relation> relations_;
  std::map<std::vector<std::int64_t>, Known> diagrams_;
  std::size_t edges_ = 0;
};

}  // namespace

void add_statements(const Geometry& geometry, const Program& program, const std::string& rule,
                    Constraints& out) {
  Compiler compiler(geometry, program, rule, out);
  for (const Statement& statement : program.statements) {
    try {
      compiler.add(statement);
    } catch (const UsageError& error) {
      throw InputError(statement.entry.position, error.what());
    }
  }
}

}  // namespace sudoku_sat::language

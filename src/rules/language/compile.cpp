// A statement is a conjunction; each part of it becomes the strongest equivalent primitive: an
// all-different constraint, a sum, values of one cell, pairs of values of two; everything else
// becomes a decision diagram, whose nodes are what remains of the part after each value. So a
// statement is as strong as a rule written in C++, and works with every encoding, reduction and
// command.
#include "compile.hpp"

#include <fmt/format.h>

#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include "base/joined.hpp"
#include "evaluate.hpp"
#include "expression.hpp"
#include "meaning.hpp"
#include "part_shape.hpp"
#include "reify.hpp"
#include "rules/parts/add_constraints.hpp"
#include "structure.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::rule::language {

/// A relation, and whether it only requires that the two values differ.
struct PartRelation {
  Relation relation;
  bool distinct = false;
};

/// A diagram, and the shape by which values are checked.
struct PartDiagram {
  std::shared_ptr<const Diagram> diagram;
  std::shared_ptr<const PartShape> shape;
};

struct StatementAdder::Shared {
  const Geometry& geometry;
  Constraints& out;
  std::shared_ptr<const BoardLists> board = {};  ///< for what is evaluated
  std::int64_t programs = 0;                     ///< added so far
  std::map<std::vector<std::int64_t>, PartRelation> relations = {};
  std::map<std::vector<std::int64_t>, PartDiagram> diagrams = {};
};

namespace {

using Shared = StatementAdder::Shared;

class Compiler {
 public:
  Compiler(Shared& shared, const Program& program, const Names& names)
      : name_(names.name),
        numbered_(names.numbered),
        verified_(names.verified == Verified::by_statements),
        shared_(shared),
        geometry_(shared.geometry),
        program_(program),
        out_(shared.out),
        graph_(geometry_.size(), geometry_.offset()),
        meanings_(geometry_, program, graph_, out_.variables) {
    ++shared_.programs;
    declare(geometry_, program, graph_, out_);
    meanings_.require_looks();
    if (numbered_) named_ = named_geometry(geometry_, out_.variables);
    if (!verified_) return;
    shared_program_ = std::make_shared<const Program>(program);
    variables_ = std::make_shared<const std::vector<Variable>>(out_.variables);
    if (!shared_.board) shared_.board = lists_of(geometry_);
  }

  void add(const Statement& statement) {
    const Expression whole = meanings_.of(statement);
    draw(statement);
    const Node& node = graph_.node(whole);
    const bool several = node.op == Op::all;
    const std::vector<Expression> parts = several ? node.parts : std::vector{whole};
    for (const Expression part : parts) {
      statement_ = &statement;
      if (numbered_) give_label(statement, part, several);
      add_part(part);
    }
    if (verified_) add_check(statement, whole);
  }

 private:
  void add_check(const Statement& statement, Expression whole) {
    if (numbered_) give_label(statement, whole, false);
    count();
    out_.checks.push_back(
        {name_, graph_.cells_of(whole),
         [board = shared_.board, program = shared_program_, variables = variables_,
          index =
              static_cast<std::size_t>(&statement - program_.statements.data())](const Grid& grid) {
           return holds(*board, *program, program->statements[index], *variables, grid);
         }});
  }

  void count() {
    if (numbered_) ++name_.number;
  }

  void draw(const Statement& statement) {
    if (program_.drawings.empty()) return;
    std::vector<Mark> marks;
    const bool whole = meanings_.draw(statement, marks);
    for (Mark& mark : marks) {
      if (whole) mark.statement = statement.entry.text;
      out_.marks.push_back(std::move(mark));
    }
  }

  /// `rule "sum(r1c1-r1c3) = 10"`, with its cells if it is one of several parts.
  void give_label(const Statement& statement, Expression part, bool several) {
    std::string label = statement.label;
    if (label.empty()) {
      label = fmt::format("rule \"{}\"", shown(statement.entry.text, 60));
      const std::size_t line = statement.entry.position.line;
      if (line != 0) label += fmt::format(" in line {}", line);
    }
    const std::string at = several ? cells_text_of(part) : "";
    name_.brief = at.empty() ? "" : label;
    name_.label = label + at;
  }

  std::string cells_text_of(Expression part) const {
    // The digits of a variable have its name.
    std::vector<std::string> names;
    for (const Cell cell : graph_.cells_of(part)) {
      if (names.empty() || names.back() != named_->name(cell)) names.push_back(named_->name(cell));
    }
    constexpr std::size_t max_named = 4;
    if (names.empty()) return {};
    if (names.size() > max_named) return " from " + names[0];
    return " at " + base::joined(names, " ");
  }

  void add_part(Expression part) {
    const Node node = graph_.node(part);
    if (node.op == Op::constant) {
      if (node.value == 0) fail_always();
      return;
    }
    count();
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

  /// Parts for which a diagram would have to distinguish all ways to get there.
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
    formula.meaning = structure_of(graph_, part);
    require_truth(graph_, part, formula);
    out_.formulas.push_back(std::move(formula));
  }

  [[noreturn]] void fail(const std::string& what) const {
    throw InputError(statement_->entry.position, what);
  }

  [[noreturn]] void fail_always() const { fail("this can never hold"); }

  /// The cells that the parts are; no value if one is something else.
  std::optional<std::vector<Cell>> only_cells(const Node& node) const {
    std::vector<Cell> cells;
    for (const Expression part : node.parts) {
      if (graph_.node(part).op != Op::cell) return std::nullopt;
      cells.push_back(static_cast<Cell>(graph_.node(part).value));
    }
    return cells;
  }

  bool add_all_different(const Node& node) {
    const auto cells = node.op == Op::all_different ? only_cells(node) : std::nullopt;
    if (!cells) return false;
    if (cells->size() > static_cast<std::size_t>(geometry_.size())) {
      fail(fmt::format("{} cells can't all differ: there are {} values", cells->size(),
                       geometry_.size()));
    }
    sudoku_sat::rule::add(out_, AllDifferent{name_, *cells});
    return true;
  }

  /// Coefficients times cells of three and more; with fewer a table is as good.
  bool add_sum(const Node& node) {
    if (node.op != Op::zero) return false;
    const Node& sum = graph_.node(node.parts[0]);
    const auto cells = sum.op == Op::linear ? only_cells(sum) : std::nullopt;
    if (!cells || cells->size() < 3) return false;
    Sum result{name_, *cells, {}};
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
  PartShape shape_of(Expression part, const std::vector<Cell>& cells) const {
    PartShape shape{Expressions(geometry_.size(), geometry_.offset()), 0};
    std::map<Cell, Cell> numbers;
    for (const Cell cell : cells) numbers.emplace(cell, static_cast<Cell>(numbers.size()));
    shape.root = graph_.copy_to(shape.graph, part, numbers);
    return shape;
  }

  void add_allowed(Expression part, Cell cell) {
    const PartShape shape = shape_of(part, {cell});
    const auto keeps = [&](int value) {
      const Value values[] = {static_cast<Value>(value - geometry_.offset())};
      return shape.graph.value_of(shape.root, values) != 0;
    };
    std::vector<Value> values = values_that(geometry_, keeps);
    if (values.empty()) fail_always();
    sudoku_sat::rule::add(out_, Allowed{name_, cell, std::move(values)});
  }

  /// "Two cells differ" becomes an all-different constraint, however it is written: searches on
  /// boards with no other constraints are many times as fast.
  void add_relation(Expression part, const std::vector<Cell>& cells) {
    PartRelation& known = shared_.relations[key_of(graph_, part, cells, shared_.programs)];
    if (!known.relation) known = relation_of(shape_of(part, cells));
    const bool on_board = std::max(cells[0], cells[1]) < geometry_.cells();
    if (known.distinct && on_board && numbered_) {
      sudoku_sat::rule::add(out_, AllDifferent{name_, cells});
    } else {
      sudoku_sat::rule::add(out_, PairRelation{name_, cells[0], cells[1], known.relation});
    }
  }

  PartRelation relation_of(const PartShape& shape) const {
    check_relation_memory(geometry_, shared_.relations.size());
    bool possible = false;
    bool distinct = true;
    const int offset = geometry_.offset();
    Relation relation = make_relation(geometry_, [&](int first, int second) {
      const Value values[] = {static_cast<Value>(first - offset),
                              static_cast<Value>(second - offset)};
      const bool holds = shape.graph.value_of(shape.root, values) != 0;
      possible = possible || holds;
      distinct = distinct && holds == (first != second);
      return holds;
    });
    if (!possible) fail_always();
    return {std::move(relation), distinct};
  }

  void add_diagram(Expression part, const std::vector<Cell>& cells) {
    PartDiagram& known = shared_.diagrams[key_of(graph_, part, cells, shared_.programs)];
    if (!known.diagram) {
      PartShape shape = shape_of(part, cells);
      if (known.shape) throw UsageError("a diagram that was too large before");
      known.shape = std::make_shared<const PartShape>(shape);
      known.diagram = std::make_shared<const Diagram>(diagram_of(std::move(shape), cells.size()));
    }
    if (known.diagram->impossible()) fail_always();
    if (used_.insert(known.diagram.get()).second) {
      edges_ += known.diagram->edge_count();
      require_small_diagram(edges_);
    }
    const auto check = [shape = known.shape](std::span<const Value> values) {
      return shape->graph.value_of(shape->root, values) != 0;
    };
    out_.sequences.push_back({name_, cells, known.diagram, check});
    out_.sequences.back().statement = statement_->entry.text;
  }

  ConstraintName name_;  ///< of what is added next
  bool numbered_;
  bool verified_;  ///< by statements
  Shared& shared_;
  const Geometry& geometry_;
  const Program& program_;
  Constraints& out_;
  Expressions graph_;
  Meanings meanings_;
  std::optional<Geometry> named_;  ///< with the names of variables
  std::shared_ptr<const std::vector<Variable>> variables_;
  std::shared_ptr<const Program> shared_program_;
  const Statement* statement_ = nullptr;
  std::set<const Diagram*> used_;
  std::size_t edges_ = 0;  ///< of those used
};

}  // namespace

StatementAdder::StatementAdder(const Geometry& geometry, Constraints& out)
    : shared_(new Shared{geometry, out}) {}

StatementAdder::~StatementAdder() = default;

void StatementAdder::add(const Program& program, const Names& names) {
  Compiler compiler(*shared_, program, names);
  for (const Statement& statement : program.statements) {
    try {
      compiler.add(statement);
    } catch (const UsageError& error) {
      throw InputError(statement.entry.position, error.what());
    }
  }
}

}  // namespace sudoku_sat::rule::language

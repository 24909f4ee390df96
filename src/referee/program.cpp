// Texts become constraints; groups of them that share variables become statements, for which values
// of the variables are looked for.
#include <algorithm>
#include <limits>
#include <utility>

#include "language.hpp"
#include "remembered.hpp"

namespace sudoku_sat::referee {

/// Gives the variables values in turn. A constraint is asked when the last of its variables has
/// one, some after each of them.
class Search {
 public:
  using Constraints = std::vector<const Program::Constraint*>;

  Search(const Program& program, const Grid& grid, const std::set<int>& variables, long long limit)
      : program_(program),
        grid_(grid),
        variables_(variables.begin(), variables.end()),
        limit_(limit),
        assignment_(program.ranges.size()),
        asked_(program.ranges.size()) {}

  long long count(const Constraints& constraints) {
    for (const Program::Constraint* constraint : constraints) {
      const std::set<int>& variables = constraint->reads.variables;
      if (variables.empty() && !may_hold(*constraint)) return 0;
      for (const int variable : variables)
        if (constraint->early || variable == *variables.rbegin())
          asked_[static_cast<std::size_t>(variable)].push_back(constraint);
    }
    extend(0);
    return found_;
  }

 private:
  bool may_hold(const Program::Constraint& constraint) const {
    Run run(program_, grid_, assignment_);
    try {
      return run.truth(*constraint.node, constraint.names);
    } catch (const Undefined&) {
      return false;
    } catch (const Unknown&) {
      return true;
    }
  }

  void extend(std::size_t at) {
    if (at == variables_.size()) {
      ++found_;
      return;
    }
    const auto variable = static_cast<std::size_t>(variables_[at]);
    for (const long long value : program_.ranges[variable]) {
      assignment_[variable] = value;
      if (std::ranges::all_of(asked_[variable], [&](const auto* one) { return may_hold(*one); }))
        extend(at + 1);
      if (found_ >= limit_) break;
    }
    assignment_[variable].reset();
  }

  const Program& program_;
  const Grid& grid_;
  std::vector<int> variables_;
  long long limit_;
  long long found_ = 0;
  Assignment assignment_;
  std::vector<Constraints> asked_;
};

Program::Program(const Board& of, std::string_view text, const std::vector<Line>& own)
    : board(of),
      lines_(parse_lines(of, text, false)),
      sample_grid_(static_cast<std::size_t>(of.cell_count()), of.first_value) {
  std::vector<const Line*> variables;
  for (const std::vector<Line>* lines : {&own, &std::as_const(lines_)}) {
    for (const Line& line : *lines) {
      if (line.kind == Line::Kind::definition && !definitions.emplace(line.name, &line).second)
        throw NotUnderstood("'" + line.name + "' is defined twice");
      if (line.kind == Line::Kind::variable) variables.push_back(&line);
      if (line.kind == Line::Kind::statement) statements.push_back(&line);
      if (line.kind == Line::Kind::need) needs.push_back(&line);
    }
  }
  for (const Line* line : variables) declare(*line);
}

void Program::declare(const Line& line) try {
  if (definitions.contains(line.name) || arrays.contains(line.name))
    throw NotUnderstood("'" + line.name + "' is defined twice");
  const Grid none;
  const Names no_names;
  Run run(*this, none, sample_);
  VariableArray array{!line.of, {}, static_cast<int>(ranges.size())};
  if (line.of) array.things = items_of(run.value(*line.of, &no_names));
  if (line.of) array.count = static_cast<int>(array.things.size());
  Numbers range{0, 1};
  if (line.range) range = run.numbers({run.value(*line.range, &no_names)});
  const std::set<long long> sorted(range.begin(), range.end());
  if (array.count == 0 || range.empty()) throw NotUnderstood("there is no value for it");
  for (int i = 0; i < array.count; ++i) {
    ranges.emplace_back(sorted.begin(), sorted.end());
    is_truth.push_back(!line.range);
    sample_.push_back(*sorted.begin());
  }
  arrays.emplace(line.name, std::move(array));
} catch (const NotUnderstood& error) {
  throw NotUnderstood("in '" + line.source + "': " + error.what());
}

void Program::add_statements(Names given) {
  const Names* const names = keep(std::move(given));
  for (const Line* line : needs)
    if (constant(line->body, names).number == 0) throw NotUnderstood(line->source);
  for (const Line* line : statements) try {
      expand(line->body, names);
    } catch (const NotUnderstood& error) {
      throw NotUnderstood("in '" + line->source + "': " + error.what());
    }
}

void Program::add_false(long long count) {
  Node all{list};
  for (const Line* line : statements) all.children.push_back({negation, {line->body}});
  const Node number{literal, {}, "", {}, number_value(count)};
  made_.push_back({apply, {number, all}, "exactly", {}, {}, find_function("exactly")});
  expand(made_.back(), keep({}));
}

Value Program::constant(const Node& node, const Names* names) const {
  const Grid none;
  const Assignment nothing_known(ranges.size());
  return Run(*this, none, nothing_known).value(node, names);
}

Reads Program::reads_of(const Node& node, const Names* names) const {
  Reads reads;
  try {
    Run(*this, sample_grid_, sample_, &reads).truth(node, names);
  } catch (const Undefined&) {
    // Whoever throws it has noted that anything may be read.
  }
  return reads;
}

void Program::expand(const Node& node, const Names* names) {
  if (node.meaning == logic && node.text == "and") {
    for (const Node& child : node.children) expand(child, names);
    return;
  }
  Run run(*this, sample_grid_, sample_);
  if (node.meaning == for_each) {
    const std::vector<Names> things = run.things(node, names);
    for (const Names& own : things)
      if (run.reads() == 0) expand(node.children.back(), keep(own));
    if (run.reads() == 0) return;
  }
  const auto definition = node.meaning == name ? definitions.find(node.text) : definitions.end();
  if (definition != definitions.end()) {
    Names own = run.arguments(*definition->second, node, names);
    if (run.reads() == 0) return expand(definition->second->body, keep(std::move(own)));
  }
  const bool early = node.function != nullptr && (node.function->traits & Function::early) != 0;
  constraints_.push_back({&node, names, reads_of(node, names), early});
}

/// What has to be found of a constraint without variables, in a form that constraints about other
/// cells may have too. Nothing if it depends on more than the numbers of its cells.
std::optional<Program::Shape> Program::shape_of(const Constraint& constraint) const try {
  Shape shape{constraint.node, {}, {}, {}};
  if (shape.node->meaning == compare && shape.node->words == std::vector<std::string>{"="}) {
    Run run(*this, sample_grid_, sample_);
    const long long right = run.number(run.value(shape.node->children[1], constraint.names));
    if (run.reads() == 0) {
      shape.wanted = right;
      shape.node = &shape.node->children[0];
    }
  }
  Reads reads;
  shape.read(Run(*this, sample_grid_, sample_, &reads), constraint.names);
  if (reads.by_place || reads.chosen || !reads.variables.empty()) return std::nullopt;
  for (const Names* names = constraint.names; names != nullptr; names = names->outer)
    for (const Value& value : names->values)
      if (reads.names.contains(&value)) shape.add(value, reads.cells);
  if (shape.cells.size() != reads.cells.size()) return std::nullopt;
  return shape;
} catch (const Undefined&) {
  return std::nullopt;
}

/// What the cells add up to of a constraint that says `sum(cells) = number`, perhaps under a
/// condition on what is written alone. Nothing for others.
std::optional<long long> Program::sum_of(const Constraint& constraint) const try {
  const Node* node = constraint.node;
  const Names* const names = constraint.names;
  Run run(*this, sample_grid_, sample_);
  if (node->meaning == choice && node->children.size() == 2) {
    if (!run.truth(node->children[0], names)) return std::nullopt;
    node = &node->children[1];
  }
  if (node->meaning != compare || node->words != std::vector<std::string>{"="}) return std::nullopt;
  const Node& added = node->children[0];
  const bool own = definitions.contains(added.text) || arrays.contains(added.text);
  if (added.text != "sum" || own || added.children.size() != 1) return std::nullopt;
  const Values items = flat({run.value(added.children[0], names)});
  std::set<Cell> cells;
  for (const Value& item : items) {
    if (item.kind != Value::Kind::cell || item.open) return std::nullopt;
    cells.insert(static_cast<Cell>(item.number));
  }
  const long long total = run.number(run.value(node->children[1], names));
  const bool plain = run.reads() == 0 && cells.size() == items.size();
  return plain && cells == constraint.reads.cells ? std::optional(total) : std::nullopt;
} catch (const Undefined&) {
  return std::nullopt;
}

long long Program::count(const Grid& grid) const {
  Search::Constraints all;
  for (const Constraint& constraint : constraints_) all.push_back(&constraint);
  std::set<int> variables;
  for (std::size_t i = 0; i < ranges.size(); ++i) variables.insert(static_cast<int>(i));
  return Search(*this, grid, variables, std::numeric_limits<long long>::max()).count(all);
}

/// The number that is to be as wanted, or the truth.
Remembered::Found Program::Shape::read(Run run, const Names* names) const {
  return wanted ? run.number(run.value(*node, names)) : (run.truth(*node, names) ? 1 : 0);
}

/// A value that a name stands for becomes a part of the form, its cells by their places.
void Program::Shape::add(const Value& value, const std::set<Cell>& read) {
  const bool is_cell = value.kind == Value::Kind::cell;
  const Cell cell = is_cell ? static_cast<Cell>(value.number) : 0;
  const long long number = !is_cell ? value.number : read.contains(cell) ? place(cell) : -1;
  form += std::to_string(static_cast<int>(value.kind)) + ":" + std::to_string(number) + " ";
  if (value.kind == Value::Kind::text) (form += value.text) += "\n";
  if (value.items == nullptr) return;
  for (const Value& item : *value.items) add(item, read);
  form += ". ";
}

long long Program::Shape::place(Cell cell) {
  const auto found = std::ranges::find(cells, cell);
  const auto place = found - cells.begin();
  if (found == cells.end()) cells.push_back(cell);
  return place;
}

/// A statement about these cells that remembers what it has found.
Statement Program::remembering(const std::shared_ptr<const Program>& program, const Group& group,
                               Tables& tables) {
  const std::set<Cell> read = group.reads.chosen ? std::set<Cell>() : group.reads.cells;
  Statement statement{"", {read.begin(), read.end()}, {}};
  statement.evaluated = {program, &program->evaluated};
  for (const int variable : group.reads.variables)
    statement.tries *=
        static_cast<double>(program->ranges[static_cast<std::size_t>(variable)].size());
  const Constraint& first = *group.constraints[0];
  const bool alone = group.constraints.size() == 1 && group.reads.variables.empty();
  if (const auto shape = alone ? program->shape_of(first) : std::nullopt) {
    std::shared_ptr<Remembered>& table = tables[{shape->node, shape->form}];
    if (table == nullptr) table = std::make_shared<Remembered>(program->board);
    statement.holds = [=, shape = *shape, table = table, names = first.names](const Grid& grid) {
      const auto found = table->find(grid, shape.cells, [&]() -> Remembered::Found {
        const Assignment none(program->ranges.size());
        try {
          return shape.read(Run(*program, grid, none), names);
        } catch (const Undefined&) {
          return std::nullopt;
        }
      });
      return found == shape.wanted.value_or(1);
    };
    return statement;
  }
  const auto holds = [program, group](const Grid& grid) {
    return Search(*program, grid, group.reads.variables, 1).count(group.constraints) > 0;
  };
  statement.holds = holds;
  if (statement.cells.empty()) return statement;
  const auto table = std::make_shared<Remembered>(program->board);
  statement.holds = [=, cells = statement.cells](const Grid& grid) {
    return table->find(grid, cells, [&] { return holds(grid) ? 1 : 0; }) == 1;
  };
  return statement;
}

std::vector<Statement> Program::statements_of(const std::shared_ptr<const Program>& program,
                                              const std::string& rule) {
  std::vector<Group> groups;
  for (const Constraint& constraint : program->constraints_) {
    Group merged{{&constraint}, constraint.reads};
    const auto is_apart = [&](const Group& other) {
      return std::ranges::none_of(other.reads.variables, [&](int variable) {
        return constraint.reads.variables.contains(variable);
      });
    };
    const auto shared = std::stable_partition(groups.begin(), groups.end(), is_apart);
    for (auto group = shared; group != groups.end(); ++group) {
      std::ranges::copy(group->constraints, std::back_inserter(merged.constraints));
      merged.reads.cells.merge(group->reads.cells);
      merged.reads.variables.merge(group->reads.variables);
      merged.reads.chosen = merged.reads.chosen || group->reads.chosen;
    }
    groups.erase(shared, groups.end());
    groups.push_back(std::move(merged));
  }
  std::vector<Statement> result;
  Tables tables;
  for (const Group& group : groups) {
    result.push_back(remembering(program, group, tables));
    result.back().rule = rule;
    const bool alone = group.constraints.size() == 1 && group.reads.variables.empty();
    if (alone && !group.reads.chosen) result.back().sum = program->sum_of(*group.constraints[0]);
  }
  return result;
}

}  // namespace sudoku_sat::referee

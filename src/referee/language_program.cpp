// Texts become constraints; groups of them that share variables become statements.
#include "language_program.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <set>
#include <utility>

namespace sudoku_sat::referee::language {

namespace {

/// Functions that can be false whatever values the last variables get.
const std::set<std::string> early_functions{"connected", "reach_edge", "in_order", "all_different"};

}  // namespace

/// Gives the variables values in turn. Each constraint waits for one variable that it needs and
/// that has none yet.
class Search {
 public:
  Search(const Program& program, const std::vector<int>& variables, const Grid& grid,
         long long limit)
      : scope_(program.scope_),
        variables_(variables),
        grid_(grid),
        limit_(limit),
        assignment_(scope_.ranges.size()),
        waiting_(scope_.ranges.size()) {}

  long long count(const std::vector<const Constraint*>& constraints) {
    for (const Constraint* constraint : constraints)
      if (constraint->early || constraint->reads.variables.empty()) {
        if (!may_hold(*constraint)) return 0;
      } else {
        waiting_[*constraint->reads.variables.rbegin()].push_back(constraint);
      }
    extend(0);
    return found_;
  }

 private:
  bool may_hold(const Constraint& constraint) {
    Evaluation evaluation(scope_, grid_, assignment_);
    try {
      return constraint.holds(evaluation);
    } catch (const Undefined&) {
      return false;
    } catch (const Unknown& unknown) {
      waiting_[unknown.variable].push_back(&constraint);
      moved_.push_back(unknown.variable);
      return true;
    }
  }

  void extend(std::size_t at) {
    if (at == variables_.size()) {
      ++found_;
      return;
    }
    const auto variable = static_cast<std::size_t>(variables_[at]);
    for (const long long value : scope_.ranges[variable]) {
      assignment_[variable] = value;
      const std::size_t moved = moved_.size();
      if (all_may_hold(waiting_[variable])) extend(at + 1);
      for (; moved_.size() > moved; moved_.pop_back()) waiting_[moved_.back()].pop_back();
      if (found_ >= limit_) break;
    }
    assignment_[variable].reset();
  }

  bool all_may_hold(const std::vector<const Constraint*>& constraints) {
    return std::ranges::all_of(
        constraints, [this](const Constraint* constraint) { return may_hold(*constraint); });
  }

  const Scope& scope_;
  const std::vector<int>& variables_;
  const Grid& grid_;
  long long limit_;
  long long found_ = 0;
  Assignment assignment_;
  std::vector<std::vector<const Constraint*>> waiting_;
  /// For which variables constraints began to wait, in this order.
  std::vector<int> moved_;
};

Program::Program(const Board& board, std::string_view text) {
  scope_.board = board;
  sample_grid_.assign(static_cast<std::size_t>(board.cell_count()), board.first_value);
  statements_ = parse_lines(board, text);
  for (const Line& line : statements_)
    if (line.kind == Line::Kind::definition) define(line);
  for (const Line& line : statements_)
    if (line.kind == Line::Kind::variable) declare(line);
  std::erase_if(statements_, [](const Line& line) { return line.kind != Line::Kind::statement; });
}

void Program::require_new(const std::string& name) const {
  if (scope_.definitions.count(name) + scope_.arrays.count(name) != 0)
    throw NotUnderstood("'" + name + "' is defined twice");
}

void Program::define(const Line& line) {
  require_new(line.name);
  scope_.definitions.emplace(line.name, line);
}

void Program::declare(const Line& line) try {
  require_new(line.name);
  const Grid none;
  Evaluation evaluation(scope_, none, sample_);
  VariableArray array;
  array.single = line.of.empty();
  array.truths = line.range.empty();
  array.first = variable_count();
  if (!array.single) array.things = items_of(evaluation.evaluate(line.of[0]));
  array.count = array.single ? 1 : static_cast<int>(array.things.size());
  std::set<long long> range{0, 1};
  if (!array.truths) {
    const std::vector<long long> numbers = evaluation.numbers({evaluation.evaluate(line.range[0])});
    range = {numbers.begin(), numbers.end()};
  }
  if (array.count == 0 || range.empty()) throw NotUnderstood("there is no value for it");
  for (int i = 0; i < array.count; ++i) {
    scope_.ranges.emplace_back(range.begin(), range.end());
    scope_.is_truth.push_back(array.truths);
    sample_.push_back(*range.begin());
  }
  scope_.arrays.emplace(line.name, std::move(array));
} catch (const NotUnderstood& error) {
  throw NotUnderstood("in '" + line.source + "': " + error.what());
}

void Program::add_statements() {
  for (const Line& line : statements_) try {
      expand(line.body[0], {}, 0);
    } catch (const NotUnderstood& error) {
      throw NotUnderstood("in '" + line.source + "': " + error.what());
    }
}

Reads Program::all_reads() const {
  Reads reads;
  reads.chosen = true;
  for (int variable = 0; variable < variable_count(); ++variable) reads.variables.insert(variable);
  return reads;
}

bool Program::holds(const Node& node, const std::vector<Binding>& bindings,
                    const Grid& grid) const {
  const Assignment nothing_known(scope_.ranges.size());
  Evaluation evaluation(scope_, grid, nothing_known);
  evaluation.bind(bindings);
  try {
    return evaluation.truth(node);
  } catch (const Undefined&) {
    return false;
  }
}

Reads Program::reads_of(const Node& node, const std::vector<Binding>& bindings) const {
  Evaluation evaluation(scope_, sample_grid_, sample_);
  Reads reads;
  evaluation.note(reads);
  evaluation.bind(bindings);
  try {
    evaluation.truth(node);
  } catch (const Undefined&) {
    reads.partial = true;
  }
  return reads.partial ? all_reads() : reads;
}

void Program::expand(const Node& node, const std::vector<Binding>& bindings, int depth) {
  if (node.kind == Node::Kind::for_each) return expand_for_each(node, bindings, depth);
  if (node.kind == Node::Kind::call && scope_.definitions.count(node.text) != 0)
    return expand_definition(node, bindings, depth);
  if (node.kind != Node::Kind::logic || node.text != "and") return add_sentence(node, bindings);
  for (const Node& child : node.children) expand(child, bindings, depth);
}

void Program::expand_for_each(const Node& node, const std::vector<Binding>& bindings, int depth) {
  Evaluation evaluation(scope_, sample_grid_, sample_);
  evaluation.bind(bindings);
  const std::vector<std::vector<Binding>> things = evaluation.bindings_of(node);
  if (evaluation.reads() != 0) return add_sentence(node, bindings);
  for (const std::vector<Binding>& thing : things) {
    std::vector<Binding> all = bindings;
    all.insert(all.end(), thing.begin(), thing.end());
    expand(node.children.back(), all, depth);
  }
}

void Program::expand_definition(const Node& call, const std::vector<Binding>& bindings, int depth) {
  constexpr int deepest = 100;
  if (depth > deepest) throw NotUnderstood("'" + call.text + "' is defined by itself");
  const Line& definition = scope_.definitions.at(call.text);
  Evaluation evaluation(scope_, sample_grid_, sample_);
  evaluation.bind(bindings);
  const std::vector<Binding> arguments = evaluation.arguments_of(definition, call);
  if (evaluation.reads() != 0) return add_sentence(call, bindings);
  expand(definition.body[0], arguments, depth + 1);
}

void Program::add_sentence(const Node& node, const std::vector<Binding>& bindings) {
  const auto holds = [&node, bindings](Evaluation& evaluation) {
    evaluation.bind(bindings);
    return evaluation.truth(node);
  };
  const bool early = node.kind == Node::Kind::quantity ||
                     (node.kind == Node::Kind::call && early_functions.count(node.text) != 0);
  constraints_.push_back({holds, reads_of(node, bindings), early});
}

long long Program::count(const Grid& grid, long long limit) const {
  std::vector<const Constraint*> all;
  for (const Constraint& constraint : constraints_) all.push_back(&constraint);
  std::vector<int> variables(scope_.ranges.size());
  std::iota(variables.begin(), variables.end(), 0);
  return Search(*this, variables, grid, limit).count(all);
}

std::vector<Program::Group> Program::groups() const {
  std::vector<Group> result;
  for (const Constraint& constraint : constraints_) {
    Group merged{{&constraint}, {}};
    std::set<int> variables = constraint.reads.variables;
    for (std::size_t i = result.size(); i-- > 0;) {
      Group& group = result[i];
      const auto shared = [&](int variable) { return variables.count(variable) != 0; };
      if (std::ranges::none_of(group.variables, shared)) continue;
      merged.constraints.insert(merged.constraints.begin(), group.constraints.begin(),
                                group.constraints.end());
      merged.variables.insert(merged.variables.end(), group.variables.begin(),
                              group.variables.end());
      result.erase(result.begin() + static_cast<std::ptrdiff_t>(i));
    }
    variables.insert(merged.variables.begin(), merged.variables.end());
    merged.variables.assign(variables.begin(), variables.end());
    result.push_back(std::move(merged));
  }
  return result;
}

std::vector<Statement> Program::statements_of(std::shared_ptr<const Program> program,
                                              const std::string& rule) {
  std::vector<Statement> result;
  for (const Group& group : program->groups()) {
    Statement statement{
        rule, {}, [program, group](const Grid& grid) {
          return Search(*program, group.variables, grid, 1).count(group.constraints) > 0;
        }};
    std::set<Cell> cells;
    bool chosen = false;
    for (const Constraint* constraint : group.constraints) {
      cells.insert(constraint->reads.cells.begin(), constraint->reads.cells.end());
      chosen = chosen || constraint->reads.chosen;
    }
    if (!chosen) statement.cells.assign(cells.begin(), cells.end());
    result.push_back(std::move(statement));
  }
  return result;
}

}  // namespace sudoku_sat::referee::language

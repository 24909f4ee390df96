// Goes through the tree and asks for values. Patterns are matched by where each of their parts may
// end, without an automaton; steps that are written down are taken from each state at once.
#include "evaluate.hpp"

#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "automaton.hpp"
#include "board_lists.hpp"

namespace sudoku_sat::rule::language {

namespace {

using Kind = Syntax::Kind;

/// Where a pattern that begins at `begin` may end.
std::set<std::size_t> ends_of(const Pattern& pattern, const Numbers& line, std::size_t begin) {
  poll_limits(16);
  switch (pattern.kind) {
    case Pattern::Kind::values: {
      if (begin == line.size()) return {};
      const std::int64_t value = line[begin];
      const bool inside = value >= 0 && value < static_cast<std::int64_t>(pattern.values.size());
      if (!inside || !pattern.values[static_cast<std::size_t>(value)]) return {};
      return {begin + 1};
    }
    case Pattern::Kind::sequence: {
      std::set<std::size_t> ends{begin};
      for (const Pattern& part : pattern.parts) {
        std::set<std::size_t> further;
        for (const std::size_t end : ends) further.merge(ends_of(part, line, end));
        ends = std::move(further);
      }
      return ends;
    }
    case Pattern::Kind::choice: {
      std::set<std::size_t> ends;
      for (const Pattern& part : pattern.parts) ends.merge(ends_of(part, line, begin));
      return ends;
    }
    default:
      break;
  }
  std::set<std::size_t> result;
  std::set<std::size_t> now{begin};
  std::set<std::set<std::size_t>> seen;
  for (int times = 0; !now.empty(); ++times) {
    if (times >= pattern.least) result.insert(now.begin(), now.end());
    if (times == pattern.most) break;
    if (times >= pattern.least && !seen.insert(now).second) break;
    std::set<std::size_t> further;
    for (const std::size_t end : now) further.merge(ends_of(pattern.parts[0], line, end));
    now = std::move(further);
  }
  return result;
}

void open(const Item& item, const FilledBoard& filled, Numbers& numbers) {
  if (!item.is_list) numbers.push_back(filled.number(item));
  for (const Item& inner : item.list) open(inner, filled, numbers);
}

class Evaluator {
 public:
  Evaluator(const BoardLists& board, const Program& program, const std::vector<Variable>& variables,
            const Grid& grid)
      : geometry_(board.geometry()),
        program_(program),
        variables_(variables),
        grid_(grid),
        filled_{board, grid} {}

  /// The statement's numbers; truths are 0 or 1.
  std::vector<std::int64_t> numbers_of(const Statement& statement) {
    return filled_.numbers_in(item_of(statement));
  }
  Item item_of(const Statement& statement) {
    definitions_ = statement.definitions;
    return value(statement.tree);
  }

 private:
  std::int64_t number(const Syntax& part) { return filled_.number(value(part)); }

  Item value(const Syntax& part) {
    poll_limits(8);
    switch (part.kind) {
      case Kind::number:
        return {part.number};
      case Kind::cells: {
        Items items;
        for (const Cell cell : part.cells) items.push_back({.cell = cell});
        return part.number == 1 ? items[0] : list_item(std::move(items));
      }
      case Kind::chain:
        return chain(part);
      case Kind::each:
        return each(part);
      case Kind::name:
        for (auto name = names_.rbegin(); name != names_.rend(); ++name) {
          if (name->first == part.word) return name->second;
        }
        return call(part);
      default:
        return call(part);
    }
  }

  Items values(const std::vector<Syntax>& parts) {
    Items items;
    items.reserve(parts.size());
    for (const Syntax& part : parts) items.push_back(value(part));
    return items;
  }

  /// The variables of a name: the one of a cell, a single one, or all; no value: there are none.
  std::optional<Item> variable(const Syntax& part) {
    Items items;
    std::optional<Cell> wanted;
    for (const Variable& variable : variables_) {
      if (variable.group != part.word) continue;
      if (items.empty() && !part.parts.empty()) wanted = value(part.parts[0]).cell;
      items.push_back({number_of(variable, geometry_.size(), grid_)});
      const bool single = variable.name == variable.group;
      if (single || (wanted && variable.of == wanted)) return items.back();
    }
    if (items.empty()) return std::nullopt;
    return list_item(std::move(items));
  }

  Item call(const Syntax& part) {
    if (part.word == "if") {
      if (number(part.parts[0]) != 0) return value(part.parts[1]);
      return part.parts.size() == 3 ? value(part.parts[2]) : Item{1};
    }
    if (part.word.starts_with("matches") && part.kind == Kind::call) return matches(part);
    if (part.word == "automaton" && part.kind == Kind::call) return accepted(part);
    const Definition* const found = find_definition(program_, definitions_, part.word);
    if (found == nullptr) {
      if (auto item = variable(part)) return std::move(*item);
    }
    Items arguments = values(part.parts);
    if (found != nullptr) return defined(*found, std::move(arguments));
    return evaluation_of(part.word)({arguments, filled_});
  }

  Item defined(const Definition& definition, Items arguments) {
    std::vector<std::pair<std::string_view, Item>> names;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      names.emplace_back(definition.parameters[i], std::move(arguments[i]));
    }
    std::swap(names, names_);
    const std::size_t visible = std::exchange(definitions_, definition.earlier);
    Item result = value(definition.body);
    definitions_ = visible;
    std::swap(names, names_);
    return result;
  }

  Item each(const Syntax& part) {
    Items result;
    const Item source = value(part.parts[0]);
    for (const Item& item : source.list) {
      const std::size_t outside = names_.size();
      for (std::size_t i = 0; i < part.names.size(); ++i) {
        names_.emplace_back(part.names[i], part.names.size() == 1 ? item : item.list[i]);
      }
      if (number(part.parts[1]) != 0) result.push_back(value(part.parts[2]));
      names_.resize(outside);
    }
    return list_item(std::move(result));
  }

  Item chain(const Syntax& part) {
    const Items items = values(part.parts);
    std::int64_t result = filled_.number(items[0]);
    bool compared = true;
    bool comparison = false;
    for (std::size_t i = 0; i < part.operators.size(); ++i) {
      const std::string& sign = part.operators[i];
      const std::int64_t left = filled_.number(items[i]);
      const Item& right = items[i + 1];
      if (sign == "in" || sign == "not in") {
        const auto all = filled_.numbers_in(right);
        const bool inside = std::find(all.begin(), all.end(), left) != all.end();
        compared = compared && inside == (sign == "in");
        comparison = true;
      } else if (const auto holds = compare(sign, left, filled_.number(right))) {
        compared = compared && *holds;
        comparison = true;
      } else {
        result = operation(sign, result, filled_.number(right));
      }
    }
    return {comparison ? (compared ? 1 : 0) : result};
  }

  /// No value if the sign isn't a comparison.
  static std::optional<bool> compare(std::string_view sign, std::int64_t a, std::int64_t b) {
    if (sign == "=") return a == b;
    if (sign == "!=") return a != b;
    if (sign == "<") return a < b;
    if (sign == "<=") return a <= b;
    if (sign == ">") return a > b;
    if (sign == ">=") return a >= b;
    return std::nullopt;
  }

  static std::int64_t operation(const std::string& sign, std::int64_t a, std::int64_t b) {
    if (sign == "+") return a + b;
    if (sign == "-") return a - b;
    if (sign == "*") return a * b;
    if (sign == "and") return a != 0 && b != 0 ? 1 : 0;
    if (sign == "or") return a != 0 || b != 0 ? 1 : 0;
    if (sign == "implies") return a == 0 || b != 0 ? 1 : 0;
    if (sign == "iff") return (a != 0) == (b != 0) ? 1 : 0;
    // The remainder of a division is never negative.
    const std::int64_t rest = (a % b + b) % b;
    return sign == "mod" ? rest : (a - rest) / b;
  }

  NamedValues named_values() {
    return [&](const std::string& name) -> std::optional<std::vector<std::int64_t>> {
      return filled_.numbers_in(call({Kind::name, 0, 0, name}));
    };
  }

  Item accepted(const Syntax& part) {
    const Steps written =
        parse_steps(part.parts[1].word, geometry_.least(), geometry_.most(), named_values());
    std::set<std::size_t> states{0};
    const auto read = [&](std::int64_t value) {
      std::set<std::size_t> next;
      for (const auto& [from, values, to] : written.steps) {
        const bool known = value >= 0 && value < std::ssize(values);
        if (known && values[static_cast<std::size_t>(value)] && states.contains(from)) {
          next.insert(to);
        }
      }
      poll_limits(written.steps.size());
      states = std::move(next);
    };
    bool first = true;
    for (const Item& item : value(part.parts[0]).list) {
      if (item.is_list && !std::exchange(first, false)) read(geometry_.most() + 1);
      for (const std::int64_t number : filled_.numbers_in(item)) read(number);
    }
    return {std::ranges::any_of(states, [&](std::size_t state) { return written.ends[state]; })};
  }

  Item matches(const Syntax& part) {
    const Pattern pattern =
        parse_pattern(part.parts[1].word, geometry_.least(), geometry_.most(), named_values());
    Numbers line = filled_.numbers_in(value(part.parts[0]));
    const bool loop = part.word == "matches_loop";
    for (std::size_t turn = 0; turn <= (loop ? line.size() : 0); ++turn) {
      if (ends_of(pattern, line, 0).contains(line.size())) return {1};
      if (!line.empty()) std::rotate(line.begin(), line.begin() + 1, line.end());
    }
    return {0};
  }

  const Geometry& geometry_;
  const Program& program_;
  const std::vector<Variable>& variables_;
  const Grid& grid_;
  FilledBoard filled_;
  std::size_t definitions_ = 0;
  std::vector<std::pair<std::string_view, Item>> names_;
};

}  // namespace

std::int64_t FilledBoard::number(const Item& item) const {
  return item.cell ? board.geometry().number(grid[*item.cell]) : item.number;
}

Numbers FilledBoard::numbers_in(const Item& item) const {
  Numbers numbers;
  open(item, *this, numbers);
  return numbers;
}

Numbers Evaluation::numbers() const {
  Numbers numbers;
  for (const Item& argument : arguments) open(argument, filled, numbers);
  return numbers;
}

std::shared_ptr<const BoardLists> lists_of(const Geometry& geometry) {
  return std::make_shared<const BoardLists>(geometry);
}

bool holds(const BoardLists& board, const Program& program, const Statement& statement,
           const std::vector<Variable>& variables, const Grid& grid) {
  return Evaluator(board, program, variables, grid).numbers_of(statement).at(0) != 0;
}

std::vector<std::int64_t> numbers_of(const BoardLists& board, const Program& program,
                                     const Statement& expression, const Grid& grid) {
  return Evaluator(board, program, {}, grid).numbers_of(expression);
}

std::vector<std::vector<Cell>> groups_of(const BoardLists& board, const Program& program,
                                         const Statement& expression, const Grid& grid) {
  std::vector<std::vector<Cell>> groups;
  const Item all = Evaluator(board, program, {}, grid).item_of(expression);
  for (const Item& group : all.list) {
    groups.emplace_back();
    for (const Item& cell : group.list) groups.back().push_back(cell.cell.value());
  }
  return groups;
}

}  // namespace sudoku_sat::rule::language

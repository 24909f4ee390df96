// Turns the tree of a statement into expressions of cells: looks up names, writes out loops and
// definitions.
#include "functions.hpp"

#include <fmt/format.h>

#include "rules/parts/entry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::rule::language {

namespace {

using Kind = Syntax::Kind;

/// Limits the parts of a statement with its loops and definitions written out.
constexpr std::size_t max_steps = 1'000'000;
/// Definitions within definitions; each takes some levels.
constexpr int max_levels = 10 * max_depth;

}  // namespace

std::string_view name(Meaning::Kind kind) {
  constexpr std::string_view names[] = {"a number", "a truth", "a list"};
  return names[static_cast<std::size_t>(kind)];
}

Expression Meanings::of(const Statement& statement) {
  scope_ = {&statement.entry, statement.definitions};
  steps_ = 0;
  depth_ = 0;
  try {
    return truth(meaning(statement.tree), statement.tree);
  } catch (const UsageError& error) {
    throw InputError(scope_.entry->position, error.what());
  }
}

void Meanings::fail(const Syntax& part, const std::string& what) const {
  throw InputError(position_in(*scope_.entry, part.offset), what);
}

Expression Meanings::number(const Meaning& meaning, const Syntax& part) const {
  if (meaning.kind == Meaning::Kind::number) return meaning.expression;
  fail(part, fmt::format("expected a number, got {}", name(meaning.kind)));
}

Expression Meanings::truth(const Meaning& meaning, const Syntax& part) const {
  if (meaning.kind == Meaning::Kind::truth) return meaning.expression;
  fail(part, fmt::format("expected something true or false such as \"r1c1 < 5\", got {}",
                         name(meaning.kind)));
}

const std::vector<Meaning>& Meanings::list(const Meaning& meaning, const Syntax& part) const {
  if (meaning.kind == Meaning::Kind::list) return meaning.list;
  fail(part, fmt::format("expected a list such as \"r1c1-r1c5\" or \"[1, 2]\", got {}",
                         name(meaning.kind)));
}

std::int64_t Meanings::known(const Meaning& meaning, const Syntax& part, std::int64_t least,
                             std::int64_t most) const {
  const auto value = expressions_.known(number(meaning, part));
  if (!value) fail(part, "expected a number that doesn't depend on cells");
  if (*value >= least && *value <= most) return *value;
  fail(part, least > most ? fmt::format("{} is not allowed here", *value)
                          : fmt::format("{} should be from {} to {}", *value, least, most));
}

Cell Meanings::cell(const Meaning& meaning, const Syntax& part) const {
  const Node& node = expressions_.node(number(meaning, part));
  if (node.op != Op::cell || static_cast<std::size_t>(node.value) >= geometry_.cells()) {
    fail(part, "expected a cell");
  }
  return static_cast<Cell>(node.value);
}

std::vector<Expression> Meanings::flat(const std::vector<Meaning>& meanings, const Syntax& part,
                                       Meaning::Kind kind) const {
  std::vector<Expression> result;
  for (const Meaning& meaning : meanings) {
    poll_limits(4);
    if (meaning.kind == Meaning::Kind::list) {
      const auto inner = flat(meaning.list, part, kind);
      result.insert(result.end(), inner.begin(), inner.end());
    } else {
      result.push_back(kind == Meaning::Kind::number ? number(meaning, part)
                                                     : truth(meaning, part));
    }
  }
  return result;
}

Meaning Meanings::meaning(const Syntax& part) {
  if (++steps_ > max_steps) {
    fail(part, fmt::format("the statement has more than {} parts, written out", max_steps));
  }
  poll_limits(32);
  if (++depth_ > max_levels) fail(part, "nested too deep, with the definitions that are used");
  Meaning result{Meaning::Kind::list};
  switch (part.kind) {
    case Kind::number:
      result = Meaning::number(expressions_.constant(part.number));
      break;
    case Kind::cells:
      result = cells(part);
      break;
    case Kind::text:
      fail(part, "only the second argument of `matches` or `automaton` is a text");
    case Kind::name:
      result = named(part);
      break;
    case Kind::call:
      result = call(part);
      break;
    case Kind::chain:
      result = chain(part);
      break;
    case Kind::each:
      result = each(part);
      break;
  }
  --depth_;
  return result;
}

Meaning Meanings::cells(const Syntax& part) {
  std::vector<Meaning> list;
  for (const Cell cell : part.cells) list.push_back(Meaning::number(expressions_.cell(cell)));
  if (part.number == 1) return list[0];
  return Meaning::of(std::move(list));
}

Meaning Meanings::named(const Syntax& part) {
  for (auto local = scope_.names.rbegin(); local != scope_.names.rend(); ++local) {
    if (local->first == part.word) return local->second;
  }
  return call(part);
}

Meaning Meanings::call(const Syntax& part) {
  const Definition* definition = find_definition(program_, scope_.definitions, part.word);
  if (definition == nullptr) {
    if (auto found = variable(part)) return std::move(*found);
  }
  const Function* function = definition == nullptr ? find_function(part.word) : nullptr;
  if (definition == nullptr && function == nullptr) unknown(part);
  const std::size_t least = definition != nullptr ? definition->parameters.size() : function->least;
  const std::size_t most = definition != nullptr ? least : function->most;
  const std::size_t count = part.parts.size();
  if (count < least || count > most) {
    const std::string wanted = least == most  ? std::to_string(least)
                               : most > 1'000 ? fmt::format("{} or more", least)
                                              : fmt::format("{} or {}", least, most);
    fail(part, fmt::format("'{}' has {} argument{}, not {}", part.word, wanted,
                           wanted == "1" ? "" : "s", count));
  }
  std::vector<Meaning> arguments;
  for (const Syntax& argument : part.parts) {
    // A pattern is read by the function.
    const bool pattern = definition == nullptr && argument.kind == Kind::text;
    arguments.push_back(pattern ? Meaning::of({}) : meaning(argument));
  }
  if (definition != nullptr) return apply(*definition, std::move(arguments), part);
  return function->compile({*this, part, arguments});
}

Meaning Meanings::apply(const Definition& definition, std::vector<Meaning> arguments,
                        const Syntax& part) {
  Scope inner = scope_of(definition, std::move(arguments));
  if (depth_ >= max_levels) fail(part, "nested too deep, with the definitions that are used");
  std::swap(scope_, inner);
  Meaning result = meaning(definition.body);
  std::swap(scope_, inner);
  return result;
}

Meanings::Scope Meanings::scope_of(const Definition& definition,
                                   std::vector<Meaning> arguments) const {
  Scope inner{&definition.entry, definition.earlier};
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    inner.names.emplace_back(definition.parameters[i], std::move(arguments[i]));
  }
  return inner;
}

/// "r1c1" of "R1C1"; empty if that is not a cell.
std::string Meanings::cell_in_capitals(std::string_view word) const {
  std::string small(word);
  std::replace(small.begin(), small.end(), 'R', 'r');
  std::replace(small.begin(), small.end(), 'C', 'c');
  for (Cell cell = 0; cell < geometry_.grid_cells(); ++cell) {
    if (geometry_.name(cell) == small) return small;
  }
  return {};
}

void Meanings::unknown(const Syntax& part) const {
  if (find_definition(program_, program_.definitions.size(), part.word) != nullptr) {
    fail(part, fmt::format("'{}' is not defined above this: a definition uses those above it, and "
                           "never itself",
                           shown(part.word)));
  }
  std::vector<std::string_view> names;
  for (const Variable& variable : variables_) names.push_back(variable.group);
  for (const auto& [local, meaning] : scope_.names) names.push_back(local);
  for (std::size_t i = 0; i < scope_.definitions; ++i) {
    names.push_back(program_.definitions[i].name);
  }
  const auto functions = function_names();
  names.insert(names.end(), functions.begin(), functions.end());
  const std::string cell = cell_in_capitals(part.word);
  const std::string_view near = cell.empty() ? nearest(part.word, names) : cell;
  const std::string what = fmt::format("unknown name '{}'", shown(part.word));
  fail(part, near.empty() ? what : fmt::format("{}; did you mean {}?", what, near));
}

Meaning Meanings::each(const Syntax& part) {
  std::vector<Meaning> results;
  for_each_item(part, [&] { results.push_back(meaning(part.parts[2])); });
  return Meaning::of(std::move(results));
}

void Meanings::for_each_item(const Syntax& part, const std::function<void()>& body) {
  const Meaning source = meaning(part.parts[0]);
  const std::size_t outside = scope_.names.size();
  for (const Meaning& item : list(source, part.parts[0])) {
    bind(part, item);
    const auto wanted = expressions_.known(truth(meaning(part.parts[1]), part.parts[1]));
    if (!wanted)
      fail(part.parts[1], "the condition of `where` must not depend on the cells' values");
    if (*wanted != 0) body();
    scope_.names.resize(outside);
  }
}

void Meanings::bind(const Syntax& part, const Meaning& item) {
  if (part.names.size() == 1) {
    scope_.names.emplace_back(part.names[0], item);
    return;
  }
  const std::vector<Meaning>& items = list(item, part.parts[0]);
  if (items.size() != part.names.size()) {
    fail(part, fmt::format("{} names for {} things", part.names.size(), items.size()));
  }
  for (std::size_t i = 0; i < items.size(); ++i) {
    scope_.names.emplace_back(part.names[i], items[i]);
  }
}

Meaning Meanings::chain(const Syntax& part) {
  const std::string& sign = part.operators[0];
  if (sign == "+" || sign == "-" || sign == "*" || sign == "/" || sign == "mod") {
    return of_numbers(part);
  }
  if (sign == "and" || sign == "or" || sign == "implies" || sign == "iff") return of_truths(part);
  return comparisons(part);
}

Meaning Meanings::of_numbers(const Syntax& part) {
  Expression result = number(meaning(part.parts[0]), part.parts[0]);
  for (std::size_t i = 0; i < part.operators.size(); ++i) {
    const Syntax& next = part.parts[i + 1];
    const Expression other = number(meaning(next), next);
    const std::string& sign = part.operators[i];
    if (sign == "+" || sign == "-") {
      result = expressions_.linear({result, other}, {1, sign == "+" ? 1 : -1});
    } else {
      const Op op = sign == "*" ? Op::product : sign == "/" ? Op::quotient : Op::remainder;
      result = expressions_.make({op, 0, {result, other}});
    }
  }
  return Meaning::number(result);
}

Meaning Meanings::of_truths(const Syntax& part) {
  std::vector<Expression> truths;
  for (const Syntax& inner : part.parts) truths.push_back(truth(meaning(inner), inner));
  if (part.operators[0] == "and") return Meaning::truth(expressions_.all(std::move(truths)));
  if (part.operators[0] == "or") return Meaning::truth(expressions_.any(std::move(truths)));
  if (truths.size() > 2) fail(part, "use parentheses to show which of these belong together");
  if (part.operators[0] == "implies") {
    return Meaning::truth(expressions_.any({expressions_.negation(truths[0]), truths[1]}));
  }
  const Expression both = expressions_.difference(truths[0], truths[1]);
  return Meaning::truth(expressions_.make({Op::zero, 0, {both}}));
}

/// "a < b <= c" requires both.
Meaning Meanings::comparisons(const Syntax& part) {
  std::vector<Expression> truths;
  Meaning first = meaning(part.parts[0]);
  for (std::size_t i = 0; i < part.operators.size(); ++i) {
    Meaning second = meaning(part.parts[i + 1]);
    const Expression left = number(first, part.parts[i]);
    const std::string& sign = part.operators[i];
    if (sign == "in" || sign == "not in") {
      const Expression inside = membership(left, second, part.parts[i + 1]);
      truths.push_back(sign == "in" ? inside : expressions_.negation(inside));
    } else {
      truths.push_back(comparison(sign, left, number(second, part.parts[i + 1])));
    }
    first = std::move(second);
  }
  return Meaning::truth(expressions_.all(std::move(truths)));
}

Expression Meanings::comparison(const std::string& sign, Expression first, Expression second) {
  if (sign == ">" || sign == ">=") return comparison(sign == ">" ? "<" : "<=", second, first);
  const Expression above = expressions_.difference(second, first);
  if (sign == "<") return expressions_.make({Op::positive, 0, {above}});
  if (sign == "<=")
    return expressions_.make({Op::positive, 0, {expressions_.linear({above}, {1}, 1)}});
  const Expression equal = expressions_.make({Op::zero, 0, {above}});
  return sign == "=" ? equal : expressions_.negation(equal);
}

Expression Meanings::membership(Expression number, const Meaning& set, const Syntax& part) {
  std::vector<Expression> equal;
  for (const Expression item : flat(list(set, part), part, Meaning::Kind::number)) {
    equal.push_back(comparison("=", number, item));
  }
  return expressions_.any(std::move(equal));
}

std::shared_ptr<Automaton> Meanings::automaton(const Syntax& part, bool of_steps) {
  if (part.kind != Kind::text) {
    fail(part, of_steps ? "the steps must be in quotation marks"
                        : "a pattern must be in quotation marks");
  }
  // Definitions never change, so a pattern means the same everywhere.
  std::shared_ptr<Automaton>& known = automata_[{of_steps, part.word}];
  if (known) return known;
  const NamedValues named =
      [&](const std::string& set) -> std::optional<std::vector<std::int64_t>> {
    if (find_definition(program_, scope_.definitions, set) == nullptr) return std::nullopt;
    return values_of(set, part);
  };
  try {
    const int least = geometry_.least();
    const int most = geometry_.most();
    known = of_steps ? std::make_shared<Automaton>(parse_steps(part.word, least, most, named))
                     : std::make_shared<Automaton>(parse_pattern(part.word, least, most, named));
    return known;
  } catch (const PatternError& error) {
    Syntax place{Kind::text, part.offset + 1 + error.offset};
    fail(place, error.what);
  }
}

std::vector<std::int64_t> Meanings::values_of(const std::string& name, const Syntax& part) {
  const Meaning set = meaning({Kind::name, part.offset, 0, name});
  std::vector<std::int64_t> values;
  for (const Expression item : flat(list(set, part), part, Meaning::Kind::number)) {
    values.push_back(known(Meaning::number(item), part, geometry_.least(), geometry_.most()));
  }
  return values;
}

}  // namespace sudoku_sat::rule::language

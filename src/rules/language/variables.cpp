// A variable is one cell if its range has at most N numbers, otherwise a number of several digits.
// A constraint on the cell, or on the digits, forbids numbers out of range.
#include <fmt/format.h>

#include "base/sorted.hpp"
#include "functions.hpp"
#include "rules/parts/add_constraints.hpp"
#include "rules/parts/entry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::rule::language {

namespace {

/// The maximum number of values of a variable.
constexpr std::int64_t max_numbers = 1'000'000;
constexpr std::size_t max_cells = 100'000;

class Declarer {
 public:
  Declarer(const Geometry& geometry, const Program& program, Expressions& graph, Constraints& out)
      : geometry_(geometry), program_(program), graph_(graph), out_(out) {}

  void add(const Declaration& declaration) {
    require_new(declaration);
    const auto declared = Meanings(geometry_, program_, graph_, out_.variables).of(declaration);
    if (declared.single) return add(declaration, declared, declaration.name, std::nullopt);
    for (std::size_t i = 0; i < declared.of.size(); ++i) {
      const std::optional<Cell> cell = cell_of(declared.of[i]);
      const std::string name = cell ? fmt::format("{}({})", declaration.name, geometry_.name(*cell))
                                    : fmt::format("{}[{}]", declaration.name, i + 1);
      add(declaration, declared, name, cell);
    }
  }

 private:
  std::optional<Cell> cell_of(const Meaning& meaning) const {
    if (meaning.kind != Meaning::Kind::number) return std::nullopt;
    const Node& node = graph_.node(meaning.expression);
    const bool cell =
        node.op == Op::cell && static_cast<std::size_t>(node.value) < geometry_.cells();
    return cell ? std::optional(static_cast<Cell>(node.value)) : std::nullopt;
  }

  void require_new(const Declaration& declaration) const {
    const std::string& name = declaration.name;
    const bool defined = find_definition(program_, program_.definitions.size(), name) != nullptr;
    const bool declared =
        std::any_of(out_.variables.begin(), out_.variables.end(),
                    [&](const Variable& variable) { return variable.group == name; });
    if (defined || declared) {
      throw InputError(declaration.entry.position, name + " is defined twice");
    }
    if (find_function(name) == nullptr) return;
    throw InputError(declaration.entry.position,
                     fmt::format("{} is a name of the language: choose another one", name));
  }

  void add(const Declaration& declaration, const Meanings::Declared& declared,
           const std::string& name, std::optional<Cell> of) {
    Variable variable{name, declaration.name, {}, 0, 1, declared.numbers.empty(), of};
    if (!variable.truth) {
      variable.least = declared.numbers.front();
      variable.most = declared.numbers.back();
    }
    const std::int64_t count = variable.most - variable.least + 1;
    const std::int64_t base = geometry_.size();
    if (base == 1 && count > 1) {
      throw InputError(declaration.entry.position, "a board of one value has no variables");
    }
    Cell cell = next_cell(geometry_, out_.variables);
    for (std::int64_t numbers = 1; numbers < count || variable.cells.empty(); numbers *= base) {
      variable.cells.push_back(cell++);
    }
    if (cell > geometry_.cells() + max_cells) {
      throw InputError(declaration.entry.position, "more than 100000 variables");
    }
    restrict(variable, declared.numbers);
    out_.variables.push_back(std::move(variable));
  }

  /// The possible values of a number of several digits, and their digits.
  struct Range {
    std::vector<char> possible;
    Diagram digits;
  };

  void restrict(const Variable& variable, const std::vector<std::int64_t>& numbers) {
    std::vector<char> possible(static_cast<std::size_t>(variable.most - variable.least + 1),
                               numbers.empty() ? 1 : 0);
    for (const std::int64_t number : numbers) {
      possible[static_cast<std::size_t>(number - variable.least)] = 1;
    }
    if (variable.cells.size() == 1) return restrict_cell(variable, possible);
    restrict_digits(variable, range_of(variable.cells.size(), std::move(possible)));
  }

  /// Made once for all variables of a declaration.
  std::shared_ptr<const Range> range_of(std::size_t digits, std::vector<char> possible) {
    if (range_ && range_->possible == possible) return range_;
    const auto base = static_cast<std::size_t>(geometry_.size());
    const auto step = [&](std::size_t layer, std::size_t begun,
                          int value) -> std::optional<std::size_t> {
      const std::size_t number = begun * base + static_cast<std::size_t>(value) - 1;
      const bool last = layer + 1 == digits;
      if (last && (number >= possible.size() || possible[number] == 0)) return std::nullopt;
      return last ? 0 : number;
    };
    Diagram diagram = make_diagram(digits, geometry_.size(), std::size_t{0}, step,
                                   [](std::size_t) { return true; });
    require_small_diagram(edges_ += diagram.edge_count());
    range_ = std::make_shared<const Range>(Range{std::move(possible), std::move(diagram)});
    return range_;
  }

  void restrict_digits(const Variable& variable, std::shared_ptr<const Range> range) {
    const auto base = static_cast<std::size_t>(geometry_.size());
    const auto holds = [range, base](std::span<const Value> digits) {
      std::size_t number = 0;
      for (const Value digit : digits) number = number * base + digit - 1;
      return number < range->possible.size() && range->possible[number] != 0;
    };
    const std::string label = "the range of " + variable.name;
    out_.sequences.push_back({{"variable", ++number_, label},
                              variable.cells,
                              std::shared_ptr<const Diagram>(range, &range->digits),
                              holds});
    out_.sequences.back().statement = label;
  }

  void restrict_cell(const Variable& variable, const std::vector<char>& possible) {
    graph_.limit(variable.cells[0], static_cast<int>(possible.size()));
    const auto keeps = [&](int value) {
      const auto index = static_cast<std::size_t>(value - geometry_.least());
      return index < possible.size() && possible[index] != 0;
    };
    if (possible.size() == static_cast<std::size_t>(geometry_.size()) &&
        std::count(possible.begin(), possible.end(), 0) == 0) {
      return;
    }
    sudoku_sat::rule::add(out_, Allowed{{"variable", ++number_, "the range of " + variable.name},
                                        variable.cells[0],
                                        values_that(geometry_, keeps)});
  }

  const Geometry& geometry_;
  const Program& program_;
  Expressions& graph_;
  Constraints& out_;
  int number_ = 0;
  std::shared_ptr<const Range> range_;  ///< the last one
  std::size_t edges_ = 0;               ///< of all of them
};

}  // namespace

Cell next_cell(const Geometry& geometry, const std::vector<Variable>& variables) {
  if (variables.empty()) return static_cast<Cell>(geometry.cells());
  return variables.back().cells.back() + 1;
}

Geometry named_geometry(const Geometry& geometry, const std::vector<Variable>& variables) {
  std::vector<std::string> names;
  for (const Variable& variable : variables) {
    names.insert(names.end(), variable.cells.size(), variable.name);
  }
  return geometry.with_variables(std::move(names));
}

void declare(const Geometry& geometry, const Program& program, Expressions& graph,
             Constraints& out) {
  for (const Variable& variable : out.variables) {
    const std::int64_t count = variable.most - variable.least + 1;
    if (variable.cells.size() == 1) graph.limit(variable.cells[0], static_cast<int>(count));
  }
  Declarer declarer(geometry, program, graph, out);
  for (const Declaration& declaration : program.declarations) {
    try {
      declarer.add(declaration);
    } catch (const UsageError& error) {
      throw InputError(declaration.entry.position, error.what());
    }
  }
}

Meanings::Declared Meanings::of(const Declaration& declaration) {
  scope_ = {&declaration.entry, declaration.earlier};
  steps_ = 0;
  depth_ = 0;
  Declared result;
  result.single = declaration.of.empty();
  if (!result.single) result.of = list(meaning(declaration.of[0]), declaration.of[0]);
  if (declaration.range.empty()) return result;
  const Syntax& range = declaration.range[0];
  const Meaning numbers = meaning(range);
  for (const Expression number : flat({numbers}, range, Meaning::Kind::number)) {
    result.numbers.push_back(known(Meaning::number(number), range, -max_numbers, max_numbers));
  }
  if (result.numbers.empty()) fail(range, "no number at all: write them as 1..9 or {1, 3}");
  base::sort_once(result.numbers);
  return result;
}

Meaning Meanings::value_of(const Variable& variable) {
  if (variable.truth) {
    return Meaning::truth(
        expressions_.make({Op::zero,
                           0,
                           {expressions_.linear({expressions_.cell(variable.cells[0])}, {1},
                                                -2 - expressions_.offset())}}));
  }
  std::vector<Expression> digits;
  std::vector<std::int64_t> weights(variable.cells.size(), 1);
  for (std::size_t i = variable.cells.size(); i-- > 1;) {
    weights[i - 1] = weights[i] * expressions_.size();
  }
  std::int64_t value = variable.least;
  for (const std::int64_t weight : weights) value -= weight * (1 + expressions_.offset());
  for (const Cell cell : variable.cells) digits.push_back(expressions_.cell(cell));
  return Meaning::number(expressions_.linear(std::move(digits), std::move(weights), value));
}

/// No value if there is no variable of that name.
std::optional<Meaning> Meanings::variable(const Syntax& part) {
  const auto first =
      std::find_if(variables_.begin(), variables_.end(),
                   [&](const Variable& variable) { return variable.group == part.word; });
  if (first == variables_.end()) return std::nullopt;
  const auto end = std::find_if(first, variables_.end(), [&](const Variable& variable) {
    return variable.group != part.word;
  });
  if (part.parts.empty()) {
    if (first->name == first->group) return value_of(*first);
    std::vector<Meaning> all;
    for (auto one = first; one != end; ++one) all.push_back(value_of(*one));
    return Meaning::of(std::move(all));
  }
  if (part.parts.size() > 1) fail(part, fmt::format("'{}' takes one cell", part.word));
  const Cell wanted = cell(meaning(part.parts[0]), part.parts[0]);
  const auto found =
      std::find_if(first, end, [&](const Variable& variable) { return variable.of == wanted; });
  if (found != end) return value_of(*found);
  fail(part.parts[0], fmt::format("there is no {} of this cell", shown(part.word)));
}

}  // namespace sudoku_sat::rule::language

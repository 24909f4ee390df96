// Draws statements on the board. A file gives a definition's look once, `draw cage(total, line) =
// outline(line, total)`, and each call of it is drawn like this: the drawing and the constraint
// have the same arguments.
#include <fmt/format.h>

#include "meaning.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::rule::language {

/// What can follow `draw NAME(...) =`: its arguments are cells, and a number or a text
/// between quotation marks.
struct LookFunction {
  std::string_view name;
  Mark::Kind mark;
  std::size_t least;  ///< arguments
  std::size_t most;
  std::size_t cells = 1;  ///< this many cells at least
};

namespace {

using Kind = Syntax::Kind;

constexpr LookFunction look_functions[] = {
    {"outline", Mark::Kind::outline, 1, 2},
    {"line", Mark::Kind::line, 1, 1, 2},
    {"thick_line", Mark::Kind::thick_line, 1, 1, 2},
    {"thermometer", Mark::Kind::thermometer, 1, 1, 2},
    {"arrow", Mark::Kind::arrow, 2, 2, 2},
    {"circle", Mark::Kind::circle, 1, 1},
    {"disc", Mark::Kind::disc, 1, 1},
    {"square", Mark::Kind::square, 1, 1},
    {"shade", Mark::Kind::shade, 1, 1},
    {"outside", Mark::Kind::outside, 2, 2, 1},
};

std::string look_names() {
  std::string names;
  for (const LookFunction& look : look_functions) {
    names += (names.empty() ? "" : ", ") + std::string(look.name);
  }
  return names;
}

}  // namespace

void Meanings::require_looks() {
  for (const Drawing& drawing : program_.drawings) {
    scope_ = {&drawing.look.entry, drawing.look.earlier};
    look_of(drawing.look.body);
  }
}

bool Meanings::draw(const Statement& statement, std::vector<Mark>& marks) {
  scope_ = {&statement.entry, statement.definitions};
  steps_ = 0;
  depth_ = 0;
  return draw(statement.tree, marks);
}

bool Meanings::draw(const Syntax& part, std::vector<Mark>& marks) {
  if (part.kind == Kind::call && part.word == "all" && part.parts.size() == 1 &&
      part.parts[0].kind == Kind::each) {
    bool whole = true;
    for_each_item(part.parts[0], [&] { whole = draw(part.parts[0].parts[2], marks) && whole; });
    return whole;
  }
  if (part.kind == Kind::chain && part.operators[0] == "and") {
    return std::count_if(part.parts.begin(), part.parts.end(), [&](const Syntax& inner) {
             return draw(inner, marks);
           }) == static_cast<std::ptrdiff_t>(part.parts.size());
  }
  if (part.kind == Kind::call || part.kind == Kind::name) return draw_call(part, marks);
  return false;
}

/// A definition without a look may consist of calls of definitions that have one.
bool Meanings::draw_call(const Syntax& part, std::vector<Mark>& marks) {
  const Definition* definition = find_definition(program_, scope_.definitions, part.word);
  if (definition == nullptr) return false;
  std::vector<Meaning> arguments;
  for (const Syntax& argument : part.parts) arguments.push_back(meaning(argument));
  const Drawing* drawing = find_drawing(program_, part.word);
  const Definition& body = drawing == nullptr ? *definition : drawing->look;
  Scope inner = scope_of(body, std::move(arguments));
  std::swap(scope_, inner);
  const bool whole = drawing == nullptr ? draw(body.body, marks) : draw_look(body.body, marks);
  std::swap(scope_, inner);
  return whole;
}

/// A call with something other than a cell, or with an unknown number, is allowed but can't be
/// drawn.
bool Meanings::draw_look(const Syntax& look, std::vector<Mark>& marks) {
  const LookFunction& function = look_of(look);
  Mark mark{.kind = function.mark, .cells = {}};
  if (!add_cells(look.parts[0], mark.cells)) return false;
  if (function.mark == Mark::Kind::arrow) {
    std::vector<Cell> circle = mark.cells;
    mark.cells.resize(std::min<std::size_t>(mark.cells.size(), 1));
    if (!add_cells(look.parts[1], mark.cells)) return false;
    if (!circle.empty()) marks.push_back({.kind = Mark::Kind::circle, .cells = std::move(circle)});
  } else if (look.parts.size() > 1) {
    const Syntax& text = look.parts[1];
    const bool written = text.kind == Kind::text;
    const auto value = written ? std::nullopt : expressions_.known(number(meaning(text), text));
    if (!written && !value) return false;
    mark.text = written ? text.word : std::to_string(*value);
  }
  if (mark.cells.size() < function.cells) return false;
  marks.push_back(std::move(mark));
  return true;
}

const LookFunction& Meanings::look_of(const Syntax& look) const {
  const LookFunction* function =
      look.kind == Kind::call ? find_in(look_functions, look.word) : nullptr;
  if (function == nullptr) fail(look, "what is drawn is one of " + look_names());
  if (look.parts.size() >= function->least && look.parts.size() <= function->most) return *function;
  fail(look, fmt::format("'{}' has {} argument{}, not {}", look.word, function->most,
                         function->most == 1 ? "" : "s", look.parts.size()));
}

/// False if anything but cells of the board is among them.
bool Meanings::add_cells(const Syntax& part, std::vector<Cell>& cells) {
  for (const Expression one : flat({meaning(part)}, part, Meaning::Kind::number)) {
    const Node& node = expressions_.node(one);
    if (node.op != Op::cell || static_cast<std::size_t>(node.value) >= geometry_.grid_cells()) {
      return false;
    }
    cells.push_back(static_cast<Cell>(node.value));
  }
  return true;
}

}  // namespace sudoku_sat::rule::language

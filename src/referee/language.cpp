// The rule `rule`, and the relations of `leapers`.
#include "language.hpp"

#include <limits>
#include <memory>

#include "language_program.hpp"

namespace sudoku_sat::referee {
namespace {

std::shared_ptr<language::Program> program_of(const Board& board, std::string_view text) {
  auto program = std::make_shared<language::Program>(board, text);
  program->add_statements();
  return program;
}

std::vector<language::Binding> a_and_b(int a, int b) {
  return {{"a", language::number_value(a), true}, {"b", language::number_value(b), true}};
}

}  // namespace

std::vector<Statement> parse_language(const Board& board, std::string_view text) {
  return language::Program::statements_of(program_of(board, text), "rule");
}

std::function<bool(int a, int b)> parse_pair_relation(const Board& board, std::string_view text) {
  const auto program = std::make_shared<language::Program>(board, text);
  if (program->statements().size() != 1 || program->variable_count() != 0)
    throw NotUnderstood("a relation of two cells is one statement: " + std::string(text));
  const language::Node& node = program->statements()[0].body[0];
  const language::Reads reads =
      program->reads_of(node, a_and_b(board.first_value, board.first_value));
  if (reads.chosen || !reads.cells.empty())
    throw NotUnderstood("a relation of a and b speaks of other cells: " + std::string(text));
  return [program, &node](int a, int b) { return program->holds(node, a_and_b(a, b), {}); };
}

long long count_variables(const Board& board, std::string_view rule_or_language,
                          std::string_view data, const Grid& grid) {
  const auto program = is_beside(rule_or_language)
                           ? beside::program_of(board, rule_or_language, data)
                           : program_of(board, data);
  return program->count(grid, std::numeric_limits<long long>::max());
}

}  // namespace sudoku_sat::referee

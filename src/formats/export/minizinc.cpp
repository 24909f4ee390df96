// MiniZinc: a variable for each cell, the number that its value is written as (a cell of a variable
// as if it were on the grid); alldifferent, linear sums, tables of the pairs that relations allow,
// and diagrams as automata for `regular` (Pesant 2004), whose states are the diagram's nodes.
// Tables and automata that several constraints share are declared once. The answer has the cells
// row by row, so that programs that read grids read it as well.
#include <fmt/format.h>

#include <unordered_map>

#include "base/joined.hpp"
#include "registry.hpp"

namespace sudoku_sat::format {

namespace {

/// Compiling a model takes more memory than any machine has long before that.
constexpr std::size_t most_cells = 1'000'000;

class MznWriter {
 public:
  MznWriter(const ExportTask& task, Output& out)
      : puzzle_(task.puzzle),
        board_(*task.puzzle.board),
        geometry_(board_.geometry()),
        text_(task, &out) {}

  void write() {
    // Not all of "globals.mzn", which some versions of a solver's library can't take.
    for (const char* file : {"alldifferent", "table", "regular"}) {
      text_.add(fmt::format("include \"{}.mzn\";\n", file));
    }
    for (Cell cell = 0; cell < geometry_.cells(); ++cell) {
      text_.add(fmt::format("var {}..{}: {};\n", geometry_.least(), geometry_.most(), name(cell)));
    }
    const Constraints& constraints = board_.constraints();
    for (const AllDifferent& constraint : constraints.all_different) {
      state(fmt::format("alldifferent([{}])", names(constraint.cells)));
    }
    for (const Allowed& allowed : constraints.allowed) write(allowed);
    for (const PairRelation& relation : constraints.relations) write(relation);
    for (const Sum& sum : constraints.sums) write(sum);
    for (const Sequence& sequence : constraints.sequences) write(sequence);
    for (const ClauseConstraint& formula : constraints.formulas) write(formula);
    for (Cell cell = 0; cell < puzzle_.givens.size(); ++cell) {
      if (puzzle_.givens[cell] != 0) state(holds(cell, puzzle_.givens[cell]));
    }
    text_.add("solve satisfy;\n");
    write_output();
    text_.report();
  }

 private:
  std::string name(Cell cell) const {
    if (geometry_.on_grid(cell)) return geometry_.name(cell);
    return fmt::format("v{}", cell - geometry_.grid_cells() + 1);
  }
  std::string names(std::span<const Cell> cells) const {
    std::vector<std::string> all;
    for (const Cell cell : cells) all.push_back(name(cell));
    return base::joined(all, ", ");
  }
  std::string holds(Cell cell, Value value) const {
    return fmt::format("{} = {}", name(cell), geometry_.number(value));
  }

  void state(std::string_view what) { text_.add(fmt::format("constraint {};\n", what)); }

  void write(const Allowed& allowed) {
    std::vector<int> numbers;
    for (const Value value : allowed.values) numbers.push_back(geometry_.number(value));
    state(fmt::format("{} in {{{}}}", name(allowed.cell), base::joined(numbers, ", ")));
  }

  void write(const PairRelation& relation) {
    const std::string table = table_of(relation.relation.get());
    if (table.empty()) return state("false");
    state(fmt::format("table([{}, {}], {})", name(relation.first), name(relation.second), table));
  }

  /// Its name; empty if it allows no pair.
  std::string table_of(const ValueRelation* relation) {
    const auto [entry, added] = tables_.try_emplace(relation);
    if (!added) return entry->second;
    std::string pairs;
    std::size_t count = 0;
    for (int first = 1; first <= geometry_.size(); ++first) {
      for (int second = 1; second <= geometry_.size(); ++second) {
        if (!relation->allows(first, second)) continue;
        ++count;
        pairs += fmt::format("{}{}, {}", count == 1 ? "" : " | ", first + geometry_.offset(),
                             second + geometry_.offset());
      }
    }
    if (count == 0) return {};
    entry->second = fmt::format("pairs{}", tables_.size());
    text_.add(
        fmt::format("array[1..{}, 1..2] of int: {} = [| {} |];\n", count, entry->second, pairs));
    return entry->second;
  }

  void write(const Sum& sum) {
    std::string terms;
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
      terms +=
          fmt::format("{}{} * {}", i == 0 ? "" : " + ", sum.coefficient(i), name(sum.cells[i]));
    }
    state(fmt::format("{} = {}", terms, sum.total));
  }

  void write(const Sequence& sequence) {
    const Diagram& diagram = *sequence.diagram;
    if (diagram.impossible()) return state("false");
    std::size_t states = 0;
    for (std::size_t layer = 0; layer <= diagram.cells(); ++layer) states += diagram.nodes(layer);
    std::vector<std::string> values;
    for (const Cell cell : sequence.cells) {
      values.push_back(geometry_.offset() == 0
                           ? name(cell)
                           : fmt::format("{} - ({})", name(cell), geometry_.offset()));
    }
    state(fmt::format("regular([{}], {}, {}, steps{}, 1, {{{}}})", base::joined(values, ", "),
                      states, geometry_.size(), automaton_of(diagram, states), states));
  }

  /// The number of its table: for each state and value the state after it, 0 for none.
  std::size_t automaton_of(const Diagram& diagram, std::size_t states) {
    const auto [entry, added] = automata_.try_emplace(&diagram, automata_.size() + 1);
    if (!added) return entry->second;
    const auto size = static_cast<std::size_t>(geometry_.size());
    require_small_diagram(states * size);
    std::vector<std::size_t> steps(states * size);
    std::size_t before = 0;
    for (std::size_t layer = 0; layer < diagram.cells(); ++layer) {
      const std::size_t behind = before + diagram.nodes(layer);
      for (const Diagram::Edge& edge : diagram.edges(layer)) {
        steps[(before + edge.from) * size + edge.value - 1] = behind + edge.to + 1;
      }
      before = behind;
    }
    text_.add(fmt::format("array[1..{}, 1..{}] of int: steps{} = array2d(1..{}, 1..{}, [{}]);\n",
                          states, size, entry->second, states, size, base::joined(steps, ",")));
    return entry->second;
  }

  void write(const ClauseConstraint& formula) {
    const std::size_t before = booleans_;
    for (std::uint32_t i = 0; i < formula.booleans; ++i) {
      text_.add(fmt::format("var bool: b{};\n", ++booleans_));
    }
    for (std::size_t i = 0; i < formula.clauses(); ++i) {
      std::string clause;
      for (const ClauseConstraint::Literal& literal : formula.clause(i)) {
        if (!clause.empty()) clause += " \\/ ";
        if (literal.value == 0) {
          clause += fmt::format("{}b{}", literal.holds ? "" : "not ", before + literal.atom + 1);
        } else {
          clause += fmt::format("{} {} {}", name(formula.cells[literal.atom]),
                                literal.holds ? "=" : "!=", geometry_.number(literal.value));
        }
      }
      state(clause.empty() ? "false" : clause);
    }
  }

  /// A line for each row of the board, then one for all variables.
  void write_output() {
    std::string text = "output [";
    for (Cell cell = 0; cell < geometry_.cells(); ++cell) {
      const bool end =
          cell + 1 == geometry_.cells() || geometry_.row(cell) != geometry_.row(cell + 1);
      text +=
          fmt::format("{}show({}), \"{}\"", cell == 0 ? "" : ", ", name(cell), end ? "\\n" : " ");
    }
    text_.add(text + "];\n");
  }

  const Puzzle& puzzle_;
  const Board& board_;
  const Geometry& geometry_;
  ConstraintText text_;
  std::size_t booleans_ = 0;
  std::unordered_map<const ValueRelation*, std::string> tables_;
  std::unordered_map<const Diagram*, std::size_t> automata_;
};

void write_mzn(const ExportTask& task, Output& out) {
  const std::size_t cells = task.puzzle.geometry().cells();
  if (cells > most_cells) {
    throw UsageError(
        fmt::format("{} cells are too many for MiniZinc: at most {}", cells, most_cells));
  }
  out.write(task.header);
  MznWriter(task, out).write();
}

/// Numbers, cell by cell, up to "----------"; or "=====UNSATISFIABLE=====".
AnswerText read_mzn(LineReader& answer, const CnfPuzzle& puzzle, std::uint64_t) {
  const Geometry& geometry = puzzle.puzzle.geometry();
  AnswerText text;
  text.model = Model(puzzle.variables.variables());
  Cell cell = 0;
  for (std::string_view line; !text.closed && answer.next(line);) {
    if (line.starts_with('%')) continue;
    if (line == "----------") {
      text.closed = true;
    } else if (line == "=====UNSATISFIABLE=====") {
      text.answer = Answer::unsatisfiable;
      return text;
    } else if (line == "=====UNKNOWN=====") {
      return text;
    } else {
      for (auto word = take_word(line); !word.empty(); word = take_word(line)) {
        const auto number = parse_number<int>(word);
        if (!number || cell == geometry.cells()) {
          throw InputError(answer.position(),
                           fmt::format("'{}': expected rows of {} numbers in all, then a line "
                                       "'----------'; or '=====UNSATISFIABLE====='",
                                       shown(word), geometry.cells()));
        }
        const int value = *number - geometry.offset();
        if (value >= 1 && value <= geometry.size())
          text.model.set(variable_of(geometry, cell, value));
        ++cell;
      }
    }
  }
  if (!text.closed)
    throw InputError(answer.position(),
                     "contains no whole answer: rows of numbers end with a line '----------'");
  text.answer = Answer::satisfiable;
  text.literals = cell != 0;
  return text;
}

}  // namespace

}  // namespace sudoku_sat::format

namespace sudoku_sat {

const ExportLanguage language_entries::mzn{
    .name = "mzn",
    .summary = "MiniZinc: alldifferent, sums, tables and automata",
    .comment = "% ",
    .write = format::write_mzn,
    .read = format::read_mzn,
};

}  // namespace sudoku_sat

// OPB: linear (in)equalities of Boolean variables, for pseudo-Boolean solvers. Cells and units are
// equalities, and sums stand as such. A diagram has a variable for each edge; what flows into a
// node flows out of it, and a cell holds a value if an edge of that value is taken. A node has one
// edge for each value, so the cells determine the path, and each solution is one model.
//
// Only "=" and ">=", coefficients before each variable, no negated literals: the form of the
// pseudo-Boolean competitions (O. Roussel, V. Manquinho: Input/Output Format and Solver
// Requirements for the Competitions of Pseudo-Boolean Solvers), which VeriPB reads as well.
#include <fmt/format.h>

#include "registry.hpp"

namespace sudoku_sat::format {

namespace {

class OpbWriter {
 public:
  OpbWriter(const ExportTask& task, Output* out)
      : puzzle_(task.puzzle),
        board_(*task.puzzle.board),
        geometry_(board_.geometry()),
        text_(task, out),
        variables_(static_cast<std::uint64_t>(geometry_.cells()) *
                   static_cast<std::uint64_t>(geometry_.size())) {}

  void write() {
    write_cells();
    for (const AllDifferent& constraint : board_.all_different()) write(constraint);
    const Constraints& constraints = board_.constraints();
    for (const Allowed& allowed : constraints.allowed) write(allowed);
    for (const PairRelation& relation : constraints.relations) write(relation);
    for (const Sum& sum : constraints.sums) write(sum);
    for (const Sequence& sequence : constraints.sequences) write(sequence);
    for (const ClauseConstraint& formula : constraints.formulas) write(formula);
    write_givens();
    text_.report();
  }

  std::uint64_t variables() const { return variables_; }
  std::uint64_t constraints() const { return text_.count(); }

 private:
  std::uint64_t variable(Cell cell, int value) const {
    return static_cast<std::uint64_t>(variable_of(geometry_, cell, value));
  }

  void term(std::int64_t coefficient, std::uint64_t variable) {
    if (!text_.counts_only()) line_ += fmt::format("{:+} x{} ", coefficient, variable);
    any_ = true;
  }
  /// Ends the constraint. No variable at all is a sum of 0.
  void end(std::string_view relation, std::int64_t bound) {
    if (!any_) term(0, 1);
    text_.add(line_ += fmt::format("{} {} ;\n", relation, bound));
    line_.clear();
    any_ = false;
  }

  void write_cells() {
    for (Cell cell = 0; cell < geometry_.cells(); ++cell) {
      for (int value = 1; value <= geometry_.size(); ++value) term(1, variable(cell, value));
      end("=", 1);
    }
  }

  void write(const AllDifferent& constraint) {
    const bool unit = board_.is_unit(constraint);
    if (constraint.cells.size() < 2 && !unit) return;
    for (int value = 1; value <= geometry_.size(); ++value) {
      for (const Cell cell : constraint.cells) term(unit ? 1 : -1, variable(cell, value));
      end(unit ? "=" : ">=", unit ? 1 : -1);
    }
  }

  void write(const Allowed& allowed) {
    for (const Value value : allowed.values) term(1, variable(allowed.cell, value));
    end("=", 1);
  }

  void write(const PairRelation& relation) {
    for (int first = 1; first <= geometry_.size(); ++first) {
      for (int second = 1; second <= geometry_.size(); ++second) {
        if (relation.relation->allows(first, second)) continue;
        term(-1, variable(relation.first, first));
        term(-1, variable(relation.second, second));
        end(">=", -1);
      }
    }
  }

  void write(const Sum& sum) {
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
      for (int value = 1; value <= geometry_.size(); ++value) {
        const auto number = std::int64_t{sum.coefficient(i)} * (value + geometry_.offset());
        if (number != 0) term(number, variable(sum.cells[i], value));
      }
    }
    end("=", sum.total);
  }

  void write(const Sequence& sequence) {
    const Diagram& diagram = *sequence.diagram;
    if (diagram.impossible()) return end("=", 1);
    for (std::size_t layer = 0; layer < diagram.cells(); ++layer) {
      const std::uint64_t edges = take(diagram.edges(layer).size());
      write_nodes(diagram, layer, edges);
      write_values(sequence.cells[layer], diagram.edges(layer), edges);
      before_ = edges;
    }
  }

  /// What flows out of each node before the cell: 1 out of the first, otherwise what flows into it.
  /// The edges' variables come after `edges`, those of the layer before after before_.
  void write_nodes(const Diagram& diagram, std::size_t layer, std::uint64_t edges) {
    std::vector<std::vector<std::uint64_t>> in(diagram.nodes(layer));
    std::vector<std::vector<std::uint64_t>> out(diagram.nodes(layer));
    for (std::uint64_t number = edges; const Diagram::Edge& edge : diagram.edges(layer)) {
      out[edge.from].push_back(++number);
    }
    if (layer > 0) {
      for (std::uint64_t number = before_; const Diagram::Edge& edge : diagram.edges(layer - 1)) {
        in[edge.to].push_back(++number);
      }
    }
    for (std::size_t node = 0; node < out.size(); ++node) {
      for (const std::uint64_t edge : out[node]) term(1, edge);
      for (const std::uint64_t edge : in[node]) term(-1, edge);
      end("=", layer == 0 ? 1 : 0);
    }
  }

  void write_values(Cell cell, std::span<const Diagram::Edge> layer, std::uint64_t edges) {
    std::vector<std::vector<std::uint64_t>> of_value(static_cast<std::size_t>(geometry_.size()));
    for (std::uint64_t number = edges; const Diagram::Edge& edge : layer) {
      of_value[edge.value - 1U].push_back(++number);
    }
    for (int value = 1; value <= geometry_.size(); ++value) {
      term(1, variable(cell, value));
      for (const std::uint64_t edge : of_value[static_cast<std::size_t>(value) - 1]) term(-1, edge);
      end("=", 0);
    }
  }

  void write(const ClauseConstraint& formula) {
    const std::uint64_t booleans = take(formula.booleans);
    for (std::size_t i = 0; i < formula.clauses(); ++i) {
      std::int64_t bound = 1;
      for (const ClauseConstraint::Literal& literal : formula.clause(i)) {
        if (!literal.holds) --bound;
        term(literal.holds ? 1 : -1, literal.value == 0
                                         ? booleans + literal.atom + 1
                                         : variable(formula.cells[literal.atom], literal.value));
      }
      end(">=", bound);
    }
  }

  void write_givens() {
    for (Cell cell = 0; cell < puzzle_.givens.size(); ++cell) {
      if (puzzle_.givens[cell] == 0) continue;
      term(1, variable(cell, puzzle_.givens[cell]));
      end("=", 1);
    }
  }

  /// New variables: they come after the number that is returned.
  std::uint64_t take(std::uint64_t count) {
    const auto first = static_cast<std::uint64_t>(take_variables(variables_, count));
    return first - 1;
  }

  const Puzzle& puzzle_;
  const Board& board_;
  const Geometry& geometry_;
  ConstraintText text_;
  std::uint64_t variables_;
  std::uint64_t before_ = 0;
  std::string line_;
  bool any_ = false;
};

void write_opb(const ExportTask& task, Output& out) {
  OpbWriter counting(task, nullptr);
  counting.write();
  out.write(fmt::format("* #variable= {} #constraint= {}\n", counting.variables(),
                        counting.constraints()));
  out.write(task.header);
  out.write("* x1, x2, ...: the values of each cell, in reading order; then variables of rules\n");
  OpbWriter(task, &out).write();
}

/// Reads lines "s SATISFIABLE" and "v x1 -x2 ...".
class OpbAnswer {
 public:
  OpbAnswer(LineReader& lines, std::size_t kept, std::uint64_t variables)
      : lines_(lines), variables_(variables) {
    text_.model = Model(kept);
  }

  AnswerText read() {
    for (std::string_view line; lines_.next(line);) read(line);
    if (!said_ && !text_.literals) {
      throw InputError(lines_.position(),
                       "contains no answer: expected lines 's SATISFIABLE' (or "
                       "UNSATISFIABLE, UNKNOWN) and 'v x1 -x2 ...'");
    }
    text_.answer = said_.value_or(Answer::satisfiable);
    if (text_.answer == Answer::unsatisfiable && text_.literals) {
      throw InputError(lines_.position(), "the answer is unsatisfiable, and yet it has literals");
    }
    return std::move(text_);
  }

 private:
  void read(std::string_view line) {
    const std::string_view word = take_word(line);
    if (word == "s") return take_answer(line);
    if (word == "v") {
      for (auto literal = take_word(line); !literal.empty(); literal = take_word(line)) {
        take(literal);
      }
      return;
    }
    if (word.empty() || word == "c" || word == "o" || word == "d") return;
    fail(word, "neither 'c ...' nor 's SATISFIABLE' nor 'v x1 -x2 ...'");
  }

  void take_answer(std::string_view rest) {
    const std::string_view word = take_word(rest);
    Answer answer = Answer::unknown;
    if (word == "SATISFIABLE" || word == "OPTIMUM")
      answer = Answer::satisfiable;
    else if (word == "UNSATISFIABLE")
      answer = Answer::unsatisfiable;
    else if (word != "UNKNOWN")
      fail(word, "not SATISFIABLE, UNSATISFIABLE or UNKNOWN");
    if (said_ && *said_ != answer) fail(word, "contradicts the answer before");
    said_ = answer;
  }

  void take(std::string_view word) {
    std::string_view rest = word;
    const bool negative = rest.starts_with('-') || rest.starts_with('~');
    if (negative) rest.remove_prefix(1);
    const auto number = rest.starts_with('x') ? parse_number<std::uint64_t>(rest.substr(1))
                                              : std::optional<std::uint64_t>();
    if (!number || *number == 0) fail(word, "not a literal such as x1 or -x2");
    if (*number > variables_)
      fail(word, fmt::format("the file has the variables x1 to x{}", variables_));
    text_.literals = true;
    if (*number > text_.model.variables()) return;
    const Lit literal = static_cast<Lit>(*number);
    const Lit signed_literal = negative ? -literal : literal;
    if (text_.model.is_true(-signed_literal)) {
      fail(word, "its variable has both signs: only one answer may be given");
    }
    text_.model.set(signed_literal);
  }

  [[noreturn]] void fail(std::string_view word, std::string_view what) const {
    throw InputError(lines_.position(), fmt::format("'{}': {}", shown(word), what));
  }

  LineReader& lines_;
  std::uint64_t variables_;
  AnswerText text_;
  std::optional<Answer> said_;
};

AnswerText read_opb(LineReader& answer, const CnfPuzzle& puzzle, std::uint64_t variables) {
  return OpbAnswer(answer, puzzle.variables.variables(), variables).read();
}

}  // namespace

}  // namespace sudoku_sat::format

namespace sudoku_sat {

const ExportLanguage language_entries::opb{
    .name = "opb",
    .summary = "pseudo-Boolean: sums and all-different constraints as (in)equalities",
    .comment = "* ",
    .write = format::write_opb,
    .read = format::read_opb,
};

}  // namespace sudoku_sat

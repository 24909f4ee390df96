// A puzzle's clauses as lists of ints, and the meaning of variables.
#include <fmt/format.h>

#include "bindings.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::python {

Formulation formulation_of(const std::optional<std::string>& encoding, const std::string& amo,
                           const std::optional<std::string>& reduce) {
  Formulation formulation;
  if (encoding && *encoding != "auto") formulation.encoding = &encoding_named(*encoding);
  const std::optional<AtMostOne> method = AtMostOne::parse(amo);
  formulation.amo = method ? *method : AtMostOne(amo_method_named(amo));
  if (reduce) formulation.reduction = &reduction_named(*reduce);
  return formulation;
}

namespace {

/// A formula in memory. If the reduction found a contradiction, its only clause is empty.
class Formula {
 public:
  Formula(const NamedPuzzle& named, CnfOptions options, std::optional<double> timeout)
      : named_(named), options_(std::move(options)), variables_(named.puzzle.geometry()) {
    options_.formulation = formulation_for(named_.puzzle, options_.formulation);
    run(timeout, [this](const Limits& limits) {
      encode(limits);
      return true;
    });
  }

  /// Lists of literals.
  py::list clauses() const {
    py::list clauses;
    each_clause(sink_.block().literals, [&](std::span<const Lit> clause) {
      py::list literals(clause.size());
      for (std::size_t i = 0; i < clause.size(); ++i) literals[i] = clause[i];
      clauses.append(std::move(literals));
    });
    return clauses;
  }

  const Size& size() const { return sink_.size(); }
  std::size_t cell_variables() const { return variables_.variables(); }
  bool contradiction() const { return contradiction_; }

  py::list families() const {
    py::list families;
    for (const FamilyRange& range : ranges_) {
      families.append(py::make_tuple(range.name, range.first, range.last));
    }
    return families;
  }

  /// The literals that are all true exactly when the cell holds the value; no value: it can't.
  std::optional<std::vector<Lit>> literals(int row, int column, int value) const {
    const Cell cell = cell_at(named_.puzzle.geometry(), row, column);
    if (value_of(named_.puzzle.geometry(), value) == 0) throw UsageError("values count from 1");
    std::vector<Lit> literals;
    if (contradiction_ || !variables_.append_literals(cell, value, literals)) return std::nullopt;
    return literals;
  }

  /// "S[1,2,3]"; empty for an auxiliary variable.
  std::string variable_name(Var variable) const {
    const std::optional<Cell> cell = cell_of(variable);
    if (!cell) return "";
    const Geometry& geometry = named_.puzzle.geometry();
    CodedCell coded = variables_.coded(*cell);
    coded.offset = geometry.offset();
    return variables_.code().variable_name(coded, geometry.row(*cell) + 1,
                                           geometry.column(*cell) + 1,
                                           static_cast<std::size_t>(variable - coded.before));
  }

  /// What the variable means for a cell; no value: it is auxiliary, or one digit of a value.
  std::optional<PlacedValue> meaning(Var variable) const {
    const std::optional<Cell> cell = cell_of(variable);
    if (!cell || &variables_.code() != &direct_code()) return std::nullopt;
    const CodedCell coded = variables_.coded(*cell);
    const auto index = static_cast<std::size_t>(variable - coded.before) - 1;
    return placed(named_.puzzle.geometry(), *cell, coded.candidates[index]);
  }

  /// Throws: UsageError for a literal that the formula doesn't have; Error if it isn't a solution.
  BoardGrid decode(const std::vector<Lit>& literals) const {
    if (contradiction_) throw UsageError("the formula has no model: the reduction found that out");
    Model model(static_cast<std::size_t>(size().variables));
    for (const Lit literal : literals) {
      const std::int64_t variable = literal < 0 ? -std::int64_t{literal} : literal;
      if (variable < 1 || variable > static_cast<std::int64_t>(size().variables)) {
        throw UsageError(
            fmt::format("the model has the literal {}, the formula the variables 1 to {}", literal,
                        size().variables));
      }
      model.set(literal);
    }
    BoardGrid grid{named_.puzzle, variables_.decode(model)};
    if (const auto wrong = violation(named_.puzzle, grid.values)) {
      throw Error("the model is not a solution: " + to_string(*wrong, named_.puzzle.geometry()));
    }
    return grid;
  }

  /// As the command dimacs writes it: `decode` reads answers to it.
  void write(const std::string& path, bool names, bool annotate, bool show,
             std::optional<std::uint64_t> scramble, const std::string& numbering) const {
    CnfOptions options = options_;
    options.names = names;
    options.annotate = annotate;
    options.show = show;
    options.scramble = scramble;
    if (!numbering.empty()) options.numbering = Numbering(numbering);
    run({}, [&](const Limits& limits) {
      Output out(path);
      write_cnf(named_.puzzle, options, out, limits);
      out.commit();
      return true;
    });
  }

 private:
  void encode(const Limits& limits) {
    const Puzzle& puzzle = named_.puzzle;
    LimitedSink sink(sink_, limits);
    const auto variables = reduced_variables(puzzle, options_.formulation, limits);
    contradiction_ = !variables;
    if (contradiction_) {
      ranges_ = encode_contradiction(sink);
      return;
    }
    variables_ = *variables;
    ranges_ = encode_rules(*puzzle.board, variables_, options_.formulation, sink);
    ClauseStream out{SinkRef(sink)};
    if (options_.givens == GivensForm::units) {
      for (const Lit literal : given_literals(puzzle, variables_)) out.add({literal});
    }
    for (const Grid& grid : options_.excluded) add_exclusion(grid, out);
    out.flush();
  }

  /// Without the givens as unit clauses, the solution's own givens may differ too.
  void add_exclusion(const Grid& grid, ClauseStream& out) const {
    if (options_.givens == GivensForm::units) {
      out.add(excluding_clause(grid, variables_, named_.puzzle));
    } else if (const auto clause = excluded_clause(grid, variables_)) {
      out.add(*clause);
    }
  }

  std::optional<Cell> cell_of(Var variable) const {
    if (variable < 1 || static_cast<std::uint64_t>(variable) > size().variables) {
      throw py::index_error(fmt::format("the formula has the variables 1 to {}", size().variables));
    }
    if (contradiction_ || static_cast<std::size_t>(variable) > variables_.variables()) {
      return std::nullopt;
    }
    std::optional<Cell> last;
    for (Cell cell = 0; cell < named_.puzzle.board->cells(); ++cell) {
      const CodedCell coded = variables_.coded(cell);
      if (coded.candidates.empty()) continue;
      if (coded.before >= variable) break;
      last = cell;
    }
    return last;
  }

  NamedPuzzle named_;
  CnfOptions options_;
  VariableMap variables_;
  MemorySink sink_;
  std::vector<FamilyRange> ranges_;
  bool contradiction_ = false;
};

}  // namespace

void bind_clauses(py::module_& module) {
  py::class_<Formula>(module, "CoreFormula")
      .def(
          py::init([](const NamedPuzzle& named, const std::optional<std::string>& encoding,
                      const std::string& amo, const std::optional<std::string>& reduce, bool givens,
                      const std::vector<BoardGrid>& excluded, std::optional<double> timeout) {
            CnfOptions options{.formulation = formulation_of(encoding, amo, reduce),
                               .givens = givens ? GivensForm::units : GivensForm::none,
                               .label = named.label,
                               .excluded = grids_of(excluded, named.puzzle)};
            if (!givens && !reduce) options.formulation.reduction = &no_reduction();
            if (!givens && options.reduces()) {
              throw UsageError("a formula without givens can't be reduced by them");
            }
            return std::make_unique<Formula>(named, std::move(options), timeout);
          }),
          py::arg("puzzle"), py::arg("encoding"), py::arg("amo"), py::arg("reduce"),
          py::arg("givens"), py::arg("excluded"), py::arg("timeout"))
      .def("clauses", &Formula::clauses)
      .def_property_readonly("variables", [](const Formula& f) { return f.size().variables; })
      .def_property_readonly("clause_count", [](const Formula& f) { return f.size().clauses; })
      .def_property_readonly("cell_variables", &Formula::cell_variables)
      .def_property_readonly("contradiction", &Formula::contradiction)
      .def("families", &Formula::families)
      .def("literals", &Formula::literals, py::arg("row"), py::arg("column"), py::arg("value"))
      .def("variable_name", &Formula::variable_name, py::arg("variable"))
      .def("meaning", &Formula::meaning, py::arg("variable"))
      .def("decode", &Formula::decode, py::arg("model"))
      .def("write", &Formula::write, py::arg("path"), py::arg("names"), py::arg("annotate"),
           py::arg("show"), py::arg("scramble"), py::arg("numbering"));
}

}  // namespace sudoku_sat::python

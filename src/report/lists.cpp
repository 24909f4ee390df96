// Each list is made from the table that the program itself uses.
#include "lists.hpp"

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/propagation.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::report {

namespace {

std::string clause_formula(const Encoding& encoding) {
  std::string formula;
  for (const Family* family : encoding.families) {
    if (family->clause_count == "0") continue;
    if (!formula.empty()) formula += " + ";
    formula += family->clause_count;
  }
  if (!encoding.code->valid_count.empty()) {
    formula += "; valid(N) = " + std::string(encoding.code->valid_count);
  }
  return formula;
}

Table list_encodings(const Geometry& geometry) {
  Table table{{"name", "code", "variables", "auxiliary", "clauses", "literals", "formula",
               "summary", "source"},
              {}};
  const auto board = make_board(geometry);
  for (const Encoding& encoding : encodings()) {
    const Size total = size_of(encoding, *board, AtMostOne());
    const std::uint64_t cells = VariableMap(geometry, *encoding.code).variables();
    table.add({std::string(encoding.name), std::string(encoding.code->name),
               std::to_string(total.variables), std::to_string(total.variables - cells),
               std::to_string(total.clauses), std::to_string(total.literals),
               clause_formula(encoding), std::string(encoding.summary),
               std::string(encoding.source)});
  }
  return table;
}

Table list_amo(const Geometry& geometry) {
  // "defined": even if no literal is true. If one is, as in cells and units, the literals always
  // determine the auxiliary variables.
  Table table{{"name", "clauses", "auxiliary", "complete", "defined", "summary", "source"}, {}};
  for (const AmoMethod* method : amo_methods()) {
    const AtMostOne amo(*method);
    const Size total = amo.size(static_cast<std::uint64_t>(geometry.size()));
    table.add({amo.name(), std::to_string(total.clauses), std::to_string(total.variables),
               method->complete ? "yes" : "no", method->defined ? "yes" : "no",
               std::string(method->summary), std::string(method->source)});
  }
  return table;
}

Table list_reductions(const Geometry&) {
  Table table{{"name", "summary", "source"}, {}};
  for (const Reduction* reduction : reductions()) {
    table.add({std::string(reduction->name), std::string(reduction->summary),
               std::string(reduction->source)});
  }
  return table;
}

Table list_techniques(const Geometry&) {
  Table table{{"name", "grade", "summary"}, {}};
  for (const Technique* technique : techniques()) {
    table.add({std::string(technique->name), std::string(name(technique->grade)),
               std::string(technique->summary)});
  }
  return table;
}

Table list_rules(const Geometry&) {
  // "board": it makes the board's cells or values, so that givens may no longer fit.
  Table table{{"name", "default", "data", "summary", "source", "board"}, {}};
  for (const Rule* rule : rules()) {
    table.add({std::string(rule->name), rule->on_by_default ? "yes" : "no",
               rule->example.empty() ? "none" : std::string(rule->example),
               std::string(rule->summary), std::string(rule->source),
               rule->shape != nullptr ? "yes" : "no"});
  }
  return table;
}

/// The kind of proof that the solver can write.
std::string proof_of(const SolverEntry& entry) {
  const bool proves = entry.make_proving != nullptr || !entry.proof_arguments.empty();
  return proves ? "DRAT" : "none";
}

Table list_solvers(const Geometry&) {
  Table table{{"name", "installed", "proof", "options", "summary", "source", "install"}, {}};
  for (const SolverEntry& entry : solver_entries()) {
    table.add({std::string(entry.name), installed(entry) ? "yes" : "no", proof_of(entry),
               entry.options.empty() ? "its own" : std::string(entry.options),
               std::string(entry.summary), std::string(entry.source), std::string(entry.install)});
  }
  return table;
}

Table list_formats(const Geometry&) {
  Table table{{"name", "summary", "source"}, {}};
  for (const Format* format : formats()) {
    table.add(
        {std::string(format->name), std::string(format->summary), std::string(format->source)});
  }
  table.add({"json", "an object for each puzzle, one per line: status, solution, reasons, figures",
             "RFC 8259; JSON Lines"});
  return table;
}

constexpr NamedList all_lists[] = {{"encodings", list_encodings},   {"amo", list_amo},
                                   {"reductions", list_reductions}, {"rules", list_rules},
                                   {"solvers", list_solvers},       {"formats", list_formats},
                                   {"techniques", list_techniques}};

}  // namespace

std::span<const NamedList> lists() { return all_lists; }

}  // namespace sudoku_sat::report

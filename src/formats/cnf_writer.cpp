// Writes a puzzle's CNF with its header.
#include <fmt/format.h>

#include <iterator>

#include "cnf_header.hpp"
#include "sudoku_sat/cnf_file.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/sinks.hpp"
#include "sudoku_sat/version.hpp"

namespace sudoku_sat {

namespace {

/// What the first pass finds out.
struct Contents {
  std::vector<FamilyRange> families;
  CountingSink counts;
};

/// Hands on to another sink and tells how far it is.
class ProgressSink {
 public:
  ProgressSink(SinkRef sink, const std::function<void(std::uint64_t)>& on_clauses)
      : tally_(sink), on_clauses_(on_clauses) {}

  Var new_vars(std::size_t n) { return tally_.new_vars(n); }

  void add(const ClauseBlock& block) {
    tally_.add(block);
    if (on_clauses_) on_clauses_(tally_.size().clauses);
  }

 private:
  TallySink tally_;
  const std::function<void(std::uint64_t)>& on_clauses_;
};

Contents count(const Puzzle& puzzle, const CnfOptions& options, const EncodingContext& context,
               const Limits& limits) {
  Contents contents;
  LimitedSink limited(contents.counts, limits);
  contents.families = encode(options.encoding, context, limited);
  if (options.givens == GivensForm::units) {
    const std::uint64_t rules = contents.counts.size().clauses;
    contents.families.push_back({"givens", rules + 1, rules + puzzle.given_count()});
  }
  return contents;
}

std::string header_text(const Puzzle& puzzle, const CnfOptions& options) {
  const Geometry& geometry = puzzle.geometry();
  CnfHeader header;
  header.board = std::to_string(geometry.size());
  header.box = fmt::format("{}x{}", geometry.box_rows(), geometry.box_columns());
  header.rules = rule_names();
  header.encoding = options.encoding.name;
  header.amo = options.amo.name;
  header.reduction = "none";
  header.givens = name(options.givens);
  header.puzzle = to_line(geometry, puzzle.givens);
  std::string text = fmt::format("c {} {}\n", tool_name, version);
  if (!options.label.empty()) text += fmt::format("c label {}\n", options.label);
  for_each_field(header, [&](std::string_view key, const std::string& value) {
    text += fmt::format("c {} {}\n", key, value);
  });
  const auto n = static_cast<std::uint64_t>(geometry.size());
  text += fmt::format("c S[i,j,k], row i column j holds k: variable (i-1)*{} + (j-1)*{} + k\n",
                      n * n, n);
  return text;
}

std::string family_text(const std::vector<FamilyRange>& families) {
  std::string text;
  for (const FamilyRange& family : families) {
    if (family.last < family.first) continue;
    text += fmt::format("c clauses {}-{} {}\n", family.first, family.last, family.name);
  }
  return text;
}

void write_names(const Geometry& geometry, Output& out, const Limits& limits) {
  const VariableMap variables(geometry);
  std::string text;
  for (Cell cell = 0; cell < geometry.cells(); ++cell) {
    limits.check();
    text.clear();
    variables.for_each(cell, [&](int value, Var variable) {
      fmt::format_to(std::back_inserter(text), "c {} S[{},{},{}]\n", variable,
                     geometry.row(cell) + 1, geometry.column(cell) + 1, value);
    });
    out.write(text);
  }
}

void write_givens(const Puzzle& puzzle, GivensForm form, const VariableMap& variables,
                  Output& out) {
  if (form == GivensForm::none) return;
  const bool assume = form == GivensForm::assume;
  std::string text = assume ? "a " : "";
  for (const Lit literal : given_literals(puzzle, variables)) {
    text += std::to_string(literal) + (assume ? " " : " 0\n");
  }
  out.write(assume ? text + "0\n" : text);
}

}  // namespace

std::optional<GivensForm> parse_givens_form(std::string_view text) {
  for (const GivensForm form : {GivensForm::units, GivensForm::assume, GivensForm::none}) {
    if (text == name(form)) return form;
  }
  return std::nullopt;
}

std::string_view name(GivensForm form) {
  switch (form) {
    case GivensForm::units:
      return "units";
    case GivensForm::assume:
      return "assume";
    default:
      return "none";
  }
}

std::string rule_names() {
  std::string names;
  for (const Rule* rule : rules()) {
    if (!rule->on_by_default) continue;
    if (!names.empty()) names += ' ';
    names += rule->name;
  }
  return names;
}

void write_cnf(const Puzzle& puzzle, const CnfOptions& options, Output& out, const Limits& limits) {
  const VariableMap variables(puzzle.geometry());
  const EncodingContext context{*puzzle.board, variables, options.amo};
  const Contents contents = count(puzzle, options, context, limits);
  out.write(header_text(puzzle, options));
  out.write(family_text(contents.families));
  if (options.names) write_names(puzzle.geometry(), out, limits);
  const std::uint64_t total = contents.counts.size().clauses +
                              (options.givens == GivensForm::units ? puzzle.given_count() : 0);
  out.write(options.givens == GivensForm::assume
                ? "p inccnf\n"
                : fmt::format("p cnf {} {}\n", contents.counts.size().variables, total));
  DimacsWriter writer(out, contents.counts.size().variables);
  ProgressSink progress(writer, options.on_clauses);
  LimitedSink limited(progress, limits);
  encode(options.encoding, context, limited);
  write_givens(puzzle, options.givens, variables, out);
}

}  // namespace sudoku_sat

// Writes a puzzle's CNF with its header. The encoder runs twice, first to count: the counts come
// before the clauses.
#include <fmt/ranges.h>

#include <iterator>

#include "comments.hpp"
#include "header.hpp"
#include "rules.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat {

namespace {

/// What is written, and what the first pass finds out about it.
struct Contents {
  const Puzzle& puzzle;
  const CnfOptions& options;
  std::optional<VariableMap> variables;  ///< none: the reduction found a contradiction
  std::vector<Lit> givens;               ///< literals that have to be true
  std::vector<FamilyRange> families;
  CountingSink counts;

  bool units() const { return options.givens == GivensForm::units; }
};

/// Hands clauses on to another sink and tells how many there are so far.
class ProgressSink {
 public:
  ProgressSink(SinkRef sink, const std::function<void(std::uint64_t)>& on_clauses)
      : tally_(sink), on_clauses_(on_clauses) {}

  Var new_vars(std::size_t n) { return tally_.new_vars(n); }

  void add(const ClauseBlock& block) {
    tally_.add(block);
    tell();
  }

  bool takes_pairs() const { return tally_.takes_pairs(); }
  void add_pairs(const PairBlock& pairs) {
    tally_.add_pairs(pairs);
    tell();
  }

 private:
  void tell() const {
    if (on_clauses_) on_clauses_(tally_.size().clauses);
  }

  TallySink tally_;
  const std::function<void(std::uint64_t)>& on_clauses_;
};

std::vector<FamilyRange> encode(const Contents& contents, SinkRef sink) {
  if (!contents.variables) return encode_contradiction(sink);
  return encode_rules(*contents.puzzle.board, *contents.variables, contents.options.formulation,
                      sink);
}

Contents count(const Puzzle& puzzle, const CnfOptions& options, const Limits& limits) {
  Contents contents{puzzle, options, reduced_variables(puzzle, options.formulation, limits),
                    {},     {},      {}};
  if (contents.variables) contents.givens = given_literals(puzzle, *contents.variables);
  LimitedSink limited(contents.counts, limits);
  contents.families = encode(contents, limited);
  if (contents.units()) {
    const std::uint64_t rules = contents.counts.size().clauses;
    contents.families.push_back({"givens", rules + 1, rules + contents.givens.size()});
  }
  return contents;
}

std::string header_text(const Puzzle& puzzle, const CnfOptions& options) {
  const Geometry& geometry = puzzle.geometry();
  CnfHeader header;
  header.board = std::to_string(geometry.size());
  header.box = fmt::format("{}x{}", geometry.box_rows(), geometry.box_columns());
  header.rules = rule_names(*puzzle.board);
  header.encoding = chosen_encoding(options.formulation).name;
  header.amo = options.formulation.amo.name();
  header.reduction = chosen_reduction(options.formulation).name;
  header.givens = name(options.givens);
  header.puzzle = to_line(geometry, puzzle.givens);
  std::string text = fmt::format("c {} {}\n", tool_name, version);
  if (!options.label.empty()) text += comment_text("label", options.label);
  for_each_field(header, [&](std::string_view key, const std::string& value) {
    text += comment_text(key, value);
    if (key == "rules") text += data_lines(*puzzle.board);
  });
  return text;
}

/// What a reduction has left, for decode: the decided cells, and of each open cell the candidates.
void write_reduced(const VariableMap& variables, Output& out, const Limits& limits) {
  const Geometry& geometry = variables.geometry();
  Grid decided(geometry.cells());
  for (Cell cell = 0; cell < decided.size(); ++cell) decided[cell] = variables.decided(cell);
  out.write(comment_text(decided_key, to_line(geometry, decided)));
  for (Cell cell = 0; cell < decided.size(); ++cell) {
    if (decided[cell] != 0) continue;
    limits.check();
    out.write(comment_text(candidates_key,
                           fmt::format("{} {}", geometry.name(cell),
                                       fmt::join(variables.coded(cell).candidates, " "))));
  }
}

/// How the variables are numbered.
void write_numbering(const Contents& contents, Output& out, const Limits& limits) {
  if (!contents.variables) {
    out.write(fmt::format("c {}\n", contradiction_key));
  } else if (contents.variables->whole() && contents.puzzle.geometry().single()) {
    out.write(fmt::format("c {}\n",
                          contents.variables->code().numbering(contents.puzzle.geometry().size())));
  } else if (contents.variables->whole()) {
    out.write(fmt::format("c {}: numbered from 1 cell by cell, in reading order\n",
                          contents.variables->code().summary));
  } else {
    out.write(fmt::format("c {}: numbered from 1 through the candidates below\n",
                          contents.variables->code().summary));
    write_reduced(*contents.variables, out, limits);
  }
}

std::string family_text(const std::vector<FamilyRange>& families) {
  std::string text;
  for (const FamilyRange& family : families) {
    if (family.last < family.first) continue;
    text += fmt::format("c clauses {}-{} {}\n", family.first, family.last, family.name);
  }
  return text;
}

void write_names(const VariableMap& variables, Output& out, const Limits& limits) {
  const Geometry& geometry = variables.geometry();
  std::string text;
  for (Cell cell = 0; cell < geometry.cells(); ++cell) {
    if (variables.decided(cell) != 0) continue;
    limits.check();
    text.clear();
    const CodedCell open = variables.coded(cell);
    const std::size_t count = variables.code().variables(open);
    for (std::size_t number = 1; number <= count; ++number) {
      fmt::format_to(std::back_inserter(text), "c {} {}\n",
                     static_cast<std::size_t>(open.before) + number,
                     variables.code().variable_name(open, geometry.row(cell) + 1,
                                                    geometry.column(cell) + 1, number));
    }
    out.write(text);
  }
}

/// The variables that tell a solution, as model counters read them.
void write_projection(std::size_t variables, Output& out, const Limits& limits) {
  out.write("c p show ");
  for (std::size_t variable = 1; variable <= variables; ++variable) {
    if (variable % 4096 == 0) limits.check();
    out.write(fmt::format("{} ", variable));
  }
  out.write("0\n");
}

void write_givens(const Contents& contents, Output& out) {
  if (contents.options.givens == GivensForm::none) return;
  const bool assume = contents.options.givens == GivensForm::assume;
  std::string text = assume ? "a " : "";
  for (const Lit literal : contents.givens) {
    text += std::to_string(literal) + (assume ? " " : " 0\n");
  }
  out.write(assume ? text + "0\n" : text);
}

std::string problem_text(const Contents& contents) {
  if (contents.options.givens == GivensForm::assume) return "p inccnf\n";
  const Size& size = contents.counts.size();
  return fmt::format("p cnf {} {}\n", size.variables,
                     size.clauses + (contents.units() ? contents.givens.size() : 0));
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

void write_cnf(const Puzzle& puzzle, const CnfOptions& options, Output& out, const Limits& limits) {
  const Contents contents = count(puzzle, options, limits);
  out.write(header_text(puzzle, options));
  write_numbering(contents, out, limits);
  out.write(family_text(contents.families));
  if (options.names && contents.variables) write_names(*contents.variables, out, limits);
  out.write(problem_text(contents));
  if (options.show) {
    write_projection(contents.variables ? contents.variables->variables() : 0, out, limits);
  }
  DimacsWriter writer(out, contents.counts.size().variables);
  ProgressSink progress(writer, options.on_clauses);
  LimitedSink limited(progress, limits);
  encode(contents, limited);
  write_givens(contents, out);
}

}  // namespace sudoku_sat

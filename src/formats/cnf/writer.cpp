// Writes a puzzle's CNF with its header. The encoder runs twice, first to count: the counts come
// before the clauses. The comments come first: those that decode reads (header.hpp), then those for
// people.
#include <fmt/format.h>

#include "base/joined.hpp"
#include "header.hpp"
#include "numbering.hpp"
#include "sinks.hpp"
#include "sudoku_sat/cnf.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

/// What is written, and what the first pass finds out about it.
struct CnfContents {
  const Puzzle& puzzle;
  const CnfOptions& options;
  std::optional<VariableMap> variables;      ///< none: the reduction found a contradiction
  std::vector<Lit> givens;                   ///< literals that have to be true
  std::vector<std::vector<Lit>> exclusions;  ///< a clause for each excluded solution
  std::vector<FamilyRange> families;
  CountingSink counts;                  ///< of the rules
  std::optional<Scrambling> scrambled;  ///< new numbers of all variables

  bool units() const { return options.givens == GivensForm::units; }
  /// All that is in the file.
  Size size() const {
    Size size = counts.size();
    if (units()) size += {0, givens.size(), givens.size()};
    for (const auto& clause : exclusions) size += {0, 1, clause.size()};
    return size;
  }
  /// Of the file, with other numbers or without.
  std::uint64_t largest_variable() const {
    const std::uint64_t count = counts.size().variables;
    std::uint64_t largest = count;
    if (options.numbering.text().empty()) return count;
    for (std::uint64_t i = 1; i <= count; ++i) {
      largest = std::max(largest, static_cast<std::uint64_t>(written(static_cast<Lit>(i))));
    }
    return largest;
  }
  /// The literal as it stands in the file.
  Lit written(Lit literal) const { return scrambled ? (*scrambled)(literal) : literal; }
};

std::string header_text(const Puzzle& puzzle, const CnfOptions& options) {
  const Geometry& geometry = puzzle.geometry();
  CnfHeader header;
  header.board = std::to_string(geometry.box_rows() * geometry.box_columns());
  header.box = fmt::format("{}x{}", geometry.box_rows(), geometry.box_columns());
  header.rules = rule_names(*puzzle.board);
  header.encoding = chosen_encoding(options.formulation).name;
  header.amo = options.formulation.amo.name();
  header.reduction = chosen_reduction(options.formulation).name_in_files();
  header.givens = name(options.givens);
  header.puzzle = to_line(geometry, puzzle.givens);
  std::string text = fmt::format("c {} {}\n", tool_name, version);
  if (!options.label.empty()) text += comment_text("label", options.label);
  for_each_field(header, [&](std::string_view key, const std::string& value) {
    text += comment_text(key, value);
    if (key == "rules") text += data_lines(*puzzle.board);
  });
  if (options.formulation.reencoding.any()) {
    text += comment_text(reencode_key, reencoding_text(options.formulation.reencoding));
  }
  std::size_t bytes = 0;
  for (const LabelledGivens& further : options.series) {
    const std::string line =
        to_line(geometry, further.givens) + (further.label.empty() ? "" : " " + further.label);
    bytes += line.size() + bytes_beside_puzzle;
    if (bytes > max_puzzle_bytes) throw UsageError("too many puzzles for one file");
    text += comment_text(series_key, line);
  }
  for (const Grid& grid : options.excluded) {
    text += comment_text(excluded_key, to_line(geometry, grid));
  }
  if (options.scramble) text += comment_text(scramble_key, std::to_string(*options.scramble));
  if (!options.numbering.text().empty()) {
    text += comment_text(numbering_key, options.numbering.text());
  }
  return text;
}

/// What a reduction has left, for decode: the decided cells, and of each open cell the candidates.
void write_reduced(const VariableMap& variables, Output& out, const Limits& limits) {
  const Geometry& geometry = variables.geometry();
  Grid decided(geometry.cells());
  for (Cell cell = 0; cell < decided.size(); ++cell) decided[cell] = variables.decided(cell);
  out.write(comment_text(decided_key, to_line(geometry, decided)));
  for (Cell cell = 0; cell < decided.size(); ++cell) {
    limits.check();
    if (decided[cell] == 0) {
      out.write(comment_text(candidates_key,
                             fmt::format("{} {}", geometry.name(cell),
                                         base::joined(variables.coded(cell).candidates, " "))));
    } else if (!geometry.on_grid(cell)) {
      // The line of the grid has no variables.
      out.write(
          comment_text(decided_key, fmt::format("{} {}", geometry.name(cell), decided[cell])));
    }
  }
}

std::string numbering(const VariableMap& variables, const CnfOptions& options) {
  const ValueCode& code = variables.code();
  const bool scrambled = options.scramble.has_value();
  if (!options.numbering.text().empty()) {
    return fmt::format("S[i,j,k] (row i, column j holds k) is number {}",
                       formula_of(options.numbering.text()));
  }
  if (scrambled) {
    return fmt::format("{}; numbers, clauses and literals in an order of random numbers",
                       code.summary);
  }
  if (!variables.whole()) {
    return fmt::format("{}: numbered from 1 through the candidates below", code.summary);
  }
  const Geometry& geometry = variables.geometry();
  const bool square = geometry.single() && geometry.grid_rows() == geometry.size() &&
                      geometry.grid_columns() == geometry.size();
  if (square) return code.numbering(geometry.size(), geometry.offset());
  return fmt::format("{}: numbered from 1 cell by cell, in reading order", code.summary);
}

/// How the variables are numbered.
void write_numbering(const CnfContents& contents, Output& out, const Limits& limits) {
  if (!contents.variables) {
    out.write(fmt::format("c {}\n", contradiction_key));
    return;
  }
  const VariableMap& variables = *contents.variables;
  out.write(fmt::format("c {}\n", numbering(variables, contents.options)));
  if (!variables.whole()) write_reduced(variables, out, limits);
}

std::string family_text(const std::vector<FamilyRange>& families) {
  std::string text;
  for (const FamilyRange& family : families) {
    if (family.last < family.first) continue;
    text += fmt::format("c clauses {}-{} {}\n", family.first, family.last, family.name);
  }
  return text;
}

void write_names(const CnfContents& contents, Output& out, const Limits& limits) {
  const VariableMap& variables = *contents.variables;
  const Geometry& geometry = variables.geometry();
  std::string text;
  for (Cell cell = 0; cell < geometry.cells(); ++cell) {
    if (variables.decided(cell) != 0) continue;
    limits.check();
    text.clear();
    CodedCell open = variables.coded(cell);
    open.offset = geometry.offset();
    const std::size_t count = variables.code().variables(open);
    for (std::size_t number = 1; number <= count; ++number) {
      const Lit variable = open.before + static_cast<Lit>(number);
      text += fmt::format("c {} {}\n", contents.written(variable),
                          variables.code().variable_name(open, geometry.row(cell) + 1,
                                                         geometry.column(cell) + 1, number));
    }
    out.write(text);
  }
}

/// How many variables tell a grid: those of its cells come first.
std::size_t variables_of_grid(const VariableMap& variables) {
  const Geometry& geometry = variables.geometry();
  if (geometry.variables() == 0) return variables.variables();
  return static_cast<std::size_t>(variables.coded(static_cast<Cell>(geometry.grid_cells())).before);
}

/// The variables that tell a solution, as model counters read them. The line comes before that of
/// the problem: after it a checker of binary proofs (drat-trim) takes comments for empty clauses.
void write_projection(const CnfContents& contents, Output& out, const Limits& limits) {
  out.write("c p show ");
  const std::size_t variables = contents.variables ? variables_of_grid(*contents.variables) : 0;
  for (std::size_t variable = 1; variable <= variables; ++variable) {
    if (variable % 4096 == 0) limits.check();
    out.write(fmt::format("{} ", contents.written(static_cast<Lit>(variable))));
  }
  out.write("0\n");
}

std::string problem_text(const CnfContents& contents) {
  const bool incremental = contents.options.givens == GivensForm::assume || contents.options.cubes;
  if (incremental) return "p inccnf\n";
  return fmt::format("p cnf {} {}\n", contents.largest_variable(), contents.size().clauses);
}

/// Writes all that comes before the clauses.
void write_head(const CnfContents& contents, Output& out, const Limits& limits) {
  const CnfOptions& options = contents.options;
  out.write(header_text(contents.puzzle, options));
  write_numbering(contents, out, limits);
  // Of a scrambled formula no clause is where its family was.
  if (!options.scramble) out.write(family_text(contents.families));
  if (options.names && contents.variables) write_names(contents, out, limits);
  if (options.show) write_projection(contents, out, limits);
  out.write(problem_text(contents));
}

constexpr const char* excluded_family = "excluded solution";

/// A clause sink that writes each clause below its comment.
class AnnotatingSink : public ClauseNotes {
 public:
  AnnotatingSink(const ClauseWords& words, Output& out, SinkRef writer)
      : words_(words), out_(out), writer_(writer) {}

  Var new_vars(std::size_t n) { return writer_.new_vars(n); }
  // A comment ends with its line, so the writer's lines may follow it directly.
  void add(const ClauseBlock& block) {
    each_clause(block.literals, [&](std::span<const Lit> clause) {
      out_.write(words_.comment(origin_, clause));
      writer_.add({std::span(clause.data(), clause.size() + 1), 1});
    });
  }

  void family(const std::string& name) override { origin_ = {name, {}}; }
  void topic(const std::string& text) override { origin_.topic = text; }

 private:
  const ClauseWords& words_;
  Output& out_;
  SinkRef writer_;
  ClauseOrigin origin_;
};

std::vector<FamilyRange> encode(const CnfContents& contents, SinkRef sink, ClauseNotes* notes) {
  if (!contents.variables) return encode_contradiction(sink);
  return encode_rules(*contents.puzzle.board, *contents.variables, contents.options.formulation,
                      sink, notes);
}

/// Without the givens as unit clauses, the solution's own givens may differ too.
std::vector<std::vector<Lit>> exclusions_of(const CnfContents& contents) {
  std::vector<std::vector<Lit>> clauses;
  if (!contents.variables) return clauses;
  for (const Grid& grid : contents.options.excluded) {
    if (contents.options.givens != GivensForm::none) {
      clauses.push_back(excluding_clause(grid, *contents.variables, contents.puzzle));
    } else if (const auto clause = excluded_clause(grid, *contents.variables)) {
      clauses.push_back(*clause);
    }
  }
  return clauses;
}

CnfContents count(const Puzzle& puzzle, const CnfOptions& options, const Limits& limits) {
  CnfContents contents{.puzzle = puzzle,
                       .options = options,
                       .variables = reduced_variables(puzzle, options.formulation, limits),
                       .givens = {},
                       .exclusions = {},
                       .families = {},
                       .counts = {},
                       .scrambled = {}};
  if (contents.variables) contents.givens = given_literals(puzzle, *contents.variables);
  contents.exclusions = exclusions_of(contents);
  LimitedSink limited(contents.counts, limits);
  contents.families = encode(contents, limited, nullptr);
  std::uint64_t last = contents.counts.size().clauses;
  const auto add = [&](const char* name, std::uint64_t clauses) {
    contents.families.push_back({name, last + 1, last + clauses});
    last += clauses;
  };
  if (contents.units()) add(givens_family, contents.givens.size());
  add(excluded_family, contents.exclusions.size());
  return contents;
}

/// All clauses.
void emit(const CnfContents& contents, SinkRef sink, ClauseNotes* notes) {
  if (notes != nullptr && !contents.variables) notes->family("contradiction");
  encode(contents, sink, notes);
  FamilyStream out(sink, notes);
  if (contents.variables && contents.units()) {
    emit_givens(contents.puzzle, *contents.variables, out);
  }
  out.begin(excluded_family);
  for (const auto& clause : contents.exclusions) out.add(clause);
  out.flush();
}

void write_assumptions(const CnfContents& contents, const Grid& givens, Output& out) {
  std::string text = "a ";
  for (const Lit literal : given_literals({contents.puzzle.board, givens}, *contents.variables)) {
    text += fmt::format("{} ", contents.written(literal));
  }
  out.write(text + "0\n");
}

void write_all_assumptions(const CnfContents& contents, Output& out) {
  if (contents.options.givens != GivensForm::assume) return;
  write_assumptions(contents, contents.puzzle.givens, out);
  for (const LabelledGivens& further : contents.options.series) {
    write_assumptions(contents, further.givens, out);
  }
}

/// Writes the clauses as they come.
void write_in_order(const CnfContents& contents, Output& out, const Limits& limits) {
  const bool annotate = contents.options.annotate;
  DimacsWriter writer(out, contents.counts.size().variables);
  RenumberingSink renumbering(contents.scrambled, writer);
  const SinkRef written = contents.scrambled ? SinkRef(renumbering) : SinkRef(writer);
  const ClauseWords words(*contents.puzzle.board,
                          annotate && contents.variables ? &*contents.variables : nullptr);
  AnnotatingSink annotating(words, out, written);
  ProgressSink progress(annotate ? SinkRef(annotating) : written, contents.options.on_clauses);
  LimitedSink limited(progress, limits);
  emit(contents, limited, annotate ? &annotating : nullptr);
}

/// Writes the clauses in another order.
void write_scrambled(const CnfContents& contents, Random& random, Output& out,
                     const Limits& limits) {
  const bool annotate = contents.options.annotate;
  ScrambledFormula formula(contents.size());
  OriginList origins(formula.size());
  LimitedSink kept(formula, limits);
  emit(contents, kept, annotate ? &origins : nullptr);
  DimacsWriter writer(out, contents.counts.size().variables);
  ProgressSink progress(writer, contents.options.on_clauses);
  LimitedSink limited(progress, limits);
  if (!annotate) {
    formula.write(random, *contents.scrambled, LiteralOrder::shuffled, limited);
    return;
  }
  const ClauseWords words(*contents.puzzle.board,
                          contents.variables ? &*contents.variables : nullptr);
  formula.each(random, *contents.scrambled, LiteralOrder::shuffled,
               [&](std::span<const Lit> clause, std::size_t begin, std::span<const Lit> scrambled) {
                 out.write(words.comment(origins.of(begin), clause));
                 std::vector<Lit> whole(scrambled.begin(), scrambled.end());
                 whole.push_back(0);
                 limited.add({whole, 1});
               });
}

/// The numbers of all variables by the options' numbering.
std::vector<Var> other_numbers(const CnfContents& contents) {
  const bool usual = contents.variables && contents.variables->whole() &&
                     &contents.variables->code() == &direct_code();
  if (!usual || contents.options.scramble) refuse_numbered();
  return all_numbers(contents.options.numbering, contents.puzzle.geometry(),
                     contents.counts.size().variables);
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
  CnfContents contents = count(puzzle, options, limits);
  Random random(options.scramble.value_or(0));
  if (options.scramble) contents.scrambled.emplace(random, contents.counts.size().variables);
  if (!options.numbering.text().empty()) contents.scrambled.emplace(other_numbers(contents));
  write_head(contents, out, limits);
  if (options.scramble) {
    write_scrambled(contents, random, out, limits);
  } else {
    write_in_order(contents, out, limits);
  }
  write_all_assumptions(contents, out);
}

}  // namespace sudoku_sat

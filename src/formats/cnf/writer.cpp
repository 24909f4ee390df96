// Writes a puzzle's CNF with its header. The encoder runs twice, first to count: the counts come
// before the clauses.
#include <fmt/format.h>

#include <string>

#include "contents.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat {

using namespace format;

namespace {

constexpr const char* excluded_family = "excluded solution";

/// A clause sink that writes each clause below its comment.
class AnnotatingSink : public ClauseNotes {
 public:
  AnnotatingSink(const ClauseWords& words, Output& out, DimacsWriter& writer)
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
  DimacsWriter& writer_;
  ClauseOrigin origin_;
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
  const ClauseWords words(*contents.puzzle.board,
                          annotate && contents.variables ? &*contents.variables : nullptr);
  AnnotatingSink annotating(words, out, writer);
  ProgressSink progress(annotate ? SinkRef(annotating) : SinkRef(writer),
                        contents.options.on_clauses);
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
  write_head(contents, out, limits);
  if (options.scramble) {
    write_scrambled(contents, random, out, limits);
  } else {
    write_in_order(contents, out, limits);
  }
  write_all_assumptions(contents, out);
}

}  // namespace sudoku_sat

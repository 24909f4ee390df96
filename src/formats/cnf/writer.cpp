// Writes a puzzle's CNF with its header. The encoder runs twice, first to count: the counts come
// before the clauses.
#include <fmt/format.h>

#include "contents.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/scramble.hpp"

namespace sudoku_sat {

namespace {

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

std::vector<FamilyRange> encode(const CnfContents& contents, SinkRef sink) {
  if (!contents.variables) return encode_contradiction(sink);
  return encode_rules(*contents.puzzle.board, *contents.variables, contents.options.formulation,
                      sink);
}

CnfContents count(const Puzzle& puzzle, const CnfOptions& options, const Limits& limits) {
  CnfContents contents{.puzzle = puzzle,
                       .options = options,
                       .variables = reduced_variables(puzzle, options.formulation, limits),
                       .givens = {},
                       .families = {},
                       .counts = {},
                       .scrambled = {}};
  if (contents.variables) contents.givens = given_literals(puzzle, *contents.variables);
  LimitedSink limited(contents.counts, limits);
  contents.families = encode(contents, limited);
  if (contents.units()) {
    const std::uint64_t rules = contents.counts.size().clauses;
    contents.families.push_back({"givens", rules + 1, rules + contents.givens.size()});
  }
  return contents;
}

void add_given_units(const CnfContents& contents, SinkRef sink) {
  if (!contents.units()) return;
  ClauseStream out(sink);
  for (const Lit literal : contents.givens) out.add({literal});
  out.flush();
}

void write_assumptions(const CnfContents& contents, Output& out) {
  if (contents.options.givens != GivensForm::assume) return;
  std::string text = "a ";
  for (const Lit literal : contents.givens) {
    text += fmt::format("{} ", contents.written(literal));
  }
  out.write(text + "0\n");
}

void write_scrambled(const CnfContents& contents, Random& random, SinkRef sink,
                     const Limits& limits) {
  ScrambledFormula formula(contents.size());
  LimitedSink limited(formula, limits);
  encode(contents, limited);
  add_given_units(contents, formula);
  formula.write(random, *contents.scrambled, LiteralOrder::shuffled, sink);
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
  const std::uint64_t variables = contents.counts.size().variables;
  if (options.scramble) contents.scrambled.emplace(random, variables);
  write_head(contents, out, limits);
  DimacsWriter writer(out, variables);
  ProgressSink progress(writer, options.on_clauses);
  LimitedSink limited(progress, limits);
  if (options.scramble) {
    write_scrambled(contents, random, limited, limits);
  } else {
    encode(contents, limited);
    add_given_units(contents, writer);
  }
  write_assumptions(contents, out);
}

}  // namespace sudoku_sat

// prove: a certificate for a claim about a puzzle, as the command of that name writes it: the
// answer has the texts of its files.
#include "registry.hpp"
#include "report/answers.hpp"
#include "report/formula_json.hpp"
#include "report/statements.hpp"
#include "sudoku_sat/certificate.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

// At least: a digit and a space.
constexpr std::size_t bytes_of_written_literal = 2;

void add_certificate(ApiCall& call, const Puzzle& puzzle, const ProveOptions& options,
                     base::Json& json) {
  const auto claim = claim_option(call.options(), puzzle.geometry());
  const auto prove = [&] {
    const CertificateTexts made = prove_in_memory(puzzle, claim, options, call.puzzle_limits());
    call.require_room(made.formula.size() + made.proof.size() + made.graph.size());
    json["status"] = "proved";
    json["claim"] = made.claimed;
    json["lemmas"] = made.lemmas;
    json["files"] = {{"puzzle.json", made.puzzle},
                     {"claim.json", made.claim},
                     {"formula.cnf", made.formula},
                     {"proof.drat", made.proof}};
    if (!made.graph.empty()) json["files"]["count.nnf"] = made.graph;
  };
  try {
    note_problem_in(json, call.status(), prove);
  } catch (const FalseClaim& error) {
    json["status"] = "false";
    json["reason"] = error.what();
    call.status().add_failure();
  }
}

void answer_prove(ApiCall& call) {
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    base::Json json = formula_head(input, index);
    if (input.puzzle) {
      const ProveOptions options{
          .formulation = app::proving_formulation(*input.puzzle, call.options()),
          .trim = call.options().has("trim")};
      const Size size = size_of(options.formulation, *input.puzzle->board);
      call.require_memory(size);
      call.require_room(static_cast<std::size_t>(size.literals) * bytes_of_written_literal);
      json["encoding"] = chosen_encoding(options.formulation).name;
      json["amo"] = options.formulation.amo.name();
      add_certificate(call, *input.puzzle, options, json);
    }
    call.answer(dump(json));
  });
}

}  // namespace

const ApiCommand api_entries::prove{.about = command_entries::prove, .run = answer_prove};

}  // namespace sudoku_sat

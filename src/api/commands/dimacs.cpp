// dimacs: the puzzle's CNF as the command of that name writes it, as text. Its length is computed
// from the formula's size before any of it is written.
#include <fmt/format.h>

#include "registry.hpp"
#include "report/answers.hpp"
#include "report/formula_json.hpp"
#include "report/formula_options.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

constexpr std::uint64_t longest_cnf = 50'000'000;
// "c r25c25=25 15625\n", with variables of ten digits.
constexpr std::uint64_t bytes_of_name = 40;

/// At most this many bytes of clauses and names: each literal has its sign and a space, each clause
/// "0" and its end; no variable is given twice. A reduction leaves no more than that.
std::uint64_t cnf_bytes(const Puzzle& puzzle, const CnfOptions& options) {
  const Size size = size_of(options.formulation, *puzzle.board);
  const std::uint64_t literal = std::to_string(size.variables).size() + 2;
  const std::uint64_t name = options.names ? bytes_of_name : 0;
  return size.literals * literal + size.clauses * 2 + size.variables * (literal + 2 + name);
}

/// What is left for a text: an answer has more bytes than it, as each end of a line has two.
void require_cnf_room(const ApiCall& call, std::uint64_t bytes) {
  if (bytes > longest_cnf) {
    throw UsageError(
        fmt::format("this CNF has up to {} MB, but at most {} MB are allowed here; the command "
                    "dimacs has no such bound",
                    (bytes + 999'999) / 1'000'000, longest_cnf / 1'000'000));
  }
  call.require_room(static_cast<std::size_t>(bytes));
}

std::string cnf_text(ApiCall& call, const Puzzle& puzzle, CnfOptions& options) {
  require_cnf_room(call, cnf_bytes(puzzle, options));
  options.on_clauses = [&call](std::uint64_t clauses) { call.progress("clauses", clauses); };
  std::string text;
  Output out([&](std::string_view piece) {
    require_cnf_room(call, text.size() + piece.size());
    text += piece;
  });
  write_cnf(puzzle, options, out, call.puzzle_limits());
  out.commit();
  return text;
}

void answer_dimacs(ApiCall& call) {
  const CnfOptions asked = cnf_options(call.options());
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    base::Json json = formula_head(input, index);
    if (input.puzzle) {
      CnfOptions options = asked;
      options.label = input.label;
      options.formulation = formulation_for(*input.puzzle, asked.formulation);
      add_formulation(options.formulation, json);
      note_problem_in(json, call.status(), [&] {
        if (!call.options().has("exclude-solution") ||
            exclude_solution(input, options, call.puzzle_limits())) {
          json["document"] = cnf_text(call, *input.puzzle, options);
          return;
        }
        json["status"] = "unsatisfiable";
        json["reason"] = nothing_to_exclude;
        call.status().add_unsolvable();
      });
    }
    call.answer(dump(json));
  });
}

}  // namespace

const ApiCommand api_entries::dimacs{.about = command_entries::dimacs, .run = answer_dimacs};

}  // namespace sudoku_sat

// export: the puzzle in the language of another kind of solver, as text. Its length is known only
// once it has been written, so the limit is checked piece by piece.
#include <fmt/format.h>

#include "registry.hpp"
#include "report/answers.hpp"
#include "report/formula_json.hpp"
#include "report/formula_options.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

constexpr std::size_t longest_export = 50'000'000;

std::string export_text(ApiCall& call, const PuzzleInput& input, const ExportLanguage& language) {
  ExportOptions options = settings_of_export(call.options(), input);
  options.on_constraints = [&](std::uint64_t done) { call.progress("constraints", done); };
  std::string text;
  Output out([&](std::string_view piece) {
    text += piece;
    if (text.size() > longest_export) {
      throw UsageError(
          fmt::format("this text has more than {} MB, which is the most that is "
                      "allowed here; the command export has no such bound",
                      longest_export / 1'000'000));
    }
    call.require_room(text.size());
  });
  write_export(*input.puzzle, language, options, out, call.puzzle_limits());
  out.commit();
  return text;
}

void answer_export(ApiCall& call) {
  const ExportLanguage& language = export_language(call.options());
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    base::Json json = formula_head(input, index);
    if (input.puzzle) {
      json["format"] = language.name;
      note_problem_in(json, call.status(),
                      [&] { json["document"] = export_text(call, input, language); });
    }
    call.answer(dump(json));
  });
}

}  // namespace

const ApiCommand api_entries::export_{.about = command_entries::export_, .run = answer_export};

}  // namespace sudoku_sat

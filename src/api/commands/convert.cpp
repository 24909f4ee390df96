// convert: a puzzle as the program understands it, and its text in a format, also as an SVG
// picture; on request without redundant givens, or in canonical form.
#include <fmt/format.h>

#include "registry.hpp"
#include "report/answers.hpp"
#include "report/puzzle_changes.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

/// Null: none was requested. Throws: UsageError.
const Format* document_format(const app::OptionValues& given) {
  const std::optional<std::string> name = given.get("format");
  if (!name) return nullptr;
  const Format& format = format_named(*name);
  if (format.write != nullptr && format.program.empty()) return &format;
  throw UsageError(fmt::format("format {}: a request has no file to write it to", *name));
}

std::string document(const PuzzleInput& input, const Format& format,
                     const app::OptionValues& given) {
  std::string text;
  format.write({.geometry = input.puzzle->geometry(),
                .grid = input.puzzle->givens,
                .givens = &input.puzzle->givens,
                .title = input.title.empty() ? input.label : input.title,
                .author = input.author,
                .board = input.puzzle->board.get(),
                .caption = given.has("caption"),
                .theme = app::theme_named(given.text("theme"))},
               text);
  return text;
}

void answer_convert(ApiCall& call) {
  const Format* const format = document_format(call.options());
  const PuzzleChanges changes(call.options());
  SamePuzzles same;
  call.for_each_puzzle([&](const PuzzleInput& read, std::size_t index) {
    PuzzleInput input = read;
    Change change;
    if (changes.any() && input.puzzle) {
      change = changes.make(input, call.puzzle_limits(), call.status());
    }
    base::Json json = puzzle_json(input, index, change.reason);
    if (changes.any() && input.puzzle) json["status"] = change.status;
    if (call.options().has("same") && input.puzzle) {
      same.compare(*input.puzzle, index, call.status()).add_to(json);
    }
    if (format != nullptr && input.puzzle && !change.failed()) {
      json["format"] = format->name;
      json["document"] = document(input, *format, call.options());
    }
    call.answer(dump(json));
  });
}

}  // namespace

const ApiCommand api_entries::convert{.about = command_entries::convert, .run = answer_convert};

}  // namespace sudoku_sat

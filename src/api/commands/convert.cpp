// convert: a puzzle as the program understands it, and its text in a format, pictures in SVG too.
#include <fmt/format.h>

#include "registry.hpp"
#include "report/answers.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

using Kind = RequestOption::Kind;

constexpr RequestOption options_of_convert[] = {
    {"size", Kind::number}, {"box", Kind::text},    {"rules", Kind::text}, {"entries", Kind::text},
    {"empty", Kind::flag},  {"format", Kind::text}, {"theme", Kind::text}, {"caption", Kind::flag}};

/// Null: none was asked for. Throws: UsageError.
const Format* document_format(const OptionValues& given) {
  const std::optional<std::string> name = given.get("format");
  if (!name) return nullptr;
  const Format& format = format_named(*name);
  if (format.write != nullptr && format.program.empty()) return &format;
  throw UsageError(fmt::format("format {}: a request has no file to write it to", *name));
}

std::string document(const PuzzleInput& input, const Format& format, const OptionValues& given) {
  std::string text;
  format.write({.geometry = input.puzzle->geometry(),
                .grid = input.puzzle->givens,
                .givens = &input.puzzle->givens,
                .title = input.title.empty() ? input.label : input.title,
                .author = input.author,
                .board = input.puzzle->board.get(),
                .caption = given.has("caption"),
                .theme = theme_named(given.get("theme").value_or("light"))},
               text);
  return text;
}

void answer_convert(ApiCall& call) {
  const Format* format = document_format(call.options());
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    base::Json json = puzzle_json(input, index, "");
    if (format != nullptr && input.puzzle) {
      json["format"] = format->name;
      json["document"] = document(input, *format, call.options());
    }
    call.answer(dump(json));
  });
}

}  // namespace

const ApiCommand api_entries::convert{
    .name = "convert", .options = options_of_convert, .run = answer_convert};

}  // namespace sudoku_sat

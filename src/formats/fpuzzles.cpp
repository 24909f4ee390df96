// Puzzles of f-puzzles as JSON, in files of one object, or an object a line.
#include "formats/exchange/fpuzzles.hpp"

#include "registry.hpp"

namespace sudoku_sat {

namespace {

Likelihood fpuzzles_likelihood(const TextAhead& text) {
  return text.line().text.starts_with('{') ? Likelihood::certain : Likelihood::none;
}

std::unique_ptr<Section> open_fpuzzles(const TextAhead&) {
  return exchange_section(read_fpuzzles, json_end());
}

constexpr FormatReader fpuzzles_reader{
    .headed = true, .likelihood = fpuzzles_likelihood, .open = open_fpuzzles};

void write_fpuzzles(const Picture& picture, std::string& out) {
  out += fpuzzles_json(picture) + "\n";
}

}  // namespace

const Format format_entries::fpuzzles{
    .name = "fpuzzles",
    .summary = "the JSON of f-puzzles, with the rules that it has a name for",
    .source = "f-puzzles.com, and Rangsk's extension of it",
    .reader = &fpuzzles_reader,
    .write = write_fpuzzles,
};

}  // namespace sudoku_sat

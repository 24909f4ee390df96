// Puzzles as constraint strings, on one line or on several; behind ?q= they are links.
#include "formats/exchange/iss.hpp"

#include "formats/exchange/link.hpp"
#include "formats/text/text_line.hpp"
#include "registry.hpp"
#include "sudoku_sat/exchange.hpp"

namespace sudoku_sat {

namespace {

Likelihood iss_likelihood(const TextAhead& text) {
  return is_constraint_string(stripped(text.line().text)) ? Likelihood::certain : Likelihood::none;
}

std::unique_ptr<Section> open_iss(const TextAhead&) {
  return exchange_section(read_link, iss_lines());
}

constexpr FormatReader iss_reader{.headed = true, .likelihood = iss_likelihood, .open = open_iss};

void write_iss(const Picture& picture, std::string& out) { out += iss_text(picture) + "\n"; }

}  // namespace

const Format format_entries::iss{
    .name = "iss",
    .summary = "a constraint string of the Interactive Sudoku Solver, with the rules it has",
    .source = "sigh.github.io/Interactive-Sudoku-Solver",
    .reader = &iss_reader,
    .write = write_iss,
};

}  // namespace sudoku_sat

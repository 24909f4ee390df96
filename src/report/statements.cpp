// Read by the reader of puzzle files, so that cells and values are written as there.
#include "statements.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::report {

namespace {

Statement next_statement(CellReader& reader, Named wanted) {
  Statement statement{.cell = reader.cell()};
  if (wanted == Named::candidate) reader.expect('=', "r4c5=3");
  if (wanted == Named::candidate || (wanted == Named::either && reader.take('='))) {
    statement.value = reader.value();
  }
  return statement;
}

/// Calls `read` with a reader of the text; its errors become usage errors.
template <class Read>
auto read_option(std::string_view option, std::string_view text, const Geometry& geometry,
                 Read read) {
  CellReader reader(text, {std::string(option), 0, 0}, geometry);
  try {
    auto result = read(reader);
    reader.expect_end();
    return result;
  } catch (const InputError& error) {
    throw UsageError(error.what());
  }
}

}  // namespace

Statement statement_in(std::string_view option, std::string_view text, const Geometry& geometry,
                       Named wanted) {
  return read_option(option, text, geometry,
                     [&](CellReader& reader) { return next_statement(reader, wanted); });
}

std::vector<Statement> candidates_in(std::string_view option, std::string_view text,
                                     const Geometry& geometry) {
  return read_option(option, text, geometry, [](CellReader& reader) {
    std::vector<Statement> all;
    while (!reader.at_end()) {
      const Statement next = next_statement(reader, Named::candidate);
      const bool twice = std::any_of(all.begin(), all.end(),
                                     [&](const Statement& one) { return one.cell == next.cell; });
      if (twice) {
        reader.fail(fmt::format("{} already has a value", reader.geometry().name(next.cell)));
      }
      all.push_back(next);
      reader.take(',');
    }
    return all;
  });
}

std::vector<Lit> decisions_in(std::string_view option, std::string_view text,
                              const TracedFormula& formula) {
  const Geometry& geometry = formula.puzzle().geometry();
  std::vector<Lit> literals;
  for (const Statement& one : candidates_in(option, text, geometry)) {
    if (formula.map() == nullptr) continue;
    if (formula.map()->append_literals(one.cell, one.value, literals)) continue;
    throw UsageError(fmt::format("{}: the reduction excludes {}={}", option,
                                 geometry.name(one.cell), geometry.number_in(one.cell, one.value)));
  }
  return literals;
}

std::optional<Claim> claim_option(const app::OptionValues& options, const Geometry& geometry) {
  const auto text = options.get("claim");
  if (!text) return std::nullopt;
  try {
    return parse_claim(*text, geometry, {"--claim"});
  } catch (const InputError& error) {
    throw UsageError(error.what());
  }
}

}  // namespace sudoku_sat::report

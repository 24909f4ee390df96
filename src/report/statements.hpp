// Cells, candidates and claims that an option names: "r4c5", "r4c5=3", "impossible:r4c5=3".
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "app/values.hpp"
#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/explain.hpp"

namespace sudoku_sat::report {

/// What the option must name.
enum class Named {
  cell,       ///< "r4c5": a statement without a value
  candidate,  ///< "r4c5=3"
  either,
};

/// Throws: UsageError, which begins with the option, if it isn't of this kind or not on the board.
Statement statement_in(std::string_view option, std::string_view text, const Geometry& geometry,
                       Named wanted);

/// Candidates with spaces or commas between them, no cell twice: "r1c1=4 r5c5=7". Throws:
/// UsageError.
std::vector<Statement> candidates_in(std::string_view option, std::string_view text,
                                     const Geometry& geometry);

/// The literals of these candidates, to be decided first in a trace of the formula. Throws:
/// UsageError, also if a reduction has excluded one of them.
std::vector<Lit> decisions_in(std::string_view option, std::string_view text,
                              const TracedFormula& formula);

/// The claim of --claim; no value: none is named. Throws: UsageError.
std::optional<Claim> claim_option(const app::OptionValues& options, const Geometry& geometry);

}  // namespace sudoku_sat::report

// The formulations, and the colours of pictures, requested by options.
#pragma once

#include <string_view>

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/solver.hpp"
#include "values.hpp"

namespace sudoku_sat::app {

/// Null: auto. Throws: UsageError.
const Encoding* encoding_or_auto(std::string_view name);

/// "extended", "auto".
std::string_view name_of_encoding(const Formulation& formulation);

/// "pairwise", "commander:3". Throws: UsageError.
AtMostOne amo_named(std::string_view name);

/// The values or defaults of --amo and --reduce. Throws: UsageError.
AtMostOne amo_option(const OptionValues& options);
const Reduction* reduction_option(const OptionValues& options);

/// "none" or "order", with the order of literals of --literal-order. Throws: UsageError.
Reencoding reencoding_named(std::string_view name, std::string_view literal_order);

/// Those of the lists of --reencode and --literal-order, each once: what has no order of literals
/// is not repeated for each. Throws: UsageError.
std::vector<Reencoding> reencodings_option(const OptionValues& options);

/// light, dark or auto. Throws: UsageError.
Theme theme_named(std::string_view name);

/// -e, or the command's usual encoding, --amo and --reduce. `auto` leaves the encoding open: see
/// formulation_for(). Throws: UsageError.
Formulation formulation_option(const OptionValues& options);

/// Likewise; nothing is removed before encoding unless --reduce asks for it.
Formulation unreduced_formulation_option(const OptionValues& options);

/// unreduced_formulation_option(), where `auto` is what it means for proofs. Throws: UsageError.
Formulation proving_formulation(const Puzzle& puzzle, const OptionValues& options);

/// Adds the solver's own options, from --set. Throws: UsageError.
void set_solver_settings(const OptionValues& options, SolverChoice& chosen);

}  // namespace sudoku_sat::app

// The options of commands that write or show a formula, for both front ends.
#pragma once

#include "app/values.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/explain.hpp"

namespace sudoku_sat::report {

/// Of `dimacs`. The formulation may be open: see formulation_for(). Throws: UsageError.
CnfOptions cnf_options(const app::OptionValues& given);

/// Of `trace`, without --decide, whose literals depend on the formula. Throws: UsageError.
TraceOptions trace_options(const app::OptionValues& given);

}  // namespace sudoku_sat::report

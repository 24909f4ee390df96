// The findings of check in words.
#pragma once

#include <string>

#include "report/check_findings.hpp"

namespace sudoku_sat::cli {

/// The findings beyond the status, for the lines below it; each begins with a line break.
std::string describe_findings(const report::CheckFindings& findings);

/// The findings about the entered digits, likewise; empty if they were not checked.
std::string describe_entries(const Geometry& geometry, const Grid& entries,
                             const report::CheckFindings& findings);

/// "r1c2=5 r3c3=1", with commas between them if some are rules.
std::string one_line(const report::Names& names);

}  // namespace sudoku_sat::cli

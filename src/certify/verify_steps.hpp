// What the checks of certificates of both forms have in common. See verify.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "sudoku_sat/certificate.hpp"

namespace sudoku_sat {

/// A directory's certificate, which has to be about `own`, its solutions checked by the rules.
/// Throws: InputError.
Certificate read_checked(const std::string& directory, const std::optional<Puzzle>& own);

/// Extends the claim's solution to a model of the formula without the clause that excludes it.
/// Returns the number of its clauses. `file`: what an error is said of. Throws: InputError,
/// Stopped.
std::uint64_t check_model(const Certificate& certificate, const std::string& file,
                          const Limits& limits);

}  // namespace sudoku_sat

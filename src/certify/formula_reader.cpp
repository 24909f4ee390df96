// Reads the formula of a certificate as it is, for checks that don't need the encoder.
#include <fmt/format.h>

#include "base/whole_file.hpp"
#include "files.hpp"
#include "sudoku_sat/dimacs.hpp"

namespace sudoku_sat::certify {

ClaimFormula read_formula(const Certificate& certificate, const std::string& file,
                          const Limits& limits) {
  // More would not be checked in a reasonable time either.
  constexpr std::uint64_t most_variables = 50'000'000;
  base::require_regular_file(file);
  LineReader lines = LineReader::open(file);
  DimacsReader reader(lines);
  const DimacsReader::Problem problem = reader.read_problem([](std::string_view) {});
  if (problem.incremental) {
    throw InputError(lines.position(), "an incremental formula is not one of a certificate");
  }
  if (problem.variables > most_variables) {
    throw InputError(lines.position(), fmt::format("more than {} variables", most_variables));
  }
  MemorySink formula;
  formula.new_vars(
      std::max(static_cast<std::size_t>(problem.variables), variables_of(certificate).variables()));
  LimitedSink limited(formula, limits);
  reader.read_clauses(limited);
  const Size size = formula.size();
  return {{formula.take()}, size};
}

}  // namespace sudoku_sat::certify

// Each failure is reported once, not for each puzzle: the column `failures` counts them.
#include "rows.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "report/compare/settings.hpp"

namespace sudoku_sat::cli {

void CompareRows::begin(report::CompareRow row, std::vector<RowSolver> solvers) {
  row_ = std::move(row);
  solvers_ = std::move(solvers);
}

void CompareRows::add(MeasuredPuzzle measured) {
  if (measured.measurement) {
    judge(*measured.measurement);
    row_.measurements.push_back(std::move(*measured.measurement));
  } else if (!measured.failure.empty()) {
    fail("size", measured.failure);
  } else {
    status_.add_undecided();
    ++row_.uncounted;
  }
}

void CompareRows::judge(const Measurement& measurement) {
  if (report::is_cut_short(measurement)) status_.add_undecided();
  if (!measurement.proof_failure.empty()) fail("the proof", measurement.proof_failure);
  for (std::size_t i = 0; i < measurement.solvers.size(); ++i) {
    const SolverRuns& runs = measurement.solvers[i];
    if (!runs.failure.empty()) fail(solvers_[i].name, runs.failure);
  }
}

std::string CompareRows::setting() const {
  std::string text = fmt::format("{}, {}, {}", row_.encoding, row_.amo, row_.reduction);
  if (!row_.literal_order.empty()) {
    text += fmt::format(", {} {}", row_.reencoding, row_.literal_order);
  }
  if (!row_.rules.empty()) text += ", " + row_.rules;
  return text;
}

void CompareRows::fail(const std::string& what, const std::string& why) {
  status_.add_failure();
  const std::string text = fmt::format("{}: {}: {}", setting(), what, why);
  if (!said_.insert(text).second) return;
  progress_.clear();
  spdlog::error(text);
}

void CompareRows::end() {
  progress_.clear();
  if (row_.uncounted != 0 && row_.measurements.empty()) {
    spdlog::warn(fmt::format("{}: time-out before the clauses were counted: no row", setting()));
  }
  if (row_.measurements.empty()) return;
  if (solvers_.empty()) output_.add(row_);
  for (std::size_t i = 0; i < solvers_.size(); ++i) {
    row_.solver = solvers_[i].name;
    row_.options = solvers_[i].options;
    row_.solver_index = i;
    output_.add(row_);
  }
}

}  // namespace sudoku_sat::cli

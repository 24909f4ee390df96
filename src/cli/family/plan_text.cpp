// A plan in words, and the disk space that it takes.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "base/joined.hpp"
#include "plan.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::cli {

namespace {

/// Bytes of a formula as DIMACS, without comments: literals with a blank and for half of them a
/// sign, clauses with their zero. A reduction leaves at most what belongs to open cells.
double estimated_bytes(const Formulation& formulation, const Board& board, int open) {
  const Size size = size_of(formulation, board);
  const double digits = std::floor(std::log10(static_cast<double>(size.variables) + 1)) + 1;
  const double bytes =
      static_cast<double>(size.literals) * (digits + 1.5) + static_cast<double>(size.clauses) * 2;
  const bool reduced = chosen_reduction(formulation).apply != nullptr;
  return reduced && open > 0 ? bytes * open / 1000 : bytes;
}

/// Formulas are compressed to less than this fraction: to a fifth by gzip, further by the others.
constexpr double min_compression = 4;

double megabytes(double bytes) { return std::ceil(bytes / 1e6); }

std::string formulas_text(const FamilyPlan& plan) {
  if (plan.formulations.empty()) return " --no-formulas";
  std::vector<std::string_view> encodings;
  std::vector<std::string> steps;
  std::vector<std::string> orders;
  const auto add = [](auto& names, const auto& name) {
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
  };
  for (const Formulation& formulation : plan.formulations) {
    add(encodings, app::name_of_encoding(formulation));
    add(steps, std::string(formulation.reencoding.name()));
    const std::string order = formulation.reencoding.literal_order();
    if (!order.empty()) add(orders, order);
  }
  std::string text = fmt::format(" -e {}", base::joined(encodings, ","));
  const Formulation& first = plan.formulations.front();
  if (first.amo != AtMostOne()) text += " --amo " + first.amo.name();
  if (first.reduction != nullptr && first.reduction->apply != nullptr) {
    text += fmt::format(" --reduce {}", first.reduction->name);
  }
  if (steps != std::vector<std::string>{"none"}) {
    text += " --reencode " + base::joined(steps, ",");
  }
  if (!orders.empty()) text += " --literal-order " + base::joined(orders, ",");
  if (plan.scramble) text += fmt::format(" --scramble {}", *plan.scramble);
  if (!plan.compression.empty()) text += " --compress " + plan.compression.substr(1);
  return text;
}

}  // namespace

std::string share_text(int thousandths) {
  return fmt::format("{}.{:03}", thousandths / 1000, thousandths % 1000);
}

std::string command_text(const FamilyPlan& plan) {
  std::vector<int> sizes;
  for (const InstanceSpec& spec : plan.sizes) sizes.push_back(spec.geometry.size());
  const InstanceSpec& spec = plan.sizes.front();
  std::string text = fmt::format("sudoku-sat family --sizes {}", base::joined(sizes, ","));
  if (spec.holes->takes_share) {
    text += fmt::format(" --open {}:{}", share_text(plan.min_open), share_text(plan.max_open));
  }
  text += fmt::format(" --count {} --seed {} --grids {} --holes {}", plan.count, spec.seed,
                      spec.grids->name, spec.holes->name);
  if (!plan.rules.empty()) text += fmt::format(" --rules '{}'", plan.rules);
  text += formulas_text(plan);
  if (plan.unsat) text += fmt::format(" --unsat --budget {}", plan.budget);
  if (plan.proofs) text += " --proofs";
  if (const auto& calibration = plan.calibration) {
    text += fmt::format(" --calibrate {} --window {},{} --tries {}",
                        base::joined(calibration->names, ","), calibration->least,
                        calibration->most, calibration->tries);
  }
  if (plan.partial()) text += fmt::format(" --range {}:{}", plan.range.begin, plan.range.end);
  return text + " -o DIR";
}

std::string whole_command_text(FamilyPlan plan) {
  plan.range = {0, plan.units()};
  return command_text(plan);
}

void require_disk(const FamilyPlan& plan) {
  double bytes = 0;
  for (std::size_t size = 0; size < plan.sizes.size(); ++size) {
    const std::shared_ptr<const Board> board = make_board(plan.sizes[size].geometry);
    const auto count = static_cast<double>(plan.numbers(size).size());
    for (const Formulation& formulation : plan.formulations) {
      bytes += count * estimated_bytes(formulation, *board, plan.max_open);
    }
  }
  if (!plan.compression.empty()) bytes /= min_compression;
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path parent = fs::absolute(plan.directory, error).lexically_normal().parent_path();
  const fs::space_info space = fs::space(parent, error);
  // Errors about the directory itself are reported when it is made.
  if (error || bytes <= static_cast<double>(space.available)) return;
  throw OutputError(fmt::format("{}: the formulas take about {} MB, the disk has {} MB left",
                                plan.directory, megabytes(bytes),
                                megabytes(static_cast<double>(space.available))));
}

}  // namespace sudoku_sat::cli

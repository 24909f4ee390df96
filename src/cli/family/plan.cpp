// Options that contradict each other are refused here, before the first board is made: a calibrated
// family may take days.
#include "plan.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/choices.hpp"
#include "cli/measuring_options.hpp"
#include "cli/streams/counting_run.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

/// "0.40:0.55", or one share.
void open_option(const CommandLine& line, FamilyPlan& plan) {
  const HoleKind& holes = *plan.sizes.front().holes;
  const auto text = line.get("open");
  if (!text) {
    if (holes.takes_share) throw UsageError("family needs --open LEAST:MOST, shares of open cells");
    return;
  }
  const std::size_t colon = text->find(':');
  const std::string_view shares = *text;
  plan.min_open = app::open_share(shares.substr(0, colon));
  plan.max_open =
      colon == std::string::npos ? plan.min_open : app::open_share(shares.substr(colon + 1));
  if (plan.min_open > plan.max_open) {
    throw UsageError(fmt::format("--open {}: the smaller share comes first", *text));
  }
}

void sizes_option(const CommandLine& line, FamilyPlan& plan) {
  const std::vector<std::string> sizes = line.list("sizes");
  plan.rules = line.get("rules").value_or("");
  const BoardRequest request = app::board_request(line);
  const auto grids = line.get("grids");
  const auto holes = line.get("holes");
  for (const std::string& text : sizes) {
    InstanceSpec& spec = plan.sizes.emplace_back();
    spec.geometry = request.geometry(static_cast<int>(app::number_in("sizes", text, 1, max_size)));
    spec.rules = request.rules;
    spec.grids = grids ? &grid_kind_named(*grids) : &default_grid_kind(!spec.rules.empty());
    spec.holes = holes ? &hole_kind_named(*holes) : &default_hole_kind();
    spec.seed = line.number("seed").value_or(1);
  }
}

void formulations_option(const CommandLine& line, FamilyPlan& plan) {
  if (line.has("no-formulas")) return;
  std::vector<std::string> names = line.list("encodings");
  if (names.empty()) names.emplace_back(line.text("encodings"));
  for (const std::string& name : names) {
    for (const Reencoding& reencoding : app::reencodings_option(line)) {
      plan.formulations.push_back({.encoding = app::encoding_or_auto(name),
                                   .amo = app::amo_option(line),
                                   .reduction = app::reduction_option(line),
                                   .reencoding = reencoding});
    }
  }
}

/// No solver runs on boards that were made elsewhere, so none has to be installed.
std::vector<SolverChoice> solvers_to_run(const CommandLine& line,
                                         const std::vector<std::string>& names) {
  return line.has("from") ? std::vector<SolverChoice>{} : solvers_named(names);
}

void packs_option(const CommandLine& line, FamilyPlan& plan) {
  plan.pack = line.has("pack");
  plan.packs = line.all("from");
}

double window_end(const std::string& text) {
  const auto seconds = parse_number<double>(text);
  if (seconds && *seconds >= 0 && *seconds <= 1e9) return *seconds;
  throw UsageError(fmt::format("--window: expected LEAST,MOST in seconds, got '{}'", text));
}

void calibration_option(const CommandLine& line, FamilyPlan& plan) {
  if (!line.has("calibrate")) return;
  Calibration calibration{.names = solver_names_option(line, "calibrate"), .solvers = {}};
  calibration.solvers = solvers_to_run(line, calibration.names);
  if (line.has("window")) {
    const std::vector<std::string> ends = line.list("window");
    if (ends.size() != 2) throw UsageError("--window is LEAST,MOST in seconds, as in 60,3600");
    calibration.least = window_end(ends[0]);
    calibration.most = window_end(ends[1]);
    if (calibration.least >= calibration.most) {
      throw UsageError("--window: the smaller number of seconds comes first");
    }
  }
  calibration.tries = line.number("tries").value_or(std::max<std::uint64_t>(plan.count * 10, 100));
  plan.budget = std::max(plan.budget, calibration.most);
  plan.calibration = std::move(calibration);
}

void evidence_options(const CommandLine& line, FamilyPlan& plan) {
  plan.unsat = line.has("unsat");
  plan.proofs = line.has("proofs");
  plan.budget = line.seconds("budget").value_or(plan.budget);
  plan.time_limit = line.seconds("run-timeout").value_or(plan.time_limit);
  plan.timed_names = solver_names_option(line, "times");
  plan.timed = solvers_to_run(line, plan.timed_names);
}

}  // namespace

NumberRange FamilyPlan::numbers(std::size_t size) const {
  const std::uint64_t units_of_size = calibration ? 1 : count;
  const std::uint64_t first = size * units_of_size;
  const auto within = [&](std::uint64_t unit) {
    return std::clamp(unit, first, first + units_of_size) - first;
  };
  const NumberRange numbers{within(range.begin), within(range.end)};
  return calibration ? NumberRange{0, numbers.size() * count} : numbers;
}

std::uint64_t FamilyPlan::boards() const {
  std::uint64_t sum = 0;
  for (std::size_t size = 0; size < sizes.size(); ++size) sum += numbers(size).size();
  return sum;
}

FamilyPlan family_plan(const CommandLine& line) {
  FamilyPlan plan;
  sizes_option(line, plan);
  open_option(line, plan);
  for (InstanceSpec spec : plan.sizes) {
    spec.open = plan.max_open;
    check_instance(spec);
  }
  plan.count = line.number("count").value_or(plan.count);
  formulations_option(line, plan);
  plan.compression = compression_option(line);
  plan.scramble = line.number("scramble");
  calibration_option(line, plan);
  plan.range = range_option(line, plan.units());
  packs_option(line, plan);
  evidence_options(line, plan);
  plan.jobs = jobs_option(line);
  plan.timeout = line.seconds("timeout");
  plan.directory = *line.get("output");
  plan.tries_asked = line.has("resume");
  // A part that is interrupted is run again with the same name.
  plan.tries_file = line.get("resume").value_or(plan.pack ? plan.directory + ".tries" : "");
  return plan;
}

}  // namespace sudoku_sat::cli

// compare: sizes, strength and solving times of encodings, on puzzles or on empty boards of several
// sizes, and their chart. Measured on one thread, with the built-in solver.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "registry.hpp"
#include "report/answers.hpp"
#include "report/compare/boards.hpp"
#include "report/compare/plot.hpp"
#include "report/compare/row_json.hpp"
#include "report/compare/settings.hpp"
#include "report/compare/virtual_rows.hpp"
#include "report/job.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

using namespace api;
using namespace report;

namespace {

constexpr std::size_t max_compare_measurements = 1'000;

struct ComparedBoards {
  std::vector<PuzzleGroup> groups = {};
  std::vector<std::string> errors = {};  ///< of what can't be read, or has no solution it needs
  std::vector<std::string> warnings = {};
};

ComparedBoards requested_boards(ApiCall& call) {
  ComparedBoards boards;
  const auto for_each_puzzle = [&](const std::function<void(const Puzzle&)>& work) {
    call.for_each_puzzle([&](const PuzzleInput& input, std::size_t) {
      if (!input.puzzle) return boards.errors.push_back(input.error);
      boards.warnings.insert(boards.warnings.end(), input.warnings.begin(), input.warnings.end());
      work(*input.puzzle);
    });
  };
  const auto require = [&](std::size_t cells, std::uint64_t number) {
    call.require_cells(cells);
    call.require_puzzles(number);
  };
  const auto limits = [&] { return call.new_limits(); };
  const auto warn = [&](const std::string& text) { boards.warnings.push_back(text); };
  const auto fail = [&](const std::string& text) {
    boards.errors.push_back(text);
    call.status().add_failure();
  };
  boards.groups =
      compared_boards(call.options(), {for_each_puzzle, require, limits, limits, warn, fail});
  return boards;
}

class RequestedComparison {
 public:
  explicit RequestedComparison(ApiCall& call)
      : call_(call),
        settings_(compare_settings(call.options())),
        columns_(asked_columns(call.options())),
        boards_(requested_boards(call)),
        options_(measure_options(call.options())) {
    if (call.options().has("solve") || call.options().has("seeds")) {
      options_.solvers.push_back(choose_solver("in-process"));
    }
    if (const auto name = call.options().get("plot"); name && *name != "usual") {
      plot_ = &find_by_name(plots(), "plot", *name);
      plotted_columns(*plot_, columns_, !options_.solvers.empty());
    }
    options_.limits = [this] { return call_.new_limits(); };
    for (const PuzzleGroup& group : boards_.groups) all_ += group.puzzles.size();
    all_ *= settings_.settings();
    const std::size_t measurements =
        all_ * static_cast<std::size_t>(std::max(options_.runs, options_.seeds));
    if (measurements > max_compare_measurements) {
      throw UsageError(
          fmt::format("the comparison needs {} measurements, but at most {} are allowed here; the "
                      "command compare has no such bound",
                      measurements, max_compare_measurements));
    }
  }

  std::string run() {
    for (const PuzzleGroup& group : boards_.groups) {
      settings_.for_each([&](const Formulation& formulation) {
        // Finished measurements are an answer; each further one ends by its own limits.
        if (call_.new_limits().expired()) call_.end_time();
        call_.require_memory(size_of(formulation, group.board()));
        measure_row(formulation, group);
        return true;
      });
    }
    call_.end_time();
    if (call_.options().has("virtual")) {
      for (CompareRow& row : virtual_rows(rows_)) add_row(std::move(row));
    }
    return answer();
  }

 private:
  void measure_row(const Formulation& formulation, const PuzzleGroup& group) {
    CompareRow row{.seeds = options_.seeds,
                   .timeout = call_.options().seconds("timeout"),
                   .models = options_.models};
    row.board = static_cast<std::size_t>(&group - boards_.groups.data());
    row.rules = group.rules;
    row.size = group.board().size();
    row.givens = group.givens;
    name_setting(formulation, settings_, row);
    if (!options_.solvers.empty()) row.solver = "in-process";
    Measurer measurer(formulation, options_);
    for (const Puzzle& puzzle : group.puzzles) {
      const auto measure = [&] {
        row.measurements.push_back(measurer.measure(puzzle));
        if (is_cut_short(row.measurements.back())) stop("time-out before everything was measured");
      };
      if (const auto problem = problem_in(measure, Interrupts::told)) {
        stop(problem->reason);
        problem->add_to(call_.status());
        ++row.uncounted;
      }
      call_.progress("measurements", ++done_, all_);
    }
    if (!row.measurements.empty()) add_row(std::move(row));
  }

  void add_row(CompareRow row) {
    pair_with_first(rows_, call_.options().has("paired"), row);
    rows_.push_back(std::move(row));
  }

  void stop(std::string why) {
    stopped_ = std::move(why);
    call_.status().add_undecided();
  }

  std::string answer() const {
    std::string rows;
    CompareColumns columns =
        columns_.empty() ? all_compare_columns() : with_row_names(columns_, call_.options());
    if (!rows_.empty()) columns = with_rules(std::move(columns), rows_.front());
    for (const CompareRow& row : rows_) {
      rows += (rows.empty() ? "" : ",") + compare_json_row(columns, row);
    }
    std::string text = fmt::format(R"({{"rows":[{}],"complete":{},"warnings":{})", rows, !stopped_,
                                   dump(boards_.warnings));
    if (stopped_) text += ",\"reason\":" + dump(*stopped_);
    if (call_.options().has("plot") && !rows_.empty()) {
      const Plot& plot = plot_ != nullptr ? *plot_ : usual_plot(rows_);
      const format::ChartStyle style = chart_style(call_.options(), Theme::automatic);
      text += ",\"plot\":" + dump(std::string(plot.name)) + ",\"document\":" +
              dump(draw_plot(plot, {rows_, plotted(plot)}, style, format_named("svg")));
    }
    if (!boards_.errors.empty()) text += ",\"errors\":" + dump(boards_.errors);
    return text + "}";
  }

  CompareColumns plotted(const Plot& plot) const {
    return plotted_columns(plot, columns_, !options_.solvers.empty());
  }

  ApiCall& call_;
  CompareSettings settings_;
  CompareColumns columns_;
  ComparedBoards boards_;
  MeasureOptions options_;
  const Plot* plot_ = nullptr;  ///< null: the usual one
  std::size_t all_ = 0;         ///< measurements
  std::size_t done_ = 0;
  std::vector<CompareRow> rows_;
  std::optional<std::string> stopped_ = {};  ///< the limit that left something out
};

void answer_compare(ApiCall& call) { call.answer(RequestedComparison(call).run()); }

}  // namespace

const ApiCommand api_entries::compare{.about = command_entries::compare, .run = answer_compare};

}  // namespace sudoku_sat

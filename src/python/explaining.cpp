// A solution step by step. Python takes the steps from an iterator, so that the first one is
// available immediately; each is plain text and numbers, with a picture of the board after it.
#include "sudoku_sat/explain.hpp"

#include <fmt/format.h>

#include <mutex>

#include "bindings.hpp"
#include "sudoku_sat/api.hpp"

namespace sudoku_sat::python {

namespace {

class Steps {
 public:
  Steps(const NamedPuzzle& named, std::optional<double> timeout)
      : puzzle_(named.puzzle), watch_(timeout) {
    if (!conflicts(*puzzle_.board, puzzle_.givens, 1).empty()) {
      throw Error("two givens are in conflict: there is nothing to explain; check() names them");
    }
    explainer_.emplace(puzzle_, watch_.limits());
  }

  /// None if nothing more can be concluded.
  py::object next() {
    std::optional<Step> step;
    try {
      const py::gil_scoped_release release;
      const std::lock_guard lock(mutex_);
      step = explainer_->next();
    } catch (const Stopped&) {
      watch_.rethrow();
      throw;
    }
    watch_.rethrow();
    if (!step) return py::none();
    return fields(*step);
  }

  bool complete() const { return explainer_->complete(); }
  BoardGrid grid() const { return {puzzle_, explainer_->grid()}; }

 private:
  py::dict fields(const Step& step) const {
    const Geometry& geometry = puzzle_.geometry();
    py::list conclusions;
    for (const Statement& statement : step.conclusions) {
      conclusions.append(
          py::make_tuple(placed(geometry, statement.cell, statement.value), statement.holds));
    }
    py::list facts;
    for (const Fact& fact : step.facts) {
      facts.append(py::make_tuple(to_string(fact.statement, geometry), fact.step));
    }
    py::list constraints;
    for (const Reason& reason : step.constraints) {
      constraints.append(to_string(reason, *puzzle_.board));
    }
    py::dict result;
    result["number"] = step.number;
    result["name"] = step.name;
    result["conclusions"] = std::move(conclusions);
    result["facts"] = std::move(facts);
    result["constraints"] = std::move(constraints);
    result["grid"] = grid();
    result["svg"] = picture(step);
    return result;
  }

  /// The step's cells tinted as the command explain tints them.
  std::string picture(const Step& step) const {
    const Grid& grid = explainer_->grid();
    std::vector<Tint> tints(grid.size(), Tint::none);
    const auto mark = [&](Cell cell, Tint tint) { tints[cell] = std::max(tints[cell], tint); };
    for (const Reason& reason : step.constraints) {
      const bool reach =
          reason.kind == Reason::Kind::once || reason.kind == Reason::Kind::one_value;
      for (const Cell cell : cells_of(reason, *puzzle_.board)) {
        mark(cell, reach ? Tint::reach : Tint::area);
      }
    }
    for (const Fact& fact : step.facts) mark(fact.statement.cell, Tint::fact);
    for (const Statement& conclusion : step.conclusions) {
      mark(conclusion.cell, conclusion.holds ? Tint::concluded : Tint::excluded);
    }
    const std::vector<PencilMark> marks = pencil_marks(step, tints);
    std::string out;
    format_named("svg").write({.geometry = puzzle_.geometry(),
                               .grid = grid,
                               .givens = &puzzle_.givens,
                               .board = puzzle_.board.get(),
                               .tints = tints,
                               .pencil_marks = marks},
                              out);
    return out;
  }

  /// The candidates of the step's open cells, with those that it excludes crossed out.
  std::vector<PencilMark> pencil_marks(const Step& step, const std::vector<Tint>& tints) const {
    std::vector<PencilMark> marks;
    for (Cell cell = 0; cell < tints.size(); ++cell) {
      if (tints[cell] < Tint::area || explainer_->grid()[cell] != 0) continue;
      for (int number = 1; number <= puzzle_.geometry().size(); ++number) {
        const auto value = static_cast<Value>(number);
        const Statement excluded{cell, value, false};
        const auto& conclusions = step.conclusions;
        const bool now =
            std::find(conclusions.begin(), conclusions.end(), excluded) != conclusions.end();
        if (now || explainer_->possible(cell, value)) marks.push_back({cell, value, now});
      }
    }
    return marks;
  }

  Puzzle puzzle_;
  Watch watch_;
  std::mutex mutex_;
  std::optional<Explainer> explainer_;
};

}  // namespace

void bind_explaining(py::module_& module) {
  py::class_<Steps>(module, "Steps")
      .def(py::init<const NamedPuzzle&, std::optional<double>>(), py::arg("puzzle"),
           py::arg("timeout"))
      .def("next", &Steps::next)
      .def("complete", &Steps::complete)
      .def("grid", &Steps::grid);
  module.def(
      "answer", [](const std::string& request) { return answer_request(request); },
      py::arg("request"), py::call_guard<py::gil_scoped_release>());
}

}  // namespace sudoku_sat::python

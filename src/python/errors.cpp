// The library's errors as Python's: classes of sudoku_sat.errors, which have more fields than a
// class made here could have. Work that a limit ended is a TimeoutError.
#include "bindings.hpp"

namespace sudoku_sat::python {

namespace {

/// Makes the Python exception of that class the current one.
template <class... Arguments>
void raise(const char* name, const Arguments&... arguments) {
  const py::object type = py::module_::import("sudoku_sat.errors").attr(name);
  PyErr_SetObject(type.ptr(), type(arguments...).ptr());
}

void translate(std::exception_ptr thrown) {
  try {
    std::rethrow_exception(std::move(thrown));
  } catch (const InputError& error) {
    const Position& position = error.position();
    raise("InputError", error.detail(), position.source, position.line, position.column);
  } catch (const UsageError& error) {
    raise("UsageError", error.what());
  } catch (const OutputError& error) {
    raise("OutputError", error.what());
  } catch (const SolverError& error) {
    raise("SolverError", error.what(), error.solver());
  } catch (const Stopped& error) {
    raise("Timeout", error.what());
  } catch (const Error& error) {
    raise("Error", error.what());
  }
}

}  // namespace

void bind_errors(py::module_&) { py::register_local_exception_translator(translate); }

Watch::Watch(std::optional<double> seconds) {
  if (seconds && !(*seconds > 0)) throw UsageError("timeout: give seconds above 0, or None");
  limits_ = Limits(seconds, &interrupt_, [this] { poll(); });
}

void Watch::poll() {
  constexpr std::chrono::milliseconds moment(50);
  const auto now = Limits::Clock::now();
  if (now - last_ < moment || raised_) return;
  last_ = now;
  const py::gil_scoped_acquire acquire;
  if (PyErr_CheckSignals() == 0) return;
  raised_.emplace();
  interrupt_ = true;
}

void Watch::rethrow() {
  if (raised_) throw *raised_;
}

}  // namespace sudoku_sat::python

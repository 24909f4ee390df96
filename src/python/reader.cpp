// Reads puzzles from files and texts, one after the other; also boards without givens.
#include <mutex>
#include <utility>

#include "bindings.hpp"

namespace sudoku_sat::python {

namespace {

Entries entries_of(const std::string& name) {
  if (name == "ignore") return Entries::ignored;
  if (name == "givens") return Entries::givens;
  reject("value of entries", name, {"ignore", "givens"});
}

BoardRequest request_of(std::optional<int> size, const std::optional<Place>& box,
                        const std::string& rules, const std::string& entries = "ignore") {
  BoardRequest request;
  request.entries = entries_of(entries);
  request.size = size;
  if (box) request.box = Geometry(std::get<0>(*box), std::get<1>(*box));
  if (!rules.empty()) {
    request.rules = parse_rules(rules, {.source = "rules", .line = 0, .column = 1});
  }
  return request;
}

class Reader {
 public:
  Reader(LineReader lines, BoardRequest request)
      : reader_(std::move(lines), with_notes(std::move(request))) {}

  /// No value at the end. Throws: InputError for an item that is not a puzzle; the next call
  /// continues after it.
  std::optional<NamedPuzzle> next() {
    std::vector<std::string> notes;
    std::optional<PuzzleInput> item = run({}, [&](const Limits&) {
      const std::lock_guard lock(mutex_);
      std::optional<PuzzleInput> next = reader_.next();
      notes = std::exchange(notes_, {});
      return next;
    });
    for (const std::string& note : notes) {
      if (PyErr_WarnEx(PyExc_UserWarning, note.c_str(), 2) < 0) throw py::error_already_set();
    }
    if (!item) return std::nullopt;
    if (!item->puzzle) {
      // The text begins with the position, which InputError would add a second time.
      const std::size_t place = to_string(item->position).size() + 2;
      throw InputError(item->position, item->error.substr(place));
    }
    return NamedPuzzle{*std::move(item->puzzle), item->label, item->title, item->author,
                       item->warnings};
  }

 private:
  BoardRequest with_notes(BoardRequest request) {
    request.policy.note = [this](const std::string& note) { notes_.push_back(note); };
    return request;
  }

  std::vector<std::string> notes_;  ///< of the current item
  PuzzleReader reader_;
  std::mutex mutex_;
};

std::unique_ptr<Reader> reader_of(const std::string& source, bool file, std::optional<int> size,
                                  const std::optional<Place>& box, const std::string& rules,
                                  const std::string& entries, const std::string& symbols = {},
                                  bool ignore_unknown = false) {
  LineReader lines = file ? LineReader::open(source) : LineReader::of_text(source, "text");
  BoardRequest request = request_of(size, box, rules, entries);
  request.symbols = symbols;
  request.policy.ignore_unknown = ignore_unknown;
  return std::make_unique<Reader>(std::move(lines), std::move(request));
}

/// The only puzzle there.
NamedPuzzle single(const std::string& source, bool file, std::optional<int> size,
                   const std::optional<Place>& box, const std::string& rules,
                   const std::string& entries) {
  const std::unique_ptr<Reader> reader = reader_of(source, file, size, box, rules, entries);
  std::optional<NamedPuzzle> first = reader->next();
  if (!first) throw Error("there is no puzzle");
  if (reader->next()) {
    throw UsageError((file ? source : "the text") + " holds more than one puzzle: use read()");
  }
  return *std::move(first);
}

NamedPuzzle empty_board(std::optional<int> size, const std::optional<Place>& box,
                        const std::string& rules) {
  const BoardRequest request = request_of(size, box, rules);
  const auto board = request.board(request.geometry(request.wanted_size().value_or(default_size)));
  return {{board, Grid(board->cells(), 0)}};
}

py::tuple state_of(const NamedPuzzle& named) {
  std::string text;
  format_named("puzzle").write({.geometry = named.puzzle.geometry(),
                                .grid = named.puzzle.givens,
                                .board = named.puzzle.board.get()},
                               text);
  return py::make_tuple(text, named.label, named.title, named.author);
}

NamedPuzzle of_state(const py::tuple& state) {
  NamedPuzzle named = single(state[0].cast<std::string>(), false, {}, {}, "", "ignore");
  named.label = state[1].cast<std::string>();
  named.title = state[2].cast<std::string>();
  named.author = state[3].cast<std::string>();
  return named;
}

BoardGrid grid_of_state(const py::tuple& state) {
  const NamedPuzzle named = of_state(state[0].cast<py::tuple>());
  const std::string line = state[1].cast<std::string>();
  return {named.puzzle, from_line(named.puzzle.geometry(), line, {.source = "text"})};
}

NamedPuzzle of_text(const std::string& text, std::optional<int> size,
                    const std::optional<Place>& box, const std::string& rules,
                    const std::string& entries) {
  return single(text, false, size, box, rules, entries);
}

NamedPuzzle of_file(const py::object& path, std::optional<int> size,
                    const std::optional<Place>& box, const std::string& rules,
                    const std::string& entries) {
  const auto name = py::module_::import("os").attr("fspath")(path).cast<std::string>();
  return single(name, true, size, box, rules, entries);
}

py::tuple state_of_grid(const BoardGrid& grid) {
  return py::make_tuple(state_of({grid.puzzle}), to_line(grid.puzzle.geometry(), grid.values));
}

}  // namespace

void bind_reader(py::module_& module) {
  const auto size = py::arg("size") = py::none();
  const auto box = py::arg("box") = py::none();
  const auto rules = py::arg("rules") = "";
  const auto entries = py::arg("entries") = "ignore";
  py::class_<Reader>(module, "Reader", "The puzzles of a file or a text, one after the other.")
      .def(py::init(&reader_of), py::arg("source"), py::arg("file"), py::arg("size"),
           py::arg("box"), py::arg("rules"), py::arg("entries"), py::arg("symbols"),
           py::arg("ignore_unknown"))
      .def("next", &Reader::next);

  py::class_<NamedPuzzle>(module.attr("Puzzle"))
      .def(py::init(&of_text), py::arg("text"), py::kw_only(), size, box, rules, entries,
           "The only puzzle in a text of any format: a line, rows, a drawn grid, a puzzle file "
           "with its rules. Digits that a player has entered in another program are left out, or "
           "taken as givens with entries=\"givens\".\n\nRaises InputError, with line and column, "
           "if the text is not a puzzle; UsageError if size, box or rules contradict it.")
      .def_static("load", of_file, py::arg("path"), py::kw_only(), size, box, rules, entries,
                  "The only puzzle in a file, compressed or not.\n\nRaises as Puzzle() does.")
      .def_static("empty", empty_board, size, py::kw_only(), box, rules,
                  "The board without givens, of `size` values (9 by default).")
      .def(py::pickle(&state_of, &of_state));
  py::class_<BoardGrid>(module.attr("Grid")).def(py::pickle(&state_of_grid, &grid_of_state));
}

}  // namespace sudoku_sat::python

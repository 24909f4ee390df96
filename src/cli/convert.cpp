// sudoku-sat convert: puzzles from any format to any other, pictures too, without solving.
#include <spdlog/spdlog.h>

#include "command.hpp"
#include "exit_status.hpp"
#include "globals.hpp"
#include "inputs.hpp"
#include "progress.hpp"
#include "puzzle_writer.hpp"
#include "sudoku_sat/limits.hpp"

namespace sudoku_sat {

namespace {

using Json = nlohmann::ordered_json;

Json text_or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json to_json(const PuzzleInput& input, std::size_t index) {
  Json json{{"index", index},
            {"label", text_or_null(input.label)},
            {"title", text_or_null(input.title)},
            {"author", text_or_null(input.author)},
            {"puzzle", nullptr}};
  if (!input.puzzle) {
    json["reason"] = input.error;
    return json;
  }
  const Geometry& geometry = input.puzzle->geometry();
  json["puzzle"] = to_line(geometry, input.puzzle->givens);
  json["size"] = geometry.size();
  json["box"] = fmt::format("{}x{}", geometry.box_rows(), geometry.box_columns());
  json["rules"] = rules_json(*input.puzzle->board);
  return json;
}

class Convert {
 public:
  explicit Convert(const CommandLine& line)
      : inputs_(line), writer_(line, !line.has("format") && inputs_.several() ? "line" : "grid") {
    inputs_.before_wait([this] { writer_.flush(); });
  }

  int run() {
    try {
      while (const std::optional<PuzzleInput> input = inputs_.next()) {
        if (interrupt()) throw Stopped(Limits::Reached::interrupt);
        write(*input);
        progress_.set(++index_);
        progress_.tick();
      }
    } catch (const ClosedPipe&) {
      throw;
    } catch (const Error&) {
      // What was written before is not lost.
      writer_.flush();
      throw;
    }
    writer_.commit();
    return status_.value();
  }

 private:
  void write(const PuzzleInput& input) {
    if (!input.puzzle) {
      progress_.clear();
      status_.add_failure();
      spdlog::error("{}", input.error);
    }
    if (writer_.json()) {
      writer_.text(dump(to_json(input, index_)));
    } else if (input.puzzle) {
      writer_.grid(input, input.puzzle->givens);
    } else if (writer_.lines()) {
      writer_.text("invalid");
    }
  }

  PuzzleStream inputs_;
  PuzzleWriter writer_;
  Progress progress_{"puzzles"};
  ExitStatus status_;
  std::size_t index_ = 0;
};

int run(const std::vector<std::string>& arguments) {
  CommandLine line("convert", "Write puzzles in another format, without solving them.",
                   "sudoku-sat convert -f svg -o inkala.svg puzzles/inkala-2012.txt", "[INPUT...]");
  add_input_options(line);
  add_output_options(line);
  if (!line.parse(arguments)) return ExitStatus::done;
  return Convert(line).run();
}

}  // namespace

extern const Command convert_command{
    .name = "convert", .summary = "write puzzles in another format, pictures too", .run = run};

}  // namespace sudoku_sat

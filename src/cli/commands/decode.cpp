// sudoku-sat decode: another solver's answer to a CNF file back into a grid, checked by the rules.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>

#include "cli/choices.hpp"
#include "cli/streams/inputs.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/exit_status.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

namespace {

/// What the answer means for the puzzle.
struct Decoded {
  std::string_view status;
  Grid grid;              ///< of `solved` and `incomplete`
  std::string reason;     ///< what is missing
  std::size_t index = 0;  ///< of a series: the puzzle that it solves
};

Puzzle puzzle_at(const CnfPuzzle& cnf, std::size_t index) {
  return index == 0 ? cnf.puzzle : Puzzle{cnf.puzzle.board, cnf.series[index - 1].givens};
}

const std::string& label_at(const CnfPuzzle& cnf, std::size_t index) {
  return index == 0 ? cnf.label : cnf.series[index - 1].label;
}

/// The first puzzle of a series whose givens are all in the grid; the first one where none is.
std::size_t index_in_series(const CnfPuzzle& cnf, const Grid& grid) {
  const auto holds = [&](const Grid& givens) {
    return std::equal(givens.begin(), givens.end(), grid.begin(),
                      [](Value given, Value value) { return given == 0 || given == value; });
  };
  if (holds(cnf.puzzle.givens)) return 0;
  for (std::size_t i = 0; i < cnf.series.size(); ++i) {
    if (holds(cnf.series[i].givens)) return i + 1;
  }
  return 0;
}

Decoded decode(const CnfPuzzle& cnf, const AnswerText& answer, const Position& position) {
  if (answer.answer == Answer::unsatisfiable) return {name(Status::unsatisfiable), {}, {}};
  if (answer.answer == Answer::unknown)
    return {name(Status::unknown), {}, "the solver does not know"};
  if (cnf.contradiction) {
    throw InputError(position,
                     "an answer to a formula that has no model: its reduction found that "
                     "there is no solution");
  }
  Grid grid;
  try {
    grid = cnf.decode(answer.model);
  } catch (const SolverError& error) {
    throw InputError(position, error.what());
  }
  const std::size_t index = index_in_series(cnf, grid);
  if (const auto wrong = violation(puzzle_at(cnf, index), grid)) {
    throw InputError(position,
                     "the answer is no solution: " + to_string(*wrong, cnf.puzzle.geometry()));
  }
  if (std::find(cnf.excluded.begin(), cnf.excluded.end(), grid) != cnf.excluded.end()) {
    throw InputError(position, "the answer is the solution that the formula excludes");
  }
  const auto open = std::count(grid.begin(), grid.end(), 0);
  if (open == 0) return {name(Status::solved), std::move(grid), {}, index};
  return {"incomplete", std::move(grid),
          fmt::format("the answer leaves {} cells open{}", open,
                      answer.closed ? "" : ", and its closing 0 is missing: cut short?"),
          index};
}

void write(const Decoded& decoded, const CnfPuzzle& cnf, PuzzleWriter& writer) {
  const Puzzle puzzle = puzzle_at(cnf, decoded.index);
  const std::string& label = label_at(cnf, decoded.index);
  if (writer.json()) {
    const Geometry& geometry = cnf.puzzle.geometry();
    nlohmann::ordered_json json{
        {"index", decoded.index},
        {"label", label.empty() ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(label)},
        {"puzzle", to_line(geometry, puzzle.givens)},
        {"status", decoded.status}};
    json["solution"] = decoded.grid.empty()
                           ? nlohmann::ordered_json(nullptr)
                           : nlohmann::ordered_json(to_line(geometry, decoded.grid));
    json["encoding"] = cnf.encoding;
    if (!decoded.reason.empty()) json["reason"] = decoded.reason;
    writer.text(dump(json));
  } else if (!decoded.grid.empty()) {
    writer.grid(puzzle, decoded.grid, label);
  } else if (writer.lines()) {
    writer.text(decoded.status);
  }
}

/// What an answer "unsatisfiable" means.
std::string_view denial(const CnfPuzzle& cnf) {
  if (!cnf.excluded.empty()) return "there is no other solution than the excluded one";
  return cnf.series.empty() ? "there is no solution" : "no puzzle of the series has a solution";
}

int judge(const Decoded& decoded, const CnfPuzzle& cnf, const Position& position) {
  if (decoded.status == name(Status::solved)) return ExitStatus::done;
  const std::string where = to_string(position);
  if (decoded.status == name(Status::unsatisfiable)) {
    spdlog::warn(fmt::format("{}: the solver says that {}", where, denial(cnf)));
    return ExitStatus::unsolvable;
  }
  if (decoded.status == name(Status::unknown)) {
    spdlog::warn(fmt::format("{}: {}", where, decoded.reason));
    return ExitStatus::undecided;
  }
  spdlog::error(fmt::format("{}: incomplete: {}", where, decoded.reason));
  return ExitStatus::failure;
}

int run(const std::vector<std::string>& arguments) {
  CommandLine line(
      "decode", "Turn another solver's answer to a CNF file into a grid, and check it.",
      "minisat inkala.cnf answer.txt; sudoku-sat decode inkala.cnf answer.txt", "CNF [ANSWER]");
  add_board_options(line);
  add_output_options(line);
  if (!line.parse(arguments)) return ExitStatus::done;
  const auto& files = line.positional();
  if (files.empty()) throw UsageError("decode needs the CNF file that was solved");
  if (files.size() > 2) throw UsageError("decode takes a CNF file and an answer, no more");
  const std::string answer_file = files.size() == 2 ? files[1] : "-";
  if (files[0] == "-" && answer_file == "-") {
    throw UsageError("the CNF and the answer cannot both come from standard input");
  }
  const BoardRequest request = board_request(line);
  std::optional<Geometry> wanted;
  if (const auto size = request.wanted_size()) wanted = request.geometry(*size);
  LineReader cnf_lines = open_input(files[0]);
  const CnfPuzzle cnf = read_cnf(cnf_lines, wanted);
  LineReader answer_lines = open_input(answer_file);
  const AnswerText answer = read_answer(answer_lines, cnf.total_variables, cnf.needed_variables());
  const Decoded decoded = decode(cnf, answer, {answer_lines.name()});
  PuzzleWriter writer(line, "grid");
  write(decoded, cnf, writer);
  writer.commit();
  return judge(decoded, cnf, {answer_lines.name()});
}

}  // namespace

const Command command_entries::decode{
    .name = "decode", .summary = "turn another solver's answer back into a grid", .run = run};

}  // namespace sudoku_sat

// sudoku-sat decode: another solver's answer to a CNF file back into a grid, checked by the rules.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>

#include "cli/choices.hpp"
#include "cli/exit_status.hpp"
#include "cli/streams/inputs.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

namespace {

/// What the answer means for the puzzle.
struct Decoded {
  std::string_view status;
  Grid grid;           ///< of `solved` and `incomplete`
  std::string reason;  ///< what is missing
};

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
  if (const auto wrong = violation(cnf.puzzle, grid)) {
    throw InputError(position,
                     "the answer is no solution: " + to_string(*wrong, cnf.puzzle.geometry()));
  }
  const auto open = std::count(grid.begin(), grid.end(), 0);
  if (open == 0) return {name(Status::solved), std::move(grid), {}};
  return {"incomplete", std::move(grid),
          fmt::format("the answer leaves {} cells open{}", open,
                      answer.closed ? "" : ", and its closing 0 is missing: cut short?")};
}

void write(const Decoded& decoded, const CnfPuzzle& cnf, PuzzleWriter& writer) {
  if (writer.json()) {
    const Geometry& geometry = cnf.puzzle.geometry();
    nlohmann::ordered_json json{{"index", 0},
                                {"label", cnf.label.empty() ? nlohmann::ordered_json(nullptr)
                                                            : nlohmann::ordered_json(cnf.label)},
                                {"puzzle", to_line(geometry, cnf.puzzle.givens)},
                                {"status", decoded.status}};
    json["solution"] = decoded.grid.empty()
                           ? nlohmann::ordered_json(nullptr)
                           : nlohmann::ordered_json(to_line(geometry, decoded.grid));
    json["encoding"] = cnf.encoding;
    if (!decoded.reason.empty()) json["reason"] = decoded.reason;
    writer.text(dump(json));
  } else if (!decoded.grid.empty()) {
    writer.grid(cnf.puzzle, decoded.grid, cnf.label);
  } else if (writer.lines()) {
    writer.text(decoded.status);
  }
}

int judge(const Decoded& decoded, const Position& position) {
  if (decoded.status == name(Status::solved)) return ExitStatus::done;
  const std::string where = to_string(position);
  if (decoded.status == name(Status::unsatisfiable)) {
    spdlog::warn(fmt::format("{}: the solver says that there is no solution", where));
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
  return judge(decoded, {answer_lines.name()});
}

}  // namespace

const Command command_entries::decode{
    .name = "decode", .summary = "turn another solver's answer back into a grid", .run = run};

}  // namespace sudoku_sat

// Only times.json depends on time, so all other files are the same when the family is made again.
// Times that calibration measured by the clock go there too.
#include "files.hpp"

#include <fmt/format.h>

#include <cmath>
#include <filesystem>

#include "report/answers.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::cli {

namespace {

using Json = base::Json;

/// "mixed", "drawn+diagonals"
std::string grids_text(const InstanceSpec& spec) {
  std::string text(spec.grids->name);
  for (const RuleUse& use : spec.rules) text += fmt::format("+{}", use.rule->name);
  return text;
}

/// "extended", "extended-commander3-units", "minimal-order-random3"
std::string formulation_text(const Formulation& formulation) {
  std::string text(app::name_of_encoding(formulation));
  std::string amo = formulation.amo.name();
  std::erase(amo, ':');
  if (formulation.amo != AtMostOne()) text += "-" + amo;
  if (formulation.reduction != nullptr && formulation.reduction->apply != nullptr)
    text += fmt::format("-{}", formulation.reduction->name_in_files());
  if (formulation.reencoding.any()) text += fmt::format("-{}", formulation.reencoding.name());
  if (std::string order = formulation.reencoding.literal_order(); !order.empty()) {
    std::erase(order, ':');
    text += "-" + order;
  }
  return text;
}

/// A name with size, share of open cells, kind, seed and number, and, for a formula, its encoding.
std::string name_of(const FamilyPlan& plan, const FamilyBoard& board,
                    const Formulation* formulation) {
  const InstanceSpec& spec = plan.sizes[board.candidate.size];
  std::string text = formulation != nullptr ? "-" + formulation_text(*formulation) : "";
  if (formulation != nullptr && plan.scramble) text += fmt::format("-scrambled{}", *plan.scramble);
  return fmt::format("sudoku-n{}-open{:03}-{}-{}{}-s{}-{:03}{}", spec.geometry.size(), board.open(),
                     grids_text(spec), spec.holes->name, text, spec.seed, board.candidate.number,
                     plan.unsat ? "-unsat" : "");
}

std::string why(const FamilyBoard& board) {
  if (board.expected == Answer::satisfiable) return "made from the solution";
  if (board.expected == Answer::unsatisfiable) return "found by CaDiCaL in the process";
  return "not decided within the budget";
}

/// The fields about the board in each of its instances.
Json board_json(const FamilyPlan& plan, const FamilyBoard& board) {
  const InstanceSpec& spec = plan.sizes[board.candidate.size];
  const Puzzle& puzzle = board.instance.puzzle;
  const bool solved = board.expected == Answer::satisfiable;
  Json json{
      {"board", "boards/" + name_of(plan, board, nullptr) + ".txt"},
      {"size", spec.geometry.size()},
      {"open", share_text(board.open())},
      {"givens", puzzle.given_count()},
      {"grids", spec.grids->name},
      {"holes", spec.holes->name},
      {"rules", report::rules_json(*puzzle.board)},
      {"seed", spec.seed},
      {"number", board.candidate.number},
      {"changed", board.changed ? Json(report::given_name(puzzle, *board.changed)) : Json(nullptr)},
      {"expected", name(board.expected)},
      {"why", why(board)},
      {"solution",
       solved ? Json(to_line(puzzle.geometry(), board.instance.solution)) : Json(nullptr)}};
  for (const CalibrationRun& run : board.runs) {
    json["work"].push_back({{"solver", run.solver},
                            {"nominal_seconds", std::round(1000 * run.nominal) / 1000},
                            {"propagations", *run.run.statistics.propagations},
                            {"conflicts", report::or_null(run.run.statistics.conflicts)}});
  }
  return json;
}

Json times_json(const std::string& instance, const std::string& solver, const FormulaRun& run) {
  return {{"name", instance},
          {"solver", solver},
          {"answer", name(run.answer)},
          {"seconds", run.seconds},
          {"decisions", report::or_null(run.statistics.decisions)},
          {"conflicts", report::or_null(run.statistics.conflicts)},
          {"propagations", report::or_null(run.statistics.propagations)}};
}

/// Writes the formula; adds its description to the instance.
void write_formula(const FamilyPlan& plan, const FamilyBoard& board, const Formulation& formulation,
                   const std::string& name, const NewDirectory& directory, const Limits& limits,
                   Json& instance) {
  const std::string file = "cnf/" + name + ".cnf" + plan.compression;
  Output out(directory.file(file));
  write_cnf(board.instance.puzzle, {.formulation = formulation, .scramble = plan.scramble}, out,
            limits);
  out.commit();
  LineReader problem_lines = LineReader::open(directory.file(file));
  const auto problem = DimacsReader(problem_lines).read_problem([](std::string_view) {});
  LineReader lines = LineReader::open(directory.file(file));
  instance["file"] = file;
  instance["encoding"] = chosen_encoding(formulation).name;
  instance["amo"] = formulation.amo.name();
  instance["reduction"] = chosen_reduction(formulation).name_in_files();
  if (formulation.reencoding.any()) {
    instance["reencoding"] = formulation.reencoding.name();
    const std::string order = formulation.reencoding.literal_order();
    if (!order.empty()) instance["literal_order"] = order;
  }
  if (plan.scramble) instance["scramble"] = *plan.scramble;
  instance["variables"] = problem.variables;
  instance["clauses"] = problem.clauses;
  instance["md5"] = database_hash(lines);
}

/// Writes a proof; adds its name, or null, to the instance.
void write_proof(const FamilyPlan& plan, const FamilyBoard& board, const Formulation& formulation,
                 const std::string& name, const NewDirectory& directory, const Limits& limits,
                 Json& instance) {
  instance["proof"] = nullptr;
  if (!plan.proofs || board.expected != Answer::unsatisfiable) return;
  const std::string file = "proofs/" + name + ".drat";
  const std::string path = directory.file(file);
  const Answer answer =
      solve_in_nominal_time(board.instance.puzzle, formulation, plan.budget, path, limits);
  require_expected(board, "CaDiCaL in the process", answer);
  if (answer == Answer::unsatisfiable) {
    instance["proof"] = file;
  } else {
    std::filesystem::remove(path);
  }
}

void measure_times(const FamilyPlan& plan, const FamilyBoard& board, const Formulation& formulation,
                   const std::string& name, const WorkLimits& work, WrittenBoard& written) {
  for (std::size_t i = 0; i < plan.timed.size(); ++i) {
    const FormulaRun run = run_on_formula(board.instance.puzzle, formulation, plan.timed[i],
                                          work.within(plan.time_limit));
    work.limits.check();
    require_expected(board, plan.timed_names[i], run.answer);
    written.times.push_back(times_json(name, plan.timed_names[i], run));
  }
}

}  // namespace

void make_folders(const FamilyPlan& plan, const NewDirectory& directory) {
  std::filesystem::create_directory(directory.file("boards"));
  if (!plan.formulations.empty()) std::filesystem::create_directory(directory.file("cnf"));
  if (plan.proofs) std::filesystem::create_directory(directory.file("proofs"));
}

void write_text(const NewDirectory& directory, std::string_view name, std::string_view text) {
  Output out(directory.file(name));
  out.write(text);
  out.commit();
}

WrittenBoard write_board(const FamilyPlan& plan, const FamilyBoard& board,
                         const NewDirectory& directory, const WorkLimits& work) {
  const Json about = board_json(plan, board);
  write_text(directory, about["board"].get<std::string>(), puzzle_text(board.instance.puzzle));
  WrittenBoard written;
  if (plan.formulations.empty()) {
    Json instance{{"name", name_of(plan, board, nullptr)}};
    instance.update(about);
    written.instances.push_back(std::move(instance));
  }
  for (const Formulation& asked : plan.formulations) {
    const std::string name = name_of(plan, board, &asked);
    const Formulation formulation = formulation_for(board.instance.puzzle, asked);
    Json instance{{"name", name}};
    write_formula(plan, board, formulation, name, directory, work.limits, instance);
    instance.update(about);
    write_proof(plan, board, formulation, name, directory, work.limits, instance);
    written.instances.push_back(std::move(instance));
    if (&asked == &plan.formulations.front()) {
      for (const CalibrationRun& run : board.runs) {
        written.times.push_back(times_json(name, run.solver, run.run));
      }
    }
    measure_times(plan, board, formulation, name, work, written);
  }
  return written;
}

}  // namespace sudoku_sat::cli

// Numbers are written so that they are read back to the last bit. Fields that nothing is known of
// are left out.
#include "pieces.hpp"

#include <fmt/format.h>

#include "base/json.hpp"

#include "cli/globals.hpp"
#include "report/answers.hpp"

namespace sudoku_sat::cli {

namespace {

using Json = base::Json;

template <class Value>
void put(Json& json, const char* name, const std::optional<Value>& value) {
  if (value) json[name] = *value;
}

template <class Value>
void take(const Json& json, const char* name, std::optional<Value>& value) {
  if (json.contains(name)) value = json.at(name).get<Value>();
}

/// Calls visit(name, member) for the figures of a formula.
template <class Profile, class Visit>
void visit_profile(Profile& profile, const Visit& visit) {
  visit("variables", profile.variables);
  visit("clauses", profile.clauses);
  visit("units", profile.units);
  visit("binary", profile.binary);
  visit("ternary", profile.ternary);
  visit("longer", profile.longer);
  visit("literals", profile.literals);
  visit("bytes", profile.bytes);
}

/// The same for what a run may not have.
template <class Times, class Visit>
void visit_times(Times& times, const Visit& visit) {
  visit("encode", times.encode);
  visit("write", times.write);
  visit("load", times.load);
  visit("solve", times.solve);
  visit("decisions", times.statistics.decisions);
  visit("conflicts", times.statistics.conflicts);
  visit("propagations", times.statistics.propagations);
  visit("peak", times.peak_megabytes);
}

Json strength_json(const Strength& strength) { return {strength.cells, strength.solved}; }

Strength read_strength(const Json& json) {
  return {json.at(0).get<std::size_t>(), json.at(1).get<bool>()};
}

Json formula_json(const Measurement& measurement) {
  Json json{{"density", measurement.density}, {"cell_variables", measurement.cell_variables}};
  visit_profile(measurement.formula,
                [&](const char* name, std::uint64_t number) { json[name] = number; });
  put(json, "duplicates", measurement.formula.duplicates);
  if (measurement.units) json["up"] = strength_json(*measurement.units);
  if (measurement.failed_literals) json["fl"] = strength_json(*measurement.failed_literals);
  return json;
}

void read_formula(const Json& json, Measurement& measurement) {
  measurement.density = json.at("density").get<double>();
  measurement.cell_variables = json.at("cell_variables").get<std::uint64_t>();
  visit_profile(measurement.formula, [&](const char* name, std::uint64_t& number) {
    number = json.at(name).get<std::uint64_t>();
  });
  take(json, "duplicates", measurement.formula.duplicates);
  if (json.contains("up")) measurement.units = read_strength(json.at("up"));
  if (json.contains("fl")) measurement.failed_literals = read_strength(json.at("fl"));
}

Json piece_run_json(std::size_t solver, const SolverTimes& times) {
  Json json{{"solver", solver}, {"seed", times.seed}, {"answer", static_cast<int>(times.answer)}};
  visit_times(times, [&](const char* name, const auto& value) { put(json, name, value); });
  if (!times.failure.empty()) json["failure"] = times.failure;
  return json;
}

void read_piece_run(const Json& json, Measurement& measurement) {
  SolverRuns& runs = measurement.solvers.at(json.at("solver").get<std::size_t>());
  SolverTimes times;
  times.seed = json.at("seed").get<std::uint64_t>();
  const int answer = json.at("answer").get<int>();
  for (const Answer known : {Answer::satisfiable, Answer::unsatisfiable}) {
    if (answer == static_cast<int>(known)) times.answer = known;
  }
  visit_times(times, [&](const char* name, auto& value) { take(json, name, value); });
  // Whoever wrote the line: a run with an answer has these times.
  if (times.answer != Answer::unknown && !(times.encode && times.load && times.solve)) {
    throw std::out_of_range("times");
  }
  times.failure = runs.failure = json.value("failure", "");
  runs.times.push_back(std::move(times));
}

Json proof_json(const Measurement& measurement) {
  Json json = Json::object();
  if (measurement.proof) json["size"] = {measurement.proof->lemmas, measurement.proof->bytes};
  if (!measurement.proof_failure.empty()) json["failure"] = measurement.proof_failure;
  if (measurement.proof_stopped) json["stopped"] = true;
  return json;
}

void read_proof(const Json& json, Measurement& measurement) {
  if (json.contains("size")) {
    const Json& size = json.at("size");
    measurement.proof = {size.at(0).get<std::uint64_t>(), size.at(1).get<std::uint64_t>()};
  }
  measurement.proof_failure = json.value("failure", "");
  measurement.proof_stopped = json.value("stopped", false);
}

void put_measurement(const Measurement& measurement, Json& json) {
  if (measurement.formula.bytes != 0) json["formula"] = formula_json(measurement);
  for (std::size_t solver = 0; solver < measurement.solvers.size(); ++solver) {
    for (const SolverTimes& times : measurement.solvers[solver].times) {
      json["run"] = piece_run_json(solver, times);
    }
  }
  const Json proof = proof_json(measurement);
  if (!proof.empty()) json["proof"] = proof;
  json["unfinished"] = measurement.unfinished;
}

Measurement read_measurement(const Json& json, std::size_t solvers) {
  Measurement measurement;
  measurement.solvers.resize(solvers);
  if (json.contains("formula")) read_formula(json.at("formula"), measurement);
  if (json.contains("run")) read_piece_run(json.at("run"), measurement);
  if (json.contains("proof")) read_proof(json.at("proof"), measurement);
  measurement.unfinished = json.at("unfinished").get<bool>();
  return measurement;
}

Json row_json(const ComparePiece& piece) {
  Json solvers = Json::array();
  for (const RowSolver& solver : piece.solvers) solvers.push_back({solver.name, solver.options});
  const report::CompareRow& row = piece.about;
  return {{"row", piece.row},           {"size", row.size},
          {"encoding", row.encoding},   {"amo", row.amo},
          {"reduction", row.reduction}, {"givens", row.givens},
          {"seeds", row.seeds},         {"timeout", report::or_null(row.timeout)},
          {"solvers", solvers}};
}

void read_row(const Json& json, ComparePiece& piece) {
  piece.row = json.at("row").get<std::uint64_t>();
  report::CompareRow& row = piece.about;
  row.size = json.at("size").get<int>();
  row.encoding = json.at("encoding").get<std::string>();
  row.amo = json.at("amo").get<std::string>();
  row.reduction = json.at("reduction").get<std::string>();
  row.givens = json.at("givens").get<int>();
  row.seeds = json.at("seeds").get<int>();
  if (!json.at("timeout").is_null()) row.timeout = json.at("timeout").get<double>();
  for (const Json& solver : json.at("solvers")) {
    piece.solvers.push_back({solver.at(0).get<std::string>(), solver.at(1).get<std::string>()});
  }
}

}  // namespace

std::string row_text(const ComparePiece& piece) { return report::dump(row_json(piece)); }

std::string to_line(const ComparePiece& piece) {
  Json json{{"piece", piece.number}, {"of", piece.of}, {"about", row_json(piece)}};
  json["puzzle"] = piece.puzzle;
  if (piece.measured.measurement) put_measurement(*piece.measured.measurement, json);
  if (!piece.measured.failure.empty()) json["failure"] = piece.measured.failure;
  return report::dump(json);
}

ComparePiece read_piece(std::string_view line, const Position& place) {
  try {
    const Json json = Json::parse(line);
    ComparePiece piece{.number = json.at("piece").get<std::uint64_t>(),
                       .of = json.at("of").get<std::uint64_t>(),
                       .puzzle = json.at("puzzle").get<std::uint64_t>()};
    read_row(json.at("about"), piece);
    piece.measured.failure = json.value("failure", "");
    if (json.contains("unfinished")) {
      piece.measured.measurement = read_measurement(json, piece.solvers.size());
    }
    return piece;
  } catch (const base::JsonError&) {
  } catch (const std::out_of_range&) {
  }
  throw InputError(place, "no piece of a comparison, as compare --range writes them");
}

}  // namespace sudoku_sat::cli

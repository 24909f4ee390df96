// Numbers are written so that they are read back to the last bit. Unknown fields are left out.
#include "pieces.hpp"

#include <fmt/format.h>

#include <tuple>
#include "base/json.hpp"
#include "base/machine.hpp"

#include "base/json_fields.hpp"
#include "cli/globals.hpp"
#include "report/answers.hpp"

namespace sudoku_sat::cli {

namespace {

using Json = base::Json;

constexpr auto tie_strength = [](auto& strength) {
  return std::tie(strength.cells, strength.solved);
};
constexpr auto tie_inferred = [](auto& part) { return std::tie(part.found, part.implied); };
constexpr auto tie_models = [](auto& count) { return std::tie(count.models, count.solutions); };
constexpr auto tie_proof = [](auto& proof) { return std::tie(proof.lemmas, proof.bytes); };

template <class Fields, class Measured>
void list_formula(const Fields& fields, Measured& measured) {
  fields("density", measured.density);
  fields("cell_variables", measured.cell_variables);
  auto& profile = measured.formula;
  fields("variables", profile.variables);
  fields("clauses", profile.clauses);
  fields("units", profile.units);
  fields("binary", profile.binary);
  fields("ternary", profile.ternary);
  fields("longer", profile.longer);
  fields("literals", profile.literals);
  fields("bytes", profile.bytes);
  fields.unless_empty("duplicates", profile.duplicates);
  fields.tied("up", measured.units, tie_strength);
  fields.tied("fl", measured.failed_literals, tie_strength);
  fields.tied("consistency", measured.consistency, tie_inferred);
  fields.tied("completeness", measured.completeness, tie_inferred);
  fields.tied("models", measured.models, tie_models);
}

template <class Fields, class Number, class Times>
void list_run(const Fields& fields, Number& solver, Times& times) {
  fields("solver", solver);
  fields("seed", times.seed);
  fields("answer", times.answer);
  fields.unless_empty("encode", times.encode);
  fields.unless_empty("write", times.write);
  fields.unless_empty("load", times.load);
  fields.unless_empty("solve", times.solve);
  fields.unless_empty("decisions", times.statistics.decisions);
  fields.unless_empty("conflicts", times.statistics.conflicts);
  fields.unless_empty("propagations", times.statistics.propagations);
  fields.unless_empty("peak", times.peak_megabytes);
  fields.unless_empty("failure", times.failure);
}

template <class Fields, class Measured>
void list_proof(const Fields& fields, Measured& measured) {
  fields.tied("size", measured.proof, tie_proof);
  fields.unless_empty("failure", measured.proof_failure);
  fields.unless_empty("stopped", measured.proof_stopped);
}

template <class Fields, class Piece>
void list_row(const Fields& fields, Piece& piece) {
  fields("row", piece.row);
  auto& row = piece.about;
  fields("board", row.board);
  fields("size", row.size);
  fields.unless_empty("rules", row.rules);
  fields("encoding", row.encoding);
  fields("amo", row.amo);
  fields("reduction", row.reduction);
  fields.unless_empty("reencoding", row.reencoding);
  fields.unless_empty("literal_order", row.literal_order);
  fields("givens", row.givens);
  fields("seeds", row.seeds);
  fields("timeout", row.timeout);
  fields.unless_empty("consistency", row.consistency);
  fields.unless_empty("completeness", row.completeness);
  fields.unless_empty("models", row.models);
}

void read_run(const Json& json, Measurement& measurement) {
  std::size_t solver = 0;
  SolverTimes times;
  list_run(base::FieldsFromJson(json), solver, times);
  // Whatever program wrote the line: a run with an answer has these times.
  const bool answered =
      times.answer == Answer::satisfiable || times.answer == Answer::unsatisfiable;
  if (!answered) times.answer = Answer::unknown;
  if (answered && !(times.encode && times.load && times.solve)) throw std::out_of_range("times");
  SolverRuns& runs = measurement.solvers.at(solver);
  runs.failure = times.failure;
  runs.times.push_back(std::move(times));
}

void put_measurement(const Measurement& measurement, Json& json) {
  if (measurement.formula.bytes != 0)
    list_formula(base::FieldsToJson(json["formula"]), measurement);
  for (std::size_t solver = 0; solver < measurement.solvers.size(); ++solver) {
    for (const SolverTimes& times : measurement.solvers[solver].times) {
      list_run(base::FieldsToJson(json["run"] = Json::object()), solver, times);
    }
  }
  Json proof = Json::object();
  list_proof(base::FieldsToJson(proof), measurement);
  if (!proof.empty()) json["proof"] = std::move(proof);
  json["unfinished"] = measurement.unfinished;
}

Measurement read_measurement(const Json& json, std::size_t solvers) {
  Measurement measurement;
  measurement.solvers.resize(solvers);
  if (json.contains("formula")) {
    list_formula(base::FieldsFromJson(json.at("formula")), measurement);
  }
  if (json.contains("run")) read_run(json.at("run"), measurement);
  if (json.contains("proof")) list_proof(base::FieldsFromJson(json.at("proof")), measurement);
  measurement.unfinished = json.at("unfinished").get<bool>();
  return measurement;
}

Json row_json(const ComparePiece& piece) {
  Json json;
  list_row(base::FieldsToJson(json), piece);
  json["solvers"] = Json::array();
  for (const RowSolver& solver : piece.solvers) {
    json["solvers"].push_back({solver.name, solver.options});
  }
  return json;
}

void read_row(const Json& json, ComparePiece& piece) {
  list_row(base::FieldsFromJson(json), piece);
  for (const Json& solver : json.at("solvers")) {
    piece.solvers.push_back({solver.at(0).get<std::string>(), solver.at(1).get<std::string>()});
  }
}

}  // namespace

std::string row_text(const ComparePiece& piece) { return report::dump(row_json(piece)); }

std::string to_line(const ComparePiece& piece) {
  Json json{{"piece", piece.number}, {"of", piece.of}, {"about", row_json(piece)}};
  json["puzzle"] = piece.puzzle;
  json["line"] = piece.line;
  json["program"] = fmt::format("sudoku-sat {}, CaDiCaL {}", version, cadical_version());
  json["machine"] = base::machine_text();
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
    piece.line = json.value("line", "");
    piece.measured.failure = json.value("failure", "");
    if (json.contains("unfinished")) {
      piece.measured.measurement = read_measurement(json, piece.solvers.size());
    }
    return piece;
  } catch (const base::JsonError&) {
  } catch (const std::out_of_range&) {
  }
  throw InputError(place, "not a piece of a comparison as `compare --range` writes it");
}

}  // namespace sudoku_sat::cli

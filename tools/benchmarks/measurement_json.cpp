// The report as JSON. Figures that are missing are null.
#include "measurement.hpp"

namespace sudoku_sat::bench {

namespace {

using Json = nlohmann::ordered_json;

template <class T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

Json text_or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json json_of(const Spread& spread) {
  return {{"median", spread.median}, {"min", spread.least}, {"max", spread.most}};
}

Json json_of(const Side& side) {
  return {{"command", side.command},
          {"seconds", json_of(side.wall)},
          {"cpu_seconds", json_of(side.processor)},
          {"peak_bytes", side.memory},
          {"rate", or_null(side.rate)},
          {"solved", or_null(side.solved)}};
}

Json json_of(const Measurement& measurement) {
  return {{"section", measurement.section},
          {"name", measurement.name},
          {"unit", text_or_null(measurement.unit)},
          {"boards", or_null(measurement.boards)},
          {"ours", json_of(measurement.ours)},
          {"theirs", measurement.theirs ? json_of(*measurement.theirs) : Json(nullptr)},
          {"ratio", or_null(measurement.ratio)},
          {"cpu_ratio", or_null(measurement.processor_ratio)},
          {"note", text_or_null(measurement.note)}};
}

}  // namespace

Json to_json(const Report& report) {
  const Circumstances& how = report.circumstances;
  Json measurements = Json::array();
  for (const Measurement& measurement : report.measurements) {
    measurements.push_back(json_of(measurement));
  }
  return {
      {"machine", {{"processor", how.processor}, {"cores", how.cores}, {"compiler", how.compiler}}},
      {"version", how.version},
      {"runs", how.runs},
      {"quick", how.quick},
      {"measurements", std::move(measurements)}};
}

}  // namespace sudoku_sat::bench

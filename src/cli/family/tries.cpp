// A line of JSON for each board, after one that identifies the family. An unterminated last line
// (the run was interrupted while writing) is ignored.
#include "tries.hpp"

#include <fmt/format.h>

#include <filesystem>
#include "base/json.hpp"

#include "base/json_fields.hpp"
#include "report/answers.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::cli {

namespace {

using Json = base::Json;

template <class Fields, class Run>
void list_run(const Fields& fields, Run& run) {
  fields("solver", run.solver);
  fields("nominal", run.nominal);
  fields("answer", run.run.answer);
  fields("seconds", run.run.seconds);
  fields("decisions", run.run.statistics.decisions);
  fields("conflicts", run.run.statistics.conflicts);
  fields("propagations", run.run.statistics.propagations);
}

CalibrationRun read_run(const Json& json) {
  CalibrationRun run;
  list_run(base::FieldsFromJson(json), run);
  // A board that fits has them in the manifest.
  static_cast<void>(json.at("propagations").get<std::int64_t>());
  return run;
}

std::string text_of(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

KeptTries::KeptTries(const FamilyPlan& plan)
    : plan_(plan), head_(report::dump(Json{{"family", whole_command_text(plan)}})) {
  if (!plan.calibration || plan.tries_file.empty()) return;
  read();
  out_.open(plan.tries_file, std::ios::binary | std::ios::app);
  if (out_.tellp() == std::ofstream::pos_type(0)) write(head_);
}

void KeptTries::read() {
  const std::string& file = plan_.tries_file;
  if (!std::filesystem::exists(file)) return;
  const std::string text = text_of(file);
  const std::size_t whole = text.rfind('\n') + 1;
  std::size_t number = 0;
  for (std::size_t begin = 0; begin < whole;) {
    const std::size_t end = text.find('\n', begin);
    const std::string line = text.substr(begin, end - begin);
    begin = end + 1;
    if (++number == 1) {
      if (line != head_)
        throw InputError({file}, "belongs to another family, or is not a file of --resume");
      continue;
    }
    try {
      const Json json = Json::parse(line);
      Try one{.fit = static_cast<Fit>(json.at("fit").get<int>() & 3)};
      for (const Json& run : json.at("runs")) one.runs.push_back(read_run(run));
      known_.insert_or_assign({json.at("size").get<std::size_t>(), json.at("open").get<int>(),
                               json.at("number").get<std::uint64_t>()},
                              std::move(one));
    } catch (const base::JsonError&) {
      throw InputError({file, number}, "not a line of a file of --resume");
    }
  }
  // A run may have ended while it wrote the first line.
  if (whole == 0 && !head_.starts_with(text)) {
    throw InputError({file}, "belongs to another family, or is not a file of --resume");
  }
  std::filesystem::resize_file(file, whole);
}

const Try* KeptTries::find(const Candidate& candidate) const {
  const auto found = known_.find(key_of(candidate));
  return found == known_.end() ? nullptr : &found->second;
}

void KeptTries::add(const FamilyBoard& board, Fit fit) {
  if (!out_.is_open()) return;
  const Candidate& candidate = board.candidate;
  Json json{{"size", candidate.size},
            {"open", candidate.open},
            {"number", candidate.number},
            {"fit", static_cast<int>(fit)},
            {"runs", Json::array()}};
  for (const CalibrationRun& run : board.runs) {
    list_run(base::FieldsToJson(json["runs"].push_back(Json::object())), run);
  }
  const std::lock_guard lock(mutex_);
  write(report::dump(json));
}

void KeptTries::write(const std::string& line) {
  out_ << line << '\n' << std::flush;
  if (!out_) throw OutputError(plan_.tries_file + ": can't be written");
}

void KeptTries::finish() {
  out_.close();
  if (plan_.tries_asked || plan_.tries_file.empty()) return;
  std::error_code ignored;
  std::filesystem::remove(plan_.tries_file, ignored);
}

}  // namespace sudoku_sat::cli

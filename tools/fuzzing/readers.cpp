// Readers of text. Puzzles go through requests, whose limits keep boards small; what a reader
// refuses has to be an error of its own kind.
#include <nlohmann/json.hpp>

#include "sudoku_sat/api.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/formats.hpp"
#include "targets.hpp"

namespace sudoku_sat::fuzzing {

namespace {

using Json = nlohmann::json;

Json answered(const std::string& request, std::optional<double> seconds) {
  const std::string answer = answer_request(request, {.request_bytes = 1 << 16,
                                                      .answer_bytes = 1 << 20,
                                                      .cells = 256,
                                                      .puzzles = 5,
                                                      .memory_bytes = 1 << 26,
                                                      .seconds = seconds});
  Json json = Json::parse(answer, nullptr, false);
  if (!json.is_object()) fail("an answer is no JSON object: " + answer);
  return json;
}

/// The puzzle files of what is read of a text, as `convert` writes them.
std::vector<std::string> converted(std::string_view text) {
  const Json request{{"command", "convert"}, {"puzzle", text}, {"options", {{"format", "puzzle"}}}};
  const Json answer = answered(request.dump(-1, ' ', false, Json::error_handler_t::replace), {});
  std::vector<std::string> documents;
  for (const Json& one : answer.value("answers", Json::array())) {
    if (one.contains("document")) documents.push_back(one["document"]);
  }
  return documents;
}

/// Readers throw these.
template <class Read>
void reading(const Read& read) {
  try {
    read();
  } catch (const InputError&) {
  } catch (const UsageError&) {
  } catch (const SolverError&) {
  }
}

}  // namespace

void try_puzzle(std::string_view text) {
  for (const std::string& document : converted(text)) {
    const std::vector<std::string> again = converted(document);
    if (again.size() != 1 || again[0] != document) {
      fail("a puzzle is written so that it is read as another one:\n" + document + "\n" +
           (again.empty() ? "nothing" : again[0]));
    }
  }
}

void try_request(std::string_view text) { answered(std::string(text), 1); }

void try_clauses(std::string_view text) {
  reading([&] {
    LineReader lines = LineReader::of_text(std::string(text), "fuzz");
    read_cnf(lines);
  });
}

void try_answer(std::string_view text) {
  constexpr std::size_t variables = 64;
  const auto read = [&](const auto& reader) {
    reading([&] {
      LineReader lines = LineReader::of_text(std::string(text), "fuzz");
      reader(lines);
    });
  };
  read([](LineReader& lines) { read_answer(lines, variables); });
  read([](LineReader& lines) { read_answers(lines, variables, variables, [](const auto&) {}); });
  read([](LineReader& lines) { read_models(lines, variables, variables, [](const auto&) {}); });
}

}  // namespace sudoku_sat::fuzzing

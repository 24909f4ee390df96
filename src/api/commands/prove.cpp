// prove: a certificate for a claim about a puzzle, as the command of that name writes it. The
// answer has its files; CaDiCaL can write a proof into a file alone, so there is a directory for
// them that goes with the answer.
#include <array>

#include "api/answers.hpp"
#include "api/formula_json.hpp"
#include "base/whole_file.hpp"
#include "registry.hpp"
#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

namespace {

using Kind = RequestOption::Kind;

constexpr RequestOption options_of_prove[] = {
    {"size", Kind::number}, {"box", Kind::text},       {"rules", Kind::text},
    {"empty", Kind::flag},  {"timeout", Kind::number}, {"encoding", Kind::text},
    {"amo", Kind::text},    {"claim", Kind::text},     {"trim", Kind::flag}};

constexpr std::array certificate_files = {"puzzle.json", "claim.json", "formula.cnf", "proof.drat"};

std::optional<Claim> requested_claim(const OptionValues& options, const Geometry& geometry) {
  const auto text = options.get("claim");
  if (!text) return std::nullopt;
  try {
    return parse_claim(*text, geometry, {"claim", 0, 0});
  } catch (const InputError& error) {
    throw UsageError(error.what());
  }
}

nlohmann::ordered_json files_of(ApiCall& call, const std::string& directory) {
  nlohmann::ordered_json files = nlohmann::ordered_json::object();
  std::size_t bytes = 0;
  for (const char* name : certificate_files) {
    files[name] = read_whole(directory + "/" + name, call.request_limits().answer_bytes);
    bytes += files[name].get_ref<const std::string&>().size();
    call.require_room(bytes);
  }
  return files;
}

void add_certificate(ApiCall& call, const Puzzle& puzzle, const ProveOptions& options,
                     nlohmann::ordered_json& json) {
  const auto claim = requested_claim(call.options(), puzzle.geometry());
  const TemporaryDirectory temporary;
  const std::string directory = temporary.file("certificate");
  try {
    const Verified verified = prove(puzzle, claim, options, directory, call.puzzle_limits());
    json["status"] = "proved";
    json["claim"] = to_string(verified.certificate.claim, puzzle.geometry());
    json["lemmas"] = verified.proof.lemmas;
    json["files"] = files_of(call, directory);
  } catch (const FalseClaim& error) {
    json["status"] = "false";
    json["reason"] = error.what();
    call.status().add_failure();
  } catch (const Stopped& stopped) {
    json["status"] = "unknown";
    json["reason"] = stopped.what();
    call.status().add_undecided();
  }
}

void answer_prove(ApiCall& call) {
  const ProveOptions options{.formulation = formulation_option(call.options(), "extended"),
                             .trim = call.options().has("trim")};
  call.for_each_puzzle([&](const PuzzleInput& input, std::size_t index) {
    nlohmann::ordered_json json = formula_head(input, index);
    if (input.puzzle) {
      call.require_memory(size_of(options.formulation, *input.puzzle->board));
      json["encoding"] = chosen_encoding(options.formulation).name;
      json["amo"] = options.formulation.amo.name();
      add_certificate(call, *input.puzzle, options, json);
    }
    call.answer(dump(json));
  });
}

}  // namespace

const ApiCommand api_entries::prove{
    .name = "prove", .options = options_of_prove, .run = answer_prove};

}  // namespace sudoku_sat

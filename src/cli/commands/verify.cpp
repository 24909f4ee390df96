// sudoku-sat verify: checks a certificate, without any solver.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/exit_status.hpp"
#include "base/joined.hpp"
#include "cli/choices.hpp"
#include "cli/drawn_candidates.hpp"
#include "cli/globals.hpp"
#include "cli/progress.hpp"
#include "cli/streams/counting_run.hpp"
#include "cli/streams/inputs.hpp"
#include "registry.hpp"
#include "report/answers.hpp"
#include "report/counting.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

using Json = base::Json;

std::string in_words(const Certificate& certificate) {
  const Claim& claim = certificate.claim;
  const std::size_t givens = certificate.puzzle.given_count();
  switch (claim.kind) {
    case Claim::Kind::unsat:
      return "there is no solution";
    case Claim::Kind::unique:
      return "the solution is the only one";
    case Claim::Kind::count:
      return claim.count == "1" ? "there is exactly 1 solution"
                                : fmt::format("there are exactly {} solutions", claim.count);
    case Claim::Kind::impossible:
      return fmt::format("no solution has {}={}", certificate.puzzle.geometry().name(claim.cell),
                         claim.value);
    case Claim::Kind::minimal:
      return "the solution is the only one, and every given is needed for that";
    case Claim::Kind::candidates:
      return claim.others.empty() ? "there is no solution, so there are no candidates"
                                  : "these are the candidates of all solutions";
    case Claim::Kind::formula:
      return "the formula's models are the puzzle's solutions";
    default:
      return fmt::format(
          "the solution is the only one, and no puzzle with fewer than {} has just "
          "that one",
          report::counted(givens, "given"));
  }
}

/// ", boxes 2x3, rules: anti-knight; cages: 10: r1c1 r1c2"
std::string in_words(const Board& board) {
  const Geometry& geometry = board.geometry();
  std::string text = fmt::format(", boxes {}x{}", geometry.box_rows(), geometry.box_columns());
  for (const RuleText& rule : board.rules()) {
    text += fmt::format("{} {}", &rule == &board.rules().front() ? ", rules:" : ";", rule.name);
    if (!rule.entries.empty()) text += fmt::format(": {}", base::joined(rule.entries, "; "));
  }
  return text;
}

/// The puzzle of --puzzle, which the certificate has to be about.
std::optional<Puzzle> own_puzzle(const CommandLine& line) {
  const auto file = line.get("puzzle");
  if (!file) return std::nullopt;
  PuzzleStream stream(app::board_request(line), *file);
  return single_puzzle(stream).puzzle;
}

/// "3,5-9". Throws: UsageError.
std::vector<std::size_t> parts_option(const CommandLine& line) {
  constexpr std::uint64_t most = 1'000'000;
  std::set<std::size_t> parts;
  for (const std::string& range : line.list("only")) {
    const std::size_t dash = std::min(range.find('-'), range.size());
    const std::uint64_t first = app::number_in("only", range.substr(0, dash), 1, most);
    const std::uint64_t last =
        dash == range.size() ? first : app::number_in("only", range.substr(dash + 1), first, most);
    for (std::uint64_t part = first; part <= last; ++part) parts.insert(part);
  }
  return {parts.begin(), parts.end()};
}

/// Verifies a certificate of either form; options about parts are only for one in parts.
Verified verify_directory(const std::string& directory, const CommandLine& line,
                          const std::optional<Puzzle>& own, Progress& progress) {
  if (!is_in_parts(directory)) {
    for (const char* option : {"only", "receipts", "jobs"}) {
      if (!line.has(option)) continue;
      throw UsageError(fmt::format("--{}: {} is not a certificate in parts", option, directory));
    }
    const Limits limits({}, &interrupt(), [&] { progress.tick(); });
    return verify_certificate(directory, limits, own, line.has("lrat"));
  }
  if (line.has("lrat")) {
    throw UsageError(fmt::format(
        "--lrat: {} is a certificate in parts, each with a proof of its own", directory));
  }
  const PartsCheck check{.parts = parts_option(line),
                         .receipts = line.has("receipts"),
                         .threads = jobs_option(line),
                         .progress = [&](std::size_t done) {
                           progress.set(done);
                           progress.tick();
                         }};
  return verify_in_parts(directory, check, Limits({}, &interrupt()), own);
}

/// The command's finding: "verified", "verified by receipts", or, for only some parts, "checked".
std::string status_of(const CommandLine& line) {
  if (line.has("only")) return "checked";
  return line.has("receipts") ? "verified by receipts" : "verified";
}

std::string subject_of(const Verified& verified, const CommandLine& line) {
  if (line.has("only")) return fmt::format("{} of {} parts", verified.parts, verified.all_parts);
  const std::vector<std::string>& trusted = verified.formula.trusted;
  // A proof is about the formula; an error in the encoder would be in the rebuilt one too.
  return in_words(verified.certificate) +
         (trusted.empty() ? ""
                          : fmt::format(", provided that the encoder states {} correctly",
                                        base::joined(trusted, ", ")));
}

std::string figures_of(const Verified& verified, const CommandLine& line) {
  const ProofReport& proof = verified.proof;
  if (verified.certificate.claim.kind == Claim::Kind::formula) {
    return fmt::format("{}, {}", report::counted(verified.formula.constraints, "constraint"),
                       report::counted(verified.formula.clauses, "clause"));
  }
  if (verified.certificate.claim.kind == Claim::Kind::count) {
    return fmt::format("{}, {}, {}", report::counted(verified.count_nodes, "node"),
                       report::counted(proof.lemmas, "lemma"),
                       report::counted(verified.formula.constraints, "constraint"));
  }
  const std::string lemmas =
      fmt::format("lemmas {}, core {}", proof.lemmas, report::counted(proof.core_lemmas, "lemma"));
  if (line.has("only")) return lemmas;
  // Proofs of parts may use the same clauses, so these are not counted.
  if (verified.all_parts > 0) return fmt::format("parts {}, {}", verified.all_parts, lemmas);
  return fmt::format("{}, {}", lemmas, report::counted(proof.core_clauses, "clause"));
}

std::string to_text(const Verified& verified, const CommandLine& line) {
  const Certificate& certificate = verified.certificate;
  const Geometry& geometry = certificate.puzzle.geometry();
  std::string text = fmt::format("{}: {} ({})\n", status_of(line), subject_of(verified, line),
                                 figures_of(verified, line));
  if (const FormulaCheck& formula = verified.formula; formula.clauses > 0) {
    text += fmt::format(
        "formula   {}{} checked against the rules{}\n",
        formula.checked == formula.clauses ? "all " : fmt::format("{} of ", formula.checked),
        report::counted(formula.clauses, "clause"),
        formula.trusted.empty() && !formula.rebuilt ? ", without the encoder" : "");
  }
  text += fmt::format("puzzle    {}{}\n", to_line(geometry, certificate.puzzle.givens),
                      in_words(*certificate.puzzle.board));
  if (!certificate.claim.solution.empty()) {
    text += fmt::format("solution  {}\n", to_line(geometry, certificate.claim.solution));
  }
  if (certificate.claim.kind == Claim::Kind::candidates && !certificate.claim.others.empty()) {
    text +=
        '\n' + drawn_candidates(geometry, report::values_in(certificate.claim.others, geometry));
  }
  return text;
}

Json to_json(const Verified& verified, bool compared, const CommandLine& line) {
  const auto& [puzzle, claim, formulation, version] = verified.certificate;
  const Geometry& geometry = puzzle.geometry();
  const ProofReport& proof = verified.proof;
  const bool all_checked = !line.has("only") && verified.formula.trusted.empty();
  const Json trusted = all_checked ? Json::array() : Json::array({"encoder"});
  // There is no such object for another puzzle.
  return {
      {"claim", to_string(claim, geometry)},
      {"status", status_of(line)},
      {"same_puzzle", compared ? Json(true) : Json(nullptr)},
      {"puzzle", to_line(geometry, puzzle.givens)},
      {"size", geometry.size()},
      {"box", fmt::format("{}x{}", geometry.box_rows(), geometry.box_columns())},
      {"rules", report::rules_json(*puzzle.board)},
      {"solution",
       claim.solution.empty() ? Json(nullptr) : Json(to_line(geometry, claim.solution))},
      {"encoding", chosen_encoding(formulation).name},
      {"lemmas", proof.lemmas},
      {"core_lemmas", proof.core_lemmas},
      {"core_clauses", proof.core_clauses},
      {"rat_lemmas", proof.rat_lemmas},
      {"deletions", proof.deletions},
      {"model_clauses", verified.model_clauses},
      {"candidates", claim.kind == Claim::Kind::candidates
                         ? report::cells_json(report::values_in(claim.others, geometry), geometry)
                         : Json(nullptr)},
      {"count", claim.count.empty() ? Json(nullptr) : Json(claim.count)},
      {"nodes", verified.count_nodes},
      {"parts", verified.parts},
      {"all_parts", verified.all_parts},
      {"clauses", verified.formula.clauses},
      {"checked_clauses", verified.formula.checked},
      {"constraints", verified.formula.constraints},
      {"rebuilt", verified.formula.rebuilt},
      {"trusted", trusted},
      {"trusted_for", verified.formula.trusted},
      {"warnings", Json::array()},
      {"seconds",
       {{"formula", verified.formula_seconds.wall}, {"proof", verified.proof_seconds.wall}}}};
}

int run_verify(const CommandLine& line) {
  const std::string format = line.text("format");
  if (line.positional()[0].empty()) {
    throw UsageError("verify needs a directory, which `prove` has made");
  }
  const std::optional<Puzzle> own = own_puzzle(line);
  Progress progress("certificates");
  Output out;
  try {
    const Verified verified = verify_directory(line.positional()[0], line, own, progress);
    progress.clear();
    if (const auto file = line.get("lrat")) {
      Output lrat(*file);
      lrat.write(verified.proof.lrat);
      lrat.commit();
    }
    if (format == "json") {
      out.write(report::dump(to_json(verified, own.has_value(), line)) + '\n');
    } else {
      out.write(to_text(verified, line));
      if (own) out.write(fmt::format("This is the puzzle of {}\n", *line.get("puzzle")));
    }
    out.commit();
    return base::ExitStatus::done;
  } catch (const InputError& error) {
    progress.clear();
    if (format == "json") {
      out.write(report::dump(Json{
                    {"status", "refused"}, {"warnings", Json::array()}, {"reason", error.what()}}) +
                '\n');
      out.commit();
    }
    throw;
  }
}

}  // namespace

const Runner runner_entries::verify{.about = command_entries::verify, .run = run_verify};

}  // namespace sudoku_sat

#include "files.hpp"

#include <fmt/format.h>

#include "base/json_fields.hpp"
#include "base/whole_file.hpp"
#include "formats/cnf/header.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::certify {

namespace {

using Json = base::Json;

std::string text(const Json& json) { return json.dump(2, base::Json::BadBytes::replaced) + '\n'; }

Json rules_json(const Board& board) {
  Json rules = Json::array();
  for (const RuleText& rule : board.rules()) {
    rules.push_back({{"name", rule.name}, {"data", rule.entries}});
  }
  return rules;
}

RuleUse read_rule(const Json& json, const base::JsonPlace& place) {
  base::JsonObject object(json, place);
  const std::string& name = object.text("name");
  RuleUse use{find_rule(name), {}, place.position()};
  if (use.rule == nullptr) {
    object.place("name").fail(
        fmt::format("the rule '{}' is not known to this version", shown(name)));
  }
  const base::JsonPlace data = object.place("data");
  for (const Json& entry : object.array("data")) {
    const base::JsonPlace at = data.at(use.entries.size());
    use.entries.push_back({base::text_of(entry, at), at.position()});
  }
  object.end();
  return use;
}

std::shared_ptr<const Board> read_board(base::JsonObject& object) {
  const int size = object.number("size", 1, max_size);
  const base::JsonPlace box = object.place("box");
  const base::JsonPlace rules = object.place("rules");
  std::vector<RuleUse> uses;
  for (const Json& rule : object.array("rules")) {
    uses.push_back(read_rule(rule, rules.at(uses.size())));
  }
  try {
    const Geometry geometry = parse_box(object.text("box"));
    if (geometry.size() != size) box.fail(fmt::format("not the boxes of a {0}x{0} board", size));
    return make_board(geometry, uses);
  } catch (const UsageError& error) {
    box.fail(error.what());
  }
}

/// The entry that the field names; an error if there is none.
template <class Find>
auto read_known(base::JsonObject& object, std::string_view field, const Find& find) {
  const std::string& name = object.text(field);
  if (const auto found = find(name)) return found;
  object.place(field).fail(fmt::format("'{}' is not known to this version", shown(name)));
}

/// The version goes into a comment of the formula, so it must be short and plain.
std::string read_version(base::JsonObject& object) {
  constexpr std::size_t most = 40;
  const std::string& version = object.text("version");
  const bool plain = std::all_of(version.begin(), version.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '.' || c == '-';
  });
  if (!plain || version.empty() || version.size() > most) {
    object.place("version").fail("not a version: expected letters, digits, '.' and '-'");
  }
  return version;
}

Grid read_grid(const Json& json, const base::JsonPlace& place, const Geometry& geometry) {
  return from_line(geometry, base::text_of(json, place), place.position());
}

/// The values of the cells besides the grid.
void read_variables(base::JsonObject& object, const Geometry& geometry, Grid& solution) {
  const base::JsonPlace place = object.place("variables");
  Cell cell = static_cast<Cell>(geometry.grid_cells());
  for (const Json& value : object.array("variables")) {
    const bool possible = value.is_number_unsigned() && value.get<std::uint64_t>() >= 1 &&
                          value.get<std::uint64_t>() <= static_cast<unsigned>(geometry.size());
    if (cell == solution.size() || !possible) break;
    solution[cell++] = value.get<Value>();
  }
  if (cell != solution.size()) {
    place.fail(
        fmt::format("expected {} values from 1 to {}", geometry.variables(), geometry.size()));
  }
}

bool has_solution(const Claim& claim) {
  return claim.kind == Claim::Kind::unique || claim.kind == Claim::Kind::fewest ||
         claim.kind == Claim::Kind::minimal;
}

bool has_others(const Claim& claim) {
  return claim.kind == Claim::Kind::fewest || claim.kind == Claim::Kind::minimal ||
         claim.kind == Claim::Kind::candidates;
}

/// Throws: InputError, at the first difference.
void require_text(const std::string& text, const std::string& wanted, const std::string& file) {
  const auto differ = std::mismatch(text.begin(), text.end(), wanted.begin(), wanted.end());
  if (differ.first == text.end() && differ.second == wanted.end()) return;
  const auto byte = static_cast<std::size_t>(differ.first - text.begin());
  throw InputError(base::position_of_byte(text, byte, file),
                   "not the text that `prove` writes for this");
}

Certificate read_puzzle(const std::string& file) {
  const std::string text = base::read_whole(file, base::max_json_bytes);
  const Json json = base::parse_json(text, file);
  base::JsonObject object(json, {file});
  Certificate certificate;
  certificate.version = read_version(object);
  const auto board = read_board(object);
  certificate.formulation.encoding = read_known(object, "encoding", find_encoding);
  certificate.formulation.amo = *read_known(object, "amo", AtMostOne::parse);
  if (json.contains(format::reencode_key)) {
    certificate.formulation.reencoding =
        *read_known(object, format::reencode_key, format::parse_reencoding);
  }
  certificate.puzzle = {board, from_line(board->geometry(), object.text("givens"),
                                         object.place("givens").position())};
  object.end();
  require_text(text, puzzle_json(certificate), file);
  return certificate;
}

void read_claim(const std::string& file, Certificate& certificate) {
  const std::string text = base::read_whole(file, base::max_json_bytes);
  const Json json = base::parse_json(text, file);
  const Puzzle& puzzle = certificate.puzzle;
  base::JsonObject object(json, {file});
  const Geometry& geometry = puzzle.geometry();
  Claim& claim = certificate.claim;
  claim = parse_claim(object.text("claim"), geometry, object.place("claim").position());
  if (claim.kind == Claim::Kind::count && claim.count.empty()) {
    object.place("claim").fail("the number is missing");
  }
  if (has_solution(claim)) {
    const base::JsonPlace place = object.place("solution");
    claim.solution = from_line(geometry, object.text("solution"), place.position());
    if (geometry.variables() != 0) read_variables(object, geometry, claim.solution);
  }
  if (claim.kind == Claim::Kind::fewest) {
    const auto givens = static_cast<int>(puzzle.given_count());
    if (object.number("givens", 0, max_size * max_size) != givens) {
      object.place("givens").fail(fmt::format("the puzzle has {}", givens));
    }
    if (!claim.count.empty() && claim.count != std::to_string(givens)) {
      object.place("claim").fail(fmt::format("the puzzle has {} givens", givens));
    }
  }
  if (has_others(claim)) {
    const base::JsonPlace place = object.place("others");
    for (const Json& other : object.array("others")) {
      claim.others.push_back(read_grid(other, place.at(claim.others.size()), geometry));
    }
  }
  object.end();
  require_text(text, claim_json(certificate), file);
}

}  // namespace

std::string path_in(const std::string& directory, std::string_view file) {
  return fmt::format("{}{}{}", directory, directory.ends_with('/') ? "" : "/", file);
}

std::string puzzle_json(const Certificate& certificate) {
  const Geometry& geometry = certificate.puzzle.geometry();
  Json json{{"version", certificate.version},
            {"size", geometry.box_rows() * geometry.box_columns()},
            {"box", fmt::format("{}x{}", geometry.box_rows(), geometry.box_columns())},
            {"rules", rules_json(*certificate.puzzle.board)},
            {"givens", to_line(geometry, certificate.puzzle.givens)},
            {"encoding", chosen_encoding(certificate.formulation).name},
            {"amo", certificate.formulation.amo.name()}};
  const Reencoding& reencoding = certificate.formulation.reencoding;
  if (reencoding.any()) json[format::reencode_key] = format::reencoding_text(reencoding);
  return text(json);
}

std::string claim_json(const Certificate& certificate) {
  const Claim& claim = certificate.claim;
  const Geometry& geometry = certificate.puzzle.geometry();
  Json json{{"claim", to_string(claim, geometry)}};
  if (!claim.solution.empty()) json["solution"] = to_line(geometry, claim.solution);
  if (!claim.solution.empty() && geometry.variables() != 0) {
    const auto first = claim.solution.begin() + static_cast<std::ptrdiff_t>(geometry.grid_cells());
    json["variables"] = std::vector<Value>(first, claim.solution.end());
  }
  if (claim.kind == Claim::Kind::fewest) {
    json["givens"] = certificate.puzzle.given_count();
  }
  if (has_others(claim)) {
    json["others"] = Json::array();
    for (const Grid& other : claim.others) json["others"].push_back(to_line(geometry, other));
  }
  return text(json);
}

Certificate read_certificate(const std::string& directory) {
  Certificate certificate = read_puzzle(path_in(directory, puzzle_file));
  read_claim(path_in(directory, claim_file), certificate);
  return certificate;
}

}  // namespace sudoku_sat::certify

#include "cubes.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>

#include "base/joined.hpp"
#include "formats/cnf/header.hpp"
#include "registry.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

using namespace parts;

namespace {

using Json = base::Json;

constexpr std::array<std::string_view, 5> purpose_names = {"solve", "list", "count", "unsat",
                                                           "unique"};

/// Throws: InputError for an unknown name.
Formulation read_formulation(KindFields& fields) {
  const Encoding* const encoding = find_encoding(fields->text("encoding"));
  if (encoding == nullptr) fields->place("encoding").fail("no encoding");
  const std::optional<AtMostOne> amo = AtMostOne::parse(fields->text("amo"));
  if (!amo) fields->place("amo").fail("no at-most-one method");
  Formulation formulation{.encoding = encoding, .amo = *amo};
  if (fields.has(format::reencode_key)) {
    const auto read = format::parse_reencoding(fields->text(format::reencode_key));
    if (!read) fields->place(format::reencode_key).fail("no re-encoding");
    formulation.reencoding = *read;
  }
  return formulation;
}

std::string part_json(std::size_t number, const Cube& cube, double work) {
  return Json{{"part", number}, {"cube", text_of(cube)}, {"work", fmt::format("{:.1f}", work)}}
      .dump();
}

/// The parts that were begun and not finished.
std::vector<std::size_t> unfinished(const PartsDirectory& parts) {
  std::vector<std::size_t> numbers;
  for (std::size_t part = 1; part <= parts.size(); ++part) {
    const bool counts = parts.replacement(part) == nullptr && !parts.receipt(part);
    if (counts && parts.progress(part)) numbers.push_back(part);
  }
  return numbers;
}

/// Adds the cubes of one part. A part that can't be cut stays as it is.
void cut_again(const PartsDirectory& parts, const Puzzle& puzzle, std::size_t part,
               const CubeOptions& options, const Limits& limits, SplitAgain& made) {
  Manifest& manifest = made.manifest;
  const Cube cube = cube_of_part(parts, part, puzzle);
  const CubeCover cover = split_into_cubes(with_cube(puzzle, cube), options, limits);
  if (cover.cubes.size() < 2) return;
  const std::size_t first = manifest.parts.size() + 1;
  for (std::size_t i = 0; i < cover.cubes.size(); ++i) {
    Cube longer = cube;
    longer.insert(longer.end(), cover.cubes[i].begin(), cover.cubes[i].end());
    manifest.parts.push_back(part_json(first + i, longer, cover.work[i]));
  }
  for (const std::vector<Lit>& clause : cover.proof) {
    std::vector<Lit> longer = negated(cube);
    longer.insert(longer.end(), clause.begin(), clause.end());
    made.proof.push_back(std::move(longer));
  }
  manifest.replaced.push_back({part, first, manifest.parts.size()});
  if (manifest.parts.size() > max_parts) {
    throw UsageError(fmt::format("more than {} parts: ask for fewer", max_parts));
  }
}

}  // namespace

bool has_proofs(const Manifest& manifest) { return manifest.kind == part_entries::proofs.name; }

std::string_view name(Purpose purpose) { return purpose_names[static_cast<std::size_t>(purpose)]; }

std::optional<Purpose> parse_purpose(std::string_view text) {
  for (std::size_t i = 0; i < purpose_names.size(); ++i) {
    if (purpose_names[i] == text) return static_cast<Purpose>(i);
  }
  return std::nullopt;
}

namespace parts {

CubeWork cube_work(const Manifest& manifest, const std::string& file) {
  KindFields fields(manifest, file);
  const std::optional<Purpose> purpose = parse_purpose(fields->text("for"));
  if (!purpose) fields->place("for").fail("no purpose");
  CubeWork work{*purpose, parse_puzzle(fields->text("puzzle"))};
  if (has_proofs(manifest)) work.formulation = read_formulation(fields);
  fields->end();
  return work;
}

std::string text_of(const Cube& cube) { return base::joined(cube, " "); }

Cube cube_of_part(const PartsDirectory& parts, std::size_t number, Lit least, Lit most) {
  KindFields part(parts, number);
  std::string_view rest = part->text("cube");
  Cube cube;
  for (std::string_view word = take_word(rest); !word.empty(); word = take_word(rest)) {
    const std::optional<Lit> lit = parse_number<Lit>(word);
    const bool possible = lit && *lit != 0 && *lit >= least && *lit <= most;
    if (!possible) part->place("cube").fail("not literals of the formula");
    cube.push_back(*lit);
  }
  if (parts.kind().work != nullptr) part->text("work");
  part->end();
  return cube;
}

Cube cube_of_part(const PartsDirectory& parts, std::size_t number, const Puzzle& puzzle) {
  const Lit end = cell_literal(puzzle.geometry(), static_cast<Cell>(puzzle.givens.size()), 0);
  return cube_of_part(parts, number, 1, end);
}

}  // namespace parts

Manifest split_puzzle(const Puzzle& puzzle, const std::string& input, const PartCommand& command,
                      Purpose purpose, const CubeCover& cubes,
                      const std::optional<Formulation>& proofs) {
  const std::string text = puzzle_text(puzzle);
  const Puzzle read = parse_puzzle(text);
  if (read.givens != puzzle.givens || !read.board->same_rules(*puzzle.board)) {
    throw UsageError(input + ": this board cannot be written to a manifest");
  }
  Json work{{"for", name(purpose)}, {"puzzle", text}};
  if (proofs) {
    work["encoding"] = chosen_encoding(*proofs).name;
    work["amo"] = proofs->amo.name();
    const Reencoding& reencoding = proofs->reencoding;
    if (reencoding.any()) work[format::reencode_key] = format::reencoding_text(reencoding);
  }
  Manifest manifest =
      manifest_of(proofs ? part_entries::proofs : part_entries::cubes, command, input, work);
  for (std::size_t i = 0; i < cubes.cubes.size(); ++i) {
    manifest.parts.push_back(part_json(i + 1, cubes.cubes[i], cubes.work[i]));
  }
  if (manifest.parts.empty()) manifest.parts.push_back(part_json(1, {}, 0));
  return manifest;
}

namespace {

void check_cubes(const Manifest& manifest, const std::string& file) { cube_work(manifest, file); }

double work_of_cube(const PartsDirectory& parts, std::size_t number) {
  KindFields part(parts, number);
  const std::optional<double> work = parse_number<double>(part->text("work"));
  if (work && std::isfinite(*work)) return *work;
  part->place("work").fail("expected a number");
}

/// None after the deciding one, or none at all if its answer is for all.
std::size_t needed_cubes(const PartsDirectory& parts) {
  const std::optional<std::size_t> deciding = deciding_part(parts);
  if (!deciding) return parts.size();
  const bool alone = cube_work(parts.manifest(), parts.manifest_file()).purpose == Purpose::unsat;
  return alone ? 0 : *deciding;
}

SplitAgain split_cubes_again(const PartsDirectory& parts, const CubeOptions& options,
                             const Limits& limits) {
  const std::string& file = parts.manifest_file();
  const std::vector<std::size_t> left = unfinished(parts);
  if (left.empty()) throw InputError({file}, "no part was left unfinished");
  SplitAgain made{parts.manifest(), {}};
  const Puzzle puzzle = cube_work(made.manifest, file).puzzle;
  for (const std::size_t part : left) cut_again(parts, puzzle, part, options, limits, made);
  if (made.manifest.parts.size() == parts.size()) {
    throw InputError({file},
                     "the unfinished parts can't be split further: run them with more time");
  }
  return made;
}

}  // namespace

std::string cover_name(std::size_t first) {
  return first == 0 ? "cover.drat" : fmt::format("cover-{}.drat", first);
}

void write_cover(const std::vector<std::vector<Lit>>& proof, const std::string& file) {
  Output out(file);
  for (const std::vector<Lit>& clause : proof) out.write(clause_line(clause));
  out.commit();
}

const PartKind part_entries::cubes{.name = "cubes",
                                   .check = check_cubes,
                                   .run = run_cube,
                                   .needed = needed_cubes,
                                   .work = work_of_cube,
                                   .merge = merge_cubes,
                                   .again = split_cubes_again};

const PartKind part_entries::proofs{.name = "proofs",
                                    .check = check_cubes,
                                    .run = run_cube,
                                    .needed = needed_cubes,
                                    .work = work_of_cube,
                                    .again = split_cubes_again};

}  // namespace sudoku_sat

// The table of kinds, made from registry.def, and the functions that depend on a manifest's kind.
#include "registry.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>

#include "base/exit_status.hpp"
#include "base/joined.hpp"

namespace sudoku_sat {

using namespace parts;

namespace {

bool same_file(const std::filesystem::path& one, const std::filesystem::path& other) {
  std::error_code error;
  return std::filesystem::equivalent(one, other, error);
}

}  // namespace

namespace parts {

const PartKind* find_kind(std::string_view name) { return find_in(part_entries::table, name); }

}  // namespace parts

PartEnd run_part(const PartsDirectory& parts, std::size_t part, const PartTools& tools) {
  return parts.kind().run(parts, part, tools);
}

std::size_t needed_parts(const PartsDirectory& parts) {
  const auto needed = parts.kind().needed;
  return needed == nullptr ? parts.size() : needed(parts);
}

double share_done(const PartsDirectory& parts, const PartProgress& progress) {
  // A cube can't be partly done.
  if (progress.end == 0) return 0;
  KindFields part(parts, progress.so_far.part);
  const ByteRange range = read_range(part);
  return static_cast<double>(progress.end - range.begin) /
         static_cast<double>(range.end - range.begin);
}

double estimated_work(const PartsDirectory& parts, std::size_t part) {
  const auto work = parts.kind().work;
  return work == nullptr ? 0 : work(parts, part);
}

void check_merge_output(const PartsDirectory& parts, const std::string& output) {
  const std::filesystem::path path(output);
  const std::string name = path.filename().string();
  const bool beside = same_file(path.parent_path() / ".", parts.file("."));
  bool needed = same_file(path, parts.manifest_file()) || (beside && name.starts_with("part-"));
  if (const auto inputs = parts.kind().inputs) {
    const std::vector<std::string> files = inputs(parts);
    needed = needed || std::any_of(files.begin(), files.end(),
                                   [&](const std::string& file) { return same_file(path, file); });
  }
  if (needed)
    throw UsageError(fmt::format("-o {} is a file of the parts: choose another name", output));
}

int more_serious(int first, int second) {
  base::ExitStatus both;
  both.add(first);
  both.add(second);
  return both.value() == base::ExitStatus::done ? std::max(first, second) : both.value();
}

int merge_parts(const PartsDirectory& parts, Output& out, const MergeOptions& options) {
  if (parts.kind().merge == nullptr) {
    throw UsageError(fmt::format("parts of a {} can't be merged into a file", parts.kind().name));
  }
  Results results(parts, options);
  return parts.kind().merge(parts, results, out);
}

int check_parts(const PartsDirectory& parts, const std::function<void(std::size_t)>& step) {
  const MergeOptions options{.step = step};
  const Results results(parts, options);
  results.require_all();
  int status = 0;
  for (const Results::Entry& entry : results.entries()) {
    status = more_serious(status, entry.receipt->status);
  }
  return status;
}

SplitAgain split_again(const PartsDirectory& parts, const CubeOptions& options,
                       const Limits& limits) {
  if (parts.kind().again == nullptr) {
    throw UsageError(fmt::format("parts of a {} can't be split again: run them again to continue",
                                 parts.kind().name));
  }
  return parts.kind().again(parts, options, limits);
}

}  // namespace sudoku_sat

namespace sudoku_sat::parts {

namespace {

constexpr std::size_t max_told = 8;

/// "3, 7-12 and 2 more": the parts that have no receipt.
std::string in_ranges(const std::vector<std::size_t>& parts) {
  constexpr std::size_t most = 8;
  std::vector<std::string> ranges;
  std::size_t named = 0;
  for (std::size_t i = 0; i < parts.size() && ranges.size() < most;) {
    std::size_t last = i;
    while (last + 1 < parts.size() && parts[last + 1] == parts[last] + 1) ++last;
    ranges.push_back(last == i ? fmt::format("{}", parts[i])
                               : fmt::format("{}-{}", parts[i], parts[last]));
    named = i = last + 1;
  }
  std::string text = base::joined(ranges, ", ");
  if (named < parts.size()) text += fmt::format(" and {} more", parts.size() - named);
  return text;
}

/// "8 faults; and 3 more"
std::string in_words(std::vector<std::string> texts) {
  const std::size_t more = texts.size() - std::min(texts.size(), max_told);
  texts.resize(texts.size() - more);
  return fmt::format("{}{}", base::joined(texts, "; "),
                     more > 0 ? fmt::format("; and {} more", more) : "");
}

/// The next quick check must compare digests.
Results::Entry looked_at(const PartsDirectory& parts, std::size_t part) {
  PartFinding found = parts.finding(part, DigestCheck::whole);
  if (found.receipt && !found.fault.empty()) parts.distrust(part);
  return {std::move(found), part};
}

}  // namespace

Results::Results(const PartsDirectory& parts, const MergeOptions& options)
    : options_(options),
      input_(parts.manifest().input.empty() ? parts.manifest_file() : parts.manifest().input) {
  for (std::size_t part = 1; part <= parts.size(); ++part) {
    next();
    if (parts.replacement(part) == nullptr) entries_.push_back(looked_at(parts, part));
  }
}

void Results::require(std::size_t count, const std::string& remark) const {
  std::vector<std::size_t> missing;
  std::vector<std::string> faults;
  for (std::size_t i = 0; i < count; ++i) {
    if (!entries_[i].fault.empty()) {
      faults.push_back(entries_[i].fault);
    } else if (!entries_[i].receipt) {
      missing.push_back(entries_[i].part);
    }
  }
  if (!missing.empty()) {
    faults.insert(
        faults.begin(),
        fmt::format("missing: {} {}", missing.size() == 1 ? "part" : "parts", in_ranges(missing)));
  }
  if (!faults.empty()) throw InputError({input_}, in_words(std::move(faults)) + remark);
}

}  // namespace sudoku_sat::parts

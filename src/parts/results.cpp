#include "results.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

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
  std::string text = fmt::format("{}", fmt::join(ranges, ", "));
  if (named < parts.size()) text += fmt::format(" and {} more", parts.size() - named);
  return text;
}

/// "8 faults; and 3 more"
std::string in_words(std::vector<std::string> texts) {
  const std::size_t more = texts.size() - std::min(texts.size(), max_told);
  texts.resize(texts.size() - more);
  return fmt::format("{}{}", fmt::join(texts, "; "),
                     more > 0 ? fmt::format("; and {} more", more) : "");
}

/// The next quick look is to see what a digest shows.
Results::Entry looked_at(const PartsDirectory& parts, std::size_t part) {
  PartFinding found = parts.finding(part, DigestCheck::whole);
  if (found.receipt && !found.fault.empty()) parts.distrust(part);
  return {part, std::move(found.receipt), std::move(found.fault)};
}

}  // namespace

Results::Results(const PartsDirectory& parts, const MergeOptions& options)
    : options_(options), input_(parts.manifest().input) {
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

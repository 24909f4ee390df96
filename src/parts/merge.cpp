// The parts put together. All of them are looked at before anything is written, and all that are
// wrong are named, so that they can be run again at once.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "digest.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

namespace {

/// What is wrong with a result; empty where nothing is.
std::string fault_of(const PartsDirectory& parts, const Receipt& receipt) {
  const std::string file = parts.result(receipt.part);
  std::error_code error;
  const std::uintmax_t bytes = std::filesystem::file_size(file, error);
  if (error) return file + ": " + error.message();
  if (bytes != receipt.bytes || digest_of_file(file) != receipt.digest) {
    return file + ": altered: its digest is another";
  }
  return {};
}

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

class Faults {
 public:
  void add_missing(std::size_t part) { missing_.push_back(part); }
  void add(const std::string& text) { texts_.push_back(text); }

  /// Throws: InputError where there are any.
  void report(const std::string& manifest) {
    constexpr std::size_t most = 8;
    if (!missing_.empty()) {
      texts_.insert(texts_.begin(),
                    fmt::format("missing: {} {}", missing_.size() == 1 ? "part" : "parts",
                                in_ranges(missing_)));
    }
    if (texts_.empty()) return;
    const std::size_t more = texts_.size() - std::min(texts_.size(), most);
    texts_.resize(texts_.size() - more);
    throw InputError({manifest}, fmt::format("{}{}", fmt::join(texts_, "; "),
                                             more > 0 ? fmt::format("; and {} more", more) : ""));
  }

 private:
  std::vector<std::size_t> missing_;
  std::vector<std::string> texts_;
};

void copy(const std::string& file, const Renumbering& renumbering, const Receipt& before,
          Output& out) {
  constexpr std::size_t block = std::size_t{1} << 20;
  errno = 0;
  std::ifstream in(file, std::ios::binary);
  if (!in) throw InputError({file}, std::generic_category().message(errno));
  std::string rest;
  std::string text;
  while (in) {
    const std::size_t kept = rest.size();
    rest.resize(kept + block);
    in.read(rest.data() + kept, static_cast<std::streamsize>(block));
    rest.resize(kept + static_cast<std::size_t>(in.gcount()));
    const std::size_t whole = in ? rest.rfind('\n') + 1 : rest.size();
    text.clear();
    const std::string_view lines = std::string_view(rest).substr(0, whole);
    renumbering.append(lines, before.items, before.lines, text);
    out.write(text);
    rest.erase(0, whole);
  }
  if (in.bad()) throw InputError({file}, std::generic_category().message(errno));
}

std::vector<Receipt> whole_receipts(const PartsDirectory& parts, const std::string& manifest,
                                    const std::function<void(std::size_t)>& step) {
  std::vector<Receipt> receipts;
  Faults faults;
  for (std::size_t part = 1; part <= parts.size(); ++part) {
    step(part);
    try {
      const std::optional<Receipt> receipt = parts.receipt(part);
      if (!receipt) {
        faults.add_missing(part);
        continue;
      }
      const std::string fault = fault_of(parts, *receipt);
      if (!fault.empty()) faults.add(fault);
      receipts.push_back(*receipt);
    } catch (const InputError& error) {
      faults.add(error.what());
    }
  }
  faults.report(manifest);
  return receipts;
}

}  // namespace

int more_serious(int first, int second) {
  for (const int status : {1, 30, 20, 40}) {
    if (first == status || second == status) return status;
  }
  return std::max(first, second);
}

int merge_parts(const PartsDirectory& parts, Output& out,
                const std::function<void(std::size_t)>& step) {
  const Renumbering renumbering(parts.manifest(), true);
  const std::vector<Receipt> receipts = whole_receipts(parts, parts.manifest().input, step);
  Receipt before;
  int status = 0;
  for (const Receipt& receipt : receipts) {
    step(parts.size() + receipt.part);
    copy(parts.result(receipt.part), renumbering, before, out);
    before.items += receipt.items;
    before.lines += receipt.lines;
    status = more_serious(status, receipt.status);
  }
  return status;
}

}  // namespace sudoku_sat

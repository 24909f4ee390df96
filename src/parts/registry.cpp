// The table of kinds, made of registry.def, and what is done by the kind of a manifest.
#include "registry.hpp"

#include <algorithm>
#include <array>

#include "manifest_text.hpp"

namespace sudoku_sat {

namespace {

constexpr std::array table{
#define REGISTER(name) &part_entries::name,
#include "registry.def"
#undef REGISTER
};

}  // namespace

const PartKind* find_kind(std::string_view name) { return find_in(table, name); }

PartEnd run_part(const PartsDirectory& parts, std::size_t part, const PartTools& tools) {
  return parts.kind().run(parts, part, tools);
}

double share_done(const PartsDirectory& parts, const PartProgress& progress) {
  return parts.kind().share_done(parts, progress);
}

int more_serious(int first, int second) {
  for (const int status : {1, 30, 20, 40}) {
    if (first == status || second == status) return status;
  }
  return std::max(first, second);
}

int merge_parts(const PartsDirectory& parts, Output& out,
                const std::function<void(std::size_t)>& step) {
  Results results(parts, step);
  return parts.kind().merge(parts, results, out);
}

int check_parts(const PartsDirectory& parts, const std::function<void(std::size_t)>& step) {
  const Results results(parts, step);
  results.require_all();
  int status = 0;
  for (const Results::Entry& entry : results.entries()) {
    status = more_serious(status, entry.receipt->status);
  }
  return status;
}

}  // namespace sudoku_sat

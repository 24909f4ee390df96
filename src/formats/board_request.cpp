// What was asked for with --size and --box, and the boards that an input has.
#include <fmt/format.h>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

std::optional<int> BoardRequest::wanted_size() const {
  // Says what is wrong with a size that no board has.
  if (size) static_cast<void>(Geometry(*size));
  if (!box) return size;
  if (size && *size != box->size()) {
    throw UsageError(fmt::format("--box {}x{} makes a board of size {}, not {} as --size says",
                                 box->box_rows(), box->box_columns(), box->size(), *size));
  }
  return box->size();
}

Geometry BoardRequest::geometry(int found) const {
  const std::optional<int> wanted = wanted_size();
  if (!wanted || *wanted == found) return box ? *box : Geometry(found);
  if (box) {
    throw UsageError(fmt::format("--box {}x{} makes a board of size {}, but the input's is {}x{}",
                                 box->box_rows(), box->box_columns(), *wanted, found, found));
  }
  throw UsageError(
      fmt::format("--size {} contradicts the input: its board is {}x{}", *wanted, found, found));
}

}  // namespace sudoku_sat

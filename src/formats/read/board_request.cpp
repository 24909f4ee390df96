// What was asked for with --size, --box and --rules, and the boards that an input has.
#include <fmt/format.h>

#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

std::optional<int> BoardRequest::wanted_size() const {
  // Throws where no board has this size.
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

Geometry BoardRequest::shaped(int found) const {
  const Geometry plain = geometry(found);
  return rules.empty() ? plain : board(plain)->geometry().with_variables({});
}

std::shared_ptr<const Board> BoardRequest::board(const Geometry& plain) const {
  try {
    return make_board(plain, rules);
  } catch (const InputError& error) {
    throw UsageError(error.what());
  }
}

}  // namespace sudoku_sat

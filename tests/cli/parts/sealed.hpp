// Receipts that were changed and sealed anew, as only somebody does who knows how that is done.
#pragma once

#include "base/whole_file.hpp"
#include "cli/helpers.hpp"

namespace sudoku_sat::support {

/// The text of a receipt with these fields, whose last one is a digest of all others.
inline std::string sealed(Json receipt) {
  receipt.erase("sealed");
  std::string text = receipt.dump();
  const std::string digest = base::digest_of(text);
  text.back() = ',';
  return text + "\"sealed\":\"" + digest + "\"}";
}

}  // namespace sudoku_sat::support

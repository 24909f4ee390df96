// Receipts that were changed and given a new digest, as only a knowledgeable forger would do.
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

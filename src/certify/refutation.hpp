// A solver's run on a formula with further clauses, which writes a proof.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/proof_checker.hpp"

namespace sudoku_sat {

struct ExtendedFormula {
  const ProofFormula& formula;
  std::span<const Lit> further;  ///< clauses that come after it, each ended by 0
  std::uint64_t variables;
};

/// A model; no value where there is none and the proof of that is in the file `raw`. Throws:
/// SolverError, Stopped.
std::optional<Model> refute(const ExtendedFormula& formula, const std::string& raw,
                            const Limits& limits);

/// A file that goes with this, if it is there.
struct RawFile {
  explicit RawFile(std::string path) : name(std::move(path)) {}
  RawFile(const RawFile&) = delete;
  RawFile& operator=(const RawFile&) = delete;
  ~RawFile();

  std::string name;
};

}  // namespace sudoku_sat

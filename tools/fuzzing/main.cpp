// The program that tools/fuzz runs: the variable SUDOKU_SAT_FUZZ of the environment names the
// target.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "targets.hpp"

namespace sudoku_sat::fuzzing {

namespace {

struct Target {
  std::string_view name;
  void (*run)(std::string_view text);
};

constexpr Target targets[] = {
    {"puzzle", try_puzzle}, {"rules", try_rules}, {"clauses", try_clauses}, {"answer", try_answer},
    {"proof", try_proof},   {"graph", try_graph}, {"request", try_request}};

const Target* chosen = nullptr;

}  // namespace

void fail(std::string_view what) {
  std::fprintf(stderr, "fuzz: error: %.*s\n", static_cast<int>(what.size()), what.data());
  std::abort();
}

}  // namespace sudoku_sat::fuzzing

using namespace sudoku_sat::fuzzing;

extern "C" int LLVMFuzzerInitialize(int* /*count*/, char*** /*arguments*/) {
  const char* const name = std::getenv("SUDOKU_SAT_FUZZ");
  for (const Target& target : targets) {
    if (name != nullptr && target.name == name) chosen = &target;
  }
  if (chosen == nullptr) fail("SUDOKU_SAT_FUZZ names no target");
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  chosen->run({reinterpret_cast<const char*>(data), size});
  return 0;
}

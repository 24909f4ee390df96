// A command of requests: one file, one entry in commands/registry.def.
#pragma once

#include <span>
#include <string_view>

#include "call.hpp"

namespace sudoku_sat::api {

struct ApiCommand {
  const app::Command& about;
  /// Adds the answers to the call. Throws: what the library throws.
  void (*run)(ApiCall& call);
};

/// All of them, in the order of registry.def.
std::span<const ApiCommand* const> api_commands();

}  // namespace sudoku_sat::api

// The implementations of commands (see base/registry.inc).
#pragma once

#include "app/commands/registry.hpp"
#include "cli/command.hpp"

#define REGISTRY_FILE "cli/commands/registry.def"
#define REGISTRY_TYPE cli::Runner
#define REGISTRY_ENTRIES runner_entries
#include "base/registry.inc"

// The commands (see base/registry.inc).
#pragma once

#include "cli/command.hpp"

#define REGISTRY_FILE "cli/commands/registry.def"
#define REGISTRY_TYPE cli::Command
#define REGISTRY_ENTRIES command_entries
#include "base/registry.inc"

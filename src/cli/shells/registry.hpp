// The shells (see base/registry.inc).
#pragma once

#include "shell.hpp"

#define REGISTRY_FILE "cli/shells/registry.def"
#define REGISTRY_TYPE cli::Shell
#define REGISTRY_ENTRIES shell_entries
#include "base/registry.inc"

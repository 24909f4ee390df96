// The commands as data (see base/registry.inc).
#pragma once

#include "app/command.hpp"

#define REGISTRY_FILE "app/commands/registry.def"
#define REGISTRY_TYPE app::Command
#define REGISTRY_ENTRIES command_entries
#include "base/registry.inc"

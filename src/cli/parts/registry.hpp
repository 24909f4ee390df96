// The ways to split (see base/registry.inc).
#pragma once

#include "splitter.hpp"

#define REGISTRY_FILE "cli/parts/registry.def"
#define REGISTRY_TYPE cli::Splitter
#define REGISTRY_ENTRIES splitter_entries
#include "base/registry.inc"

// The kinds of work in parts (see base/registry.inc).
#pragma once

#include "kind.hpp"

#define REGISTRY_FILE "parts/registry.def"
#define REGISTRY_TYPE PartKind
#define REGISTRY_ENTRIES part_entries
#include "base/registry.inc"

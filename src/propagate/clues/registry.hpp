// The kinds of clues (see base/registry.inc).
#pragma once

#include "telling.hpp"

#define REGISTRY_FILE "propagate/clues/registry.def"
#define REGISTRY_TYPE clues::ClueKind
#define REGISTRY_ENTRIES clue_kind_entries
#include "base/registry.inc"

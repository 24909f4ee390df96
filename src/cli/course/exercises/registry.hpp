// The exercises (see base/registry.inc).
#pragma once

#include "cli/course/clauses.hpp"
#include "cli/course/exercise.hpp"

#define REGISTRY_FILE "cli/course/exercises/registry.def"
#define REGISTRY_TYPE cli::Exercise
#define REGISTRY_ENTRIES exercise_entries
#include "base/registry.inc"

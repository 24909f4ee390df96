// The sections (see base/registry.inc).
#pragma once

#include "section.hpp"

#define REGISTRY_FILE "sections/registry.def"
#define REGISTRY_TYPE Section
#define REGISTRY_ENTRIES bench::section_entries
#include "base/registry.inc"

// The languages by their names (see base/registry.inc).
#pragma once

#include "language.hpp"

#define REGISTRY_FILE "formats/export/registry.def"
#define REGISTRY_TYPE ExportLanguage
#define REGISTRY_ENTRIES language_entries
#include "base/registry.inc"

// The plots (see base/registry.inc).
#pragma once

#include "api/compare/plot.hpp"

#define REGISTRY_FILE "api/compare/plots/registry.def"
#define REGISTRY_TYPE api::Plot
#define REGISTRY_ENTRIES plot_entries
#include "base/registry.inc"

// The plots (see base/registry.inc).
#pragma once

#include "report/compare/plot.hpp"

#define REGISTRY_FILE "report/compare/plots/registry.def"
#define REGISTRY_TYPE report::Plot
#define REGISTRY_ENTRIES plot_entries
#include "base/registry.inc"

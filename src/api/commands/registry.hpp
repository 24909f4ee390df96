// The commands of requests (see base/registry.inc).
#pragma once

#include "api/call.hpp"
#include "app/board_request.hpp"
#include "app/commands/registry.hpp"
#include "app/formulation.hpp"

#define REGISTRY_FILE "api/commands/registry.def"
#define REGISTRY_TYPE api::ApiCommand
#define REGISTRY_ENTRIES api_entries
#include "base/registry.inc"

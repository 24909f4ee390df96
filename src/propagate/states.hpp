// All states of propagation, and what they have in common, for searches to include.
#pragma once

// IWYU pragma: begin_exports
#include "conflict_sets.hpp"
#include "mask_state.hpp"
#include "position_sets.hpp"
#include "propagation.hpp"
#include "propagation_state.hpp"
#include "region_anchors.hpp"
// IWYU pragma: end_exports

// What is known of sums and of the sets of values that have them, for encoders to include.
#pragma once

// IWYU pragma: begin_exports
#include "distinct_groups.hpp"
#include "known_sums.hpp"
#include "sum_tables.hpp"
// IWYU pragma: end_exports

// Jobs with numbers on several threads, of which the first that fails is told. See part_jobs.cpp.
#pragma once

#include <cstddef>
#include <functional>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

/// Runs job(number, limits) for 0..count-1. They begin in order; after one that throws no others
/// begin. `progress` is told now and then how many are done. Throws: what the first in order threw
/// of those that did; Stopped.
void for_each_part(std::size_t count, unsigned threads, const Limits& limits,
                   const std::function<void(std::size_t)>& progress,
                   const std::function<void(std::size_t, const Limits&)>& job);

}  // namespace sudoku_sat

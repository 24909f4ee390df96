// Jobs with numbers on several threads, of which the first that fails is told. See part_jobs.cpp.
#pragma once

#include <cstddef>
#include <functional>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

/// What becomes of the jobs that run when another one throws.
enum class OnFailure {
  finish,  ///< they are waited for: the first in order that throws is told
  end,     ///< they end: which one is told depends on the threads
};

/// Runs job(number, limits) for 0..count-1. They begin in order; after one that throws no others
/// begin. `progress` is told now and then how many are done. Throws: what a job threw; Stopped.
void for_each_part(std::size_t count, unsigned threads, const Limits& limits, OnFailure on_failure,
                   const std::function<void(std::size_t)>& progress,
                   const std::function<void(std::size_t, const Limits&)>& job);

}  // namespace sudoku_sat

// Threads that work on one task until it is done, a limit is reached or one of them ends it for
// all.
#pragma once

#include <atomic>
#include <functional>
#include <optional>

#include "sudoku_sat/limits.hpp"

namespace sudoku_sat {

/// Runs `work` on `threads` threads, each with limits of its own that end when `limits` do or when
/// `abort` is set. Meanwhile the calling thread runs `idle` every few milliseconds. What is thrown,
/// except at a limit, sets `abort` and is thrown here. Returns the limit that was reached, if one
/// was.
std::optional<Limits::Reached> run_crew(unsigned threads, const Limits& limits,
                                        std::atomic<bool>& abort,
                                        const std::function<void(const Limits&)>& work,
                                        const std::function<void()>& idle);

}  // namespace sudoku_sat

// The files of a certificate in parts, and work on several parts at once.
//
// Proofs may be copied from other machines, as their solvers have written and somebody has
// compressed them; which of two files of a part would count could not be seen.
//
// Where jobs are waited for, the first that fails doesn't depend on the threads: all before it have
// begun.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat::certify {

/// "parts/000001" for the first part, 0: the beginning of the names of its files.
std::string part_name(std::size_t part);

/// The file of a part's proof, compressed or not. Throws: InputError where it has none, or several.
std::string part_proof(const std::string& directory, std::size_t part);

/// Writes all files of a certificate in parts. Throws: as write_in_parts().
void fill_with_parts(const ProvedCubes& parts, const NewDirectory& directory, const Limits& limits);

/// What becomes of the jobs that run when another one throws.
enum class OnFailure {
  finish,  ///< the others finish; what the first job in order threw is thrown
  end,     ///< the others are stopped; which exception is thrown depends on the threads
};

/// Runs job(number, limits) for 0..count-1. They begin in order; after one that throws no others
/// begin. `progress` is called now and then with the number of jobs done. Throws: what a job threw;
/// Stopped.
void for_each_part(std::size_t count, unsigned threads, const Limits& limits, OnFailure on_failure,
                   const std::function<void(std::size_t)>& progress,
                   const std::function<void(std::size_t, const Limits&)>& job);

}  // namespace sudoku_sat::certify

// The folders of the course: written for the student, and read again to check the answers.
#pragma once

#include <string>

#include "exercise.hpp"

namespace sudoku_sat::cli {

/// "01-rules"
std::string folder_name(std::size_t number, const Exercise& exercise);

/// Makes the directory with a folder for each exercise. Throws: Error if there is one that is
/// not empty.
void write_course(const std::string& directory);

/// The result of Exercise::check for the answer in the exercise's folder. Throws: InputError if
/// there is no readable answer; Stopped.
std::string check_exercise(const std::string& directory, std::size_t number, const Limits& limits);

}  // namespace sudoku_sat::cli

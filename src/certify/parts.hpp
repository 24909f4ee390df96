// The files of a certificate in parts. See parts.cpp.
#pragma once

#include <cstddef>
#include <string>

#include "sudoku_sat/cube_certificate.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

/// "parts/000001" for the first part, 0: the beginning of the names of its files.
std::string part_name(std::size_t part);

/// The file of a part's proof, compressed or not. Throws: InputError where it has none, or several.
std::string part_proof(const std::string& directory, std::size_t part);

/// Writes all files of a certificate in parts. Throws: as write_in_parts().
void fill_with_parts(const ProvedCubes& parts, const NewDirectory& directory, const Limits& limits);

}  // namespace sudoku_sat

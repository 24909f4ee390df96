// JSON in the short form of SudokuPad's links.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

namespace sudoku_sat {

/// The object in a text of that form: {ce:[[{v:5},,],...],ca:[...]}. No value where it is none.
std::optional<nlohmann::ordered_json> parse_zipped_json(std::string_view text);

/// The long names of SudokuPad's fields for the short ones, in place.
void lengthen_names(nlohmann::ordered_json& json);

}  // namespace sudoku_sat

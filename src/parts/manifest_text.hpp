// The manifest as text, read strictly.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

/// Reads back what to_text() writes. Throws: InputError at `file` where it is anything else.
Manifest read_manifest(const std::string& text, const std::string& file);

/// Digest of what all parts of a manifest have in common, however often they are split again.
std::string common_digest(const Manifest& manifest);

/// Throws: Error where there are bytes that are no UTF-8, as names of files may have: a manifest
/// can't hold them.
std::string strict_json(const nlohmann::ordered_json& json);

/// Null where no kind of this version has that name.
const PartKind* find_kind(std::string_view name);

}  // namespace sudoku_sat

// A directory that appears whole or not at all. See new_directory.cpp.
#pragma once

#include <string>
#include <string_view>

namespace sudoku_sat {

class NewDirectory {
 public:
  /// Makes an empty directory beside the place `path`. Throws: OutputError where that place holds
  /// anything but an empty directory, or nothing can be made there.
  explicit NewDirectory(const std::string& path);
  NewDirectory(const NewDirectory&) = delete;
  NewDirectory& operator=(const NewDirectory&) = delete;
  /// Without commit() nothing stays.
  ~NewDirectory();

  /// Where it is until then.
  const std::string& path() const { return temporary_; }
  std::string file(std::string_view name) const;

  /// Puts it in its place. Throws: OutputError.
  void commit();

 private:
  std::string name_;    ///< for messages
  std::string target_;  ///< of the rename
  std::string temporary_;
};

}  // namespace sudoku_sat

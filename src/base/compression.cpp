// Names and first bytes that identify compressed files: of the formats that are read and written,
// and of others, so that messages can name them; likewise of files that are not text at all, such
// as pictures and spreadsheets.
#include "compression.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace sudoku_sat {

using namespace base;

namespace {

constexpr std::array<const CompressionFormat*, 3> all_formats = {&gzip_format, &xz_format,
                                                                 &zstd_format};

constexpr std::string_view foreign_endings[] = {".bz2", ".bz", ".lz4", ".Z",    ".zip", ".7z",
                                                ".lz",  ".br", ".lzo", ".lzma", ".rar", ".zstd"};

struct Magic {
  std::string_view name;
  std::string_view bytes;
};
constexpr Magic foreign_magics[] = {
    {"lz4", "\x04\x22\x4D\x18"},  {"compress", "\x1F\x9D"}, {"zip", "PK\x03\x04"},
    {"7z", "7z\xBC\xAF\x27\x1C"}, {"lzip", "LZIP"},         {"lzop", "\x89LZO"}};

/// The name of a compression that begins with these bytes and is not read here; empty: none.
std::string_view foreign_compression(std::string_view bytes) {
  for (const Magic& magic : foreign_magics) {
    if (bytes.starts_with(magic.bytes)) return magic.name;
  }
  // Its fourth byte is a digit, and then comes pi.
  const bool bzip2 = bytes.starts_with("BZh") && bytes.substr(3).find("1AY&SY") == 1;
  return bzip2 ? "bzip2" : "";
}

/// Files that people have instead of text.
struct ForeignFile {
  std::string_view bytes;  ///< its first ones
  std::string_view what;
  std::string_view instead;
};
constexpr std::string_view type_text = "only text is read, so type the puzzle";
constexpr ForeignFile foreign_files[] = {
    {"%PDF-", "a PDF document", "copy its text"},
    {"\x89PNG", "a picture (PNG)", type_text},
    {"\xFF\xD8\xFF", "a picture (JPEG)", type_text},
    {"GIF8", "a picture (GIF)", type_text},
    {"\xD0\xCF\x11\xE0", "a document of an older Excel or Word", "save it as CSV or plain text"},
    {"SQLite format 3", "a database (SQLite)", "export its puzzles as text"}};

/// An archive written by an office program; its first entry shows it.
bool is_office_file(std::string_view bytes) {
  constexpr std::size_t names = 100;
  const std::string_view begin = bytes.substr(0, names);
  return bytes.starts_with("PK\x03\x04") &&
         (begin.find("[Content_Types]") != begin.npos || begin.find("mimetype") != begin.npos ||
          begin.find("_rels/") != begin.npos);
}

/// The error message for a file that is not text; empty if it may be text.
std::string foreign_file(std::string_view bytes) {
  if (is_office_file(bytes)) {
    return "a spreadsheet or document (zip): save it as CSV or plain text";
  }
  for (const ForeignFile& file : foreign_files) {
    if (bytes.starts_with(file.bytes)) return fmt::format("{}: {}", file.what, file.instead);
  }
  return {};
}

template <class Matches>
const CompressionFormat* first_that(const Matches& matches) {
  const auto found = std::find_if(all_formats.begin(), all_formats.end(), matches);
  return found == all_formats.end() ? nullptr : *found;
}

}  // namespace

namespace base {

std::span<const CompressionFormat* const> compression_formats() { return all_formats; }

const CompressionFormat* compression_by_name(std::string_view path) {
  return first_that(
      [&](const CompressionFormat* format) { return path.ends_with(format->ending); });
}

const CompressionFormat* compression_by_magic(std::string_view bytes) {
  return first_that(
      [&](const CompressionFormat* format) { return bytes.starts_with(format->magic); });
}

bool may_become_compressed(std::string_view bytes) {
  return first_that([&](const CompressionFormat* format) {
           return bytes.size() < format->magic.size() && format->magic.starts_with(bytes);
         }) != nullptr;
}

std::string_view foreign_ending(std::string_view path) {
  for (const std::string_view ending : foreign_endings) {
    if (path.ends_with(ending)) return ending;
  }
  return {};
}

void require_readable(std::string_view bytes, const std::string& name) {
  if (const std::string file = foreign_file(bytes); !file.empty()) throw InputError({name}, file);
  const std::string_view compression = foreign_compression(bytes);
  if (compression.empty()) return;
  throw InputError(
      {name},
      fmt::format("{} is not supported: decompress it, or use gzip, xz or zstd", compression));
}

}  // namespace base

void Compressor::write(std::string_view bytes, bool last, const Sink& sink) {
  for (bool more = true; more;) {
    const Step step = this->step(bytes, buffer_.data(), buffer_.size(), last);
    bytes.remove_prefix(step.taken);
    sink({buffer_.data(), step.made});
    more = step.more;
  }
}

CompressedInput::CompressedInput(const CompressionFormat& format, std::string_view begun)
    : format_(format), decompressor_(format.decompressor()), raw_(begun), rest_(raw_) {}

std::size_t CompressedInput::read(char* to, std::size_t room, const Read& read) {
  while (error_.empty()) {
    const Decompressor::Step step = decompressor_->step(rest_, to, room, ended_);
    rest_.remove_prefix(step.taken);
    error_ = step.error;
    if (step.made > 0) return step.made;
    if (step.taken > 0 || !error_.empty()) continue;
    if (ended_ && decompressor_->complete()) return 0;
    if (ended_) fail("cut short");
    fill(read);
  }
  fail(fmt::format("damaged: {}", error_));
}

/// Requires: all input so far has been consumed, as it is when a decompressor makes no progress.
void CompressedInput::fill(const Read& read) {
  constexpr std::size_t raw_size = std::size_t{64} << 10;
  raw_.resize(raw_size);
  const std::size_t got = read(raw_.data(), raw_.size());
  rest_ = std::string_view(raw_).substr(0, got);
  ended_ = got == 0;
}

void CompressedInput::fail(std::string_view what) const {
  throw Damage(fmt::format("the {} data is {}", format_.name, what));
}

}  // namespace sudoku_sat

// The files of the parts. Each appears whole, by a rename, so that two processes that work on the
// same part can't spoil each other's result: they write the same bytes.
#include <fmt/format.h>

#include <cmath>
#include <filesystem>
#include <system_error>

#include "base/json_fields.hpp"
#include "base/whole_file.hpp"
#include "digest.hpp"
#include "manifest_json.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

namespace {

using Json = nlohmann::ordered_json;

Json to_json(const Receipt& receipt, const std::string& manifest) {
  return {{"manifest", manifest},     {"part", receipt.part},
          {"status", receipt.status}, {"lines", receipt.lines},
          {"items", receipt.items},   {"bytes", receipt.bytes},
          {"digest", receipt.digest}, {"seconds", fmt::format("{:.3f}", receipt.seconds)}};
}

Receipt read_receipt(JsonObject& object, const std::string& manifest, std::size_t part) {
  if (object.text("manifest") != manifest) {
    object.place("manifest").fail("belongs to another manifest: foreign");
  }
  Receipt receipt;
  receipt.part = static_cast<std::size_t>(object.count("part"));
  if (receipt.part != part) {
    object.place("part").fail(
        fmt::format("part {}, doubled in the place of part {}", receipt.part, part));
  }
  receipt.status = object.number("status", 0, 255);
  receipt.lines = object.count("lines");
  receipt.items = object.count("items");
  receipt.bytes = object.count("bytes");
  receipt.digest = object.text("digest");
  const std::optional<double> seconds = parse_number<double>(object.text("seconds"));
  if (!seconds || !std::isfinite(*seconds)) object.place("seconds").fail("a number is expected");
  receipt.seconds = *seconds;
  return receipt;
}

std::optional<std::string> text_if_there(const std::string& file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return std::nullopt;
  return read_whole(file, most_json_bytes);
}

void write_whole(const std::string& file, const Json& json) {
  Output out(file);
  out.write(json.dump() + '\n');
  out.commit();
}

}  // namespace

PartsDirectory::PartsDirectory(const std::string& manifest_file)
    : directory_(std::filesystem::path(manifest_file).parent_path().string()) {
  const std::string text = read_whole(manifest_file, most_json_bytes);
  manifest_ = read_manifest(text, manifest_file);
  digest_ = digest_of(text);
}

std::string PartsDirectory::name(std::size_t part, std::string_view kind) const {
  const std::size_t digits = std::to_string(size()).size();
  return (std::filesystem::path(directory_) / fmt::format("part-{:0{}}.{}", part, digits, kind))
      .string();
}

std::optional<Receipt> PartsDirectory::receipt(std::size_t part) const {
  const std::string file = name(part, "json");
  const std::optional<std::string> text = text_if_there(file);
  if (!text) return std::nullopt;
  const Json json = parse_json(*text, file);
  JsonObject object(json, {file});
  Receipt receipt = read_receipt(object, digest_, part);
  object.end();
  return receipt;
}

std::optional<PartProgress> PartsDirectory::progress(std::size_t part) const {
  const std::string file = name(part, "progress");
  const std::optional<std::string> text = text_if_there(file);
  if (!text) return std::nullopt;
  const Json json = parse_json(*text, file);
  JsonObject object(json, {file});
  PartProgress progress{object.count("end"), read_receipt(object, digest_, part)};
  object.end();
  return progress;
}

void PartsDirectory::finish(Receipt receipt) const {
  receipt.digest = digest_of_file(partial(receipt.part));
  std::error_code error;
  std::filesystem::rename(partial(receipt.part), result(receipt.part), error);
  if (error) throw OutputError(result(receipt.part) + ": " + error.message());
  write_whole(name(receipt.part, "json"), to_json(receipt, digest_));
  std::error_code ignored;
  std::filesystem::remove(name(receipt.part, "progress"), ignored);
  std::filesystem::remove(failure(receipt.part), ignored);
}

void PartsDirectory::write(const PartProgress& progress) const {
  Json json = to_json(progress.so_far, digest_);
  json["end"] = progress.end;
  write_whole(name(progress.so_far.part, "progress"), json);
}

void PartsDirectory::check_input(std::size_t part) const {
  const StreamPart& wanted = this->part(part);
  std::error_code error;
  const std::uintmax_t bytes = std::filesystem::file_size(manifest_.file, error);
  if (error) throw InputError({manifest_.file}, error.message());
  if (bytes != manifest_.bytes ||
      digest_of_edges(manifest_.file, wanted.bytes.begin, wanted.bytes.end) != wanted.edges) {
    throw InputError({manifest_.file}, "is not what was split: it has changed since");
  }
}

}  // namespace sudoku_sat

// The files of the parts. Each appears completely, by a rename, so that two processes that work on
// the same part can't spoil each other's result: they write the same bytes.
#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <filesystem>
#include <system_error>

#include "base/json_fields.hpp"
#include "base/whole_file.hpp"
#include "kind.hpp"
#include "sudoku_sat/parts.hpp"

namespace sudoku_sat {

using namespace parts;

namespace {

using Json = base::Json;

constexpr std::size_t max_manifest_bytes = std::size_t{256} << 20;

/// What a receipt belongs to.
struct Owner {
  const PartsDirectory& parts;
  const std::string& manifest;  ///< the digest of what all parts have in common
  std::size_t part;

  std::string work() const { return base::digest_of(parts.part(part)); }
};

Json to_json(const Receipt& receipt, const Owner& owner) {
  return {{"manifest", owner.manifest},
          {"part", receipt.part},
          {"work", owner.work()},
          {"status", receipt.status},
          {"lines", receipt.lines},
          {"items", receipt.items},
          {"bytes", receipt.bytes},
          {"digest", receipt.digest},
          {"seconds", fmt::format("{:.3f}", receipt.seconds)},
          {"solution", receipt.solution}};
}

/// With a digest of all its fields as the last field.
Json sealed(Json json) {
  const std::string digest = base::digest_of(json.dump());
  json["sealed"] = digest;
  return json;
}

/// Throws: InputError if a field has changed.
void check_seal(const Json& json, base::JsonObject& object) {
  object.text("sealed");
  Json rest = json;
  rest.erase("sealed");
  if (sealed(std::move(rest)) != json) {
    object.place("sealed").fail("altered: the digest of its fields does not match");
  }
}

Receipt read_receipt(base::JsonObject& object, const Owner& owner) {
  if (object.text("manifest") != owner.manifest) {
    throw ForeignPart(object.place("manifest").position(), "belongs to another manifest: foreign");
  }
  Receipt receipt;
  receipt.part = static_cast<std::size_t>(object.count("part"));
  if (receipt.part != owner.part) {
    object.place("part").fail(
        fmt::format("duplicate of part {} in place of part {}", receipt.part, owner.part));
  }
  if (object.text("work") != owner.work()) {
    throw ForeignPart(object.place("work").position(), "belongs to another split: foreign");
  }
  receipt.status = object.number("status", 0, 255);
  receipt.lines = object.count("lines");
  receipt.items = object.count("items");
  receipt.bytes = object.count("bytes");
  receipt.digest = object.text("digest");
  const std::optional<double> seconds = parse_number<double>(object.text("seconds"));
  if (!seconds || !std::isfinite(*seconds)) object.place("seconds").fail("expected a number");
  receipt.seconds = *seconds;
  receipt.solution = object.text("solution");
  return receipt;
}

std::optional<std::string> text_if_there(const std::string& file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return std::nullopt;
  return base::read_whole(file, base::max_json_bytes);
}

}  // namespace

PartsDirectory::PartsDirectory(const std::string& manifest_file)
    : file_(manifest_file),
      directory_(std::filesystem::path(manifest_file).parent_path().string()),
      manifest_(read_manifest(base::read_whole(manifest_file, max_manifest_bytes), manifest_file)),
      kind_(find_kind(manifest_.kind)),
      digest_(common_digest(manifest_)) {
  kind_->check(manifest_, manifest_file);
}

const Replacement* PartsDirectory::replacement(std::size_t part) const {
  const auto found = std::find_if(manifest_.replaced.begin(), manifest_.replaced.end(),
                                  [&](const Replacement& one) { return one.part == part; });
  return found == manifest_.replaced.end() ? nullptr : &*found;
}

/// Part numbers have at least as many digits as the original number of parts.
std::string PartsDirectory::name(std::size_t part, std::string_view kind) const {
  const std::size_t first = manifest_.replaced.empty() ? size() : manifest_.replaced[0].first - 1;
  const std::size_t digits = std::to_string(first).size();
  return (std::filesystem::path(directory_) / fmt::format("part-{:0{}}.{}", part, digits, kind))
      .string();
}

std::string PartsDirectory::result(std::size_t part) const { return name(part, kind_->result); }

std::string PartsDirectory::file(std::string_view name) const {
  return (std::filesystem::path(directory_) / name).string();
}

std::optional<Receipt> PartsDirectory::receipt(std::size_t part) const {
  const std::string file = receipt_file(part);
  const std::optional<std::string> text = text_if_there(file);
  if (!text) return std::nullopt;
  const Json json = base::parse_json(*text, file);
  base::JsonObject object(json, {file});
  Receipt receipt = read_receipt(object, {*this, digest_, part});
  check_seal(json, object);
  object.end();
  return receipt;
}

std::optional<PartProgress> PartsDirectory::progress(std::size_t part) const {
  const std::string file = name(part, "progress");
  const std::optional<std::string> text = text_if_there(file);
  if (!text) return std::nullopt;
  try {
    const Json json = base::parse_json(*text, file);
    base::JsonObject object(json, {file});
    PartProgress progress{object.count("end"), read_receipt(object, {*this, digest_, part})};
    check_seal(json, object);
    object.end();
    return progress;
  } catch (const ForeignPart&) {
    throw;
  } catch (const InputError&) {
    // A power failure may leave an empty file.
    return std::nullopt;
  }
}

std::string PartsDirectory::fault_of(const Receipt& receipt, DigestCheck check) const {
  const std::string file = result(receipt.part);
  std::error_code error;
  const std::uintmax_t bytes = std::filesystem::file_size(file, error);
  if (error) return file + ": " + error.message();
  if (bytes != receipt.bytes) {
    return fmt::format("{}: altered: {} bytes instead of {}", file, bytes, receipt.bytes);
  }
  const auto written = std::filesystem::last_write_time(file, error);
  const auto noted = std::filesystem::last_write_time(receipt_file(receipt.part), error);
  if (check == DigestCheck::quick && !error && written <= noted) return {};
  return base::digest_of_file(file) == receipt.digest ? "" : file + ": altered: its digest differs";
}

PartFinding PartsDirectory::finding(std::size_t part, DigestCheck check) const {
  PartFinding found;
  try {
    found.receipt = receipt(part);
    if (found.receipt) found.fault = fault_of(*found.receipt, check);
  } catch (const ForeignPart& error) {
    found.fault = error.what();
    found.foreign = true;
  } catch (const InputError& error) {
    found.fault = error.what();
  }
  return found;
}

void PartsDirectory::finish(Receipt receipt, const std::string& file) const {
  const std::size_t part = receipt.part;
  std::error_code error;
  receipt.bytes = std::filesystem::file_size(file, error);
  receipt.digest = base::digest_of_file(file);
  std::filesystem::rename(file, result(part), error);
  if (error) throw OutputError(result(part) + ": " + error.message());
  base::write_whole(receipt_file(part),
                    sealed(to_json(receipt, {*this, digest_, part})).dump() + '\n');
  std::filesystem::remove(name(part, "progress"), error);
  std::filesystem::remove(failure(part), error);
}

void PartsDirectory::write(const PartProgress& progress) const {
  const std::size_t part = progress.so_far.part;
  Json json = to_json(progress.so_far, {*this, digest_, part});
  json["end"] = progress.end;
  base::write_whole(name(part, "progress"), sealed(std::move(json)).dump() + '\n');
}

void PartsDirectory::discard(std::size_t part) const {
  std::error_code error;
  std::filesystem::remove(receipt_file(part), error);
  if (error) throw OutputError(receipt_file(part) + ": " + error.message());
}

void PartsDirectory::distrust(std::size_t part) const {
  std::error_code error;
  const auto noted = std::filesystem::last_write_time(receipt_file(part), error);
  const auto now = std::filesystem::file_time_type::clock::now();
  if (error) return;
  // The clock of another machine may be slow.
  std::filesystem::last_write_time(result(part), std::max(now, noted + std::chrono::seconds(1)),
                                   error);
}

}  // namespace sudoku_sat

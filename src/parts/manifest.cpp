// The manifest's text. Each part has a line, so that people can read manifests of many parts, and
// the digest is that of the bytes before it, so that nothing has to be written again to check it.
#include <fmt/format.h>

#include "base/json_fields.hpp"
#include "base/whole_file.hpp"
#include "kind.hpp"

namespace sudoku_sat {

using namespace parts;

namespace {

using Json = base::Json;

constexpr std::string_view form = "sudoku-sat manifest";
constexpr std::string_view digest_field = " \"digest\": \"";

std::string field(std::string_view name, const std::string& json) {
  return fmt::format(" \"{}\": {},\n", name, json);
}

std::string list(std::string_view name, const std::vector<std::string>& items) {
  std::string text = fmt::format(" \"{}\": [", name);
  for (const std::string& item : items) {
    text += &item == items.data() ? "\n  " : ",\n  ";
    text += item;
  }
  return text + (items.empty() ? "],\n" : "\n ],\n");
}

std::string common_fields(const Manifest& manifest, std::string_view program) {
  return field("form", strict_json(form)) + field("version", strict_json(program)) +
         field("kind", strict_json(manifest.kind)) +
         field("command", strict_json(manifest.command.words)) +
         field("format", strict_json(manifest.command.format)) +
         field("input", strict_json(manifest.input)) + field("work", manifest.work);
}

std::vector<std::string> replacements(const Manifest& manifest) {
  std::vector<std::string> texts;
  for (const Replacement& one : manifest.replaced) {
    texts.push_back(
        strict_json(Json{{"part", one.part}, {"first", one.first}, {"last", one.last}}));
  }
  return texts;
}

/// Throws: InputError if the text doesn't end with the digest of what comes before.
void check_digest(const std::string& text, const std::string& file) {
  const std::size_t place = text.rfind(digest_field);
  const bool whole = place != std::string::npos;
  const std::string wanted =
      whole ? fmt::format("{}{}\"\n}}\n", digest_field,
                          base::digest_of(std::string_view(text).substr(0, place)))
            : "";
  if (!whole || text.substr(place) != wanted) {
    throw InputError({file}, "was altered: its digest does not match");
  }
}

/// Takes the lines of the parts out of the text. A JSON string can't contain a line end, so they
/// are found without parsing what comes before.
std::vector<std::string> take_parts(std::string& text) {
  constexpr std::string_view begins = "\n \"parts\": [";
  constexpr std::string_view indent = "\n  ";
  std::vector<std::string> parts;
  const std::size_t begin = text.find(begins);
  if (begin == text.npos) return parts;
  const std::size_t first = begin + begins.size();
  std::size_t next = first;
  while (std::string_view(text).substr(next).starts_with(indent)) {
    const std::size_t end = std::min(text.find('\n', next + 1), text.size());
    std::string part = text.substr(next + indent.size(), end - next - indent.size());
    if (part.ends_with(',')) part.pop_back();
    parts.push_back(std::move(part));
    next = end;
  }
  text.erase(first, next - first);
  return parts;
}

/// Throws: InputError if they are in another place, or there are too many.
void check_parts(base::JsonObject& object, const std::vector<std::string>& parts) {
  const bool taken = object.array("parts").empty();
  if (taken && !parts.empty() && parts.size() <= max_parts) return;
  object.place("parts").fail(fmt::format("expected 1 to {} parts, each on a line", max_parts));
}

/// Parts that replace others come after all earlier parts.
std::vector<Replacement> read_replaced(base::JsonObject& object, std::size_t parts) {
  const base::JsonPlace place = object.place("replaced");
  std::vector<Replacement> replaced;
  for (const Json& json : object.array("replaced")) {
    base::JsonObject one(json, place.at(replaced.size()));
    const Replacement entry{static_cast<std::size_t>(one.count("part")),
                            static_cast<std::size_t>(one.count("first")),
                            static_cast<std::size_t>(one.count("last"))};
    one.end();
    const bool in_order = entry.part >= 1 && entry.part < entry.first && entry.first <= entry.last;
    if (!in_order || entry.last > parts) place.at(replaced.size()).fail("no such parts");
    replaced.push_back(entry);
  }
  return replaced;
}

/// Throws: InputError if another version made it, unless its kind doesn't mind.
void read_version(base::JsonObject& object, Manifest& manifest) {
  manifest.version = object.text("version");
  const PartKind* const kind = find_kind(manifest.kind);
  if (manifest.version == version || (kind != nullptr && kind->lasting)) return;
  object.place("version").fail(
      fmt::format("made by version {}, this is {}: split again", shown(manifest.version), version));
}

void read_command(base::JsonObject& object, PartCommand& command) {
  const base::JsonPlace words = object.place("command");
  for (const Json& word : object.array("command")) {
    command.words.push_back(base::text_of(word, words.at(command.words.size())));
  }
  if (command.words.empty()) words.fail("a command is missing");
  command.format = object.text("format");
}

}  // namespace

namespace parts {

std::string strict_json(const Json& json) {
  try {
    return json.dump();
  } catch (const base::JsonError&) {
    throw Error(
        "a word of the command or a file name is not UTF-8: link to the file by another name");
  }
}

}  // namespace parts

std::string to_text(const Manifest& manifest) {
  std::string text = "{\n" + common_fields(manifest, manifest.version) +
                     list("parts", manifest.parts) + list("replaced", replacements(manifest));
  return fmt::format("{}{}{}\"\n}}\n", text, digest_field, base::digest_of(text));
}

namespace parts {

std::string common_digest(const Manifest& manifest) {
  return base::digest_of(common_fields(manifest, version));
}

Manifest read_manifest(const std::string& text, const std::string& file) {
  std::string rest = text;
  Manifest manifest;
  manifest.parts = take_parts(rest);
  const Json json = base::parse_json(rest, file);
  base::JsonObject object(json, {file});
  if (object.text("form") != form) object.place("form").fail(fmt::format("not '{}'", form));
  manifest.kind = object.text("kind");
  read_version(object, manifest);
  check_digest(text, file);
  read_command(object, manifest.command);
  manifest.input = object.text("input");
  manifest.work = strict_json(object.object("work"));
  check_parts(object, manifest.parts);
  manifest.replaced = read_replaced(object, manifest.parts.size());
  object.text("digest");
  object.end();
  if (find_kind(manifest.kind) == nullptr) {
    object.place("kind").fail(fmt::format("unknown kind of work '{}'", shown(manifest.kind)));
  }
  return manifest;
}

Manifest manifest_of(const PartKind& kind, PartCommand command, const std::string& input,
                     const Json& work) {
  return {.version = std::string(version),
          .kind = std::string(kind.name),
          .command = std::move(command),
          .input = input,
          .work = strict_json(work),
          .parts = {}};
}

void add_ranges(Manifest& manifest, std::uint64_t first, std::uint64_t end, std::uint64_t parts,
                const std::function<Json(std::uint64_t, std::uint64_t)>& rest) {
  const std::uint64_t all = end - first;
  std::uint64_t begin = 0;
  for (std::uint64_t i = 1; i <= parts; ++i) {
    // Not the product of all, which might overflow.
    const std::uint64_t next = first + i * (all / parts) + std::min(i, all % parts);
    Json part{{"part", i}, {"begin", begin}, {"end", next}};
    if (rest) part.update(rest(begin, next));
    manifest.parts.push_back(strict_json(part));
    begin = next;
  }
}

KindFields::KindFields(const Manifest& manifest, const std::string& file)
    : json_(base::parse_json(manifest.work, file)), object_(json_, {file, "work"}) {}

KindFields::KindFields(const PartsDirectory& parts, std::size_t part)
    : json_(base::parse_json(parts.part(part), parts.manifest_file())),
      object_(json_, base::JsonPlace{parts.manifest_file(), "parts"}.at(part - 1)) {
  if (object_.count("part") != part) object_.place("part").fail(fmt::format("not {}", part));
}

ByteRange read_range(KindFields& part) {
  const ByteRange range{part->count("begin"), part->count("end")};
  if (range.begin >= range.end) part->place("end").fail("not above the beginning");
  return range;
}

}  // namespace parts

}  // namespace sudoku_sat

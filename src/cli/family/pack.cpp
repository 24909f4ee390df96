// A line lists the boards that follow; then come the files, each after a line with its name and
// length, and so on. Concatenated packs are a pack too. Lines are JSON.
#include "pack.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "cli/globals.hpp"
#include "files.hpp"
#include "report/answers.hpp"

namespace sudoku_sat::cli {

namespace {

namespace fs = std::filesystem;
using Json = base::Json;

constexpr std::size_t block = std::size_t{1} << 20;
constexpr std::string_view folders[] = {"boards/", "cnf/", "proofs/"};

std::vector<std::string> files_in(const std::string& directory) {
  std::vector<std::string> names;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(directory)) {
    if (entry.is_regular_file()) {
      names.push_back(entry.path().lexically_relative(directory).string());
    }
  }
  std::sort(names.begin(), names.end());
  return names;
}

class PackReader {
 public:
  PackReader(const FamilyPlan& plan, const NewDirectory& directory)
      : plan_(plan), directory_(directory), command_(whole_command_text(plan)) {}

  void read(const std::string& file) {
    file_ = file;
    std::error_code error;
    left_ = fs::file_size(file, error);
    in_ = std::ifstream(file, std::ios::binary);
    if (error || !in_) throw InputError({file}, error ? error.message() : "can't be read");
    while (const std::optional<Json> line = next_line()) {
      try {
        take(*line);
      } catch (const base::JsonError&) {
        fail(damaged);
      }
    }
  }

  PackedFamily finish() {
    if (next_ == plan_.units()) return std::move(family_);
    throw InputError({file_}, fmt::format("{} to {} are missing", next_, plan_.units() - 1));
  }

 private:
  static constexpr const char* damaged = "not a pack of a family's boards, or damaged";

  [[noreturn]] void fail(const std::string& what) const { throw InputError({file_}, what); }

  std::optional<Json> next_line() {
    std::vector<char> line(std::size_t{1} << 16);
    if (in_.peek() == std::ifstream::traits_type::eof()) return std::nullopt;
    if (!in_.getline(line.data(), static_cast<std::streamsize>(line.size()))) fail(damaged);
    left_ -= std::min<std::uint64_t>(left_, static_cast<std::uint64_t>(in_.gcount()));
    try {
      return Json::parse(line.data());
    } catch (const base::JsonError&) {
      fail(damaged);
    }
  }

  void take(const Json& line) {
    if (line.contains("family")) {
      begin(line);
      return;
    }
    if (next_ == 0) fail(damaged);
    const auto name = line.at("name").get<std::string>();
    const auto bytes = line.at("bytes").get<std::uint64_t>();
    if (bytes > left_) fail(damaged);
    left_ -= bytes;
    if (name == "manifest.json") {
      add(Json::parse(text(bytes)).at("instances"), family_.instances);
    } else if (name == "times.json") {
      add(Json::parse(text(bytes)), family_.times);
    } else {
      copy(name, bytes);
    }
  }

  void begin(const Json& line) {
    if (line.at("family").get<std::string>() != command_) fail("belongs to another family");
    const auto begin = line.at("begin").get<std::uint64_t>();
    const auto end = line.at("end").get<std::uint64_t>();
    if (begin != next_ || end <= begin || end > plan_.units()) {
      fail(fmt::format("has {} to {}, where {} is next", begin, end - 1, next_));
    }
    next_ = end;
  }

  static void add(const Json& from, std::vector<Json>& to) {
    to.insert(to.end(), from.begin(), from.end());
  }

  std::string text(std::uint64_t bytes) {
    std::string text(static_cast<std::size_t>(bytes), '\0');
    in_.read(text.data(), static_cast<std::streamsize>(bytes));
    return text;
  }

  void copy(const std::string& name, std::uint64_t bytes) {
    // Names are untrusted: none may lead out of the directory.
    const bool known = std::any_of(std::begin(folders), std::end(folders), [&](auto folder) {
      return name.starts_with(folder) && name.size() > folder.size() &&
             name.find('/', folder.size()) == std::string::npos &&
             fs::path(name).filename() != "..";
    });
    if (!known || fs::exists(directory_.file(name))) fail(damaged);
    // The bytes are final, compressed ones too: Output would compress them again.
    std::ofstream out(directory_.file(name), std::ios::binary);
    for (std::uint64_t left = bytes; left > 0;) {
      if (interrupt()) throw Stopped(Limits::Reached::interrupt);
      const std::uint64_t some = std::min<std::uint64_t>(left, block);
      out << text(some);
      left -= some;
    }
    out.close();
    if (!out) throw OutputError(plan_.directory + ": a file can't be written: is the disk full?");
  }

  const FamilyPlan& plan_;
  const NewDirectory& directory_;
  std::string command_;
  std::string file_;
  std::ifstream in_;
  std::uint64_t left_ = 0;  ///< bytes of the file
  std::uint64_t next_ = 0;  ///< the unit that comes next
  PackedFamily family_;
};

}  // namespace

void write_pack(const FamilyPlan& plan, const NewDirectory& directory, Output& out) {
  out.write(report::dump(Json{{"family", whole_command_text(plan)},
                              {"begin", plan.range.begin},
                              {"end", plan.range.end}}) +
            '\n');
  std::string buffer(block, '\0');
  for (const std::string& name : files_in(directory.path())) {
    out.write(report::dump(Json{{"name", name}, {"bytes", fs::file_size(directory.file(name))}}) +
              '\n');
    std::ifstream in(directory.file(name), std::ios::binary);
    while (in) {
      in.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
      out.write(std::string_view(buffer).substr(0, static_cast<std::size_t>(in.gcount())));
    }
  }
  out.commit();
}

PackedFamily unpack_all(const FamilyPlan& plan, const NewDirectory& directory) {
  PackReader reader(plan, directory);
  for (const std::string& file : plan.packs) reader.read(file);
  return reader.finish();
}

}  // namespace sudoku_sat::cli

// The files of a certificate in parts, and work on several parts at once. Proofs may be copied from
// other machines, as their solvers have written and somebody has compressed them; which of two
// files of a part would count could not be seen. Where jobs are waited for, the first that fails
// doesn't depend on the threads: all before it have begun.
#include <fmt/format.h>

#include <array>
#include <atomic>
#include <exception>
#include <filesystem>
#include <fstream>
#include <mutex>

#include "base/compression.hpp"
#include "base/threads.hpp"
#include "base/whole_file.hpp"
#include "files.hpp"
#include "proving.hpp"

namespace sudoku_sat {

using namespace certify;

namespace {

constexpr std::string_view proof_ending = ".drat";

/// Throws: OutputError.
void copy_file(const std::string& from, const std::string& to) {
  std::error_code error;
  std::filesystem::copy_file(from, to, error);
  if (error) throw OutputError(fmt::format("{}: {}", from, error.message()));
}

/// ".zst" of a file that is compressed so, whatever its name.
std::string_view compressed_ending(const std::string& file) {
  std::array<char, 8> bytes{};
  std::ifstream in(file, std::ios::binary);
  in.read(bytes.data(), bytes.size());
  const base::CompressionFormat* const format =
      base::compression_by_magic({bytes.data(), static_cast<std::size_t>(in.gcount())});
  return format == nullptr ? std::string_view() : format->ending;
}

class FirstFailure {
 public:
  void note(std::size_t number, std::exception_ptr failure) {
    const std::lock_guard lock(mutex_);
    if (failure_ && number > number_) return;
    number_ = number;
    failure_ = std::move(failure);
  }

  void rethrow() const {
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  std::mutex mutex_;
  std::size_t number_ = 0;
  std::exception_ptr failure_;
};

}  // namespace

namespace certify {

std::string part_name(std::size_t part) { return fmt::format("{}/{:06}", parts_folder, part + 1); }

std::string part_proof(const std::string& directory, std::size_t part) {
  const std::string plain = path_in(directory, part_name(part) + std::string(proof_ending));
  std::vector<std::string> found;
  const auto look = [&](const std::string& file) {
    if (std::filesystem::exists(file)) found.push_back(file);
  };
  look(plain);
  for (const base::CompressionFormat* const format : base::compression_formats()) {
    look(plain + std::string(format->ending));
  }
  if (found.empty()) {
    throw InputError({plain}, "this proof of a part is missing, compressed too");
  }
  if (found.size() > 1) {
    throw InputError({found[1]}, "the part has another proof, in " + found[0]);
  }
  return found[0];
}

}  // namespace certify

bool is_in_parts(const std::string& directory) {
  return std::filesystem::exists(path_in(directory, cubes_file));
}

namespace certify {

void fill_with_parts(const ProvedCubes& parts, const NewDirectory& made, const Limits& limits) {
  write_description(parts.certificate, made);
  base::write_whole(made.file(cubes_file), to_text(parts.cubes));
  base::write_whole(made.file(cover_file), prove_cover(parts, made.file("cover.raw"), limits));
  std::filesystem::create_directory(made.file(parts_folder));
  for (std::size_t i = 0; i < parts.cubes.size(); ++i) {
    const std::string from = parts.proof(i);
    copy_file(from, made.file(part_name(i) + std::string(proof_ending)) +
                        std::string(compressed_ending(from)));
    limits.check();
  }
}

}  // namespace certify

void write_in_parts(const ProvedCubes& parts, const std::string& directory, const Limits& limits) {
  NewDirectory made(directory);
  fill_with_parts(parts, made, limits);
  made.commit();
}

namespace certify {

void for_each_part(std::size_t count, unsigned threads, const Limits& limits, OnFailure on_failure,
                   const std::function<void(std::size_t)>& progress,
                   const std::function<void(std::size_t, const Limits&)>& job) {
  std::atomic<std::size_t> next = 0;
  std::atomic<std::size_t> done = 0;
  std::atomic<bool> failed = false;
  std::atomic<bool> abort = false;
  FirstFailure failure;
  const auto work = [&](const Limits& inner) {
    while (!failed) {
      const std::size_t number = next++;
      if (number >= count) return;
      try {
        job(number, inner);
        ++done;
      } catch (const Stopped&) {
        throw;
      } catch (...) {
        failure.note(number, std::current_exception());
        failed = true;
        if (on_failure == OnFailure::end) abort = true;
      }
    }
  };
  const auto reached = base::run_on_threads(threads, limits, abort, work, [&] { progress(done); });
  failure.rethrow();
  if (reached) throw Stopped(*reached);
}

}  // namespace certify

}  // namespace sudoku_sat

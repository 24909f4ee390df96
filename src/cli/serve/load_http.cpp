// Finds the module that speaks HTTP beside the program, as in a build, or where it is installed.
#include <dlfcn.h>
#include <fmt/format.h>

#include <filesystem>
#include <system_error>

#include "http_module.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

namespace {

constexpr const char* module_name = "sudoku-sat-http.so";
constexpr const char* installed = "../lib/sudoku-sat/modules";  // from the program's folder

}  // namespace

ServeHttp& load_http() {
  std::error_code none;
  const auto here = std::filesystem::read_symlink("/proc/self/exe", none).parent_path();
  for (const auto& folder : {here, here / installed}) {
    const auto path = folder / module_name;
    if (!std::filesystem::exists(path, none)) continue;
    // It is never unloaded: its threads and the program end together.
    void* module = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (module == nullptr) throw Error(fmt::format("serve: {}", ::dlerror()));
    if (void* found = ::dlsym(module, "sudoku_sat_serve_http")) {
      return *reinterpret_cast<ServeHttp*>(found);
    }
  }
  throw Error(fmt::format("serve: {} is neither in {} nor in {}; --stdio does without it",
                          module_name, here.string(),
                          (here / installed).lexically_normal().string()));
}

}  // namespace sudoku_sat

// Emscripten's C library declares this function but doesn't define it. It is never called if
// `have_processes` is false.
#include <spawn.h>

#include <cerrno>

extern "C" int posix_spawnp(pid_t*, const char*, const posix_spawn_file_actions_t*,
                            const posix_spawnattr_t*, char* const*, char* const*) {
  return ENOSYS;
}

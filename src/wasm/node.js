// For emscripten's linker: what its script for node's files leaves out.
mergeInto(LibraryManager.library, {
  // Reading and writing wait by themselves, so whatever is asked for is ready.
  __syscall_poll__sig: "iiii",
  __syscall_poll: function (descriptors, count, timeout) {
    for (let i = 0; i < count; ++i) {
      const entry = descriptors + 8 * i;
      HEAP16[(entry + 6) >> 1] = HEAP16[(entry + 4) >> 1];
    }
    return count;
  },
});

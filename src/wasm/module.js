// The WebAssembly module and what it asks of its host, in browsers, workers and node alike. A module that
// has failed (a full stack, no memory) is put away: the next request gets a new one.

const stopped = (id, kind, message) => JSON.stringify({ id, error: { kind, message }, status: 1 });

/** Of the day, which is clock 0, or since some moment. */
const milliseconds = (clock) => (clock === 0 ? Date.now() : performance.now());

/** Of a request's text; null where that can't be told. */
function idOf(text) {
  try {
    return JSON.parse(text).id ?? null;
  } catch {
    return null;
  }
}

export class Door {
  /** `module`: a WebAssembly.Module of sudoku-sat.wasm. */
  constructor(module) {
    this.module = module;
    this.instance = null;
  }

  /**
   * The answer to a request, both as text in JSON. `onProgress` gets objects as text, and may return
   * true to end the request.
   */
  answer(request, { onProgress = undefined, seconds = 0 } = {}) {
    this.onProgress = onProgress;
    try {
      return this.#asked(new TextEncoder().encode(request), seconds);
    } catch (error) {
      this.instance = null;
      if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
        return stopped(idOf(request), "memory", `not enough memory for this request (${error.message})`);
      }
      throw error;
    }
  }

  #asked(bytes, seconds) {
    this.instance ??= this.#started();
    const { sudoku_sat_room, sudoku_sat_ask, sudoku_sat_answer, memory } = this.instance.exports;
    const room = sudoku_sat_room(bytes.length) >>> 0;
    if (room === 0) throw new RangeError(`${bytes.length} bytes`);
    new Uint8Array(memory.buffer, room, bytes.length).set(bytes);
    const size = sudoku_sat_ask(seconds) >>> 0;
    return this.#text(sudoku_sat_answer(), size);
  }

  #text(at, size) {
    return new TextDecoder().decode(new Uint8Array(this.instance.exports.memory.buffer, at >>> 0, size));
  }

  #view() {
    return new DataView(this.instance.exports.memory.buffer);
  }

  /** For seeds; node 18 has no crypto that every module sees. */
  #random(at, size) {
    const bytes = new Uint8Array(this.instance.exports.memory.buffer, at >>> 0, size);
    if (globalThis.crypto) crypto.getRandomValues(bytes);
    else bytes.forEach((_, index) => { bytes[index] = Math.floor(Math.random() * 256); });
    return 0;
  }

  /** Memory of at least this size, a fifth more than there was if that is to be had. Returns whether it is there. */
  #grown(size) {
    const { memory } = this.instance.exports;
    const pages = (bytes) => Math.ceil((bytes - memory.buffer.byteLength) / 65536);
    for (const wanted of [Math.max(size, memory.buffer.byteLength * 1.2), size]) {
      try {
        memory.grow(pages(wanted));
        return 1;
      } catch {
        // the next one is smaller
      }
    }
    return 0;
  }

  #started() {
    // "Not implemented" as WASI says it, and as system calls do.
    const refusal = (module) => () => (module === "wasi_snapshot_preview1" ? 52 : -52);
    const ended = (how) => {
      throw new WebAssembly.RuntimeError(`the module ended ${how}`);
    };
    const known = {
      env: {
        sudoku_sat_progress: (at, size) => (this.onProgress?.(this.#text(at, size)) === true ? 1 : 0),
        getentropy: (at, size) => this.#random(at, size),
        emscripten_resize_heap: (size) => this.#grown(size >>> 0),
        clock_gettime: (clock, at) => {
          const now = milliseconds(clock);
          this.#view().setInt32(at, Math.floor(now / 1000), true);
          this.#view().setInt32(at + 4, Math.floor((now % 1000) * 1e6), true);
          return 0;
        },
        time: () => Math.floor(Date.now() / 1000),
        abort: () => ended("by itself"),
      },
      wasi_snapshot_preview1: {
        random_get: (at, size) => this.#random(at, size),
        clock_time_get: (clock, precision, at) => {
          this.#view().setBigUint64(at, BigInt(Math.round(milliseconds(clock) * 1e6)), true);
          return 0;
        },
        environ_sizes_get: (count, size) => {
          this.#view().setUint32(count, 0, true);
          this.#view().setUint32(size, 0, true);
          return 0;
        },
        environ_get: () => 0,
        // What the module would print is nothing that belongs to an answer.
        fd_write: (file, parts, count, written) => {
          let size = 0;
          for (let i = 0; i < count; ++i) size += this.#view().getUint32(parts + 8 * i + 4, true);
          this.#view().setUint32(written, size, true);
          return 0;
        },
        proc_exit: (status) => ended(`with status ${status}`),
      },
    };
    const imports = {};
    for (const { module, name, kind } of WebAssembly.Module.imports(this.module)) {
      imports[module] ??= {};
      imports[module][name] = known[module]?.[name] ?? (kind === "function" ? refusal(module) : undefined);
    }
    const instance = new WebAssembly.Instance(this.module, imports);
    this.instance = instance;
    instance.exports.__wasm_call_ctors();
    return instance;
  }
}

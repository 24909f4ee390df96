// Requests to sudoku-sat, answered by a worker that runs the WebAssembly module, one at a time; others
// wait. A request that is cancelled ends with its worker, and the next one gets a new worker. The
// module is compiled once.

const inNode = typeof process === "object" && Boolean(process.versions?.node);

async function compiled() {
  const url = new URL("sudoku-sat.wasm", import.meta.url);
  if (inNode && url.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return WebAssembly.compile(await readFile(url));
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** A worker that has the module; `onMessage` and `onError` are set by whoever uses it. */
async function started(module) {
  const url = new URL("worker.js", import.meta.url);
  const handle = { onMessage() {}, onError() {} };
  if (inNode) {
    const { Worker } = await import("node:worker_threads");
    const worker = new Worker(url, { workerData: module });
    worker.unref();
    worker.on("message", (message) => handle.onMessage(message));
    worker.on("error", (error) => handle.onError(error));
    return Object.assign(handle, {
      post: (message) => (worker.ref(), worker.postMessage(message)),
      rest: () => worker.unref(),
      end: () => worker.terminate(),
    });
  }
  const worker = new Worker(url, { type: "module" });
  worker.onmessage = ({ data }) => handle.onMessage(data);
  worker.onerror = (event) => handle.onError(new Error(event.message ?? "the worker could not start"));
  worker.postMessage({ module });
  return Object.assign(handle, {
    post: (message) => worker.postMessage(message),
    rest() {},
    end: () => worker.terminate(),
  });
}

let module; // a promise, once it was asked for
let worker = null;
let last = Promise.resolve();

async function answered(request, { signal, onProgress }) {
  signal?.throwIfAborted();
  module ??= compiled();
  module.catch(() => (module = undefined));
  worker ??= await started(await module);
  const now = worker;
  return new Promise((resolve, reject) => {
    const stop = (error) => {
      signal?.removeEventListener("abort", abort);
      if (worker === now) worker = null;
      now.end();
      reject(error);
    };
    const abort = () => stop(signal.reason);
    now.onError = stop;
    now.onMessage = ({ progress, answer }) => {
      if (progress !== undefined) return onProgress?.(JSON.parse(progress).progress);
      signal?.removeEventListener("abort", abort);
      now.rest();
      resolve(answer);
    };
    signal?.addEventListener("abort", abort, { once: true });
    if (signal?.aborted) return abort();
    now.post({ request });
  });
}

/** The answer to a request, both as text in JSON. */
export function askText(request, options = {}) {
  const answer = last.then(() => answered(String(request), options));
  last = answer.catch(() => {});
  return answer;
}

/** The answer to a request, which is an object; what is wrong with it is an answer too, with `error`. */
export async function ask(request, options = {}) {
  return JSON.parse(await askText(JSON.stringify(request), options));
}

/** For the page of `sudoku-sat serve`, which can have its requests answered by any such object. */
export const requests = { ask };

// Requests to sudoku-sat, answered by a worker that runs the WebAssembly module, one at a time; others
// wait. A request that is cancelled ends with its worker, and the next one gets a new worker. The
// module is compiled once. What compiles it and starts the worker is the host's: index.js of node's,
// browser.js of a browser's, so that bundlers see nothing of node.

/**
 * `ask`, `askText` and `requests`. `compiled()` gives the WebAssembly.Module; `started(module)` a worker that has it
 * as { post, rest, end }, which calls the `onMessage` and `onError` that are set on it.
 */
export function requestsOf({ compiled, started }) {
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
  function askText(request, options = {}) {
    const answer = last.then(() => answered(String(request), options));
    last = answer.catch(() => {});
    return answer;
  }

  /** The answer to a request, which is an object; what is wrong with it is an answer too, with `error`. */
  async function ask(request, options = {}) {
    return JSON.parse(await askText(JSON.stringify(request), options));
  }

  return { ask, askText, requests: { ask } };
}

// Answers requests, one after the other: { request } in; { progress } and, as the last, { answer } out.
import { Door } from "./module.js";

export function answering(module, port) {
  const door = new Door(module);
  return ({ request }) => {
    const onProgress = (progress) => void port.postMessage({ progress });
    port.postMessage({ answer: door.answer(request, { onProgress }) });
  };
}

// A browser's worker: the module first, then requests.
import { answering } from "./answering.js";

self.onmessage = ({ data: { module } }) => {
  const answer = answering(module, self);
  self.onmessage = ({ data }) => answer(data);
};

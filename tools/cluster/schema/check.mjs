// Reads YAML from standard input and holds each Job in it against the schema of Kubernetes' API, as
// the npm package kubernetes-models has it, and against what the API server checks beyond that of
// what we use. Prints the Jobs as one line of JSON each; an error ends it with status 1.
import { readFileSync } from "node:fs";
import { Job } from "kubernetes-models/batch/v1";
import { parseAllDocuments } from "yaml";

const errors = [];

// The schema takes fields that it does not know: those are what its check never asks for.
function watched(value, asked, path = "") {
  if (value === null || typeof value !== "object") return value;
  return new Proxy(value, {
    get(target, key) {
      if (typeof key === "string") asked.add(`${path}/${key}`);
      return watched(target[key], asked, `${path}/${String(key)}`);
    },
  });
}

function reportUnknown(value, asked, path = "") {
  if (value === null || typeof value !== "object") return;
  for (const key of Object.keys(value)) {
    if (!asked.has(`${path}/${key}`)) errors.push(`${path}/${key} is not in the schema`);
    else reportUnknown(value[key], asked, `${path}/${key}`);
  }
}

function check(job) {
  const asked = new Set();
  try {
    Job.prototype.validate.call(watched(job, asked));
  } catch (error) {
    errors.push(error.message);
  }
  reportUnknown(job, asked);
  const { spec } = job;
  const indexed = spec.completionMode === "Indexed";
  const { restartPolicy, volumes = [], containers = [] } = spec.template.spec;
  if (!["Never", "OnFailure"].includes(restartPolicy)) errors.push("restartPolicy: Never or OnFailure");
  if (indexed && !(spec.completions >= 1)) errors.push("Indexed needs completions");
  if ("backoffLimitPerIndex" in spec && !indexed) errors.push("backoffLimitPerIndex needs Indexed");
  if ("backoffLimitPerIndex" in spec || spec.podFailurePolicy) {
    if (restartPolicy !== "Never") errors.push("restartPolicy: Never is needed");
  }
  const names = new Set(volumes.map((volume) => volume.name));
  for (const { name, volumeMounts = [] } of containers) {
    for (const mount of volumeMounts) {
      if (!names.has(mount.name)) errors.push(`${name}: no volume ${mount.name}`);
      if (mount.mountPath?.includes(":")) errors.push(`${name}: a colon in mountPath`);
    }
  }
}

const documents = parseAllDocuments(readFileSync(0, "utf8"));
if (documents.length === 0) errors.push("no document");
for (const document of documents) {
  errors.push(...document.errors.map((error) => error.message));
  check(document.toJS());
  console.log(JSON.stringify(document.toJS()));
}
for (const error of errors) console.error(`check: error: ${error}`);
process.exitCode = errors.length === 0 ? 0 : 1;

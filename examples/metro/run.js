// Runs the bundle where there is only what a phone has: no document, no IndexedDB, no require.
const { readFileSync } = require("node:fs");
const { createContext, runInContext } = require("node:vm");

const { AbortController, AbortSignal, clearTimeout, console, fetch, Headers, performance, queueMicrotask, Response } =
  globalThis;
const { setTimeout, TextDecoder, TextEncoder, URL } = globalThis;
const phone = createContext({
  ...{ AbortController, AbortSignal, clearTimeout, console, fetch, Headers, performance, queueMicrotask, Response },
  ...{ setTimeout, TextDecoder, TextEncoder, URL },
  phone: { endpoint: process.env.KAMRA_ENDPOINT ?? "http://localhost:4000/graphql" },
});
runInContext(readFileSync("dist/bundle.js", "utf8"), phone);
phone.outcome.then(console.log, (error) => {
  console.error(error);
  process.exitCode = 1;
});

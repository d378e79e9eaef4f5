import { Miniflare } from "miniflare";

const runtime = new Miniflare({
  modules: true,
  scriptPath: "dist/worker.js",
  compatibilityDate: "2026-07-01",
  port: Number(process.env["PORT"] ?? 5173),
  bindings: { ENDPOINT: process.env["KAMRA_ENDPOINT"] ?? "http://localhost:4000/graphql" },
});
await runtime.ready;

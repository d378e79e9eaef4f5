import { setTimeout as pause } from "node:timers/promises";
import { closeOnSignals } from "../closeOnSignals.ts";
import { createApp } from "../createApp.ts";
import { endConnections } from "../http/endConnections.ts";
import { createMetrics } from "../observability/createMetrics.ts";
import { metricsRoute } from "../observability/metricsRoute.ts";
import { observeRequests } from "../observability/observeRequests.ts";
import { placeVariable } from "../supervisor/sharedMetrics.ts";

/** A backend's server without a database, which starts at once, or not at all; writes the port that it listens on. */
if (process.argv[2] === "broken") process.exit(3);
const app = createApp({ database: { kind: "memory" }, logger: false }, { tracing: null });
const letGo = endConnections(app);
const metrics = createMetrics(process.env[placeVariable]);
observeRequests(app, { metrics, tracing: null });
await app.register(metricsRoute, { metrics, token: null });
let isLeaving = false;
app.get("/ready", (_request, reply) => reply.code(isLeaving ? 503 : 200).send());
app.get("/", async () => {
  // A request takes a while, so that a process ends amid some.
  await pause(5);
  return String(process.pid);
});
// It hears nothing for a moment before it closes: connections that it is given meanwhile come too late.
app.addHook("preClose", (done) => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  done();
});
await app.listen({ port: 0, host: "127.0.0.1" });
closeOnSignals({ letGo, leave: () => void (isLeaving = true), close: () => app.close() }, { grace: 500 });
const address = app.server.address();
process.stdout.write(`${typeof address === "object" ? address?.port : ""}\n`);

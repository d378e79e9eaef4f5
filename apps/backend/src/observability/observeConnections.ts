import { Gauge } from "prom-client";
import type { Connections } from "../database/Database.ts";
import type { Metrics } from "./createMetrics.ts";

/** Measures the connections to a PostgreSQL server: waiting requests mean too few connections, or a slow server. */
export function observeConnections({ registry }: Metrics, connections: () => Connections): void {
  new Gauge({
    name: "kamra_database_connections",
    help: "Connections to the database, and requests that wait for one.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}

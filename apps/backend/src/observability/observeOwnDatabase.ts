import { Gauge } from "prom-client";
import type { Metrics } from "./createMetrics.ts";

/** Measures the memory of a database in this process: its share of `process_resident_memory_bytes`. */
export function observeOwnDatabase({ registry }: Metrics, bytes: () => number): void {
  new Gauge({
    name: "kamra_database_memory_bytes",
    help: "Memory of the database in this process.",
    registers: [registry],
    collect() {
      this.set(bytes());
    },
  });
}

import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** This process's counters and timers for Prometheus, without personal data. */
export interface Metrics {
  readonly registry: Registry;
  /** By route, not by address: routes are few, and contain no ids. */
  readonly requestSeconds: Histogram<"method" | "route" | "status">;
  readonly statementSeconds: Histogram;
  /** Reads that may be late: `replica`, or why the writer has answered. */
  readonly lateReads: Counter<"outcome">;
  /** The replica's, when it was last looked at. */
  readonly replicaLag: Gauge;
  readonly jobSeconds: Histogram<"job" | "outcome">;
  /** GraphQL errors by code. */
  readonly errors: Counter<"code">;
}

/** Metrics of this process; under a supervisor each series has the label `worker`, the process's place. */
export function createMetrics(place: string | undefined): Metrics {
  const registry = new Registry();
  if (place !== undefined) registry.setDefaultLabels({ worker: place });
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: "kamra_http_request_seconds",
      help: "Requests that were answered.",
      labelNames: ["method", "route", "status"],
      registers,
    }),
    statementSeconds: new Histogram({
      name: "kamra_database_statement_seconds",
      help: "Statements of the database.",
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    lateReads: new Counter({
      name: "kamra_late_reads_total",
      help: "Statements that a replica may answer: by the replica, or by the writer and why.",
      labelNames: ["outcome"],
      registers,
    }),
    replicaLag: new Gauge({
      name: "kamra_replica_lag_seconds",
      help: "By which the replica was behind the writer when it was last looked at.",
      registers,
    }),
    jobSeconds: new Histogram({
      name: "kamra_job_seconds",
      help: "Jobs that ran in this process.",
      labelNames: ["job", "outcome"],
      buckets: [0.01, 0.1, 1, 10, 60],
      registers,
    }),
    errors: new Counter({
      name: "kamra_graphql_errors_total",
      help: "Errors in answers of GraphQL.",
      labelNames: ["code"],
      registers,
    }),
  };
}

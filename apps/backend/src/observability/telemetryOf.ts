import type { Environment } from "../environment/Environment.ts";
import type { TraceSettings } from "./Tracing.ts";

/**
 * The telemetry settings of the environment: `OTEL_EXPORTER_OTLP_ENDPOINT` names the collector of traces,
 * `METRICS_TOKEN` the token that `/metrics` requires.
 *
 * @example telemetryOf({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318" }) // => { traces: { endpoint: "http://localhost:4318" } }
 * @example telemetryOf({ METRICS_TOKEN: "" }) // => {}
 */
export function telemetryOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, METRICS_TOKEN: metricsToken }: Environment): {
  readonly traces?: TraceSettings;
  readonly metricsToken?: string;
} {
  return {
    ...(endpoint && { traces: { endpoint } }),
    ...(metricsToken && { metricsToken }),
  };
}

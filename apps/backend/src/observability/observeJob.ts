import type { Metrics } from "./createMetrics.ts";
import type { Tracing } from "./Tracing.ts";

/** Runs a job, timed and traced. */
export type ObserveJob = (name: string, run: () => Promise<number>) => Promise<number>;

export function observeJob({
  metrics,
  tracing,
}: {
  readonly metrics: Metrics;
  readonly tracing: Tracing | null;
}): ObserveJob {
  return async (name, run) => {
    const stop = metrics.jobSeconds.startTimer({ job: name });
    try {
      const done = await (tracing === null ? run() : tracing.inSpan(`job ${name}`, run));
      stop({ outcome: "done" });
      return done;
    } catch (error) {
      stop({ outcome: "failed" });
      throw error;
    }
  };
}

import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { Job } from "./Job.ts";
import { type JobOptions, runIfDue } from "./runIfDue.ts";

/** Seconds between two looks at a job, at most: another process may have died at it. */
const longestPause = 60;

/** Runs the jobs of a process. Every process has one, and together they run each job once whenever it is due. */
export interface JobRunner {
  /** Gives it a job, before it starts. */
  readonly add: (job: Job) => void;
  /** Runs due jobs, once. */
  readonly runDue: () => Promise<void>;
  /** Runs due jobs from now on. */
  readonly start: () => void;
  /** Ends it, and waits for the jobs that are running. */
  readonly stop: () => Promise<void>;
}

export function createJobRunner(db: Kysely<DatabaseSchema>, options: Omit<JobOptions, "signal">): JobRunner {
  const jobs: Job[] = [];
  const ending = new AbortController();
  const { signal } = ending;
  let running: ReadonlyArray<Promise<void>> = [];

  async function keepRunning(job: Job): Promise<void> {
    while (!signal.aborted) {
      await runIfDue(db, job, { ...options, signal });
      await pause(Math.min(job.everySeconds, longestPause) * 1000, undefined, { ref: false, signal }).catch(() => {});
    }
  }

  return {
    add: (job) => void jobs.push(job),
    async runDue() {
      await Promise.all(jobs.map((job) => runIfDue(db, job, { ...options, signal })));
    },
    start() {
      running = jobs.map(keepRunning);
    },
    async stop() {
      ending.abort();
      await Promise.all(running);
    },
  };
}

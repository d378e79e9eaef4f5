import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { Job } from "./Job.ts";
import { type JobOptions, runIfDue } from "./runIfDue.ts";

/** The longest pause in seconds between checks of a job, because another process may have died running it. */
const longestPause = 60;

/** Runs the jobs of a process. Every process has one, and together they run each job once whenever it is due. */
export interface JobRunner {
  /** Adds a job before the start. */
  readonly add: (job: Job) => void;
  /** Runs due jobs, once. */
  readonly runDue: () => Promise<void>;
  /** Runs due jobs from now on. */
  readonly start: () => void;
  /** Stops it, and waits for running jobs. */
  readonly stop: () => Promise<void>;
}

export function createJobRunner(db: Kysely<DatabaseSchema>, options: Omit<JobOptions, "signal">): JobRunner {
  const jobs: Job[] = [];
  const ending = new AbortController();
  const { signal } = ending;
  let running: ReadonlyArray<Promise<void>> = [];

  async function runRepeatedly(job: Job): Promise<void> {
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
      running = jobs.map(runRepeatedly);
    },
    async stop() {
      ending.abort();
      await Promise.all(running);
    },
  };
}

import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import { setTimeout as pause } from "node:timers/promises";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { ObserveJob } from "../observability/observeJob.ts";
import type { Job } from "./Job.ts";

/** Milliseconds of a lease. After it, another process may run the job. */
const lease = 60_000;

interface JobOptions {
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  readonly signal: AbortSignal;
  readonly observe: ObserveJob;
}

const after = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();

/** Leases a due job to this process, and returns the lease's end; `null` when the job is not due. */
async function takeDue(db: Kysely<DatabaseSchema>, { name, everySeconds }: Job, now: Date): Promise<string | null> {
  const leasedUntil = after(now, lease);
  // A later due time means that the clock has been set back.
  const latest = after(now, Math.max(lease, everySeconds * 1000));
  const taken = await db
    .insertInto("jobs")
    .values({ name, next_run_at: leasedUntil })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ next_run_at: leasedUntil })
        .where((eb) => eb.or([eb("jobs.next_run_at", "<=", now.toISOString()), eb("jobs.next_run_at", ">", latest)])),
    )
    .returning("name")
    .executeTakeFirst();
  return taken === undefined ? null : leasedUntil;
}

/**
 * Runs a job that is due and not leased, and logs the result; it is due again after its pause, also after a failure.
 */
async function runIfDue(
  db: Kysely<DatabaseSchema>,
  job: Job,
  { clock, log, signal, observe }: JobOptions,
): Promise<void> {
  try {
    const leasedUntil = await takeDue(db, job, clock());
    if (leasedUntil === null) return;
    try {
      const done = await observe(job.name, () => job.run(signal));
      if (done > 0) log.info({ job: job.name, done }, "A job has done something");
    } finally {
      await db
        .updateTable("jobs")
        .set({ next_run_at: after(clock(), job.everySeconds * 1000) })
        .where("name", "=", job.name)
        // Unless another process has taken it over.
        .where("next_run_at", "=", leasedUntil)
        .execute();
    }
  } catch (error) {
    log.error({ err: error, job: job.name }, "A job has failed");
  }
}

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

import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { ObserveJob } from "../observability/observeJob.ts";
import type { Job } from "./Job.ts";

/** Milliseconds of a lease. After it, another process takes the runner for dead. */
const lease = 60_000;

export interface JobOptions {
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
export async function runIfDue(
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

import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { ObserveJob } from "../observability/observeJob.ts";
import type { Job } from "./Job.ts";

/** Milliseconds. Whoever takes a job has this long for it before another process takes it for dead. */
const lease = 60_000;

export interface JobOptions {
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  readonly signal: AbortSignal;
  readonly observe: ObserveJob;
}

const after = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();

/** Takes a job that is due, so that nobody else runs it meanwhile, and answers until when; `null` when it is not due. */
async function takeDue(db: Kysely<DatabaseSchema>, { name, everySeconds }: Job, now: Date): Promise<string | null> {
  const leasedUntil = after(now, lease);
  // Nothing is due later than that, unless the clock has been set back.
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

/** Runs a job if it is due and nobody is at it, and says in the log what became of it; it is due again when its pause is over, also after a failure. */
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

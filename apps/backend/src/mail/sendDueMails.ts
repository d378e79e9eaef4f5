import { type Kysely, type Selectable, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { freeRows } from "../database/engine/freeRows.ts";
import type { Mail } from "./Mail.ts";
import type { MailTable } from "../database/tables/MailTables.ts";
import { type MailSender, writeMail } from "./writeMail.ts";

/** Milliseconds of a lease. After it, another process may send the mail. */
const lease = 5 * 60_000;
const firstWait = 60_000;
/** Milliseconds between two attempts at most. */
export const longestWait = 6 * 60 * 60_000;
const mostAttempts = 12;

export interface SendOptions {
  readonly sender: MailSender;
  /** Delivers a mail; `id` is the same at each attempt. */
  readonly deliver: (mail: Mail, options: { readonly id: string }) => Promise<void>;
  readonly clock: () => Date;
  /** Aborts before the next mail. */
  readonly signal?: AbortSignal;
  /** Called for undeliverable mails, without their content. */
  readonly onFailure: (
    error: unknown,
    mail: { readonly id: number; readonly kind: string; readonly attempts: number },
  ) => void;
}

type MailRow = Selectable<MailTable>;

/** Leases a due mail to this process; `null` when none is due. */
async function takeDue(db: Kysely<DatabaseSchema>, now: Date): Promise<MailRow | null> {
  const due = db
    .selectFrom("mails")
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("next_attempt_at", "<=", now.toISOString())
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(1)
    .modifyEnd(freeRows())
    .select("id");
  const taken = await db
    .updateTable("mails")
    .set((eb) => ({ attempts: eb("attempts", "+", 1), next_attempt_at: new Date(now.getTime() + lease).toISOString() }))
    .where("id", "=", due)
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
}

const waitAfter = (attempts: number): number => Math.min(firstWait * 2 ** (attempts - 1), longestWait);

async function putOff(db: Kysely<DatabaseSchema>, { id, attempts }: MailRow, now: Date): Promise<void> {
  const isLast = attempts >= mostAttempts;
  await db
    .updateTable("mails")
    .set({
      next_attempt_at: new Date(now.getTime() + waitAfter(attempts)).toISOString(),
      ...(isLast && { failed_at: now.toISOString() }),
    })
    .where("id", "=", id)
    .execute();
}

/**
 * Sends the due mails of the outbox one by one, and returns how many were delivered. Safe in several processes.
 * Failures are retried at growing intervals, twelve times; a dead process leaves its mail to the others. A mail's
 * content is deleted once sent: it may contain a token.
 */
export async function sendDueMails(
  db: Kysely<DatabaseSchema>,
  { sender, deliver, clock, signal, onFailure }: SendOptions,
): Promise<number> {
  const next = async (): Promise<MailRow | null> => (signal?.aborted === true ? null : await takeDue(db, clock()));
  let sent = 0;
  for (let mail = await next(); mail !== null; mail = await next()) {
    try {
      await deliver(writeMail(mail, sender), { id: String(mail.id) });
    } catch (error) {
      onFailure(error, mail);
      await putOff(db, mail, clock());
      continue;
    }
    await db
      .updateTable("mails")
      .set({ sent_at: clock().toISOString(), data: sql`'{}'::jsonb` })
      .where("id", "=", mail.id)
      .execute();
    sent += 1;
  }
  return sent;
}

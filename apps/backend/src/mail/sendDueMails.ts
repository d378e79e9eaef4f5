import { type Kysely, type Selectable, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { Mail } from "./Mail.ts";
import type { MailTable } from "./MailTables.ts";
import { type MailSender, writeMail } from "./writeMail.ts";

/** Milliseconds. Whoever takes a mail has this long to send it before another process takes it for dead. */
const lease = 5 * 60_000;
const firstWait = 60_000;
const longestWait = 6 * 60 * 60_000;
const mostAttempts = 12;

export interface SendOptions {
  readonly sender: MailSender;
  /** Hands a mail to whoever delivers it; `id` is the same each time it is tried. */
  readonly deliver: (mail: Mail, options: { readonly id: string }) => Promise<void>;
  readonly clock: () => Date;
  /** Says when to begin no other mail. */
  readonly signal?: AbortSignal;
  /** Hears of mails that could not be handed over, without what they say. */
  readonly onFailure: (
    error: unknown,
    mail: { readonly id: number; readonly kind: string; readonly attempts: number },
  ) => void;
}

type MailRow = Selectable<MailTable>;

/** Takes a mail that is due, so that nobody else sends it meanwhile; `null` when none is. */
async function takeDue(db: Kysely<DatabaseSchema>, now: Date): Promise<MailRow | null> {
  const due = db
    .selectFrom("mails")
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("next_attempt_at", "<=", now.toISOString())
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .skipLocked()
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
 * Sends what is due in the outbox, one mail after the other, and answers how many were handed over. Several processes may
 * do it at once. What could not be handed over is tried again, later each time, and given up after twelve tries; a process
 * that dies meanwhile leaves its mail to the others. What a mail said is forgotten once it is sent: it may hold a token.
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

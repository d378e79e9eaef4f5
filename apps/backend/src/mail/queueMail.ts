import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { MailData } from "./MailData.ts";

interface NewMail<Kind extends keyof MailData> {
  readonly to: string;
  /** Whose account it is about: it goes when the account does. */
  readonly userId: string | null;
  readonly kind: Kind;
  readonly data: MailData[Kind];
  readonly now: Date;
}

/** Puts a mail into the outbox. Call it in the transaction that does what the mail tells of: either both happen or neither. */
export async function queueMail<Kind extends keyof MailData>(
  db: Kysely<DatabaseSchema>,
  { to, userId, kind, data, now }: NewMail<Kind>,
): Promise<void> {
  const moment = now.toISOString();
  await db
    .insertInto("mails")
    .values({
      recipient: to,
      user_id: userId,
      kind,
      data: JSON.stringify(data),
      created_at: moment,
      next_attempt_at: moment,
      sent_at: null,
      failed_at: null,
    })
    .execute();
}

import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { MailData } from "../database/tables/MailData.ts";

interface NewMail<Kind extends keyof MailData> {
  readonly to: string;
  /** The user it is about: deleting the account deletes the mail. */
  readonly userId: string | null;
  readonly kind: Kind;
  readonly data: MailData[Kind];
  readonly now: Date;
}

/** Queues a mail. Call it in the transaction of the event it reports: either both happen or neither. */
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

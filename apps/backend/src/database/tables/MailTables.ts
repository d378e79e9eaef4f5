import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { MailData } from "./MailData.ts";

/** One queued mail. It stores kind and data; the text is written when it is sent. */
export interface MailTable {
  id: GeneratedAlways<number>;
  recipient: string;
  /** The user it is about; absent for a guest. */
  user_id: string | null;
  kind: keyof MailData;
  /** JSON text goes in, the value comes out. */
  data: ColumnType<MailData[keyof MailData], string, string>;
  created_at: string;
  /** When it is due, for the first time or again. */
  next_attempt_at: string;
  attempts: Generated<number>;
  /** At most one of `sent_at` and `failed_at` is set; a mail with neither is still queued. */
  sent_at: string | null;
  failed_at: string | null;
}

/** The tables of the outbox. */
export interface MailTables {
  mails: MailTable;
}

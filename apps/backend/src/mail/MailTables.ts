import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { MailData } from "./MailData.ts";

/** One mail: what is to be said is told by its kind and data, the words are found when it is sent. */
export interface MailTable {
  id: GeneratedAlways<number>;
  recipient: string;
  /** Whose account it is about; a guest has none. */
  user_id: string | null;
  kind: keyof MailData;
  /** JSON text goes in, the value comes out. */
  data: ColumnType<MailData[keyof MailData], string, string>;
  created_at: string;
  /** When it is due, for the first time or again. */
  next_attempt_at: string;
  attempts: Generated<number>;
  /** Of `sent_at` and `failed_at` at most one is given; a mail with neither is still to be sent. */
  sent_at: string | null;
  failed_at: string | null;
}

/** The tables of the outbox. */
export interface MailTables {
  mails: MailTable;
}

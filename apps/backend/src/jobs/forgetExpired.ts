import { type Kysely, type RawBuilder, sql, type SqlBool } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { freeRows } from "../database/engine/freeRows.ts";

interface Expiry {
  readonly table: keyof DatabaseSchema;
  /** A unique column. */
  readonly key: string;
  readonly isOver: (now: Date) => RawBuilder<SqlBool>;
}

const hours = 60 * 60_000;
const days = 24 * hours;

const before = (now: Date, milliseconds: number): string => new Date(now.getTime() - milliseconds).toISOString();

/** Retention times. Expired rows are ignored everywhere, so a late deletion has no effect on access. */
const expiries: ReadonlyArray<Expiry> = [
  { table: "time_slot_places", key: "cart_id", isOver: (now) => sql`held_until <= ${now.toISOString()}` },
  { table: "idempotency_keys", key: "hash", isOver: (now) => sql`created_at <= ${before(now, 24 * hours)}` },
  { table: "one_time_tokens", key: "hash", isOver: (now) => sql`expires_at <= ${now.toISOString()}` },
  {
    table: "access_tokens",
    key: "hash",
    // A device is told for a month why its session was ended from elsewhere. Sessions end after sixty days without a use.
    isOver: (now) =>
      sql`expires_at <= ${now.toISOString()} or revoked_at <= ${before(now, 30 * days)}
        or (revoked_at is not null and end_reason is null)
        or (revoked_at is null and coalesce(last_used_at, created_at) <= ${before(now, 60 * days)})`,
  },
  { table: "known_devices", key: "id", isOver: (now) => sql`expires_at <= ${now.toISOString()}` },
  { table: "sign_in_attempts", key: "state_hash", isOver: (now) => sql`expires_at <= ${now.toISOString()}` },
  // No limit counts for longer than a day.
  { table: "rate_limits", key: "key", isOver: (now) => sql`started_at <= ${before(now, 24 * hours)}` },
  {
    table: "carts",
    key: "id",
    isOver: (now) => sql`user_id is null and ordered_at is null and updated_at <= ${before(now, 90 * days)}`,
  },
  {
    table: "newsletter_subscriptions",
    key: "id",
    isOver: (now) => sql`confirmation_expires_at <= ${now.toISOString()}`,
  },
  // The refund is due within fourteen days.
  { table: "refund_accounts", key: "withdrawal_id", isOver: (now) => sql`created_at <= ${before(now, 30 * days)}` },
  // As the privacy notice promises.
  { table: "contact_messages", key: "id", isOver: (now) => sql`created_at <= ${before(now, 3 * 365 * days)}` },
  { table: "feedback", key: "id", isOver: (now) => sql`created_at <= ${before(now, 365 * days)}` },
  { table: "product_wishes", key: "words", isOver: (now) => sql`updated_at <= ${before(now, 365 * days)}` },
  { table: "mails", key: "id", isOver: (now) => sql`sent_at <= ${before(now, 30 * days)}` },
  { table: "mails", key: "id", isOver: (now) => sql`failed_at <= ${before(now, 30 * days)}` },
];

/** Rows in one statement, so that none locks many of them for long. */
const chunkSize = 1000;

/** Skips locked rows: they may be in use again. */
async function forget(db: Kysely<DatabaseSchema>, { table, key, isOver }: Expiry, now: Date): Promise<number> {
  const [from, by] = [sql.table(table), sql.ref(key)];
  const { numAffectedRows } = await sql`
    delete from ${from} where ${by} in (select ${by} from ${from} where ${isOver(now)} limit ${chunkSize} ${freeRows()})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Deletes expired rows until none is left or the signal says to end; returns their number. */
export async function forgetExpired(
  db: Kysely<DatabaseSchema>,
  { now, signal }: { readonly now: Date; readonly signal?: AbortSignal },
): Promise<number> {
  let forgotten = 0;
  for (const expiry of expiries) {
    for (let count = chunkSize; count === chunkSize && signal?.aborted !== true; forgotten += count)
      count = await forget(db, expiry, now);
  }
  return forgotten;
}

import { type Kysely, type RawBuilder, sql, type SqlBool } from "kysely";
import { confirmWithin } from "./checkout/unproven.ts";
import type { DatabaseSchema } from "./database/DatabaseSchema.ts";
import { holdFor } from "./delivery/holdTimeSlot.ts";
import { signInSeconds } from "./goodid/goodidRoutes.ts";
import { longestWait } from "./mail/sendDueMails.ts";
import { daysToConfirm } from "./newsletter/resolvers.ts";
import { pause } from "./payment/forgetDueCards.ts";
import { tokenMinutes } from "./session/issueOneTimeToken.ts";

interface Cap {
  readonly table: keyof DatabaseSchema;
  readonly column: string;
  /** Milliseconds ahead of now that it can be, by the shop's own rules. */
  readonly most: number;
  readonly where?: RawBuilder<SqlBool>;
}

const minute = 60_000;
const year = 365 * 24 * 60 * minute;

/** The stored instants until which a login works, goods are held, or a mail waits: a clock that ran ahead would leave them too late. */
export const caps: ReadonlyArray<Cap> = [
  { table: "time_slot_places", column: "held_until", most: holdFor },
  { table: "orders", column: "confirm_until", most: confirmWithin, where: sql`status = 'PENDING'` },
  { table: "mails", column: "next_attempt_at", most: longestWait, where: sql`sent_at is null` },
  { table: "forgotten_cards", column: "next_attempt_at", most: pause },
  { table: "payments", column: "created_at", most: 0, where: sql`status in ('PENDING', 'REFUSED')` },
  { table: "payments", column: "asked_at", most: 0, where: sql`status in ('PENDING', 'REFUSED')` },
  { table: "shopping_list_products", column: "written_at", most: 0 },
  { table: "shopping_list_texts", column: "written_at", most: 0 },
  ...Object.entries(tokenMinutes).map(([purpose, minutes]) => ({
    table: "one_time_tokens" as const,
    column: "expires_at",
    most: minutes * minute,
    where: sql<SqlBool>`purpose = ${purpose}`,
  })),
  { table: "sign_in_attempts", column: "expires_at", most: signInSeconds * 1000 },
  { table: "access_tokens", column: "expires_at", most: year },
  { table: "access_tokens", column: "last_used_at", most: 0 },
  { table: "known_devices", column: "expires_at", most: year },
  { table: "newsletter_subscriptions", column: "confirmation_expires_at", most: daysToConfirm * 24 * 60 * minute },
];

/** Milliseconds by which the clocks of two processes may differ. */
const tolerance = minute;

/**
 * Brings instants back that were stored while the clock was ahead: none may lock anybody out, or let anybody in, for longer
 * than its rule says. Returns how many it changed. Counts of attempts and due jobs do so themselves, at once.
 *
 * @rule LIMIT-1
 */
export async function capFuture(
  db: Kysely<DatabaseSchema>,
  { now, signal }: { readonly now: Date; readonly signal?: AbortSignal },
): Promise<number> {
  let changed = 0;
  for (const { table, column, most, where = sql<SqlBool>`true` } of caps) {
    if (signal?.aborted === true) break;
    const latest = now.getTime() + most;
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${new Date(latest).toISOString()}::timestamptz
      where ${sql.ref(column)} > ${new Date(latest + tolerance).toISOString()}::timestamptz and ${where}`.execute(db);
    changed += Number(numAffectedRows ?? 0);
  }
  return changed;
}

import { budapestDay } from "@kamra/core/product";
import { type Kysely, sql } from "kysely";
import { moveInKey } from "../database/engine/moveInKey.ts";
import { readMeta, writeMeta } from "../database/meta.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

const dayLength = 86_400_000;

/** How many days lie between two calendar days; negative when the second is earlier. */
const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength;

/**
 * Moves special prices, news, coupons, articles and price history by the days since the last move, so that an offer
 * that ended on that day ends today. Carts stay. Call it in a transaction; calling it twice on a day changes nothing.
 */
export async function rollDates(db: Kysely<DatabaseSchema>, { now }: { readonly now: Date }): Promise<void> {
  const today = budapestDay(now);
  const lastDay = await readMeta(db, "catalogue_day");
  if (lastDay === today) return;
  await writeMeta(db, "catalogue_day", today);
  if (lastDay === null) return;
  const days = sql`${daysBetween(lastDay, today)}::integer`;
  // By the clock on the wall: a day on which clocks change has not 24 hours.
  const moved = (column: string) =>
    sql`(${sql.ref(column)} at time zone 'Europe/Budapest' + make_interval(days => ${days})) at time zone 'Europe/Budapest'`;
  await sql`
    update products
    set special_from_date = special_from_date + ${days}, special_to_date = special_to_date + ${days},
      news_from_date = ${moved("news_from_date")}, news_to_date = ${moved("news_to_date")}
    where coalesce(special_from_date, special_to_date) is not null or coalesce(news_from_date, news_to_date) is not null`.execute(
    db,
  );
  await sql`update coupons set valid_from = valid_from + ${days}, valid_to = valid_to + ${days}`.execute(db);
  await moveInKey(db, moved("since"));
  await sql`update blog_entries set published_at = ${moved("published_at")}`.execute(db);
}

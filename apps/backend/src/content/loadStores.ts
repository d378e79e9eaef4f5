import { budapestDay } from "@kamra/core/product";
import { type Selectable, type SelectQueryBuilder, sql } from "kysely";
import { among } from "../database/among.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { Store } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { groupBy } from "../database/groupBy.ts";
import { toRowId } from "../database/toRowId.ts";
import type { StoreTable } from "../database/tables/ContentTables.ts";

type Reading = Pick<Context, "db" | "now">;
type StoreRow = Selectable<StoreTable>;

const daysAhead = 30;

/** Three statements, however many stores. */
export async function readStores(
  stores: SelectQueryBuilder<DatabaseSchema, "stores", StoreRow>,
  { db, now }: Reading,
): Promise<Store[]> {
  const rows = await stores.execute();
  const ids = rows.map(({ id }) => id);
  const today = budapestDay(now);
  const [hours, days] = await Promise.all([
    db
      .selectFrom("store_hours")
      .where(among("store_id", ids))
      .orderBy("weekday")
      .orderBy("opens")
      .selectAll()
      .execute(),
    db
      .selectFrom("store_special_days")
      .where(among("store_id", ids))
      .where("date", ">=", today)
      .where("date", "<", sql<string>`${today}::date + ${daysAhead}::integer`)
      .orderBy("date")
      .selectAll()
      .execute(),
  ]);
  const hoursOf = groupBy(hours, {
    key: (row) => row.store_id,
    value: ({ weekday, opens, closes }) => ({ weekday, opens, closes }),
  });
  const daysOf = groupBy(days, {
    key: (row) => row.store_id,
    value: ({ date, name, opens, closes }) => ({ date, name, opens, closes }),
  });
  return rows.map(({ id, position: _, ...store }) => ({
    ...store,
    id: String(id),
    opening_hours: hoursOf.get(id) ?? [],
    special_days: daysOf.get(id) ?? [],
  }));
}

/** The shop's stores in their order, their descriptions not cleaned yet. */
export async function loadStores(reading: Reading): Promise<Store[]> {
  return await readStores(reading.db.selectFrom("stores").selectAll().orderBy("position").orderBy("id"), reading);
}

/** The store with this id. */
export async function findStore(id: string, reading: Reading): Promise<Store | null> {
  const rowId = toRowId(id);
  if (rowId === null) return null;
  const [store = null] = await readStores(reading.db.selectFrom("stores").where("id", "=", rowId).selectAll(), reading);
  return store;
}

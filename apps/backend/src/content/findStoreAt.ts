import { pickupTime, type PickupTime, type SpecialDays } from "@kamra/core/content";
import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { groupBy } from "../database/groupBy.ts";
import type { OpeningHours, Store } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { readStores } from "./loadStores.ts";

/** A store's address. The house number is left out, because it is written in several ways. */
interface StoreAddress {
  readonly postcode: number;
  readonly street: string | null;
}

const storesAt = (db: Kysely<DatabaseSchema>, { postcode, street }: StoreAddress) =>
  db.selectFrom("stores").where("postcode", "=", postcode).where("street", "=", street).orderBy("id").limit(1);

async function findStoreAt(address: StoreAddress, reading: Pick<Context, "db" | "now">): Promise<Store | null> {
  const [store = null] = await readStores(storesAt(reading.db, address).selectAll(), reading);
  return store;
}

/** An address as the key of the store there. */
export const addressKey = ({ postcode, street }: StoreAddress): string => `${postcode} ${street ?? ""}`;

/** The weekly hours of the stores at addresses, by `addressKey`. One statement. */
export async function loadWeeks(
  db: Kysely<DatabaseSchema>,
  keys: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, OpeningHours[]>> {
  const key = sql<string>`concat(stores.postcode, ' ', stores.street)`;
  const rows = await db
    .selectFrom("store_hours")
    .innerJoin("stores", "stores.id", "store_hours.store_id")
    .where(key, "in", keys)
    .orderBy("stores.id")
    .orderBy("weekday")
    .orderBy("opens")
    .select(["weekday", "opens", "closes", key.as("key")])
    .execute();
  return groupBy(rows, { key: (row) => row.key, value: ({ weekday, opens, closes }) => ({ weekday, opens, closes }) });
}

const specialDaysOf = (store: Store): SpecialDays =>
  store.special_days.map(({ date, name, opens, closes }) => ({
    date,
    name,
    hours: opens === null || closes === null ? [] : [{ opens, closes }],
  }));

/** The courier's special days: those of the first store, from which goods are delivered. */
export async function loadCourierDays(reading: Pick<Context, "db" | "now">): Promise<SpecialDays> {
  const [first] = await readStores(
    reading.db.selectFrom("stores").selectAll().orderBy("position").orderBy("id").limit(1),
    reading,
  );
  return first === undefined ? [] : specialDaysOf(first);
}

/** When goods that are ordered now can be fetched at an address; `null` when no store is there. */
export async function pickupTimeAt(
  address: StoreAddress,
  reading: Pick<Context, "db" | "now">,
): Promise<PickupTime | null> {
  const store = await findStoreAt(address, reading);
  if (store === null) return null;
  return pickupTime({ week: store.opening_hours, specialDays: specialDaysOf(store) }, { now: reading.now });
}

import { pickupTime, type PickupTime } from "@kamra/core/content";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { OpeningHours, Store } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { readStores } from "./loadStores.ts";

/** Where a store is: its house number is written in several ways. */
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

/** The weekly hours of the store at an address; empty when none is there. */
export async function findWeekAt(address: StoreAddress, db: Kysely<DatabaseSchema>): Promise<OpeningHours[]> {
  return await db
    .selectFrom("store_hours")
    .where("store_id", "=", storesAt(db, address).select("id"))
    .orderBy("weekday")
    .orderBy("opens")
    .select(["weekday", "opens", "closes"])
    .execute();
}

/** When goods that are ordered now can be fetched at an address; `null` when no store is there. */
export async function pickupTimeAt(
  address: StoreAddress,
  reading: Pick<Context, "db" | "now">,
): Promise<PickupTime | null> {
  const store = await findStoreAt(address, reading);
  if (store === null) return null;
  const specialDays = store.special_days.map(({ date, name, opens, closes }) => ({
    date,
    name,
    hours: opens === null || closes === null ? [] : [{ opens, closes }],
  }));
  return pickupTime({ week: store.opening_hours, specialDays }, { now: reading.now });
}

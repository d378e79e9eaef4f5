import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../../database/DatabaseSchema.ts";
import { insertRows } from "../insertRows.ts";
import { courierPostcodes } from "./courierPostcodes.ts";
import { readPlaces, type StreetRecord } from "./readPlaces.ts";
import { sectorOf, sectors } from "./sectors.ts";
import { shippingMethods } from "./shippingMethods.ts";
import { timeRanges, timetable } from "./timetable.ts";

interface Options {
  readonly brand: string;
  readonly onProgress: (done: number, total: number) => void;
}

const batchSize = 5000;

/** Time slots of another seed may still refer to sectors and ranges, so these are never taken out. */
async function insertTimetable(db: Kysely<DatabaseSchema>): Promise<void> {
  await db
    .insertInto("sectors")
    .values([...sectors])
    .onConflict((conflict) => conflict.column("id").doUpdateSet((eb) => ({ name: eb.ref("excluded.name") })))
    .execute();
  await db
    .insertInto("time_ranges")
    .values([...timeRanges])
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet((eb) => ({ time_from: eb.ref("excluded.time_from"), time_to: eb.ref("excluded.time_to") })),
    )
    .execute();
  await insertRows(db, { table: "timetable_entries", rows: timetable() });
}

async function insertMethods(db: Kysely<DatabaseSchema>, { brand }: Pick<Options, "brand">): Promise<void> {
  const methods = shippingMethods({ brand });
  await insertRows(db, {
    table: "shipping_methods",
    rows: methods.map(
      ({
        id,
        name,
        price,
        extraCost,
        discountPrice,
        discountFrom,
        maxWeight,
        description,
        shortDescription,
        deliveryTime,
      }) => ({
        id,
        name,
        price,
        extra_cost: extraCost,
        discount_price: discountPrice,
        discount_from_amount: discountFrom,
        max_weight: maxWeight,
        is_active: true,
        position: id,
        description,
        short_description: shortDescription,
        delivery_time: deliveryTime,
      }),
    ),
  });
  const ranges = methods.flatMap(({ id, priceRanges }) =>
    priceRanges.map(({ from, price }) => ({ shipping_method_id: id, from_amount: from, price })),
  );
  await insertRows(db, { table: "shipping_price_ranges", rows: ranges });
}

/** In batches: there are many. */
async function insertStreets(
  db: Kysely<DatabaseSchema>,
  streets: ReadonlyArray<StreetRecord>,
  onDone: (streets: number) => void,
): Promise<void> {
  for (let start = 0; start < streets.length; start += batchSize) {
    const batch = streets.slice(start, start + batchSize);
    await insertRows(db, {
      table: "streets",
      rows: batch.map(({ postcode, city, name }) => ({ postcode, city, name })),
    });
    onDone(start + batch.length);
  }
}

/** Fills the shipping methods, the country's places, the streets of its largest cities, which it returns, and where and when the courier goes. */
export async function insertDelivery(
  db: Kysely<DatabaseSchema>,
  { brand, onProgress }: Options,
): Promise<{ readonly streets: ReadonlyArray<StreetRecord> }> {
  await insertMethods(db, { brand });
  await insertTimetable(db);
  const { places, streets } = await readPlaces();
  await insertRows(db, { table: "places", rows: places.map(({ postcode, city }) => ({ postcode, city })) });
  await insertRows(db, {
    table: "courier_postcodes",
    rows: courierPostcodes(places).map((postcode) => ({ postcode, sector_id: sectorOf(postcode) })),
  });
  const total = places.length + streets.length;
  onProgress(places.length, total);
  await insertStreets(db, streets, (done) => onProgress(places.length + done, total));
  return { streets };
}

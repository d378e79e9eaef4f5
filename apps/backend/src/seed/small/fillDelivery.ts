import { defaultSettings } from "@kamra/core/settings";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../../database/DatabaseSchema.ts";

async function fillMethods(db: Kysely<DatabaseSchema>): Promise<void> {
  const method = {
    extra_cost: null,
    discount_price: null,
    max_weight: null,
    description: null,
    short_description: null,
    delivery_time: null,
  };
  await db
    .insertInto("shipping_methods")
    .values([
      { ...method, id: 1, name: defaultSettings.brand, price: 990, extra_cost: 150, max_weight: 40000, position: 1 },
      { ...method, id: 2, name: "MPL", price: 1990, discount_price: 990, max_weight: 20000, position: 2 },
      { ...method, id: 3, name: "PostPont", price: 1490, is_active: false, position: 3 },
      { ...method, id: 4, name: "GPoint", price: 0, position: 4 },
    ])
    .execute();
  await db
    .insertInto("shipping_price_ranges")
    .values([
      { shipping_method_id: 2, from_amount: 15000, price: 0 },
      { shipping_method_id: 2, from_amount: 0, price: 1990 },
    ])
    .execute();
}

async function fillTimetable(db: Kysely<DatabaseSchema>): Promise<void> {
  const sectors = [
    { id: 1, name: "Pestszentlőrinc" },
    { id: 2, name: "Agglomeráció" },
  ];
  const ranges = [
    { id: 1, time_from: "08:00", time_to: "10:00" },
    { id: 2, time_from: "18:00", time_to: "20:00" },
  ];
  await db
    .insertInto("sectors")
    .values(sectors)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("time_ranges")
    .values(ranges)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const terms = { order_limit: 2, weight_limit: 20_000, price: 990, hours_visible_before: 12 };
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  await db
    .insertInto("timetable_entries")
    .values([
      ...weekdays.flatMap((weekday) =>
        ranges.map((range) => ({
          ...terms,
          sector_id: 1,
          weekday,
          time_range_id: range.id,
          price: range.id === 1 ? 990 : 1290,
        })),
      ),
      { ...terms, sector_id: 2, weekday: 1, time_range_id: 1 },
    ])
    .execute();
  await db
    .insertInto("courier_postcodes")
    .values([
      { postcode: 1186, sector_id: 1 },
      { postcode: 2040, sector_id: 2 },
    ])
    .execute();
}

async function fillPlaces(db: Kysely<DatabaseSchema>): Promise<void> {
  await db
    .insertInto("places")
    .values([
      { postcode: 1186, city: "Budapest" },
      { postcode: 8315, city: "Gyenesdiás" },
      { postcode: 8313, city: "Balatongyörök" },
      { postcode: 7396, city: "Magyarszék" },
      { postcode: 7396, city: "Liget" },
      { postcode: 2040, city: "Budaörs" },
    ])
    .execute();
  await db
    .insertInto("streets")
    .values([
      { postcode: 1186, city: "Budapest", name: "Közdűlő út" },
      { postcode: 1186, city: "Budapest", name: "Margó Tivadar utca" },
    ])
    .execute();
}

async function fillPostPoints(db: Kysely<DatabaseSchema>): Promise<void> {
  const point = {
    street_name: "Fő",
    street_type: "utca",
    house_number: "1",
    service_point_type: "Posta",
    working_hours: "H–P 8:00–16:00",
  };
  await db
    .insertInto("post_points")
    .values([
      {
        ...point,
        id: 1,
        ext_id: "PP00001",
        name: "Gyenesdiás posta",
        postcode: 8315,
        city: "Gyenesdiás",
        latitude: 46.77,
        longitude: 17.289,
      },
      {
        ...point,
        id: 2,
        ext_id: "PP00002",
        name: "Budapest 1186 posta",
        postcode: 1186,
        city: "Budapest",
        latitude: 47.418,
        longitude: 19.191,
      },
      {
        ...point,
        id: 3,
        ext_id: "PP00003",
        name: "Győr posta",
        postcode: 9011,
        city: "Győr",
        latitude: 47.683,
        longitude: 17.635,
      },
    ])
    .execute();
}

/** Ways of delivery, time slots, places and post points. */
export async function fillDelivery(db: Kysely<DatabaseSchema>): Promise<void> {
  await fillMethods(db);
  await fillTimetable(db);
  await fillPlaces(db);
  await fillPostPoints(db);
}

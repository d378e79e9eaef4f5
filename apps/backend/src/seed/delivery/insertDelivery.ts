import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../../database/DatabaseSchema.ts";
import { insertRows } from "../insertRows.ts";
import { courierPostcodes } from "./courierPostcodes.ts";
import { readPlaces } from "./readPlaces.ts";
import { shippingMethods } from "./shippingMethods.ts";

interface Options {
  readonly brand: string;
  readonly onProgress: (done: number, total: number) => void;
}

const batchSize = 5000;

/** Fills the shipping methods, the country's places, the streets of its largest cities, and where the courier goes. */
export async function insertDelivery(db: Kysely<DatabaseSchema>, { brand, onProgress }: Options): Promise<void> {
  const methods = shippingMethods({ brand });
  await insertRows(
    db,
    "shipping_methods",
    methods.map(({ id, name, price, extraCost, discountPrice, maxWeight, description, shortDescription, deliveryTime }) => ({
      id,
      name,
      price,
      extra_cost: extraCost,
      discount_price: discountPrice,
      max_weight: maxWeight,
      is_active: true,
      position: id,
      description,
      short_description: shortDescription,
      delivery_time: deliveryTime,
    })),
  );
  const ranges = methods.flatMap(({ id, priceRanges }) => priceRanges.map(({ from, price }) => ({ shipping_method_id: id, from_amount: from, price })));
  await insertRows(db, "shipping_price_ranges", ranges);
  const { places, streets } = await readPlaces();
  await insertRows(db, "places", places.map(({ postcode, city }) => ({ postcode, city })));
  await insertRows(db, "courier_postcodes", courierPostcodes(places).map((postcode) => ({ postcode })));
  const total = places.length + streets.length;
  onProgress(places.length, total);
  for (let start = 0; start < streets.length; start += batchSize) {
    const batch = streets.slice(start, start + batchSize);
    await insertRows(db, "streets", batch.map(({ postcode, city, name }) => ({ postcode, city, name })));
    onProgress(places.length + start + batch.length, total);
  }
}

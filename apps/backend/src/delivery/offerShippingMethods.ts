import { type Kysely, type Selectable, sql } from "kysely";
import type { PricedCart } from "../cart/PricedCart.ts";
import type { DatabaseSchema, ShippingMethodTable } from "../database/DatabaseSchema.ts";
import type { PriceRange, ShippingMethodError } from "../generated/resolvers.ts";
import { groupBy } from "../product/groupBy.ts";
import { type Destination, type Shipment, shippingErrors } from "./shippingErrors.ts";

export interface ShippingOffer {
  readonly method: Selectable<ShippingMethodTable>;
  /** The most that delivery costs for these goods; `null` when nothing limits it. */
  readonly discountPrice: number | null;
  readonly priceRanges: ReadonlyArray<PriceRange>;
  readonly errors: ReadonlyArray<ShippingMethodError>;
}

async function findDestination(db: Kysely<DatabaseSchema>, postcode: number): Promise<Destination> {
  const { rows } = await sql<Destination>`
    select exists (select from places where postcode = ${postcode}::integer) as exists,
      exists (select from courier_postcodes where postcode = ${postcode}::integer) as "courierGoesThere"`.execute(db);
  return rows[0] ?? { exists: false, courierGoesThere: false };
}

function discountPrice({ discount_price, discount_from_amount }: Selectable<ShippingMethodTable>, goods: number): number | null {
  return goods >= (discount_from_amount ?? 0) ? discount_price : null;
}

/** The ways of getting the goods, each with what stops it for this cart and postcode; without a cart nothing is weighed. */
export async function offerShippingMethods(
  db: Kysely<DatabaseSchema>,
  { cart, postcode }: { readonly cart: Pick<PricedCart, "lines" | "goods"> | null; readonly postcode: number | null },
): Promise<ShippingOffer[]> {
  const shipment: Shipment = { lines: cart?.lines ?? [], destination: postcode === null ? null : await findDestination(db, postcode) };
  const methods = await db.selectFrom("shipping_methods").selectAll().orderBy("position").orderBy("id").execute();
  const ranges = await db.selectFrom("shipping_price_ranges").selectAll().orderBy("from_amount").execute();
  const rangesOf = groupBy(ranges, {
    key: (range) => range.shipping_method_id,
    value: ({ from_amount, price }) => ({ from: from_amount, price }),
  });
  return methods.map((method) => ({
    method,
    discountPrice: discountPrice(method, cart?.goods ?? 0),
    priceRanges: rangesOf.get(method.id) ?? [],
    errors: shippingErrors(method, shipment),
  }));
}

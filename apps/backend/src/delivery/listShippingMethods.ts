import { type Kysely, type Selectable, sql } from "kysely";
import { checkCartId, invalidCartId } from "../cart/cartId.ts";
import { loadCartLines } from "../cart/loadCartLines.ts";
import type { DatabaseSchema, ShippingMethodTable } from "../database/DatabaseSchema.ts";
import type { PriceRange, QueryShippingMethodsArgs, ShippingMethodError } from "../generated/resolvers.ts";
import { groupBy } from "../product/groupBy.ts";
import { loadEmpties } from "../product/loadEmpties.ts";
import { type Destination, type Shipment, shippingErrors } from "./shippingErrors.ts";

export interface ShippingOffer {
  readonly method: Selectable<ShippingMethodTable>;
  readonly priceRanges: ReadonlyArray<PriceRange>;
  readonly errors: ReadonlyArray<ShippingMethodError>;
}

async function loadLines(db: Kysely<DatabaseSchema>, cartId: string): Promise<Shipment["lines"]> {
  const cart = await db.selectFrom("carts").where("id", "=", checkCartId(cartId)).select("id").executeTakeFirst();
  if (cart === undefined) throw invalidCartId();
  const lines = await loadCartLines(db, cartId);
  const empties = await loadEmpties(db, lines.map(({ product }) => product.id));
  return lines.map((line) => ({ ...line, empties: empties.get(line.product.id) ?? [] }));
}

async function findDestination(db: Kysely<DatabaseSchema>, postcode: number): Promise<Destination> {
  const { rows } = await sql<Destination>`
    select exists (select from places where postcode = ${postcode}::integer) as exists,
      exists (select from courier_postcodes where postcode = ${postcode}::integer) as "courierGoesThere"`.execute(db);
  return rows[0] ?? { exists: false, courierGoesThere: false };
}

/**
 * The ways of getting the goods, each with what stops it for this cart and postcode.
 *
 * Errors: Refusal INVALID_CART_ID.
 */
export async function listShippingMethods(
  { cart_id, postcode }: QueryShippingMethodsArgs,
  { db }: { readonly db: Kysely<DatabaseSchema> },
): Promise<ShippingOffer[]> {
  const shipment: Shipment = {
    lines: cart_id ? await loadLines(db, cart_id) : [],
    destination: typeof postcode === "number" ? await findDestination(db, postcode) : null,
  };
  const methods = await db.selectFrom("shipping_methods").selectAll().orderBy("position").orderBy("id").execute();
  const ranges = await db.selectFrom("shipping_price_ranges").selectAll().orderBy("from_amount").execute();
  const rangesOf = groupBy(ranges, {
    key: (range) => range.shipping_method_id,
    value: ({ from_amount, price }) => ({ from: from_amount, price }),
  });
  return methods.map((method) => ({
    method,
    priceRanges: rangesOf.get(method.id) ?? [],
    errors: shippingErrors(method, shipment),
  }));
}

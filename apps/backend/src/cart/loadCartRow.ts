import type { Selectable } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { CartBillingAddress, CartShippingAddress } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { invalidCartId } from "./cartId.ts";
import type { CartTable } from "../database/tables/CartTables.ts";

/** A cart as it is stored, without its lines. */
export interface CartRow extends Selectable<CartTable> {
  readonly shipping_address: CartShippingAddress | null;
  readonly billing_address: CartBillingAddress | null;
  /** Products in it that the shop has deleted since. */
  readonly deleted_products: ReadonlyArray<{ readonly product_id: number; readonly product_name: string | null }>;
  /** The slot of its current reservation. */
  readonly time_slot_id: number | null;
}

/**
 * The cart with this id; `null` when it does not exist. One statement.
 *
 * Errors: Refusal INVALID_CART_ID for another user's cart, and for an ordered one.
 */
export async function loadCartRow(
  id: string,
  { db, now, user }: Pick<Context, "db" | "now" | "user">,
): Promise<CartRow | null> {
  const row = await db
    .selectFrom("carts as cart")
    .leftJoin("time_slot_places as place", (join) =>
      join
        .onRef("place.cart_id", "=", "cart.id")
        .on((eb) => eb.or([eb("place.held_until", "is", null), eb("place.held_until", ">", now.toISOString())])),
    )
    .where("cart.id", "=", id)
    .selectAll("cart")
    .select("place.time_slot_id")
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom("cart_shipping_addresses as address")
          .whereRef("address.cart_id", "=", "cart.id")
          .select(["name", "postcode", "city", "street", "house_number", "note", "telephone"]),
      ).as("shipping_address"),
      jsonObjectFrom(
        eb
          .selectFrom("cart_billing_addresses as address")
          .whereRef("address.cart_id", "=", "cart.id")
          .select([
            "saved_address_id as id",
            "name",
            "postcode",
            "city",
            "street",
            "house_number",
            "is_company",
            "vat_number",
          ]),
      ).as("billing_address"),
      jsonArrayFrom(
        eb
          .selectFrom("cart_products as line")
          .leftJoin("products as product", "product.id", "line.product_id")
          .whereRef("line.cart_id", "=", "cart.id")
          .where("product.id", "is", null)
          .orderBy("line.line")
          .select(["line.product_id", "line.product_name"]),
      ).as("deleted_products"),
    ])
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.ordered_at !== null || (row.user_id !== null && row.user_id !== user?.id)) throw invalidCartId();
  return row;
}

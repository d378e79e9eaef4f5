import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { CartShippingAddressInput, ResolversParentTypes, UpdateCartInput } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { checkCartId, invalidCartId } from "./cartId.ts";
import { checkAddress } from "./checkAddress.ts";
import { readCart } from "./readCart.ts";
import { setLines } from "./setLines.ts";
import { cartTexts } from "./text.hu.ts";

/** Whole forint. Far above any household's cart, and low enough that every total fits GraphQL's Int whatever prices do. */
const greatestTotal = 1_000_000_000;

/** Keeps other updates of the same cart waiting until the transaction ends. */
async function holdCart(db: Kysely<DatabaseSchema>, id: string): Promise<void> {
  const held = await db.updateTable("carts").set({ updated_at: sql`now()` }).where("id", "=", id).returning("id").executeTakeFirst();
  if (held === undefined) throw invalidCartId();
}

async function setAddress(address: CartShippingAddressInput | null, { db, cartId }: { db: Kysely<DatabaseSchema>; cartId: string }): Promise<void> {
  await db.deleteFrom("cart_shipping_addresses").where("cart_id", "=", cartId).execute();
  if (address === null) return;
  const { name = null, postcode, city, street = null, house_number = null, note = null, telephone = null } = checkAddress(address);
  await db
    .insertInto("cart_shipping_addresses")
    .values({ cart_id: cartId, name, postcode, city, street, house_number, note, telephone })
    .execute();
}

/**
 * Changes of a cart what the input names, all of it or nothing, and answers the cart after it. Updates of one cart take
 * turns.
 *
 * Errors: Refusal INVALID_CART_ID, VALIDATION_FAILED by field, PRODUCT_NOT_FOUND.
 */
export async function updateCart(input: UpdateCartInput, { db, now }: Pick<Context, "db" | "now">): Promise<ResolversParentTypes["Cart"]> {
  const cartId = checkCartId(input.id);
  return await db.transaction().execute(async (transaction) => {
    await holdCart(transaction, cartId);
    if (input.products?.length) await setLines(input.products, { db: transaction, cartId });
    else if (input.products !== undefined) await transaction.deleteFrom("cart_products").where("cart_id", "=", cartId).execute();
    if (input.shipping_address !== undefined) await setAddress(input.shipping_address, { db: transaction, cartId });

    const cart = await readCart(cartId, { db: transaction, now });
    if (cart === null) throw invalidCartId();
    if (cart.total_price > greatestTotal) {
      throw new Refusal("VALIDATION_FAILED", { message: "The cart is too expensive", validation: { products: [cartTexts.tooExpensive] } });
    }
    return cart;
  });
}

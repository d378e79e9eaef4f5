import { newAddress } from "@kamra/core/delivery";
import type { CartBillingAddressInput, UpdateCartInput } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { billingAddressOf } from "./billingAddressOf.ts";
import { shippingAddressOf } from "./shippingAddressOf.ts";
import { cartTexts } from "./text.hu.ts";

/** Errors: Refusal VALIDATION_FAILED when it is not one of the user's. */
async function checkSavedAddress(
  { id }: CartBillingAddressInput,
  { db, user }: Pick<Context, "db" | "user">,
): Promise<void> {
  if (id === undefined || id === null || id === newAddress.id) return;
  const saved =
    user &&
    (await db
      .selectFrom("user_billing_addresses")
      .where("id", "=", id)
      .where("user_id", "=", user.id)
      .select("id")
      .executeTakeFirst());
  if (!saved) refuseInvalid({ "billing_address.id": [cartTexts.unknownAddress] });
}

/**
 * Sets the addresses of a cart that an update names. Call it in a transaction that holds the cart.
 *
 * Errors: Refusal VALIDATION_FAILED by field.
 */
export async function setAddresses(
  { shipping_address, billing_address }: UpdateCartInput,
  { db, user, cartId }: Pick<Context, "db" | "user"> & { readonly cartId: string },
): Promise<void> {
  if (shipping_address !== undefined) {
    await db.deleteFrom("cart_shipping_addresses").where("cart_id", "=", cartId).execute();
    if (shipping_address)
      await db
        .insertInto("cart_shipping_addresses")
        .values({ cart_id: cartId, ...(await shippingAddressOf(shipping_address, { db })) })
        .execute();
  }
  if (billing_address !== undefined) {
    await db.deleteFrom("cart_billing_addresses").where("cart_id", "=", cartId).execute();
    if (!billing_address) return;
    await checkSavedAddress(billing_address, { db, user });
    await db
      .insertInto("cart_billing_addresses")
      .values({ cart_id: cartId, ...(await billingAddressOf(billing_address, { db })) })
      .execute();
  }
}

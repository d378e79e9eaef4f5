import { newAddress } from "@kamra/core/delivery";
import { fieldKinds } from "@kamra/core/form";
import type { Insertable } from "kysely";
import type { CartBillingAddressTable, CartShippingAddressTable } from "../database/tables/CartTables.ts";
import { readAddress } from "../delivery/readAddress.ts";
import { readBillingAddress } from "../delivery/readBillingAddress.ts";
import type { CartBillingAddressInput, CartShippingAddressInput, UpdateCartInput } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { under } from "../graphql/under.ts";
import { cartTexts } from "./text.hu.ts";

/**
 * An address as a cart stores it; it may be incomplete. The telephone number is checked with the order.
 *
 * Errors: Refusal VALIDATION_FAILED, by field, for an address that a parcel cannot be sent to.
 */
async function shippingAddressOf(
  input: CartShippingAddressInput,
  { db }: Pick<Context, "db">,
): Promise<Omit<Insertable<CartShippingAddressTable>, "cart_id">> {
  const { address, problems } = await readAddress(input, { db, required: ["city"] });
  const note = fieldKinds.note(input.note ?? null);
  refuseInvalid(under("shipping_address", { ...problems, ...fieldProblems({ note }) }));
  return {
    postcode: address.postcode,
    city: address.city,
    name: address.name || null,
    street: address.street || null,
    house_number: address.house_number || null,
    note: note.value || null,
    telephone: fieldKinds.telephone(input.telephone ?? null).value || null,
  };
}

/**
 * A billing address as it is stored. Errors: Refusal VALIDATION_FAILED, by field, for an address that an invoice cannot be sent to.
 *
 * @rule ADDR-2, LAW-5
 */
async function billingAddressOf(
  { id = null, ...input }: CartBillingAddressInput,
  { db }: Pick<Context, "db">,
): Promise<Omit<Insertable<CartBillingAddressTable>, "cart_id">> {
  const { address, problems } = await readBillingAddress(input, { db });
  refuseInvalid(under("billing_address", problems));
  return { saved_address_id: id === newAddress.id ? null : id, ...address };
}

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

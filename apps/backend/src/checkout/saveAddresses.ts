import { newAddress, shippingTraits } from "@kamra/core/delivery";
import type { CartRow } from "../cart/loadCartRow.ts";
import { kindOfShipping } from "../delivery/kindOfShipping.ts";
import type { ShippingOffer } from "../delivery/offerShippingMethods.ts";
import type { CreateOrderInput } from "../generated/types.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { billingAddresses, shippingAddresses } from "../user/addressKinds.ts";
import { createAddress } from "../user/createAddress.ts";
import { isSameAddress } from "../user/isSameAddress.ts";
import { holdUser } from "../session/holdUser.ts";
import { loadBillingAddresses, loadShippingAddresses } from "../user/loadOwn.ts";
import type { Owner } from "../session/Owner.ts";

interface Saving {
  readonly input: CreateOrderInput;
  /** Whether it goes to another order's address. */
  readonly isLinked: boolean;
  readonly shipping: ShippingOffer;
  readonly owner: Owner;
}

/** An address that cannot be saved does not prevent the order. */
async function unlessRefused(saving: Promise<unknown>): Promise<void> {
  try {
    await saving;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/**
 * Saves the addresses of a cart that a user is ordering, or a guest who registers with the order, unless they exist or
 * were declined. Call it in the transaction that places the order.
 *
 * @rule ORDER-8
 */
export async function saveAddresses(cart: CartRow, { input, isLinked, shipping: by, owner }: Saving): Promise<void> {
  const { save_shipping_address, save_billing_address } = input;
  const { shipping_address: shipping, billing_address: billing } = cart;
  const userId = owner.user.id;
  await holdUser(owner);
  if (
    save_shipping_address &&
    shipping !== null &&
    !isLinked &&
    shippingTraits({ kind: kindOfShipping(by.method.id) }).goesTo !== "shop"
  ) {
    const known = await loadShippingAddresses({ db: owner.db, userId });
    if (!known.some((each) => isSameAddress(each, shipping)))
      await unlessRefused(createAddress(shippingAddresses, { input: shipping, owner }));
  }
  if (save_billing_address && billing !== null && (billing.id === null || billing.id === newAddress.id)) {
    const known = await loadBillingAddresses({ db: owner.db, userId });
    if (!known.some((each) => isSameAddress(each, billing)))
      await unlessRefused(createAddress(billingAddresses, { input: billing, owner }));
  }
}

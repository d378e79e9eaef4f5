import type { CartBillingAddress, CartChoices } from "../cart/Cart.ts";
import { defaultShippingAddress } from "../delivery/defaultShippingAddress.ts";
import type { DeliverySelection } from "../delivery/DeliverySelection.ts";
import { newAddress } from "../delivery/newAddress.ts";
import { shippingKindOf } from "../delivery/shippingKindOf.ts";
import type { BillingAddress } from "../payment/BillingAddress.ts";
import type { User } from "../session/User.ts";
import type { ContactPerson } from "./ContactPerson.ts";
import type { OrderData } from "./OrderData.ts";

type Account = Pick<User, "name" | "email" | "telephone" | "shippingAddresses" | "billingAddresses" | "savedCards">;

/** What is known of an order beside what has been entered. */
export interface KnownOfOrder {
  readonly cart: Omit<CartChoices, "couponCode" | "ageConfirmed"> | null;
  readonly selection: DeliverySelection | null;
  /** Of who is logged in. */
  readonly user: Account | null;
}

const defaultOf = <Thing extends { readonly isDefault: boolean }>(things: ReadonlyArray<Thing>): Thing | null =>
  things.find(({ isDefault }) => isDefault) ?? things[0] ?? null;

const billingOf = (address: CartBillingAddress, saved: ReadonlyArray<BillingAddress>): BillingAddress => ({
  ...address,
  id: address.id ?? newAddress.id,
  bankTransferEnabled: saved.find(({ id }) => id === address.id)?.bankTransferEnabled ?? false,
  isDefault: false,
  isGoodid: false,
});

const contactOf = ({ name, email, telephone }: Account, fallback: string | null): ContactPerson => ({
  name,
  email,
  telephone: telephone ?? fallback ?? "",
});

/**
 * What the forms of a checkout show: what the shopper has entered; else what the cart has already; else what is known of the
 * order that it travels with and of the account: the default addresses and card; of the place, at least its postcode.
 * What was entered for another place, or chosen for another way of getting the goods, counts no longer; the cart's address
 * does not come back in the place of one that was entered.
 *
 * @rule ADDR-9, CHK-8, ORDER-6
 * @example knownOrderData({ shippingAddress: null }, { cart: null, selection: { type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" }, user: null }).shippingAddress.postcode // => "6720"
 */
export function knownOrderData(entered: OrderData, { cart, selection, user }: KnownOfOrder): OrderData {
  const linked = cart?.linkedOrder ?? null;
  const fits = (methodId: string | null | undefined) =>
    methodId && (shippingKindOf(methodId) === "pickup") === (selection?.type === "personal") ? methodId : null;
  const isThere = selection?.type === "delivery" && entered.shippingAddress?.postcode === selection.zip;
  const shippingAddress = linked
    ? { ...newAddress, ...linked.shippingAddress }
    : isThere
      ? entered.shippingAddress
      : defaultShippingAddress(selection, {
          savedAddresses: user?.shippingAddresses ?? [],
          cartAddress: entered.shippingAddress ? null : (cart?.shippingAddress ?? null),
        });
  return {
    ...entered,
    contactPerson:
      entered.contactPerson ?? cart?.contactPerson ?? (user && contactOf(user, shippingAddress?.telephone ?? null)),
    shippingMethodId: linked?.shippingMethod.id ?? fits(entered.shippingMethodId) ?? fits(cart?.shippingMethod?.id),
    shippingAddressId:
      selection?.type === "delivery" && selection.deliveryType === "savedAddress" ? selection.addressId : null,
    shippingAddress,
    timeSlotId: cart?.timeSlot?.id ?? null,
    postPoint: entered.postPoint ?? cart?.postPoint ?? null,
    billingAddress:
      entered.billingAddress ??
      (cart?.billingAddress
        ? billingOf(cart.billingAddress, user?.billingAddresses ?? [])
        : defaultOf(user?.billingAddresses ?? [])),
    paymentMethodId: entered.paymentMethodId ?? cart?.paymentMethod?.id ?? linked?.paymentMethod?.id ?? null,
    savedCardId: entered.savedCardId ?? cart?.savedCardId ?? defaultOf(user?.savedCards ?? [])?.id ?? null,
  };
}

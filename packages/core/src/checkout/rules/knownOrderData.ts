import type { CartBillingAddress, CartChoices } from "../../cart/model/Cart.ts";
import { defaultShippingAddress } from "../../delivery/rules/defaultShippingAddress.ts";
import type { DeliverySelection } from "../../delivery/model/DeliverySelection.ts";
import type { Address } from "../../address/Address.ts";
import { missingFields } from "../../form/missingFields.ts";
import { newAddress } from "../../address/newAddress.ts";
import type { BillingAddress } from "../../payment/BillingAddress.ts";
import type { User } from "../../identity/User.ts";
import type { ContactPerson } from "../../address/ContactPerson.ts";
import type { OrderData } from "../model/OrderData.ts";

type Account = Pick<User, "name" | "email" | "telephone" | "shippingAddresses" | "billingAddresses" | "savedCards">;

/** Known data of an order, besides the entered data. */
export interface OrderDataSources {
  readonly cart: Omit<CartChoices, "couponCode" | "ageConfirmed"> | null;
  readonly selection: DeliverySelection | null;
  /** The user's saved data. */
  readonly user: Account | null;
}

const defaultOf = <Thing extends { readonly isDefault: boolean }>(things: ReadonlyArray<Thing>): Thing | null =>
  things.find(({ isDefault }) => isDefault) ?? things[0] ?? null;

const billingOf = (address: CartBillingAddress, saved: ReadonlyArray<BillingAddress>): BillingAddress => ({
  ...address,
  id: address.id ?? newAddress.id,
  bankTransferEnabled: saved.find(({ id }) => id === address.id)?.bankTransferEnabled ?? false,
  isDefault: false,
  isImported: false,
});

const placeFields = ["postcode", "city", "street", "houseNumber"] as const;

/** A billing address at the place of a shipping address; unchanged while that one is incomplete. */
const billingAt = (billing: BillingAddress, shipping: Address | null): BillingAddress => {
  const isWhole = shipping !== null && missingFields(shipping, { required: placeFields }).length === 0;
  if (!isWhole || placeFields.every((field) => billing[field] === shipping[field])) return billing;
  const { postcode, city, street, houseNumber } = shipping;
  return { ...billing, id: newAddress.id, bankTransferEnabled: false, postcode, city, street, houseNumber };
};

const contactOf = ({ name, email, telephone }: Account, fallback: string | null): ContactPerson => ({
  name,
  email,
  telephone: telephone ?? fallback ?? "",
});

/**
 * The values of a checkout's forms: the entered ones; else the cart's; else those of the linked order and of the
 * account (default addresses and card); else the place's postcode. Input for another place no longer counts; the cart's
 * address never replaces an entered one. The pressed method and the time slot are always the cart's. A linked order's
 * payment method is not taken over: its fee would appear on a step that does not explain it. A bill that goes to the
 * shipping address follows it.
 *
 * @rule ADDR-9, ADDR-13, CHK-8, ORDER-6, SEAM-2
 * @example knownOrderData({ shippingAddress: null }, { cart: null, selection: { type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" }, user: null }).shippingAddress.postcode // => "6720"
 */
export function knownOrderData(entered: OrderData, { cart, selection, user }: OrderDataSources): OrderData {
  const linked = cart?.linkedOrder ?? null;
  const isThere = selection?.type === "delivery" && entered.shippingAddress?.postcode === selection.zip;
  const shippingAddress = linked
    ? { ...newAddress, ...linked.shippingAddress }
    : isThere
      ? entered.shippingAddress
      : defaultShippingAddress(selection, {
          // Stryker disable next-line ArrayDeclaration: Among saved addresses only the picked one counts, by its id.
          savedAddresses: user?.shippingAddresses ?? [],
          cartAddress: entered.shippingAddress ? null : (cart?.shippingAddress ?? null),
        });
  const billingAddress =
    entered.billingAddress ??
    (cart?.billingAddress
      ? billingOf(cart.billingAddress, user?.billingAddresses ?? [])
      : defaultOf(user?.billingAddresses ?? []));
  return {
    ...entered,
    contactPerson:
      entered.contactPerson ?? cart?.contactPerson ?? (user && contactOf(user, shippingAddress?.telephone ?? null)),
    shippingMethodId: linked?.shippingMethod.id ?? cart?.shippingMethod?.id ?? null,
    shippingAddressId:
      selection?.type === "delivery" && selection.deliveryType === "savedAddress" ? selection.addressId : null,
    shippingAddress,
    timeSlotId: cart?.timeSlot?.id ?? null,
    postPoint: entered.postPoint ?? cart?.postPoint ?? null,
    billingAddress:
      billingAddress && entered.isBillingSame ? billingAt(billingAddress, shippingAddress) : billingAddress,
    paymentMethodId: entered.paymentMethodId ?? cart?.paymentMethod?.id ?? null,
    savedCardId: entered.savedCardId ?? cart?.savedCardId ?? defaultOf(user?.savedCards ?? [])?.id ?? null,
  };
}

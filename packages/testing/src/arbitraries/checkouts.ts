import { type CheckoutSources, checkoutState, type CheckoutState, type OrderData } from "@kamra/core/checkout";
import type { ShippingMethod } from "@kamra/core/delivery";
import type { PaymentMethod } from "@kamra/core/payment";
import { huf } from "@kamra/core/product";
import fc from "fast-check";
import { billingAddresses, shippingAddresses } from "./addresses.ts";
import { carts } from "./carts.ts";
import { blankSelections, deliverySelections } from "./deliverySelections.ts";
import { contactPersons, wholeContacts } from "./contactPersons.ts";
import { linkableOrders } from "./linkableOrders.ts";
import { optional } from "./optional.ts";
import { paymentOffers, savedCards } from "./payments.ts";
import { prices } from "./amounts.ts";
import { plainRecord } from "./plainRecord.ts";
import { postPoints } from "./postPoints.ts";
import { shippingOffers } from "./shippingMethods.ts";
import { ids } from "./words.ts";
import { testNow } from "./testNow.ts";

/** The shopper's data and choices so far: complete, partial or empty. */
export const orderData: fc.Arbitrary<OrderData> = plainRecord({
  contactPerson: optional(contactPersons),
  shippingMethodId: optional(fc.constantFrom("1", "2", "3", "4", "5")),
  shippingAddressId: optional(ids),
  shippingAddress: optional(shippingAddresses),
  timeSlotId: optional(ids),
  postPoint: optional(postPoints),
  billingAddress: optional(billingAddresses),
  paymentMethodId: optional(fc.constantFrom("1", "2", "3", "4", "5", "6")),
  isBillingSame: fc.boolean(),
  savedCardId: optional(ids),
  donation: optional(plainRecord({ amount: prices, cause: fc.string() })),
  loyaltyCardNumber: optional(fc.stringMatching(/^\d{13}$/)),
  saveShippingAddress: fc.boolean(),
  saveBillingAddress: fc.boolean(),
});

/** States of checkouts at `now`: half of them arbitrary, half nearly complete. */
export function checkoutSources({
  now = testNow,
}: {
  readonly now?: Date;
} = {}): fc.Arbitrary<CheckoutSources<ShippingMethod, PaymentMethod>> {
  const known = {
    due: prices,
    isLoggedIn: fc.boolean(),
    savedCards: fc.array(savedCards, { maxLength: 2 }),
    cart: optional(carts({ now, maxLines: 2 })),
    linkedOrder: fc.option(linkableOrders({ now }), { nil: null, freq: 1 }),
    selection: optional(fc.oneof({ weight: 5, arbitrary: deliverySelections }, blankSelections)),
    shippingMethods: optional(shippingOffers),
    paymentMethods: optional(paymentOffers),
    orderData,
  };
  const nearlyWhole = {
    ...known,
    cart: carts({ now, maxLines: 2 }).filter(({ lines }) => lines.length > 0),
    selection: deliverySelections,
    shippingMethods: shippingOffers.map((offer) =>
      offer.map((method) => ({ ...method, isAvailable: true, problems: [] })),
    ),
    paymentMethods: paymentOffers.map((offer) =>
      offer.map((method) => ({ ...method, isAvailable: true, minAmount: null, maxAmount: null })),
    ),
    orderData: plainRecord({
      entered: orderData,
      contactPerson: wholeContacts,
      shippingAddress: shippingAddresses,
    }).map(({ entered, ...whole }) => ({ ...entered, ...whole })),
  };
  return fc.oneof(plainRecord(known), plainRecord(nearlyWhole)).map(({ orderData: entered, ...sources }) => ({
    ...entered,
    donation: entered.donation?.amount ?? huf(0),
    ...sources,
  }));
}

/** The invariants of such checkouts. */
export function checkoutStates(
  moment: {
    readonly now?: Date;
  } = {},
): fc.Arbitrary<CheckoutState<ShippingMethod, PaymentMethod>> {
  return checkoutSources(moment).map(checkoutState);
}

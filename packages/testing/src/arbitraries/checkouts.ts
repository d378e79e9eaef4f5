import {
  type CheckoutSources,
  checkoutState,
  type CheckoutState,
  type ContactPerson,
  type LinkableOrder,
  type OrderData,
} from "@kamra/core/checkout";
import type { ShippingMethod } from "@kamra/core/delivery";
import type { PaymentMethod } from "@kamra/core/payment";
import fc from "fast-check";
import { billingAddresses, destinations, shippingAddresses } from "./addresses.ts";
import { carts } from "./carts.ts";
import { blankSelections, deliverySelections } from "./deliverySelections.ts";
import { emails } from "./emails.ts";
import { stampsAround } from "./instants.ts";
import { optional } from "./optional.ts";
import { paymentMethods, paymentOffers, savedCards } from "./payments.ts";
import { plainRecord } from "./plainRecord.ts";
import { postPoints } from "./postPoints.ts";
import { shippingMethods, shippingOffers } from "./shippingMethods.ts";
import { telephones } from "./telephones.ts";
import { timeRanges } from "./timeSlots.ts";
import { ids, names } from "./words.ts";

/** People to call and to write to, every field as it should be. */
const wholeContacts: fc.Arbitrary<ContactPerson> = plainRecord({ name: names, email: emails, telephone: telephones });

/** The same, at times with a field left blank, or with what is no e-mail address. */
export const contactPersons: fc.Arbitrary<ContactPerson> = plainRecord({
  name: fc.oneof({ weight: 6, arbitrary: names }, fc.constantFrom("", " ")),
  email: fc.oneof({ weight: 6, arbitrary: emails }, fc.constantFrom("", "anna", "anna@pelda")),
  telephone: fc.oneof({ weight: 6, arbitrary: telephones }, fc.constantFrom("", " ")),
});

/** What the shopper has entered and chosen so far: everything, a part, nothing. */
export const orderData: fc.Arbitrary<OrderData> = plainRecord({
  contactPerson: optional(contactPersons),
  shippingMethodId: optional(fc.constantFrom("1", "2", "3", "4", "5")),
  shippingAddressId: optional(ids),
  shippingAddress: optional(shippingAddresses),
  timeSlotId: optional(ids),
  postPoint: optional(postPoints),
  billingAddress: optional(billingAddresses),
  paymentMethodId: optional(fc.constantFrom("1", "2", "3", "4", "5", "6")),
  savedCardId: optional(ids),
  lyonessCardNumber: optional(fc.stringMatching(/^\d{13}$/)),
  saveShippingAddress: fc.boolean(),
  saveBillingAddress: fc.boolean(),
});

const listed = plainRecord({ isActive: fc.boolean(), sort: fc.integer({ min: 0, max: 9 }) });

/** Open orders that a cart can be linked to, made within days of `now`. */
export function linkableOrders({ now }: { readonly now: Date }): fc.Arbitrary<LinkableOrder> {
  return plainRecord({
    id: ids,
    createdAt: stampsAround(now),
    shippingAddress: destinations,
    timeSlot: optional(timeRanges({ now })),
    shippingMethod: fc
      .tuple(shippingMethods, listed)
      .map(([{ price: _, extraCost: __, isAvailable: ___, problems: ____, ...method }, inList]) => ({ ...method, ...inList })),
    paymentMethod: optional(
      fc
        .tuple(paymentMethods, listed)
        .map(([{ id, name, shortDescription }, inList]) => ({ id, name, shortDescription, ...inList })),
    ),
  });
}

/** What is known of checkouts at `now`: anything, and as often one in which little or nothing is missing. */
export function checkoutSources({
  now,
}: {
  readonly now: Date;
}): fc.Arbitrary<CheckoutSources<ShippingMethod, PaymentMethod>> {
  const known = {
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
    shippingMethods: shippingOffers.map((offer) => offer.map((method) => ({ ...method, isAvailable: true, problems: [] }))),
    paymentMethods: paymentOffers.map((offer) => offer.map((method) => ({ ...method, isAvailable: true }))),
    orderData: plainRecord({ entered: orderData, contactPerson: wholeContacts, shippingAddress: shippingAddresses }).map(
      ({ entered, ...whole }) => ({ ...entered, ...whole }),
    ),
  };
  return fc
    .oneof(plainRecord(known), plainRecord(nearlyWhole))
    .map(({ orderData: entered, ...sources }) => ({ ...entered, ...sources }));
}

/** What holds in such checkouts. */
export function checkoutStates(moment: {
  readonly now: Date;
}): fc.Arbitrary<CheckoutState<ShippingMethod, PaymentMethod>> {
  return checkoutSources(moment).map(checkoutState);
}

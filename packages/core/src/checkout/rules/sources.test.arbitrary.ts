import fc from "fast-check";
import type { DeliverySelection } from "../../delivery/model/DeliverySelection.ts";
import { newAddress } from "../../address/newAddress.ts";
import type { ShippingAddress } from "../../address/ShippingAddress.ts";
import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import { huf, type Huf } from "../../product/amounts.ts";
import type { CheckoutSources } from "./checkoutState.ts";

/** Mostly the requested one, sometimes another. */
const mostly = <Value>(good: fc.Arbitrary<Value>, ...others: ReadonlyArray<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 8, arbitrary: good }, { weight: 2, arbitrary: fc.constantFrom(...others) });

const blanks = ["", " ", "\u00a0"];
const words = fc.constantFrom("Kis Anna", "6720", "+36", "x");
const texts = mostly<string | null>(words, null, ...blanks);

/** Examples of valid and invalid e-mail addresses. */
export const goodEmails = ["anna@pelda.hu", "kis.anna@bolt.example"];
const badEmails = ["anna", "anna@", "@pelda.hu", "anna@localhost", " anna@pelda.hu", ...blanks];

const contactPersons = fc.record(
  {
    name: mostly(words, ...blanks),
    email: mostly(fc.constantFrom(...goodEmails), ...badEmails),
    telephone: mostly(words, ...blanks),
  },
  { noNullPrototype: true },
);

const shippingAddresses: fc.Arbitrary<ShippingAddress> = fc
  .record({
    name: texts,
    postcode: mostly(words, ...blanks),
    city: mostly(words, ...blanks),
    street: texts,
    houseNumber: texts,
    telephone: texts,
  })
  .chain((parts) =>
    mostly<ShippingAddress>(fc.constant({ ...newAddress, ...parts }), newAddress, { ...newAddress, note: "x" }),
  );

const billingAddresses = fc.record(
  {
    name: texts,
    postcode: mostly(words, ...blanks),
    city: mostly(words, ...blanks),
    street: texts,
    houseNumber: texts,
    vatNumber: texts,
    isCompany: fc.boolean(),
    bankTransferEnabled: fc.boolean(),
  },
  { noNullPrototype: true },
);

const selections: fc.Arbitrary<DeliverySelection> = fc.oneof(
  fc.constant({ type: "personal" as const }),
  fc
    .constantFrom("1186", "6720")
    .map((zip) => ({ type: "delivery", deliveryType: "postcode", zip, city: "x" }) as const),
  fc
    .constantFrom("", "6720")
    .map((zip) => ({ type: "delivery", deliveryType: "savedAddress", addressId: "7", zip, city: "x" }) as const),
);

type Offered = Pick<ShippingMethod, "id" | "kind" | "isAvailable" | "problems">;
const kinds = ["courier", "postal", "postPoint", "pickup", null] as const;
const shippingIds = ["1", "2", "3", "4", "5"];
const problem = { kind: "weight", message: "", productIds: [] };

/** All of these, each but for a few times. */
const someOf = <Value>(values: ReadonlyArray<fc.Arbitrary<Value>>): fc.Arbitrary<ReadonlyArray<Value>> =>
  fc
    .tuple(...values.map((value) => fc.tuple(value, mostly(fc.constant(true), false))))
    .map((offers) => offers.flatMap(([value, isThere]) => (isThere ? [value] : [])));

const shippingMethods = someOf<Offered>(
  kinds.map((kind, index) =>
    fc.record({
      id: fc.constant(String(index + 1)),
      kind: fc.constant(kind),
      isAvailable: mostly(fc.constant(true), false),
      problems: mostly<Offered["problems"]>(fc.constant([]), [problem], [{ ...problem, kind: "postcode" }]),
    }),
  ),
);

const paymentKinds = ["bankTransfer", "cashOnDelivery", "simple", "savedCard", null] as const;
const paymentMethods = someOf(
  paymentKinds.map((kind) =>
    fc.record({
      id: fc.constant(`id of ${kind}`),
      kind: fc.constant(kind),
      isAvailable: mostly(fc.constant(true), false),
      cost: fc.constantFrom(null, huf(390)),
      minAmount: mostly<Huf | null>(fc.constant(null), huf(10), huf(5001)),
      maxAmount: mostly<Huf | null>(fc.constant(null), huf(5389), huf(5390)),
    }),
  ),
);

const linkedOrders = fc.record({
  shippingAddress: shippingAddresses,
  shippingMethod: fc.constantFrom(...kinds.map((kind, index) => ({ id: String(index + 1), kind }))),
});

/** Checkouts in every state, most parts of most of them as they should be. */
export const sources: fc.Arbitrary<CheckoutSources> = fc.record(
  {
    due: mostly(fc.constant(huf(5000)), huf(0), huf(9), huf(10)),
    isLoggedIn: fc.boolean(),
    savedCards: fc.constantFrom([], [{}]),
    cart: mostly<CheckoutSources["cart"]>(fc.constantFrom({ lines: [1] }, { lines: [1, 2] }), null, { lines: [] }),
    linkedOrder: fc.option(linkedOrders, { freq: 4 }),
    selection: mostly<DeliverySelection | null>(
      selections,
      null,
      { type: "delivery", deliveryType: "postcode", zip: " ", city: "" },
      { type: "delivery", deliveryType: "savedAddress", zip: "", city: "", addressId: "" },
    ),
    shippingMethods: mostly<ReadonlyArray<Offered> | null>(shippingMethods, null),
    shippingMethodId: fc.option(fc.constantFrom(...shippingIds)),
    paymentMethods: mostly<CheckoutSources["paymentMethods"]>(paymentMethods, null),
    paymentMethodId: mostly<string | null>(fc.constantFrom(...paymentKinds.map((kind) => `id of ${kind}`)), null, "x"),
    contactPerson: mostly<CheckoutSources["contactPerson"]>(contactPersons, null),
    shippingAddress: mostly<ShippingAddress | null>(shippingAddresses, null),
    billingAddress: mostly<CheckoutSources["billingAddress"]>(billingAddresses, null),
    timeSlotId: fc.option(fc.constant("3")),
    timeSlotStatus: mostly<CheckoutSources["timeSlotStatus"]>(
      fc.constantFrom(undefined, null, "held", "expiring"),
      "lost",
      "unfit",
    ),
    postPoint: fc.option(fc.constant({ id: "9" })),
  },
  { noNullPrototype: true },
);

/** Valid data that a shopper may add; null where they do not. */
export const additions = fc.record({
  contactPerson: fc.option(fc.constant({ name: "Anna", email: "anna@pelda.hu", telephone: "3611234567" })),
  shippingAddress: fc.option(
    shippingAddresses.map((address) => ({
      ...address,
      name: "Anna",
      postcode: "6720",
      city: "Szeged",
      street: "x",
      houseNumber: "1",
    })),
  ),
  selection: fc.option(selections),
  billingAddress: fc.option(billingAddresses.map((address) => ({ ...address, name: "Anna" }))),
});

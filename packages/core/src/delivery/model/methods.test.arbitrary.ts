import fc from "fast-check";
import type { DeliverySelection } from "./DeliverySelection.ts";

export const selections: fc.Arbitrary<DeliverySelection | null> = fc.oneof(
  fc.constant(null),
  fc.constant({ type: "personal" as const }),
  fc.record({
    type: fc.constant("delivery" as const),
    deliveryType: fc.constant("postcode" as const),
    zip: fc.constantFrom("1186", "6720", "", " "),
    city: fc.constantFrom("Budapest", "Szeged", ""),
  }),
  fc.record({
    type: fc.constant("delivery" as const),
    deliveryType: fc.constant("savedAddress" as const),
    addressId: fc.constantFrom("12", "", "  "),
    zip: fc.constantFrom("1186", ""),
    city: fc.constant("Budapest"),
  }),
);

const problems = fc.array(
  fc.record({
    kind: fc.constantFrom("weight", "products", "postcode", "link", "tooFar"),
    message: fc.string(),
    productIds: fc.constant([]),
  }),
  { maxLength: 3 },
);

/** A shop's methods: any of the four, each at most once, in any order, perhaps with an unknown one. */
export const offers = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom("courier" as const, "postal" as const, "postPoint" as const, "pickup" as const, null),
    isAvailable: fc.boolean(),
    problems,
  }),
  { selector: ({ kind }) => kind, maxLength: 5 },
);

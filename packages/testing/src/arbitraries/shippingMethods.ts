import {
  goodsTraits,
  shippingKindOf,
  shippingKinds,
  type ShippingMethod,
  type ShippingProblem,
} from "@kamra/core/delivery";
import { grams, productId } from "@kamra/core/product";
import fc from "fast-check";
import { prices } from "./amounts.ts";
import { optional } from "./optional.ts";
import { plainRecord } from "./plainRecord.ts";
import { ids, names } from "./words.ts";

/** Reasons that block a shipping method, of known kinds and of one that only a newer server knows. */
export const shippingProblems: fc.Arbitrary<ShippingProblem> = plainRecord({
  kind: fc.constantFrom("weight", "products", "postcode", "link", "tooFar"),
  message: names,
  productIds: fc.array(ids.map(productId), { minLength: 1, maxLength: 3 }),
}).map(({ productIds, ...problem }) => ({ ...problem, productIds: problem.kind === "products" ? productIds : [] }));

const timeSlotOffers = plainRecord({
  free: optional(
    plainRecord({
      earliest: fc.constantFrom(
        { day: "2026-11-21", from: "08:00", to: "10:00" },
        { day: "2026-11-22", from: "16:30", to: "18:00" },
      ),
      visibleUntil: optional(fc.constantFrom("2026-11-20T19:00:00Z", "2026-11-20T23:00:00Z")),
      lowestPrice: prices,
      highestPrice: prices,
    }),
  ),
});

/** A shipping method of a known kind, or of one that only a newer server knows. */
export const shippingMethods: fc.Arbitrary<ShippingMethod> = plainRecord({
  id: fc.constantFrom(...Object.values(shippingKinds).map(({ id }) => id), "unknown"),
  name: names,
  price: prices,
  extraCost: optional(prices),
  discountPrice: optional(prices),
  maxWeight: optional(fc.integer({ min: 0, max: 80_000 }).map(grams)),
  isAvailable: fc.boolean(),
  description: optional(names),
  shortDescription: optional(names),
  deliveryTime: optional(fc.constantFrom("1-2 nap", "holnap")),
  priceRanges: fc.uniqueArray(plainRecord({ from: prices, price: prices }), {
    selector: ({ from }) => from,
    maxLength: 3,
  }),
  problems: fc.array(shippingProblems, { maxLength: 2 }),
  refuses: fc.subarray([...Object.keys(goodsTraits), "EXPLOSIVE"]),
  timeSlots: optional(timeSlotOffers),
  cashCost: optional(prices),
}).map(({ id, problems, ...method }) => {
  const kind = shippingKindOf(id);
  return {
    ...method,
    id,
    kind,
    problems: method.isAvailable ? [] : problems,
  };
});

/** A shop's shipping methods: in any order, each at most once, perhaps none. */
export const shippingOffers: fc.Arbitrary<ReadonlyArray<ShippingMethod>> = fc.uniqueArray(shippingMethods, {
  selector: ({ id }) => id,
  maxLength: 5,
});

import type { LinkableOrder } from "@kamra/core/checkout";
import fc from "fast-check";
import { destinations } from "./addresses.ts";
import { stampsAround } from "./instants.ts";
import { optional } from "./optional.ts";
import { paymentMethods } from "./payments.ts";
import { plainRecord } from "./plainRecord.ts";
import { shippingMethods } from "./shippingMethods.ts";
import { timeRanges } from "./timeSlots.ts";
import { ids } from "./words.ts";
import { testNow } from "./testNow.ts";

const listed = plainRecord({ isActive: fc.boolean(), sort: fc.integer({ min: 0, max: 9 }) });

/** Open orders for linking a cart, placed within days of `now`. */
export function linkableOrders({ now = testNow }: { readonly now?: Date } = {}): fc.Arbitrary<LinkableOrder> {
  return plainRecord({
    id: ids,
    createdAt: stampsAround(now),
    shippingAddress: destinations,
    timeSlot: optional(timeRanges({ now })),
    shippingMethod: fc
      .tuple(shippingMethods, listed)
      .map(
        ([
          { price: _, extraCost: __, isAvailable: ___, problems: ____, refuses: _____, timeSlots: ______, ...method },
          inList,
        ]) => ({
          ...method,
          ...inList,
        }),
      ),
    paymentMethod: optional(
      fc
        .tuple(paymentMethods, listed)
        .map(([{ id, name, shortDescription }, inList]) => ({ id, name, shortDescription, ...inList })),
    ),
  });
}

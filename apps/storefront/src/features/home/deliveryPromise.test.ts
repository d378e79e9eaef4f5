import type { ShippingMethod } from "@kamra/core/delivery";
import { huf } from "@kamra/core/product";
import { describe, expect, it } from "vitest";
import { deliveryPromise } from "./deliveryPromise.ts";

const courier: ShippingMethod = {
  id: "1",
  kind: "courier",
  name: "Kamra",
  price: huf(1490),
  extraCost: null,
  discountPrice: null,
  maxWeight: null,
  isAvailable: true,
  description: null,
  shortDescription: null,
  deliveryTime: null,
  priceRanges: [],
  refuses: [],
  timeSlots: null,
  cashCost: null,
  problems: [],
};
const free = (lowest: number, highest: number) => ({
  free: {
    earliest: { day: "2026-11-24", from: "14:00", to: "16:00" },
    visibleUntil: null,
    lowestPrice: huf(lowest),
    highestPrice: huf(highest),
  },
});

describe("what the home page says of the delivery's fee", () => {
  it("[TOTAL-2] [SHIP-10] is the lowest fee of the free time slots, and at most the method's where they are unknown", () => {
    expect(deliveryPromise([{ ...courier, timeSlots: free(990, 1490) }])).toBe("Kiszállítás már 990\u00a0Ft díjért");
    const reduced = { ...courier, discountPrice: huf(690), timeSlots: free(990, 1490) };
    expect(deliveryPromise([reduced])).toBe("Kiszállítás már 690\u00a0Ft díjért");
    for (const timeSlots of [null, { free: null }])
      expect(deliveryPromise([{ ...courier, timeSlots }])).toBe("Kiszállítás legfeljebb 1\u00a0490\u00a0Ft díjért");
    expect(deliveryPromise([{ ...courier, timeSlots: free(0, 990), discountPrice: huf(0) }])).toBe(
      "Ingyenes kiszállítás",
    );
  });

  it("[SHIP-7] is null where the courier does not deliver, and before the methods are loaded", () => {
    const problem = { kind: "postcode", message: "", productIds: [] };
    for (const blocked of [
      { ...courier, isAvailable: false },
      { ...courier, problems: [problem] },
    ])
      expect(deliveryPromise([{ ...blocked, timeSlots: free(990, 1490) }])).toBeNull();
    expect(deliveryPromise([{ ...courier, kind: "postal" }])).toBeNull();
    expect(deliveryPromise(null)).toBeNull();
  });
});

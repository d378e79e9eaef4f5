import { describe, expect, it } from "vitest";
import { blockerTexts } from "./blockerTexts.ts";
import { checkoutTexts } from "./text.hu.ts";

const problem = (kind: string, message = "") => ({ kind, message, productIds: [] });

describe("what a checkout lacks", () => {
  it("[CHK-5] [SHIP-3] a shipping method that cannot be used names each of its problems", () => {
    const shippingMethod = { isAvailable: false, problems: [problem("weight"), problem("link", "A szerver szava")] };
    expect(blockerTexts("shippingMethod", { shippingMethod })).toEqual([
      "A kosarad össztömege meghaladja a választott szállítási móddal kiszállítható maximális tömeget.",
      "A szerver szava",
    ]);
  });

  it("[SHIP-3] a method that is unavailable without a reason says so", () => {
    const shippingMethod = { isAvailable: false, problems: [] };
    expect(blockerTexts("shippingMethod", { shippingMethod })).toEqual([
      "A kiválasztott szállítási mód jelenleg nem elérhető!",
    ]);
  });

  it("[CHK-5] a missing method, and an unknown problem without a text, say what is missing", () => {
    const general = [checkoutTexts.blockers.shippingMethod];
    expect(blockerTexts("shippingMethod", { shippingMethod: null })).toEqual(general);
    const shippingMethod = { isAvailable: true, problems: [problem("newer")] };
    expect(blockerTexts("shippingMethod", { shippingMethod })).toEqual(general);
  });

  it("[CHK-5] a method's problems are not shown for other missing requirements", () => {
    const shippingMethod = { isAvailable: true, problems: [problem("weight")] };
    expect(blockerTexts("timeSlot", { shippingMethod })).toEqual([checkoutTexts.blockers.timeSlot]);
  });
});

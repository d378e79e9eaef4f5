import { describe, expect, it } from "vitest";
import { blockerTexts } from "./blockerTexts.ts";
import { checkoutTexts } from "../text.hu.ts";

const problem = (kind: string, message = "") => ({ kind, message, productIds: [] });

describe("the texts about missing requirements", () => {
  it("[CHK-5] [SHIP-3] name each problem of a shipping method that cannot be used", () => {
    const shippingMethod = { isAvailable: false, problems: [problem("weight"), problem("link", "A szerver szava")] };
    expect(blockerTexts("shippingMethod", { shippingMethod })).toEqual([
      "A kosarad össztömege meghaladja a választott szállítási móddal kiszállítható maximális tömeget.",
      "A szerver szava",
    ]);
  });

  it("[SHIP-3] say that a method is unavailable when there is no reason", () => {
    const shippingMethod = { isAvailable: false, problems: [] };
    expect(blockerTexts("shippingMethod", { shippingMethod })).toEqual([
      "A kiválasztott szállítási mód jelenleg nem elérhető!",
    ]);
  });

  it("[CHK-5] say what is missing for a missing method and for an unknown problem without a text", () => {
    const general = [checkoutTexts.blockers.shippingMethod];
    expect(blockerTexts("shippingMethod", { shippingMethod: null })).toEqual(general);
    const shippingMethod = { isAvailable: true, problems: [problem("newer")] };
    expect(blockerTexts("shippingMethod", { shippingMethod })).toEqual(general);
  });

  it("[CHK-5] show a method's problems for no other requirement", () => {
    const shippingMethod = { isAvailable: true, problems: [problem("weight")] };
    expect(blockerTexts("timeSlot", { shippingMethod })).toEqual([checkoutTexts.blockers.timeSlot]);
  });
});

import { describe, expect, it } from "vitest";
import { bestAvailableShippingMethod } from "./bestAvailableShippingMethod.ts";
import { explainShippingPreference } from "./explainShippingPreference.ts";
import { preferredShippingMethod } from "./preferredShippingMethod.ts";
import { shippingKindOf } from "../../shipping/shippingKindOf.ts";
import { deliveryTexts } from "../text.hu.ts";

const method = (
  kind: "courier" | "postal" | "postPoint" | "pickup",
  isAvailable: boolean,
  ...problems: ReadonlyArray<string>
) => ({
  kind,
  isAvailable,
  problems: problems.map((problem) => ({ kind: problem, message: "", productIds: [] })),
});
const personal = { selection: { type: "personal" as const } };
const none = { selection: null };

describe("preferredShippingMethod", () => {
  it("[SHIP-1] an unavailable courier without problems, or with others than the postcode's, qualifies", () => {
    const postal = method("postal", true);
    for (const courier of [
      method("courier", false),
      method("courier", false, "weight", "products"),
      method("courier", true, "postcode"),
    ]) {
      expect(preferredShippingMethod([postal, courier], none)).toBe(courier);
    }
    expect(preferredShippingMethod([postal, method("courier", false, "weight", "postcode")], none)).toBe(postal);
  });

  it("[SHIP-1] a method that the shop does not offer is null", () => {
    expect(preferredShippingMethod([method("courier", true)], personal)).toBeNull();
    expect(preferredShippingMethod([method("pickup", true)], none)).toBeNull();
    expect(preferredShippingMethod([], none)).toBeNull();
  });
});

describe("explainShippingPreference", () => {
  const reason = (methods: Parameters<typeof explainShippingPreference>[0], choice: typeof personal | typeof none) =>
    explainShippingPreference(methods, choice).reason;

  it("[SHIP-1] gives the reason for a method, each with its text", () => {
    const reasons = [
      reason([method("courier", true), method("pickup", true)], personal),
      reason([method("courier", true, "postcode")], none),
      reason([method("courier", false, "weight")], none),
      reason([method("courier", false, "weight", "postcode")], none),
      reason([method("postal", true)], none),
    ];
    expect(reasons).toEqual(["fetched", "courierComes", "courierCouldCome", "courierNotThere", "noCourier"]);
    expect(Object.keys(deliveryTexts.shippingPreference)).toEqual(reasons);
  });

  it("[SHIP-1] gives the reason even when the shop does not offer the method", () => {
    expect(explainShippingPreference([], none)).toEqual({ method: null, reason: "noCourier" });
    expect(explainShippingPreference([method("courier", true)], personal)).toEqual({ method: null, reason: "fetched" });
  });
});

describe("bestAvailableShippingMethod", () => {
  it("[SHIP-2] falls back to pickup, available or not", () => {
    const pickup = method("pickup", false);
    expect(bestAvailableShippingMethod([method("courier", false), method("postal", false), pickup], none)).toBe(pickup);
    expect(bestAvailableShippingMethod([method("courier", true), pickup], personal)).toBe(pickup);
    expect(bestAvailableShippingMethod([method("courier", false)], none)).toBeNull();
  });
});

describe("shippingKindOf", () => {
  it("[SHIP-1] recognizes the four kinds by their ids", () => {
    expect(["1", "2", "3", "4"].map((id) => shippingKindOf(id))).toEqual(["courier", "postal", "postPoint", "pickup"]);
    expect(["0", "5", "", "01", "courier"].map((id) => shippingKindOf(id))).toEqual([null, null, null, null, null]);
  });
});

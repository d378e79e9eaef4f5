import { describe, expect, it } from "vitest";
import { bestAvailableShippingMethod } from "./bestAvailableShippingMethod.ts";
import { preferredShippingMethod } from "./preferredShippingMethod.ts";
import { shippingKindOf } from "./shippingKindOf.ts";

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

  it("[SHIP-1] what the shop does not offer is null", () => {
    expect(preferredShippingMethod([method("courier", true)], personal)).toBeNull();
    expect(preferredShippingMethod([method("pickup", true)], none)).toBeNull();
    expect(preferredShippingMethod([], none)).toBeNull();
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
  it("[SHIP-1] knows the four by their ids", () => {
    expect(["1", "2", "3", "4"].map(shippingKindOf)).toEqual(["courier", "postal", "postPoint", "pickup"]);
    expect(["0", "5", "", "01", "courier"].map(shippingKindOf)).toEqual([null, null, null, null, null]);
  });
});

import { describe, expect, it } from "vitest";
import { offeredPaymentMethods } from "./offeredPaymentMethods.ts";
import { paymentDescription } from "./paymentDescription.ts";
import { paymentKindOf } from "./paymentKindOf.ts";

const kinds = ["bankTransfer", "cashOnDelivery", "simple", "borgun", "savedCard", null] as const;
const methods = kinds.map((kind) => ({ kind, isAvailable: true }));
const guest = { isLoggedIn: false, savedCards: [], billingAddress: null };
const offered = (payer: Parameters<typeof offeredPaymentMethods>[1]) =>
  offeredPaymentMethods(methods, payer).map(({ kind }) => kind);

describe("offeredPaymentMethods", () => {
  it("[PAY-1] [PAY-2] knows five kinds, and keeps an unknown one", () => {
    const everything = { isLoggedIn: true, savedCards: ["VISA"], billingAddress: { bankTransferEnabled: true } };
    expect(offered(everything)).toEqual(kinds);
    expect(offered(guest)).toEqual(["cashOnDelivery", "simple", "borgun", null]);
  });

  it("[PAY-2] offers bank transfer where the billing address has it enabled", () => {
    expect(offered({ ...guest, billingAddress: { bankTransferEnabled: true } })).toContain("bankTransfer");
    expect(offered({ ...guest, billingAddress: { bankTransferEnabled: false } })).not.toContain("bankTransfer");
  });

  it("[PAY-2] offers the saved card to users who have one", () => {
    expect(offered({ ...guest, isLoggedIn: true, savedCards: ["VISA"] })).toContain("savedCard");
    expect(offered({ ...guest, isLoggedIn: true })).not.toContain("savedCard");
    expect(offered({ ...guest, savedCards: ["VISA"] })).not.toContain("savedCard");
  });

  it("[PAY-2] never offers what the server refuses", () => {
    const refused = methods.map((method) => ({ ...method, isAvailable: method.kind === "simple" }));
    const everything = { isLoggedIn: true, savedCards: ["VISA"], billingAddress: { bankTransferEnabled: true } };
    expect(offeredPaymentMethods(refused, everything).map(({ kind }) => kind)).toEqual(["simple"]);
  });
});

describe("paymentKindOf", () => {
  it("[PAY-1] recognizes the five kinds by their ids", () => {
    expect(["1", "2", "3", "4", "5"].map((id) => paymentKindOf(id))).toEqual(kinds.slice(0, 5));
    expect(["0", "6", "", "01", "simple"].map((id) => paymentKindOf(id))).toEqual([null, null, null, null, null]);
  });
});

describe("paymentDescription", () => {
  const described = {
    kind: "cashOnDelivery" as const,
    shortDescription: "közönséges",
    postalDescription: "postai",
  };
  const postal = { shippingMethod: { kind: "postal" as const } };

  it("[PAY-1] cash on delivery is described otherwise when the post delivers", () => {
    expect(paymentDescription(described, postal)).toBe("postai");
    expect(paymentDescription(described, { shippingMethod: { kind: "courier" } })).toBe("közönséges");
    expect(paymentDescription(described, { shippingMethod: null })).toBe("közönséges");
    expect(paymentDescription({ ...described, kind: "simple" as const }, postal)).toBe("közönséges");
    expect(paymentDescription({ ...described, kind: null }, postal)).toBe("közönséges");
  });

  it("[PAY-1] without its own description it keeps the ordinary one, if any", () => {
    expect(paymentDescription({ ...described, postalDescription: null }, postal)).toBe("közönséges");
    expect(paymentDescription({ ...described, shortDescription: null }, { shippingMethod: null })).toBeNull();
  });
});

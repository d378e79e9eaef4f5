import type { CheckoutBlocker } from "@kamra/core/checkout";
import { describe, expect, it } from "vitest";
import { ledBackTo, missingAt } from "./ledBack.ts";

const contactIsMissing = {
  kind: "contactPerson",
  step: "contact",
  textKey: "checkout.blockers.contactPerson",
} as const;
const slotIsMissing = { kind: "timeSlot", step: "shipping", textKey: "checkout.blockers.timeSlot" } as const;
const cartIsEmpty = { kind: "cart", step: "cart", textKey: "checkout.blockers.cart" } as const;
const placeIsMissing = { kind: "selection", step: "cart", textKey: "checkout.blockers.selection" } as const;
const methodIsMissing = { kind: "shippingMethod", step: "cart", textKey: "checkout.blockers.shippingMethod" } as const;

const path = "/megrendeles/szamlazas";
const farewell = { id: "session-end", kind: "error", text: "Kijelentkeztettünk.", durationMs: null } as const;

describe("a checkout step that is not open yet", () => {
  const ledBack = (redirectTo: string, ...blockers: ReadonlyArray<CheckoutBlocker>) =>
    ledBackTo({ allowed: false, redirectTo, blockers }, { path, farewell: null });

  it("[CHK-5] redirects to an address that names the missing requirements", () => {
    const to = ledBack("/kosar", placeIsMissing, methodIsMissing, contactIsMissing, placeIsMissing, slotIsMissing);
    expect(to).toBe("/kosar?hianyzik=selection,shippingMethod");
    expect(missingAt(new URL(to, "https://kamra.example").searchParams)).toEqual(["selection", "shippingMethod"]);
  });

  it("[CHK-5] redirects home from an empty cart, with that reason alone", () => {
    expect(ledBack("/", cartIsEmpty, placeIsMissing)).toBe("/?hianyzik=cart");
  });

  it("gives no reason where the page only belongs to the other flow", () => {
    expect(ledBack("/megrendeles/expressz")).toBe("/megrendeles/expressz");
  });

  it("[SESS-5] leads to the login when the session ended and took the cart along, and then back", () => {
    const afterwards = (redirectTo: string, ...blockers: ReadonlyArray<CheckoutBlocker>) =>
      ledBackTo({ allowed: false, redirectTo, blockers }, { path, farewell });
    expect(afterwards("/", cartIsEmpty, placeIsMissing)).toBe("/belepes?vissza=%2Fmegrendeles%2Fszamlazas");
    expect(afterwards("/megrendeles", contactIsMissing)).toBe("/megrendeles?hianyzik=contactPerson");
  });

  it.each(["", "x", "constructor", "toString,__proto__"])(
    "ignores an unknown requirement in the address: %s",
    (kinds) => {
      expect(missingAt(new URLSearchParams({ hianyzik: kinds }))).toEqual([]);
    },
  );
});

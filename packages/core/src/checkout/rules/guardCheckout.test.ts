import { describe, expect, it } from "vitest";
import { newAddress } from "../../address/newAddress.ts";
import { texts } from "../../shop/texts.ts";
import { checkoutFlows } from "../model/checkoutFlows.ts";
import { checkoutPaths } from "../model/checkoutPaths.ts";
import { huf } from "../../product/amounts.ts";
import { type CheckoutSources, checkoutState } from "./checkoutState.ts";
import { guardCheckout } from "./guardCheckout.ts";
import { orderBlockers } from "./orderBlockers.ts";

const method = (id: string, kind: "courier" | "postPoint" | "pickup") => ({
  id,
  kind,
  isAvailable: true,
  problems: [],
});

const whole: CheckoutSources = {
  due: huf(5000),
  isLoggedIn: false,
  savedCards: [],
  cart: { lines: ["milk"] },
  linkedOrder: null,
  selection: { type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" },
  shippingMethods: [method("1", "courier"), method("3", "postPoint"), method("4", "pickup")],
  shippingMethodId: null,
  paymentMethods: [
    { id: "2", kind: "cashOnDelivery", isAvailable: true, cost: huf(390), minAmount: null, maxAmount: huf(1_000_000) },
  ],
  paymentMethodId: "2",
  contactPerson: { name: "Kis Anna", email: "anna@pelda.hu", telephone: "36301234567" },
  shippingAddress: {
    ...newAddress,
    name: "Kis Anna",
    postcode: "6720",
    city: "Szeged",
    street: "Fő tér",
    houseNumber: "1",
  },
  billingAddress: {
    name: "Kis Anna",
    postcode: "6720",
    city: "Szeged",
    street: "Fő tér",
    houseNumber: "1",
    isCompany: false,
    vatNumber: null,
    bankTransferEnabled: false,
  },
  timeSlotId: "3",
  postPoint: null,
};
const express: Partial<CheckoutSources> = { isLoggedIn: true, selection: { type: "personal" } };

const guard = (path: string, changes: Partial<CheckoutSources> = {}) =>
  guardCheckout(path, checkoutState({ ...whole, ...changes }));
const sentTo = (path: string, changes: Partial<CheckoutSources> = {}) => {
  const pass = guard(path, changes);
  return pass.allowed ? path : pass.redirectTo;
};
const missingFor = (changes: Partial<CheckoutSources>) =>
  orderBlockers(checkoutState({ ...whole, ...changes }), { leaving: "summary" }).map(({ kind }) => kind);

it("[CHK-1] the steps are the specification's, each with its page", () => {
  const pagesOf = (flow: "normal" | "express") => checkoutFlows[flow].map((step) => checkoutPaths[step]);
  expect(pagesOf("normal")).toEqual([
    "/kosar",
    "/megrendeles",
    "/megrendeles/kiszallitas",
    "/megrendeles/szamlazas",
    "/megrendeles/osszesites",
  ]);
  expect(pagesOf("express")).toEqual(["/kosar", "/megrendeles/expressz", "/megrendeles/osszesites"]);
});

describe("guardCheckout", () => {
  it("[CHK-3] [CHK-4] opens a page when nothing is missing", () => {
    for (const step of checkoutFlows.normal) expect(guard(checkoutPaths[step])).toEqual({ allowed: true });
    for (const step of checkoutFlows.express) expect(guard(checkoutPaths[step], express)).toEqual({ allowed: true });
  });

  it("[CHK-5] redirects to the first incomplete step, and home without a cart", () => {
    const summary = "/megrendeles/osszesites";
    expect(sentTo(summary, { cart: null })).toBe("/");
    expect(sentTo(summary, { cart: { lines: [] }, contactPerson: null })).toBe("/");
    expect(sentTo(summary, { selection: null, contactPerson: null })).toBe("/kosar");
    expect(sentTo(summary, { contactPerson: null, shippingAddress: null })).toBe("/megrendeles");
    expect(sentTo(summary, { shippingAddress: null })).toBe("/megrendeles/kiszallitas");
    expect(sentTo(summary, { paymentMethodId: null })).toBe("/megrendeles/szamlazas");
    expect(sentTo(summary, { ...express, paymentMethodId: null })).toBe("/megrendeles/expressz");
    expect(sentTo("/kosar", { cart: null })).toBe("/kosar");
  });

  it("[CHK-5] maps the pages of the other flow", () => {
    for (const path of ["/megrendeles", "/megrendeles/kiszallitas", "/megrendeles/szamlazas"]) {
      expect(guard(path, express)).toEqual({ allowed: false, redirectTo: "/megrendeles/expressz", blockers: [] });
    }
    expect(guard("/megrendeles/expressz")).toEqual({ allowed: false, redirectTo: "/megrendeles", blockers: [] });
    expect(sentTo("/megrendeles/expressz", { selection: null })).toBe("/kosar");
  });

  it("[CHK-5] recognizes pages in every spelling, and ignores all others", () => {
    const page = "/megrendeles/osszesites";
    for (const path of [
      "/Megrendeles/Osszesites",
      `${page}/`,
      `${page}//`,
      `${page}?lap=2`,
      `${page}/#x`,
      `${page}?x#y\n`,
    ]) {
      expect(sentTo(path, { paymentMethodId: null })).toBe("/megrendeles/szamlazas");
    }
    for (const path of [
      "/",
      "",
      "/megrendeles/statusz",
      "/megrendeles/statusz?x",
      "/megrendeles/statusz/sikeres/1",
      "/x/megrendeles",
      "/kosar/x",
    ]) {
      expect(guard(path, { cart: null })).toEqual({ allowed: true });
    }
  });

  it("[CHK-3] names everything that is missing, with its text and the step that provides it", () => {
    const blockers = [
      { kind: "cart", step: "cart", textKey: "checkout.blockers.cart" },
      { kind: "selection", step: "cart", textKey: "checkout.blockers.selection" },
      { kind: "shippingMethod", step: "cart", textKey: "checkout.blockers.shippingMethod" },
      { kind: "contactPerson", step: "contact", textKey: "checkout.blockers.contactPerson" },
    ];
    const nothing = { cart: null, selection: null, shippingMethods: null, contactPerson: null, paymentMethods: null };
    expect(guard("/megrendeles/kiszallitas", nothing)).toEqual({ allowed: false, redirectTo: "/", blockers });
  });

  it("[CHK-3] a shipping method with problems does not count, even if marked as available", () => {
    const problems = [{ kind: "weight", message: "", productIds: [] }];
    const shippingMethods = [{ ...method("1", "courier"), problems }];
    expect(sentTo("/megrendeles", { shippingMethods })).toBe("/kosar");
    expect(sentTo("/megrendeles", { shippingMethods: [method("4", "pickup")] })).toBe("/kosar");
    expect(sentTo("/megrendeles", { shippingMethodId: "9" })).toBe("/megrendeles");
  });
});

describe("orderBlockers", () => {
  it("[CHK-3] an order needs a time slot for the courier and a post point for PostPoint", () => {
    expect(missingFor({})).toEqual([]);
    expect(missingFor({ timeSlotId: null })).toEqual(["timeSlot"]);
    expect(missingFor({ shippingMethodId: "3", timeSlotStatus: "lost" })).toEqual(["postPoint"]);
    expect(missingFor({ selection: { type: "personal" }, timeSlotId: null })).toEqual([]);
  });

  it("[SEAM-2] a chosen time slot that expired or does not fit any more is not said to be unchosen", () => {
    for (const timeSlotId of ["3", null]) {
      expect(missingFor({ timeSlotId, timeSlotStatus: "lost" })).toEqual(["lostTimeSlot"]);
      expect(missingFor({ timeSlotId, timeSlotStatus: "unfit" })).toEqual(["unfitTimeSlot"]);
    }
    for (const timeSlotStatus of ["held", "expiring", null] as const) {
      expect(missingFor({ timeSlotStatus })).toEqual([]);
      expect(missingFor({ timeSlotId: null, timeSlotStatus })).toEqual(["timeSlot"]);
    }
    expect(missingFor({ selection: { type: "personal" }, timeSlotStatus: "lost" })).toEqual([]);
  });

  it("[CHK-3] [CHK-4] an order needs a complete billing address, reported once", () => {
    expect(missingFor({ billingAddress: null })).toEqual(["billingAddress"]);
    expect(missingFor({ ...express, billingAddress: null })).toEqual(["billingAddress"]);
    const billingAddress = whole.billingAddress && { ...whole.billingAddress, isCompany: true };
    expect(missingFor({ billingAddress })).toEqual(["billingAddress"]);
    expect(sentTo("/megrendeles/osszesites", { ...express, billingAddress })).toBe("/megrendeles/osszesites");
  });

  it("[CHK-3] every kind has a text at its key", () => {
    const none = {
      ...whole,
      cart: null,
      selection: null,
      contactPerson: null,
      shippingAddress: null,
      billingAddress: null,
      paymentMethodId: null,
    };
    const all = [
      ...orderBlockers(checkoutState({ ...none, shippingMethods: null }), { leaving: "summary" }),
      ...orderBlockers(checkoutState({ ...none, timeSlotId: null }), { leaving: "summary" }),
      ...orderBlockers(checkoutState({ ...none, timeSlotStatus: "lost" }), { leaving: "summary" }),
      ...orderBlockers(checkoutState({ ...none, timeSlotStatus: "unfit" }), { leaving: "summary" }),
      ...orderBlockers(checkoutState({ ...none, shippingMethodId: "3" }), { leaving: "summary" }),
    ];
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(Object.keys(texts.checkout.blockers)));
    for (const { kind, textKey } of all) {
      const said = textKey
        .split(".")
        .reduce((found: unknown, key) => Object.entries(found ?? {}).find(([name]) => name === key)?.[1], texts);
      expect(said).toBe(texts.checkout.blockers[kind]);
    }
  });
});

import { checkoutPaths, guardCheckout, orderBlockers } from "@kamra/core/checkout";
import { timeSlotRefusals } from "@kamra/core/delivery";
import { grams } from "@kamra/core/product";
import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { billingAddresses, shippingAddresses } from "./addresses.ts";
import { checkoutSources, checkoutStates, orderData } from "./checkouts.ts";
import { linkableOrders } from "./linkableOrders.ts";
import { paymentMethods, savedCards } from "./payments.ts";
import { postPoints } from "./postPoints.ts";
import { timeSlots } from "./timeSlots.ts";

const paths = Object.values(checkoutPaths);
const now = new Date("2026-11-21T10:00:00Z");

describe("generated checkouts", () => {
  it.prop([checkoutStates({ now })], runs)(
    "[CHK-5] [CHK-6] redirect from a closed page to an open one, with the reason in the same flow",
    (state) => {
      for (const path of paths) {
        const pass = guardCheckout(path, state);
        if (pass.allowed) continue;
        expect(guardCheckout(pass.redirectTo, state).allowed).toBe(true);
        expect(pass.blockers.length > 0 || pass.redirectTo !== path).toBe(true);
      }
    },
  );

  it.prop([checkoutStates({ now })], runs)(
    "[CHK-3] [CHK-4] require for an order everything that the summary page requires",
    (state) => {
      const pass = guardCheckout(checkoutPaths.summary, state);
      const wanted = new Set(orderBlockers(state, { leaving: "summary" }).map(({ kind }) => kind));
      for (const { kind } of pass.allowed ? [] : pass.blockers) expect(wanted).toContain(kind);
    },
  );

  it("[CHK-5] include every page, blocked and open", () => {
    const states = fc.sample(checkoutStates({ now }), { numRuns: 500, seed: 1 });
    for (const path of paths) {
      const passes = states.map((state) => guardCheckout(path, state).allowed);
      expect(passes).toContain(true);
      if (path !== checkoutPaths.cart) expect(passes).toContain(false);
    }
    expect(states.filter((state) => orderBlockers(state, { leaving: "summary" }).length === 0).length).toBeGreaterThan(
      0,
    );
  });
});

describe("generated time slots", () => {
  it("[SHIP-6] include free and refused ones, for every reason", () => {
    const slots = fc.sample(timeSlots({ now }), { numRuns: 500, seed: 1 });
    const found = slots.map((slot) => timeSlotRefusals(slot, { cartWeight: grams(10_000), now }));
    expect(new Set(found.flat())).toEqual(new Set(["full", "inactive", "past", "tooHeavy"]));
    expect(found).toContainEqual([]);
  });
});

const models = [
  ["shipping addresses", shippingAddresses],
  ["billing addresses", billingAddresses],
  ["time slots", timeSlots({ now })],
  ["post points", postPoints],
  ["payment methods", paymentMethods],
  ["saved cards", savedCards],
  ["linkable orders", linkableOrders({ now })],
  ["order data", orderData],
  ["checkouts", checkoutSources({ now })],
] as const;

describe.each(models)("%s", (_name, values) => {
  it("[SPEC-1] are plain data: JSON changes nothing", () => {
    fc.assert(
      fc.property<[object]>(values, (value) => {
        expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);
      }),
      runs,
    );
  });
});

import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { offeredPaymentMethods } from "../../payment/offeredPaymentMethods.ts";
import { runs } from "../../runs.test.config.ts";
import type { CheckoutBlocker } from "../model/CheckoutBlocker.ts";
import { checkoutFlow } from "./checkoutFlow.ts";
import { checkoutPaths } from "../model/checkoutPaths.ts";
import { type CheckoutSources, checkoutState } from "./checkoutState.ts";
import {
  addressByTable,
  flowByTable,
  guardByTable,
  orderByTable,
  shippingMethodByTable,
} from "./guardByTable.test.oracle.ts";
import { guardCheckout } from "./guardCheckout.ts";
import { orderBlockers } from "./orderBlockers.ts";
import { additions, sources } from "./sources.test.arbitrary.ts";

const steps = ["cart", "contact", "shipping", "billing", "orderDetails", "summary"] as const;
const paths = fc.constantFrom(...Object.values(checkoutPaths));

const byKind = (blockers: ReadonlyArray<CheckoutBlocker>) =>
  new Map(blockers.map((blocker) => [blocker.kind, blocker]));
const isOpen = (path: string, known: CheckoutSources) => guardCheckout(path, checkoutState(known)).allowed;

it.prop([sources], runs)(
  "[CHK-2] the flow is express when the cart is linked, or when a user selected a saved address or pickup",
  (known) => {
    expect(checkoutFlow(known)).toBe(flowByTable(known));
  },
);

it.prop([sources], runs)(
  "[CHK-3] [CHK-8] [SHIP-7] the method and the address are the linked order's, else those that the shopper chose, else the best ones",
  (known) => {
    const { shippingMethod, shippingAddress } = checkoutState(known);
    expect(shippingMethod).toBe(shippingMethodByTable(known) ?? null);
    expect(shippingAddress).toEqual(addressByTable(known));
  },
);

describe("guardCheckout", () => {
  it.prop([sources, paths], runs)("[CHK-3] [CHK-4] [CHK-5] answers as the rule book's table does", (known, path) => {
    const expected = guardByTable(path, known);
    const pass = guardCheckout(path, checkoutState(known));
    expect(pass.allowed ? null : { redirectTo: pass.redirectTo, blockers: byKind(pass.blockers) }).toEqual(expected);
  });

  it.prop([sources, paths], runs)("[CHK-6] is deterministic, and changes nothing", (known, path) => {
    const state = checkoutState(known);
    const before = structuredClone(state);
    expect(guardCheckout(path, state)).toEqual(guardCheckout(path, checkoutState(known)));
    expect(state).toEqual(before);
  });

  it.prop([sources, paths], runs)("[CHK-6] redirects to an open page", (known, path) => {
    const pass = guardCheckout(path, checkoutState(known));
    expect(pass.allowed || isOpen(pass.redirectTo, known)).toBe(true);
  });

  it.prop([sources, additions, paths], runs)(
    "[CHK-6] closes no page when valid data is added",
    (known, valid, path) => {
      const more = {
        ...known,
        contactPerson: valid.contactPerson ?? known.contactPerson,
        shippingAddress: valid.shippingAddress ?? known.shippingAddress,
        selection: known.selection ?? valid.selection,
        billingAddress: known.billingAddress ?? valid.billingAddress,
        shippingMethodId: known.shippingMethodId ?? checkoutState(known).shippingMethod?.id ?? null,
        timeSlotId: known.timeSlotId ?? "4",
      };
      const [payable] = offeredPaymentMethods(known.paymentMethods ?? [], more);
      const paid = { ...more, paymentMethodId: known.paymentMethodId ?? payable?.id ?? null };
      fc.pre(checkoutFlow(paid) === checkoutFlow(known) && isOpen(path, known));
      expect(isOpen(path, paid)).toBe(true);
    },
  );
});

it.prop([sources, fc.constantFrom(...steps)], runs)(
  "[CHK-3] [CHK-4] leaving a page and ordering require what the rule book's table lists, in the order of the steps",
  (known, step) => {
    const blockers = orderBlockers(checkoutState(known), { leaving: step });
    expect(byKind(blockers)).toEqual(orderByTable(checkoutPaths[step], known));
    const places = blockers.map((blocker) => steps.indexOf(blocker.step));
    expect(places).toEqual(places.toSorted());
    expect(blockers).toHaveLength(byKind(blockers).size);
  },
);

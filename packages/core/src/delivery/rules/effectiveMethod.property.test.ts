import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { bestAvailableShippingMethod } from "./bestAvailableShippingMethod.ts";
import { effectiveMethod } from "./effectiveMethod.ts";
import { offers, selections } from "../model/methods.test.arbitrary.ts";
import { preferredShippingMethod } from "./preferredShippingMethod.ts";
import { shippingProblems } from "./shippingProblems.ts";

const methods = offers.map((all) => all.map((method) => ({ ...method, id: method.kind ?? "new" })));
const presses = fc.option(fc.constantFrom("courier", "postal", "postPoint", "pickup", "new", "gone"));
const linkedOrders = fc.constantFrom("courier", "postal", "pickup", "gone").map((id) => ({ shippingMethod: { id } }));
const unlinked = { linkedOrder: null };
type Method = typeof methods extends fc.Arbitrary<ReadonlyArray<infer Value>> ? Value : never;
const works = (method: Method) => shippingProblems(method).length === 0;
const isPickup = ({ kind }: Method) => kind === "pickup";

describe("[SHIP-7] the effective method", () => {
  it.prop([methods, selections, presses, linkedOrders], runs)(
    "is the linked order's, whatever was pressed",
    (all, selection, pressedId, linkedOrder) => {
      const { method, left } = effectiveMethod(all, { selection, pressedId, linkedOrder });
      expect([method?.id ?? "gone", left]).toEqual([
        all.some(({ id }) => id === linkedOrder.shippingMethod.id) ? linkedOrder.shippingMethod.id : "gone",
        null,
      ]);
    },
  );

  it.prop([methods, selections, presses], runs)(
    "is the pressed one while it fits the place and has no problem",
    (all, selection, pressedId) => {
      const pressed = all.find(({ id }) => id === pressedId);
      fc.pre(pressed !== undefined && works(pressed) && isPickup(pressed) === (selection?.type === "personal"));
      expect(effectiveMethod(all, { ...unlinked, selection, pressedId })).toEqual({
        method: pressed,
        charged: pressed,
        left: null,
      });
    },
  );

  it.prop([methods, selections], runs)(
    "without a press is SHIP-1's, if it has no problem, else SHIP-2's",
    (all, selection) => {
      const { method, left } = effectiveMethod(all, { ...unlinked, selection, pressedId: null });
      const preferred = preferredShippingMethod(all, { selection });
      const best = bestAvailableShippingMethod(all, { selection });
      const fits = best && works(best) && isPickup(best) === (selection?.type === "personal") ? best : null;
      expect(method).toBe(preferred && works(preferred) ? preferred : (fits ?? preferred));
      if (selection?.type !== "personal") expect(left).toBeNull();
    },
  );

  it.prop([methods, selections, presses], runs)(
    "has no problem whenever a method for the place has none, and never fetches what is to be delivered",
    (all, selection, pressedId) => {
      const { method } = effectiveMethod(all, { ...unlinked, selection, pressedId });
      const isFetched = selection?.type === "personal";
      const known = all.filter(({ kind, id }) => kind !== null || id === pressedId);
      const fitting = known.filter((each) => isPickup(each) === isFetched && works(each));
      if (fitting.length > 0) expect(method && works(method)).toBe(true);
      if (method !== null) expect(isPickup(method)).toBe(isFetched);
    },
  );

  it.prop([methods, selections, presses], runs)(
    "is charged exactly when it has no problem",
    (all, selection, pressedId) => {
      for (const linkedOrder of [null, ...all.map(({ id }) => ({ shippingMethod: { id } }))]) {
        const { method, charged } = effectiveMethod(all, { selection, pressedId, linkedOrder });
        expect(charged).toBe(method && works(method) ? method : null);
      }
    },
  );

  it.prop([methods, selections, presses], runs)(
    "leaves a pressed method only for its problems, and says which",
    (all, selection, pressedId) => {
      const { method, left } = effectiveMethod(all, { ...unlinked, selection, pressedId });
      if (left === null) return;
      expect(left).not.toBe(method);
      expect(left.id).toBe(pressedId);
      expect(shippingProblems(left)).not.toEqual([]);
    },
  );
});

import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect, it as test } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { effectiveMethod } from "./effectiveMethod.ts";
import { carriers as refusals, goods } from "../goods.test.arbitrary.ts";
import { undeliverableProduct } from "./undeliverableProduct.ts";
import { undeliverableText } from "./undeliverableText.ts";
import { offers, selections } from "../model/methods.test.arbitrary.ts";
import { type PlaceCarrier, placeCarriers } from "./placeCarriers.ts";
import { travelProblems } from "./travelProblems.ts";

const methods = offers.chain((all) =>
  fc.array(refusals, { minLength: all.length, maxLength: all.length }).map((carried) =>
    all.map((method, index) => ({
      ...method,
      refuses: [],
      maxWeight: null,
      ...carried[index],
      id: method.kind ?? "new",
      name: method.kind ?? "Új",
    })),
  ),
);
type Method = typeof methods extends fc.Arbitrary<ReadonlyArray<infer Value>> ? Value : never;
const places = selections.filter((selection) => selection !== null);
const carries = (method: PlaceCarrier, product: typeof goods extends fc.Arbitrary<infer Value> ? Value : never) =>
  travelProblems(product, { method }).length === 0;
const hasOnly = ({ problems }: Method, kinds: ReadonlyArray<string>) =>
  problems.every(({ kind }) => kinds.includes(kind));
const undeliverableAt = (
  product: Parameters<typeof undeliverableProduct>[0],
  all: ReadonlyArray<Method>,
  selection: typeof places extends fc.Arbitrary<infer Value> ? Value : never,
) => {
  const { method } = effectiveMethod(all, { linkedOrder: null, selection, pressedId: null });
  return { method, undeliverable: undeliverableProduct(product, { carriers: placeCarriers(all, { method }) }) };
};

describe("[SHIP-9] a product that does not come to the place", () => {
  it.prop([goods, methods, places], runs)(
    "is one that the cart's method does not carry, and the first of its problems is the reason",
    (product, all, selection) => {
      const { method, undeliverable } = undeliverableAt(product, all, selection);
      expect(undeliverable?.problem).toBe(method === null ? undefined : travelProblems(product, { method })[0]);
      if (undeliverable !== null) expect(undeliverable.method.id).toBe(method?.id);
    },
  );

  it.prop([goods, methods, places], runs)(
    "comes instead by every other method that carries it and has no problem, and by none that does not go there",
    (product, all, selection) => {
      const { method, undeliverable } = undeliverableAt(product, all, selection);
      fc.pre(undeliverable !== null && selection?.type !== "personal");
      const instead = undeliverable.instead.map(({ id }) => id);
      for (const other of all) {
        if (other.id === method?.id || !carries(other, product)) expect(instead).not.toContain(other.id);
        else if (other.isAvailable || (other.problems.length > 0 && hasOnly(other, ["products", "weight"])))
          expect(instead).toContain(other.id);
        else expect(instead).not.toContain(other.id);
      }
    },
  );

  it.prop([goods, methods], runs)("is offered no other way to those who fetch it", (product, all) => {
    const { undeliverable } = undeliverableAt(product, all, { type: "personal" });
    expect(undeliverable?.instead ?? []).toEqual([]);
  });
});

const way = (kind: PlaceCarrier["kind"], name = "Drón"): PlaceCarrier => ({
  id: "1",
  kind,
  name,
  refuses: [],
  maxWeight: null,
});

describe("[SHIP-9] the words", () => {
  test.each([
    ["CHILLED", way("postal"), [way("courier"), way("pickup")], "Hűtött: ide csak futárral"],
    ["ADULTS_ONLY", way("postPoint"), [way("courier"), way("postal")], "18+: ide csak futárral vagy postán"],
    ["FRAGILE", way("courier"), [way("postPoint")], "Törékeny: ide csak PostaPontra"],
    ["NOT_MAILABLE", way("postal"), [way(null)], "Nem postázható: ide csak így: Drón"],
    ["FROZEN", way("postal"), [way("pickup")], "Fagyasztott: csak személyes átvétellel"],
    ["TOO_HEAVY", way("postal"), [], "Túl nehéz: ide nem szállítjuk"],
    ["TOO_HEAVY", way("pickup"), [], "Túl nehéz: személyesen nem vehető át"],
  ] as const)("%s by %o, else by %o: %s", (problem, method, instead, text) => {
    expect(undeliverableText({ problem, method, instead })).toBe(text);
  });
});

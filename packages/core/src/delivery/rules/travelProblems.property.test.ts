import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect, it as test } from "vitest";
import { cartWeight } from "../../cart/rules/cartWeight.ts";
import { lowestValidQuantity } from "../../product/lowestValidQuantity.ts";
import { runs } from "../../runs.test.config.ts";
import { shippingKinds } from "../../shipping/shippingKinds.ts";
import { carriers, goods, traitNames } from "../goods.test.arbitrary.ts";
import { travelProblems } from "./travelProblems.ts";
import { undeliverableProducts } from "./undeliverableProducts.ts";

describe("goods that cannot travel some way", () => {
  it.prop([goods, carriers], runs)("[SHIP-8] go by a method that refuses nothing and carries any weight", (product) => {
    expect(travelProblems(product, { method: { refuses: [], maxWeight: null } })).toEqual([]);
  });

  it.prop([goods, carriers, carriers], runs)(
    "[SHIP-8] are kept by each refusal alone: two methods' refusals together keep what either keeps",
    (product, one, other) => {
      const problems = (refuses: ReadonlyArray<string>) =>
        travelProblems(product, { method: { refuses, maxWeight: null } });
      const both = new Set([...problems(one.refuses), ...problems(other.refuses)]);
      expect(new Set(problems([...one.refuses, ...other.refuses]))).toEqual(both);
    },
  );

  it.prop([goods, carriers], runs)(
    "[SHIP-8] have only problems that the method refuses, each once",
    (product, method) => {
      const problems = travelProblems(product, { method }).filter((problem) => problem !== "TOO_HEAVY");
      expect(new Set(problems).size).toBe(problems.length);
      expect(method.refuses).toEqual(expect.arrayContaining([...problems]));
    },
  );

  it.prop([goods, carriers], runs)(
    "[SHIP-8] [WEIGHT-2] are too heavy exactly when a cart with the least of them exceeds the method's maximum",
    (product, method) => {
      const weight = cartWeight([{ product, quantity: lowestValidQuantity(product.defaultUnit) }]);
      const isTooHeavy = method.maxWeight !== null && weight > method.maxWeight;
      expect(travelProblems(product, { method }).includes("TOO_HEAVY")).toBe(isTooHeavy);
    },
  );

  it.prop([fc.array(goods, { maxLength: 5 }), carriers], runs)(
    "[SHIP-8] are the lines that have problems, in the cart's order, and no others",
    (products, method) => {
      const lines = products.map((product) => ({ product }));
      const undeliverable = undeliverableProducts(lines, { method });
      expect(undeliverable.map(({ line }) => line)).toEqual(
        lines.filter(({ product }) => travelProblems(product, { method }).length > 0),
      );
    },
  );

  it.prop([goods, fc.constantFrom("postal" as const, "postPoint" as const)], runs)(
    "[SHIP-8] are all that is chilled, frozen, fragile or not for the post, where the post carries it",
    (product, kind) => {
      const method = { refuses: shippingKinds[kind].refuses, maxWeight: null };
      const { storage, isFragile, isMailable, adultsOnly } = product;
      const isUndeliverable = storage === "CHILLED" || storage === "FROZEN" || isFragile || !isMailable;
      expect(travelProblems(product, { method }).length > 0).toBe(
        isUndeliverable || (kind === "postPoint" && adultsOnly),
      );
    },
  );

  it.prop([goods, fc.constantFrom("courier" as const, "pickup" as const)], runs)(
    "[SHIP-8] are none within the weight, where our courier brings them or the shopper fetches them",
    (product, kind) => {
      expect(travelProblems(product, { method: { refuses: shippingKinds[kind].refuses, maxWeight: null } })).toEqual(
        [],
      );
    },
  );
});

test("[SHIP-8] every trait is refused by some kind", () => {
  const refused: ReadonlyArray<string> = Object.values(shippingKinds).flatMap(({ refuses }) => [...refuses]);
  expect(refused).toEqual(expect.arrayContaining(traitNames));
});

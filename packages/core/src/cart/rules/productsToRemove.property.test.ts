import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { productId } from "../../product/productId.ts";
import { runs } from "../../runs.test.config.ts";
import { productsToRemove } from "./productsToRemove.ts";

const warnings = fc.array(
  fc.record({
    productId: fc.constantFrom("1", "2", "3", "4").map(productId),
    productName: fc.string(),
    message: fc.string(),
  }),
);

it.prop([warnings], runs)(
  "[CART-11] every product with a warning is named once, in the order of the warnings",
  (list) => {
    const named: string[] = [];
    for (const warning of list) if (!named.includes(warning.productId)) named.push(warning.productId);
    expect(productsToRemove({ warnings: list })).toEqual(named);
  },
);

import type { SellingUnit } from "./Product.ts";

/**
 * Whether a product is sold by its weight: a piece of it weighs about so much, not exactly.
 *
 * @example isWeighed({ name: "kg" }) // => true
 * @example isWeighed({ name: "db" }) // => false
 */
export function isWeighed({ name }: Pick<SellingUnit, "name">): boolean {
  return name === "kg";
}

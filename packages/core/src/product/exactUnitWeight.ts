import { exactly, type Fraction, plus } from "./fraction.ts";
import type { ProductQuantities } from "./Product.ts";

/** `unitWeight` before it becomes a number, so that a sum over many is rounded once. */
export function exactUnitWeight({ weight, deposits }: Pick<ProductQuantities, "weight" | "deposits">): Fraction {
  return deposits.reduce((sum, deposit) => plus(sum, exactly(deposit.weight ?? 0)), exactly(weight ?? 0));
}

import type { ShippingMethod, ShippingProblem } from "../model/ShippingMethod.ts";

/**
 * Everything that stops a shipping method; empty when it can be used. One that is unavailable without a reason counts
 * as `unavailable`.
 *
 * @rule SHIP-3
 * @example shippingProblems({ isAvailable: false, problems: [] }) // => [{ kind: "unavailable", message: "", productIds: [] }]
 */
export function shippingProblems({
  isAvailable,
  problems,
}: Pick<ShippingMethod, "isAvailable" | "problems">): ReadonlyArray<ShippingProblem> {
  return isAvailable || problems.length > 0 ? problems : [{ kind: "unavailable", message: "", productIds: [] }];
}

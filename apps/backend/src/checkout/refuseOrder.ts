import type { PricedLine } from "../cart/PricedCart.ts";
import type { CouponProblem } from "../coupon/CouponProblem.ts";
import { CouponRefused } from "../coupon/CouponRefused.ts";
import { Refusal, type Validation } from "../graphql/Refusal.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { shortagesText } from "./shortagesText.ts";

/** What stops an order besides its fields. */
export interface OrderStops {
  /** Whether the cart differs from what the shopper saw. */
  readonly isChanged: boolean;
  /** Why the cart's coupon does not count any more. */
  readonly couponProblem: CouponProblem | null;
}

/**
 * A missing age confirmation is a question, after which the cart is ordered again. It is asked only about the cart that
 * the shopper saw.
 */
function withoutQuestion({ age_confirmed: _question, ...fields }: Validation): Validation {
  return fields;
}

/**
 * Refuses an order for all reasons that are known, in one answer. The fields, the coupon and with them the shortages
 * (at `products`) are VALIDATION_FAILED; a changed cart adds no field to them, because shops read the cart again after
 * every refusal and show its differences. Without any field it is CART_CHANGED, whose differences include shortages.
 * A shortage alone is left to `takeStock`, which locks the products, and a question about the age to the cart that the
 * shopper has seen.
 *
 * Errors: Refusal VALIDATION_FAILED by field, CouponRefused, CART_CHANGED.
 *
 * @rule ORDER-2, ORDER-9, CART-19, LAW-12
 */
export function refuseOrder(
  problems: Validation,
  { lines, isChanged, couponProblem }: OrderStops & { readonly lines: ReadonlyArray<PricedLine> },
): void {
  const fields = isChanged || couponProblem !== null ? withoutQuestion(problems) : problems;
  const isInvalid = couponProblem !== null || Object.keys(fields).length > 0;
  if (!isInvalid && isChanged)
    throw new Refusal("CART_CHANGED", { message: "The cart is not any more as the shopper saw it" });
  if (!isInvalid) return;
  const shortages = shortagesText(lines);
  const all = shortages === null ? fields : { ...fields, products: [...(fields["products"] ?? []), shortages] };
  if (couponProblem !== null) throw new CouponRefused(couponProblem, all);
  refuseInvalid(all);
}

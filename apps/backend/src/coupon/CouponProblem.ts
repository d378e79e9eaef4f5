import { couponTexts } from "./text.hu.ts";

/** Why a coupon gives no discount. */
export type CouponProblem =
  | { readonly kind: "unknown" | "notValidNow" | "noProduct" }
  | { readonly kind: "belowMinimum"; readonly minimum: number }
  /** Of all shoppers together: its uses or its budget are spent. */
  | { readonly kind: "usedUp" }
  /** Of this shopper. */
  | { readonly kind: "alreadyUsed" | "notFirstOrder" };

/** The sentence for the shopper, shown at the coupon's field. */
export function couponProblemText(problem: CouponProblem): string {
  return problem.kind === "belowMinimum" ? couponTexts.belowMinimum(problem.minimum) : couponTexts[problem.kind];
}

/**
 * Whether the response would reveal something to an unauthorized caller: a code that does not exist, or what a mailbox has bought. The
 * other problems are those of a right code.
 */
export const isMiss = ({ kind }: CouponProblem): boolean =>
  kind === "unknown" || kind === "alreadyUsed" || kind === "notFirstOrder";

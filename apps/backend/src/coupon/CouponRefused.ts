import { Refusal } from "../graphql/Refusal.ts";
import { type CouponProblem, couponProblemText } from "./CouponProblem.ts";

/** A coupon is refused, at its field. */
export class CouponRefused extends Refusal {
  readonly problem: CouponProblem;

  constructor(problem: CouponProblem) {
    super("VALIDATION_FAILED", {
      message: `The coupon is refused: ${problem.kind}`,
      validation: { coupon_code: [couponProblemText(problem)] },
    });
    this.problem = problem;
  }
}

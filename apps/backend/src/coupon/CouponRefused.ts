import { Refusal, type Validation } from "../graphql/Refusal.ts";
import { type CouponProblem, couponProblemText } from "./CouponProblem.ts";

/** A coupon is refused, at its field, with all else that is wrong. */
export class CouponRefused extends Refusal {
  readonly problem: CouponProblem;

  constructor(problem: CouponProblem, others: Validation = {}) {
    super("VALIDATION_FAILED", {
      message: `The coupon is refused: ${problem.kind}`,
      validation: { ...others, coupon_code: [couponProblemText(problem)] },
    });
    this.problem = problem;
  }
}

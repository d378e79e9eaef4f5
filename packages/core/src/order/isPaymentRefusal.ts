/** Why a try to pay came to nothing, as far as this version knows. */
export const paymentRefusals = ["CANCELED", "DECLINED", "TIMED_OUT", "UNREACHABLE"] as const;

export const isPaymentRefusal = (text: unknown): text is (typeof paymentRefusals)[number] =>
  paymentRefusals.some((refusal) => refusal === text);

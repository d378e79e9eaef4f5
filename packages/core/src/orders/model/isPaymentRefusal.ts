/** Reasons of a failed payment, of this version. */
export const paymentRefusals = ["CANCELED", "DECLINED", "TIMED_OUT", "UNREACHABLE"] as const;

export const isPaymentRefusal = (text: unknown): text is (typeof paymentRefusals)[number] =>
  paymentRefusals.some((refusal) => refusal === text);

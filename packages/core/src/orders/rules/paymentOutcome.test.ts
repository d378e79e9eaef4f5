import { describe, expect, it } from "vitest";
import { type PaymentOutcome, paymentOutcome } from "./paymentOutcome.ts";

type Payment = NonNullable<Parameters<typeof paymentOutcome>[0]["payment"]>;

const ending = (code: string, status: Payment["status"], refusal: Payment["refusal"] = null): PaymentOutcome =>
  paymentOutcome({ status: { code }, payment: { status, refusal } });

describe("the outcome of paying by card", () => {
  it.each<[Payment["refusal"], PaymentOutcome]>([
    ["DECLINED", "declined"],
    ["CANCELED", "canceled"],
    ["TIMED_OUT", "timedOut"],
    ["UNREACHABLE", "unreachable"],
    // The server has no reason, or one unknown to this version.
    [null, "declined"],
  ])("[ORDER-11] follows from the refusal: %s is %s", (refusal, expected) => {
    expect(ending("PAYMENT_REFUSED", "REFUSED", refusal)).toBe(expected);
  });

  it("[ORDER-11] waits for the bank, and reports when the money arrives", () => {
    expect(ending("PAYMENT_PENDING", "PENDING")).toBe("waiting");
    expect(ending("PROCESSING", "RECEIVED")).toBe("received");
  });

  it.each(["CANCELED", "MARKED_TO_CANCEL"])("[ORDER-11] is final once the order is %s", (code) => {
    expect(ending(code, "PENDING")).toBe("orderCanceled");
    expect(ending(code, "REFUSED", "TIMED_OUT")).toBe("orderCanceled");
    expect(ending(code, "TO_GIVE_BACK")).toBe("paidTooLate");
  });

  it("[ORDER-11] distinguishes a double payment from a late one", () => {
    expect(ending("PROCESSING", "TO_GIVE_BACK")).toBe("paidTwice");
  });

  it("[ORDER-11] is none for an order paid in another way, or in an unknown state", () => {
    expect(paymentOutcome({ status: { code: "ACCEPTED" }, payment: null })).toBe("none");
    expect(ending("ACCEPTED", "TELEPORTED")).toBe("none");
  });
});

import { describe, expect, it } from "vitest";
import { type PaymentEnding, paymentEnding } from "./paymentEnding.ts";

type Payment = NonNullable<Parameters<typeof paymentEnding>[0]["payment"]>;

const ending = (code: string, status: Payment["status"], refusal: Payment["refusal"] = null): PaymentEnding =>
  paymentEnding({ status: { code }, payment: { status, refusal } });

describe("how paying by card has ended", () => {
  it.each<[Payment["refusal"], PaymentEnding]>([
    ["DECLINED", "declined"],
    ["CANCELED", "canceled"],
    ["TIMED_OUT", "timedOut"],
    ["UNREACHABLE", "unreachable"],
    // The server does not know why, or knows a reason that this version does not.
    [null, "declined"],
  ])("a payment that was refused for %s is %s", (refusal, expected) => {
    expect(ending("PAYMENT_REFUSED", "REFUSED", refusal)).toBe(expected);
  });

  it("waits for the bank, and tells when the money is there", () => {
    expect(ending("PAYMENT_PENDING", "PENDING")).toBe("waiting");
    expect(ending("PROCESSING", "RECEIVED")).toBe("received");
  });

  it.each(["CANCELED", "MARKED_TO_CANCEL"])("[ORDER-11] waits for nothing once the order is %s", (code) => {
    expect(ending(code, "PENDING")).toBe("orderCanceled");
    expect(ending(code, "REFUSED", "TIMED_OUT")).toBe("orderCanceled");
    expect(ending(code, "TO_GIVE_BACK")).toBe("paidTooLate");
  });

  it("tells money that came twice from money that came too late", () => {
    expect(ending("PROCESSING", "TO_GIVE_BACK")).toBe("paidTwice");
  });

  it("says nothing of an order that is paid for otherwise, or in a way that this version does not know", () => {
    expect(paymentEnding({ status: { code: "ACCEPTED" }, payment: null })).toBe("none");
    expect(ending("ACCEPTED", "TELEPORTED")).toBe("none");
  });
});

import { describe, expect, it } from "vitest";
import { orderProgress } from "./orderProgress.ts";
import { orderStatuses } from "../model/orderStatuses.ts";

const createdAt = "2026-11-21T10:00:00Z";
const event = (code: string, at: string) => ({ status: { code }, at });
const progress = (code: string, ...events: ReadonlyArray<ReturnType<typeof event>>) =>
  orderProgress({ status: { code }, createdAt, events }).map(({ stage, state, at }) => [stage, state, at]);

describe("the progress of an order", () => {
  it("has each reached stage with its first time, and each later stage without a time", () => {
    expect(
      progress(
        "KAMRA_SHIPPED",
        event("ACCEPTED", "2026-11-21T10:05:00Z"),
        event("PROCESSING", "2026-11-22T05:00:00Z"),
        event("INVOICED", "2026-11-22T06:00:00Z"),
        event("KAMRA_SHIPPED", "2026-11-22T07:00:00Z"),
      ),
    ).toEqual([
      ["placed", "done", createdAt],
      ["preparing", "done", "2026-11-22T05:00:00Z"],
      ["underway", "current", "2026-11-22T07:00:00Z"],
      ["delivered", "ahead", null],
    ]);
  });

  it("ends at the cancellation, whatever stage was reached", () => {
    expect(progress("CANCELED", event("MARKED_TO_CANCEL", "2026-11-21T11:00:00Z"))).toEqual([
      ["placed", "done", createdAt],
      ["canceled", "current", "2026-11-21T11:00:00Z"],
    ]);
  });

  it("has a passed stage without a time if the server has none", () => {
    expect(progress("COMPLETE", event("COMPLETE", "2026-11-23T07:00:00Z"))).toEqual([
      ["placed", "done", createdAt],
      ["preparing", "done", null],
      ["underway", "done", null],
      ["delivered", "current", "2026-11-23T07:00:00Z"],
    ]);
  });

  it("is never under way when it is fetched: it becomes ready", () => {
    const fetched = (code: string) =>
      orderProgress({ status: { code }, createdAt, events: [], shippingMethod: { kind: "pickup" } });
    for (const code of Object.keys(orderStatuses).filter((each) => !/KAMRA|MPL/.test(each)))
      expect(fetched(code).map(({ stage }) => stage)).not.toContain("underway");
    expect(fetched("GPOINT_SHIPPED").map(({ stage, state }) => [stage, state])).toEqual([
      ["placed", "done"],
      ["preparing", "done"],
      ["ready", "current"],
      ["delivered", "ahead"],
    ]);
  });

  it("stays at its stage for an unknown status", () => {
    expect(progress("TELEPORTED", event("PROCESSING", "2026-11-22T05:00:00Z"))[1]).toEqual([
      "preparing",
      "current",
      "2026-11-22T05:00:00Z",
    ]);
    expect(
      progress(
        "TELEPORTED",
        event("PROCESSING", "2026-11-22T05:00:00Z"),
        event("KAMRA_SHIPPED", "2026-11-22T07:00:00Z"),
        event("TELEPORTED", "2026-11-22T08:00:00Z"),
      )[2],
    ).toEqual(["underway", "current", "2026-11-22T07:00:00Z"]);
    expect(progress("constructor")[0]).toEqual(["placed", "current", createdAt]);
  });

  it("has no time for a stage that the order went back from", () => {
    const sentTooEarly = event("KAMRA_SHIPPED", "2026-11-22T07:00:00Z");
    expect(progress("PROCESSING", event("PROCESSING", "2026-11-22T05:00:00Z"), sentTooEarly)[2]).toEqual([
      "underway",
      "ahead",
      null,
    ]);
  });

  it.each(Object.keys(orderStatuses))("has exactly one current stage at %s", (code) => {
    expect(progress(code).filter(([, state]) => state === "current")).toHaveLength(1);
  });
});

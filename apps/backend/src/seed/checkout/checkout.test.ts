import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { kindOfPayment } from "../../payment/kindOfPayment.ts";
import { sectors } from "../delivery/sectors.ts";
import { shippingMethods } from "../delivery/shippingMethods.ts";
import { timeRanges, timetable } from "../delivery/timetable.ts";
import { referenceVersion } from "../referenceVersion.ts";
import { paymentMethods, refusedPaymentMethods } from "./paymentMethods.ts";

const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

it("is that of the reference data's version: raise referenceVersion and put the new digest here when it changes", () => {
  const records = [
    shippingMethods({ brand: "Kamra" }),
    sectors,
    timeRanges,
    timetable(),
    paymentMethods,
    refusedPaymentMethods,
  ];
  expect({ [referenceVersion]: digest(records) }).toEqual({ "18": "0b264de43ad0ff5d" });
});

describe("the timetable", () => {
  const entries = timetable();

  it("has slots on every day of the week in every sector, two hours each, from 7 to 21", () => {
    for (const { id } of sectors)
      expect(new Set(entries.filter(({ sector_id }) => sector_id === id).map(({ weekday }) => weekday)).size).toBe(7);
    expect(timeRanges.map(({ time_from }) => time_from)).toEqual([
      "07:00",
      ...timeRanges.map(({ time_to }) => time_to).slice(0, -1),
    ]);
    expect(timeRanges.at(-1)?.time_to).toBe("21:00");
  });

  it("carries what the courier's method carries", () => {
    const [courier] = shippingMethods({ brand: "Kamra" });
    expect(entries.filter(({ weight_limit }) => weight_limit !== courier?.maxWeight)).toEqual([]);
  });
});

it("[PAY-1] the five ways of paying are there, each kind once", () => {
  expect(paymentMethods.map(({ id }) => kindOfPayment(id)).toSorted()).toEqual([
    "bankTransfer",
    "borgun",
    "cashOnDelivery",
    "savedCard",
    "simple",
  ]);
  expect(paymentMethods.filter(({ cost }) => cost > 0).map(({ id }) => kindOfPayment(id))).toEqual(["cashOnDelivery"]);
});

import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { kindOfPayment } from "../../payment/kindOfPayment.ts";
import { planTree } from "../planTree.ts";
import { seedVersion } from "../seedVersion.ts";
import { shippingMethods } from "../delivery/shippingMethods.ts";
import { postPoints } from "../delivery/postPoints.ts";
import { readPlaces } from "../delivery/readPlaces.ts";
import { sectors } from "../delivery/sectors.ts";
import { timeRanges, timetable } from "../delivery/timetable.ts";
import { coupons } from "./coupons.ts";
import { paymentMethods, refusedPaymentMethods } from "./paymentMethods.ts";

const today = "2026-11-21";
const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

it("is that of the seed's version: raise seedVersion and put the new digest here when it changes", async () => {
  const records = [
    coupons({ today }),
    shippingMethods({ brand: "Kamra" }),
    sectors,
    timeRanges,
    timetable(),
    paymentMethods,
    refusedPaymentMethods,
    postPoints(await readPlaces()),
  ];
  expect({ [seedVersion]: digest(records) }).toEqual({ "17": "8ed3937ed2f85791" });
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

describe("the coupons", () => {
  const all = coupons({ today });

  it("are of every kind: a percentage, an amount, for a category, from a minimum on, for some days", () => {
    for (const field of ["percent", "amount", "category_id", "valid_to"] as const)
      expect(
        all.some((coupon) => coupon[field] !== null),
        field,
      ).toBe(true);
    expect(all.some(({ minimum }) => minimum > 0)).toBe(true);
    expect(all.some(({ valid_to }) => valid_to !== null && valid_to < today)).toBe(true);
    expect(
      all.some(
        ({ valid_from, valid_to }) =>
          valid_from !== null && valid_to !== null && valid_from < today && today < valid_to,
      ),
    ).toBe(true);
  });

  it("are for existing categories", () => {
    const categories = new Set(planTree().map(({ id }) => id));
    const named = all.flatMap(({ category_id }) => category_id ?? []);
    expect(named.filter((id) => !categories.has(id))).toEqual([]);
    expect(planTree().find(({ id }) => id === named[0])?.name).toBe("Zöldség, gyümölcs");
  });
});

import { expect, it } from "vitest";
import { grams } from "../../product/amounts.ts";
import { deliveryTexts } from "../text.hu.ts";
import { timeSlotRefusals } from "./timeSlotRefusals.ts";
import { timeSlotsByDay } from "./timeSlotsByDay.ts";

const open = { status: "ACTIVE", visibleUntil: null, weightLimit: null };
const light = { cartWeight: grams(1000), now: new Date("2026-11-21T10:00:00Z") };

it("[SHIP-6] a slot without limits can be chosen", () => {
  expect(timeSlotRefusals(open, light)).toEqual([]);
});

it("[SHIP-6] the end of a slot is an instant, without an offset by the clock in Budapest", () => {
  const at = (visibleUntil: string) => timeSlotRefusals({ ...open, visibleUntil }, light);
  expect(at("2026-11-21T11:00:00")).toEqual([]);
  expect(at("2026-11-21T10:59:59")).toEqual(["past"]);
  expect(at("2026-11-21T11:00:00+02:00")).toEqual(["past"]);
  expect(timeSlotRefusals({ ...open, visibleUntil: "2026-11-21T10:59:59" }, { ...light, timeZone: "UTC" })).toEqual([]);
  expect(at("whenever")).toEqual(["past"]);
});

it("[SHIP-6] every reason against a slot has a text", () => {
  const worst = { status: "FULL", visibleUntil: "2026-11-20", weightLimit: grams(999) };
  expect(timeSlotRefusals(worst, light)).toEqual(["full", "past", "tooHeavy"]);
  expect(timeSlotRefusals({ ...worst, status: "SUSPENDED" }, light)).toEqual(["inactive", "past", "tooHeavy"]);
  expect(Object.keys(deliveryTexts.timeSlotRefusals)).toEqual(["full", "inactive", "past", "tooHeavy"]);
});

it("[SHIP-6] slots come day by day", () => {
  const slot = (day: string, from: string) => ({ day, from });
  const [one, two, three] = [slot("2026-11-22", "10:00"), slot("2026-11-21", "08:00"), slot("2026-11-22", "08:00")];
  expect(timeSlotsByDay([one, two, three])).toEqual([
    { day: "2026-11-21", slots: [two] },
    { day: "2026-11-22", slots: [three, one] },
  ]);
  expect(timeSlotsByDay([])).toEqual([]);
});

import { expect, it } from "vitest";
import { readyFromText } from "./readyFromText.ts";

it.each([
  ["today", "2026-11-21T13:15:00Z", "Várhatóan átvehető: ma 14:15 után"],
  ["today by Budapest's clock", "2026-11-20T23:30:00Z", "Várhatóan átvehető: ma 00:30 után"],
  ["on another day", "2026-11-22T13:15:00Z", "Várhatóan átvehető: november 22. 14:15 után"],
  ["in another year", "2027-11-21T13:15:00Z", "Várhatóan átvehető: 2027. november 21. 14:15 után"],
])("an order that can be fetched %s says so", (_, at, expected) => {
  expect(readyFromText(new Date(at), { now: new Date("2026-11-21T10:02:00Z") })).toBe(expected);
});

import { expect, it } from "vitest";
import { order } from "../stories/orders.ts";
import { textOf } from "../stories/textOf.ts";
import { OrderCard } from "./OrderCard.tsx";

it("[FMT-7] an order in a list names the year of its date unless it is this one", () => {
  const at = (now: string) =>
    textOf(<OrderCard order={{ ...order, createdAt: "2026-11-21T10:00:00Z" }} href="/x" now={new Date(now)} />);
  expect(at("2026-12-31T10:00:00Z")).toMatch(/^november 21\. /);
  expect(at("2027-01-02T10:00:00Z")).toMatch(/^2026\. november 21\. /);
});

it("an order in a list says when it is delivered, and nothing of it when it is fetched", () => {
  const timeSlot = { day: "2026-11-24", from: "14:00", to: "16:00" };
  const shown = (slot: typeof timeSlot | null) =>
    textOf(<OrderCard order={{ ...order, timeSlot: slot }} href="/x" now={new Date("2026-11-21T10:00:00Z")} />);
  expect(shown(timeSlot)).toContain("kiszállítás: november 24., kedd, 14:00–\u206016:00");
  expect(shown(null)).not.toContain("kiszállítás");
});

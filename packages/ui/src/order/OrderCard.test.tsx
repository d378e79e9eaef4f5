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

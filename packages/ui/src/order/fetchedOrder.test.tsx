import { expect, it } from "vitest";
import { order } from "../stories/orders.ts";
import { textOf } from "../stories/textOf.ts";
import { OrderFacts } from "./OrderFacts.tsx";
import { OrderReceipt } from "./OrderReceipt.tsx";

const fetched = { ...order, shippingMethod: { id: "4", kind: "pickup", name: "Személyes átvétel" } } as const;

it("an order that is fetched in the shop speaks of fetching, one that is brought of delivery", () => {
  const read = ({ lines, amounts, fees, shippingMethod }: typeof order) => ({
    facts: textOf(<OrderFacts order={{ ...order, shippingMethod }} now={new Date("2026-11-21T12:00:00Z")} />),
    receipt: textOf(<OrderReceipt {...{ lines, amounts, fees, shippingMethod }} />),
  });
  expect(read(order).facts).toMatch(/^Szállítás /);
  expect(read(order).receipt).toContain(" Kiszállítás ");
  expect(read(fetched).facts).toMatch(/^Átvétel Személyes átvétel/);
  expect(read(fetched).receipt).toContain(" Átvétel ");
  expect(read(fetched).receipt).not.toContain("Kiszállítás");
});

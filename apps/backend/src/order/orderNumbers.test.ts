import { expect, it } from "vitest";
import { isOrderNumber } from "@kamra/core/unstable";
import { insertOrderRow } from "../checkout/insertOrderRow.ts";
import { newOrderId } from "./newOrderId.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient } from "../testing/orderClient.ts";

onBothDatabases("The number of an order", (backend) => {
  const { readyCart, placed } = orderClient(backend);
  const place = async () => (await placed({ cart_id: await readyCart() })).order.id;

  it("[ORDER-15] tells a stranger who orders twice not how many orders came between.", async () => {
    const ids = [await place(), await place(), await place(), await place(), await place(), await place()].map(Number);
    expect(ids.every((id) => String(id).length === 8 && isOrderNumber(String(id)))).toBe(true);
    const steps = ids.slice(1).map((id, index) => Math.abs(id - (ids[index] ?? 0)));
    expect(Math.min(...steps)).toBeGreaterThan(ids.length);
  });

  it("[ORDER-15] is another one when the random one is taken.", async () => {
    const db = backend().database.db;
    const taken = Number(await place());
    const { id: _id, ...row } = await db
      .selectFrom("orders")
      .where("id", "=", taken)
      .selectAll()
      .executeTakeFirstOrThrow();
    const order = {
      ...row,
      ...{ fees: "[]", shipping_address: null, billing_address: null, time_slot: null, post_point: null },
      ...{ transaction_id: "A".repeat(22), cart_id: "another cart" },
    };
    const free = newOrderId();
    const ids = [taken, taken, free];
    expect(await insertOrderRow(db, order, { newId: () => ids.shift() ?? 0 })).toBe(free);
  });
});

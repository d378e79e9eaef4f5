import { afterAll, beforeAll, expect, it } from "vitest";
import { orderClient } from "../testing/orderClient.ts";
import { freeGoods, startFreeGoods } from "../testing/startFreeGoods.ts";
import type { TestBackend } from "../testing/startTestBackend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startFreeGoods();
});
afterAll(() => backend.close());

const { readyCart, placed } = orderClient(() => backend);

it.each([
  ["by card", "3"],
  ["in cash", "2"],
])(
  "[ORDER-13] An order of 0 Ft %s is accepted at once: no provider, no payment, no fee.",
  async (_how, payment_method) => {
    const answer = await placed({ cart_id: await readyCart({ coupon_code: freeGoods, payment_method }) });
    expect(answer).toMatchObject({ rewrite_url: null, order: { total_amount: 0, status: { code: "ACCEPTED" } } });
    const { db } = backend.database;
    const order = db.selectFrom("orders").where("id", "=", Number(answer.order.id));
    expect(await order.select("cash_on_delivery_amount").executeTakeFirst()).toEqual({ cash_on_delivery_amount: 0 });
    expect(
      await db.selectFrom("payments").where("order_id", "=", Number(answer.order.id)).select("id").execute(),
    ).toEqual([]);
    const { data } = await backend.ask(
      "query ($id: ID!) { orderByTransaction(transaction_id: $id) { payment { status } } }",
      { id: answer.transaction_id },
    );
    expect(data).toEqual({ orderByTransaction: { payment: null } });
  },
);

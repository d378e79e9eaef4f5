import { afterAll, beforeAll, expect, it } from "vitest";
import { orderClient } from "../testing/orderClient.ts";
import { freeGoods, startFreeGoods } from "../testing/startFreeGoods.ts";
import type { TestBackend } from "../testing/startTestBackend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startFreeGoods();
});
afterAll(() => backend.close());

const { readyCart, createOrder } = orderClient(() => backend);

/** An order of free goods, so that its total is the donation. */
async function donated(amount: number, payment_method: string, coupon_code: string | null = freeGoods) {
  const cart_id = await readyCart({ coupon_code, payment_method });
  const { data, errors } = await createOrder({ cart_id, donation_data: { amount, cause: "Élelmiszerbank" } });
  return data?.createOrder.order.total_amount ?? errors.map(({ extensions }) => extensions);
}

const refused = (reason: string) => [{ code: "VALIDATION_FAILED", validation: { payment_method: [reason] } }];

it("[PAY-4] An order below the least amount of its payment method is refused with the reason, and one of it is placed.", async () => {
  expect(await donated(9, "3")).toMatchObject(refused("10\u00a0Ft alatt nem lehet kártyával fizetni."));
  expect(await donated(10, "3")).toBe(10);
  expect(await donated(9, "2")).toBe(9);
});

it("[PAY-4] The greatest amount counts all that is paid.", async () => {
  expect(await donated(1_000_000, "2", null)).toMatchObject(
    refused("1\u00a0000\u00a0000\u00a0Ft felett nem lehet készpénzzel fizetni."),
  );
  expect(await donated(1_000_000, "2")).toBe(1_000_000);
  expect(await donated(1_000_000, "3", null)).toBeGreaterThan(1_000_000);
});

it("[PAY-4] Shops read the limits with the methods.", async () => {
  const { data } = await backend.ask<{ paymentMethods: ReadonlyArray<object> }>(
    "{ paymentMethods { id min_amount max_amount } }",
    {},
  );
  expect(data.paymentMethods).toContainEqual({ id: "2", min_amount: null, max_amount: 1_000_000 });
  expect(data.paymentMethods).toContainEqual({ id: "3", min_amount: 10, max_amount: null });
});

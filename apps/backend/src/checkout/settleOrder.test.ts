import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient, type PlacedOrder } from "../testing/orderClient.ts";

onBothDatabases("[ORDER-3] an order whose answer was lost", (backend) => {
  const { readyCart, createOrder, placed } = orderClient(backend);
  const accounts = accountClient(backend);

  async function settle(cartId: string, by: { readonly token?: string; readonly idempotencyKey?: string } = {}) {
    const { data, errors } = await backend().ask<{ settleOrder: PlacedOrder | null } | null>(
      `mutation ($cart_id: ID!) {
        settleOrder(cart_id: $cart_id) {
          order { id status { code title } total_amount user_type cancellable_until }
          transaction_id rewrite_url registration_result { token user { id } }
        }
      }`,
      { cart_id: cartId },
      by,
    );
    return errors[0]?.extensions.code ?? data?.settleOrder;
  }

  it("returns the existing order", async () => {
    const cart = await readyCart();
    const idempotencyKey = randomUUID();
    const first = await placed({ cart_id: cart }, { idempotencyKey });
    expect(await settle(cart, { idempotencyKey })).toEqual(first);
    expect(await settle(cart, { idempotencyKey })).toEqual(first);
    expect(await settle(cart)).toEqual(first);
  });

  it("returns null without an order, and a late request with that key orders nothing", async () => {
    const cart = await readyCart();
    const idempotencyKey = randomUUID();
    expect(await settle(cart, { idempotencyKey })).toBeNull();
    expect((await createOrder({ cart_id: cart }, { idempotencyKey })).errors[0]?.extensions.code).toBe(
      "IDEMPOTENCY_KEY_REUSED",
    );
    expect(await settle(cart, { idempotencyKey })).toBeNull();
    const next = await placed({ cart_id: cart }, { idempotencyKey: randomUUID() });
    expect(await settle(cart, { idempotencyKey })).toEqual(next);
  });

  it("agrees with the order request when both come at the same time", async () => {
    for (let times = 0; times < 10; times += 1) {
      const cart = await readyCart();
      const idempotencyKey = randomUUID();
      const [ordered, settled] = await Promise.all([
        createOrder({ cart_id: cart }, { idempotencyKey }),
        settle(cart, { idempotencyKey }),
      ]);
      expect(settled).toEqual(ordered.data?.createOrder ?? null);
    }
  });

  it("is refused for another user's cart, as the order itself is", async () => {
    const [anna, bela] = [await accounts.register(), await accounts.register()];
    const cart = await readyCart({}, anna);
    for (const other of [bela, {}])
      expect((await createOrder({ cart_id: cart }, other)).errors[0]?.extensions.code).toBe("INVALID_CART_ID");
    await placed({ cart_id: cart }, anna);
    expect(await settle(cart, anna)).toMatchObject({ order: {} });
    for (const other of [bela, {}]) expect(await settle(cart, other)).toBe("INVALID_CART_ID");
    expect(await settle("nothing")).toBe("INVALID_CART_ID");
  });
});

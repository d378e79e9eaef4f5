import { beforeEach, expect, it } from "vitest";
import { cartClient } from "../testing/cartClient.ts";
import { listService, type Person } from "../testing/listService.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow } from "../testing/startTestBackend.ts";

onBothDatabases("a cart's owner", (backend) => {
  const { register } = listService(backend);
  const { create } = cartClient(backend, "id");
  let id = "";
  let owner: Person;
  let other: Person;
  beforeEach(async () => {
    id = await create();
    [owner, other] = [await register("Anna"), await register("Béla")];
  });

  const give = async (fields: { user_id?: string; ordered_at?: string }) =>
    void (await backend().database.db.updateTable("carts").set(fields).where("id", "=", id).execute());

  const calls = {
    cart: "query ($id: ID!) { cart(id: $id) { id } }",
    getCart: "query ($id: ID!) { getCart(id: $id) { id } }",
    updateCart: `mutation ($id: ID!) { updateCart(input: { id: $id, products: [{ product_id: "${ids.milk}", piece: 2 }] }) { id } }`,
    shippingMethods: "query ($id: ID!) { shippingMethods(cart_id: $id) { id } }",
  };

  async function outcome(call: keyof typeof calls, by?: Person): Promise<string> {
    const { data, errors } = await backend().ask<Record<string, { id: string } | null> | null>(calls[call], { id }, by);
    return errors[0]?.extensions.code ?? (data?.[call] ? "answered" : "nothing");
  }

  it.each(Object.keys(calls).filter((name): name is keyof typeof calls => name in calls))(
    "[CART-1] alone gets at it by its id: %s",
    async (call) => {
      expect([await outcome(call), await outcome(call, other)]).toEqual(["answered", "answered"]);
      await give({ user_id: owner.id });
      expect(await outcome(call, owner)).toBe("answered");
      expect([await outcome(call), await outcome(call, other)]).toEqual(["INVALID_CART_ID", "INVALID_CART_ID"]);
      const { quantity } =
        (await backend()
          .database.db.selectFrom("cart_products")
          .where("cart_id", "=", id)
          .select("quantity")
          .executeTakeFirst()) ?? {};
      expect(quantity).toBe(call === "updateCart" ? 2 : undefined);
      await give({ ordered_at: firstNow });
      expect(await outcome(call, owner)).toBe("INVALID_CART_ID");
    },
  );
});

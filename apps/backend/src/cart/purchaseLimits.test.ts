import { productId } from "@kamra/core/product";
import { texts } from "@kamra/core/texts";
import { beforeEach, expect, it } from "vitest";
import { accountClient } from "../testing/accountClient.ts";
import { cartClient } from "../testing/cartClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient } from "../testing/orderClient.ts";
import { ids } from "../seed/smallSeed.ts";

interface Cart {
  readonly id: string;
  readonly cart_products: ReadonlyArray<{ readonly product: { readonly id: string }; readonly piece: number }>;
}

const reached = texts.product.purchaseLimitReached;
const purchaseLimits = { [productId(String(ids.milk))]: 3, [productId(String(ids.apple))]: 0.5 };

onBothDatabases(
  "[QTY-7] purchase limits",
  (backend) => {
    const { create, updated, invalid, read } = cartClient<Cart>(backend, "id cart_products { product { id } piece }");
    const { readyCart, createOrder } = orderClient(backend);
    const accounts = accountClient(backend);
    let id = "";
    beforeEach(async () => {
      id = await create();
    });

    it("let a cart hold as much as they say", async () => {
      expect((await updated({ id, products: [{ product_id: ids.milk, piece: 3 }] })).cart_products).toMatchObject([
        { piece: 3 },
      ]);
    });

    it("refuse a quantity above them, in default units, and leave the cart unchanged", async () => {
      await updated({ id, products: [{ product_id: ids.milk, piece: 2 }] });
      expect(
        await invalid({
          id,
          products: [
            { product_id: ids.milk, piece: 4 },
            { product_id: ids.apple, piece: 3, quantity_type: "alternative" },
            { product_id: ids.beer, piece: 600 },
          ],
        }),
      ).toEqual({ "products.0.piece": [reached], "products.1.piece": [reached] });
      expect((await read(id)).cart_products).toMatchObject([{ product: { id: String(ids.milk) }, piece: 2 }]);
    });

    it("hold for the sum of two carts: it is cut, and the shopper gets a note", async () => {
      const { email, password, token } = await accounts.register();
      const hers = cartClient<Cart>(backend, "id", { token });
      const two = [{ product_id: ids.milk, piece: 2 }];
      await hers.updated({ id: await hers.create(), products: two });
      await updated({ id, products: two });
      const { data } = await backend().ask<{ login: { cart_changes: unknown } }>(
        "mutation ($data: LoginInput!) { login(loginData: $data) { cart_changes { product_id kind wanted piece } } }",
        { data: { email, password, cart_id: id } },
      );
      expect(data.login.cart_changes).toEqual([{ product_id: String(ids.milk), kind: "capped", wanted: 4, piece: 3 }]);
    });

    it("refuse the order of a cart that was filled before there was one", async () => {
      const cart = await readyCart();
      const { db } = backend().database;
      await db.updateTable("cart_products").set({ quantity: 4 }).where("cart_id", "=", cart).execute();
      const { errors } = await createOrder({ cart_id: cart });
      expect(errors[0]?.extensions).toMatchObject({
        code: "VALIDATION_FAILED",
        validation: { products: [expect.stringContaining(reached)] },
      });
    });
  },
  { settings: { purchaseLimits } },
);

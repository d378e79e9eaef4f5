import { refusal } from "../backend/refusal.test.kit.ts";
import { smallSeedIds as ids } from "@kamra/backend";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestShop } from "../backend/index.ts";
import { graphqlErrorResponse, statusResponse } from "../network/index.ts";
import {
  type CartKit,
  now,
  one,
  operations,
  quantities,
  startCartKit,
  texts,
  three,
  two,
  updates,
} from "./cart.test.kit.ts";

let kit: CartKit;
beforeAll(async () => {
  kit = await startCartKit();
});
afterAll(() => kit.backend.close());

describe("the first product", () => {
  const undecided = () => openTestShop({ fetch: kit.backend.fetch, now });

  it("[CART-9] waits until the shopper has chosen a delivery address", async () => {
    const opened = undecided();
    const added = opened.shop.cart.setQuantity(kit.products.milk, two);
    expect(opened.shop.delivery.request.get()).toEqual({ open: true, forAdd: true });
    expect(opened.shop.cart.state.get().cart).toBeNull();
    await opened.shop.delivery.select({ type: "personal" });
    await added;
    expect(opened.shop.delivery.request.get()).toEqual({ open: false, forAdd: false });
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2 });
  });

  it("[CART-9] stays out of the cart when the shopper chooses no address", async () => {
    const opened = undecided();
    const added = opened.shop.cart.setQuantity(kit.products.milk, two);
    opened.shop.delivery.cancelPicker();
    await added;
    expect(opened.shop.cart.state.get().cart).toBeNull();
    expect(opened.network.calls).toHaveLength(0);
  });

  it("[CART-9] enters the cart together with others that wait", async () => {
    const opened = undecided();
    const added = [
      opened.shop.cart.setQuantity(kit.products.milk, two),
      opened.shop.cart.setQuantity(kit.products.beer, one),
    ];
    await opened.shop.delivery.select({ type: "personal" });
    await Promise.all(added);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2, "Őszi sör 0,5 l": 1 });
  });

  it("[CART-9] asks for no address when it is already in the cart", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    await opened.shop.delivery.clear();
    await opened.shop.cart.setQuantity(kit.products.milk, three);
    expect(opened.shop.delivery.request.get().open).toBe(false);
  });
});

describe("the whole cart", () => {
  it("[CART-10] is emptied by an update without products, and then fetched again", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    const asked = opened.network.calls.length;
    await opened.shop.cart.empty();
    expect(operations(opened).slice(asked)).toEqual(["updateCart", "cartHash", "shippingMethods"]);
    expect(updates(opened).at(-1)?.variables).toMatchObject({ input: { products: [] } });
    expect(quantities(opened)).toEqual({});
  });

  it("[CART-10] stays unchanged when emptying fails", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    opened.network.use(({ operationName }) =>
      operationName === "updateCart" ? graphqlErrorResponse("INTERNAL_SERVER_ERROR") : null,
    );
    const emptied = opened.shop.cart.empty();
    expect(quantities(opened)).toEqual({});
    expect(await refusal(emptied)).toMatchObject({ _tag: "ServerError" });
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2 });
    expect(texts(opened)).toEqual(["Hiba a kosár kiürítése közben"]);
  });

  const withWarning = async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    await opened.shop.cart.setQuantity(kit.products.cake, one);
    const setStatus = (status: "OUT_OF_STOCK" | "AVAILABLE") =>
      kit.backend.database.db.updateTable("products").set({ status }).where("id", "=", ids.cake).execute();
    await setStatus("OUT_OF_STOCK");
    await opened.shop.cart.refresh();
    await setStatus("AVAILABLE");
    return opened;
  };

  it("[CART-11] loses its unavailable products when the shopper agrees", async () => {
    const opened = await withWarning();
    expect(opened.shop.cart.state.get().cart?.warnings.map(({ productId }) => productId)).toEqual([
      kit.products.cake.id,
    ]);
    await opened.shop.cart.removeUnavailable();
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2 });
    expect(opened.shop.notices.get()).toMatchObject([
      { kind: "success", text: "A nem rendelhető termékeket sikeresen eltávolítottuk!" },
    ]);
  });

  it("[CART-11] keeps them when the server refuses the removal", async () => {
    const opened = await withWarning();
    opened.network.use(({ operationName }) => (operationName === "updateCart" ? statusResponse(500) : null));
    expect(await refusal(opened.shop.cart.removeUnavailable())).toMatchObject({ _tag: "HttpStatusError" });
    expect(Object.keys(quantities(opened))).toHaveLength(2);
    expect(texts(opened)).toEqual(["Hiba történt a termékek eltávolítása közben!"]);
  });

  it("[CART-20] names a product that the shop has deleted, until the shopper has read it", async () => {
    const own = await startCartKit();
    const opened = await own.open();
    await opened.shop.cart.setQuantity(own.products.milk, two);
    await opened.shop.cart.setQuantity(own.products.cake, one);
    await own.backend.database.db.deleteFrom("products").where("id", "=", ids.cake).execute();
    await opened.shop.cart.refresh();
    const deleted = () => opened.shop.cart.state.get().cart?.deletedProducts;
    expect(deleted()).toEqual([{ productId: own.products.cake.id, productName: own.products.cake.name }]);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2 });
    await opened.shop.cart.acceptDeleted();
    expect(deleted()).toEqual([]);
    expect((await own.onServer(opened))?.deletedProducts).toEqual([]);
    expect(texts(opened)).toEqual([]);
    await own.backend.close();
  });

  it("[MODAL-2] loses the shipping address when the shopper chooses another place", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    await kit.backend.database.db
      .insertInto("cart_shipping_addresses")
      .values({
        cart_id: opened.cookies.get("cart_id") ?? "",
        name: "Kis Éva",
        postcode: 1186,
        city: "Budapest",
        street: null,
        house_number: null,
        note: null,
        telephone: null,
      })
      .execute();
    await opened.shop.cart.refresh();
    expect(opened.shop.cart.state.get().cart?.shippingAddress?.name).toBe("Kis Éva");
    await opened.shop.delivery.select({ type: "delivery", deliveryType: "postcode", zip: "8315", city: "Gyenesdiás" });
    await opened.settled(Promise.resolve());
    expect(opened.shop.cart.state.get().cart?.shippingAddress).toBeNull();
    expect((await kit.onServer(opened))?.shippingAddress).toBeNull();
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2 });
  });

  it("[MODAL-2] sends nothing for another place without a shipping address", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    await opened.shop.delivery.select({ type: "delivery", deliveryType: "postcode", zip: "8315", city: "Gyenesdiás" });
    await opened.settled(Promise.resolve());
    expect(updates(opened)).toHaveLength(1);
  });
});

describe("the cart panel", () => {
  it("[CART-13] [COOKIE-1] is open while the cart has products, until the shopper decides otherwise, which is stored", async () => {
    const opened = await kit.open();
    const { panel } = opened.shop.cart;
    expect(panel.get()).toBe(false);
    const added = opened.shop.cart.setQuantity(kit.products.milk, one);
    expect(panel.get()).toBe(true);
    await added;
    opened.shop.cart.setPanel(false);
    expect(panel.get()).toBe(false);
    expect(opened.cookies.get("cart_opened")).toBe("false");
    const next = await kit.open({ cookies: opened.cookies });
    await next.shop.cart.refresh();
    expect(next.shop.cart.panel.get()).toBe(false);
    next.shop.cart.setPanel(true);
    expect(next.shop.cart.panel.get()).toBe(true);
  });
});

import { refusal } from "../backend/refusal.test.kit.ts";
import { smallSeedIds as ids } from "@kamra/backend";
import { defaultSettings } from "@kamra/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graphqlErrorResponse, lateResponse, lateRequest, lostResponse, offline } from "../network/index.ts";
import {
  type CheckoutKit,
  contactPerson,
  fail,
  ordersOf,
  password,
  sent,
  startCheckoutKit,
} from "./checkout.test.kit.ts";

let kit: CheckoutKit;
beforeAll(async () => {
  kit = await startCheckoutKit();
});
afterAll(() => kit.backend.close());

const open = () => kit.open({ settings: { attempts: 1 } });

describe("the order that a press sends", () => {
  it("[ORDER-1] [CART-17] sends refused data again, and is not placed while the data is refused", async () => {
    const opened = await open();
    const { shop, network } = opened;
    const entered = { ...contactPerson, name: "Nagy Béla" };
    fail(
      opened,
      "updateCart",
      graphqlErrorResponse("VALIDATION_FAILED", { validation: { contact_data: ["Így nem."] } }),
    );
    expect(await refusal(shop.checkout.update({ contactPerson: entered }))).toMatchObject({ _tag: "ValidationError" });
    expect(await shop.checkout.place()).toMatchObject({ phase: "refused", error: { _tag: "ValidationError" } });
    expect(sent(opened, "createOrder")).toEqual([]);
    network.use(() => null);
    expect(await shop.checkout.place()).toMatchObject({ phase: "placed", order: { contactPerson: entered } });
    expect(sent(opened, "createOrder")).toHaveLength(1);
  });

  it("[ORDER-2] is not placed when an earlier change gets no answer", async () => {
    const opened = await open();
    const { shop, network, clock, rest } = opened;
    network.use(({ operationName }) => (operationName === "updateCart" ? lateRequest(new Promise(() => {})) : null));
    void shop.checkout.update({ contactPerson: { ...contactPerson, name: "Nagy Béla" } });
    void shop.checkout.place();
    await rest();
    while (shop.checkout.placing.get().phase === "submitting") {
      clock.advance(clock.untilNext() ?? expect.fail());
      await rest();
    }
    const error = { _tag: "TimeoutError", timeoutMs: defaultSettings.timeoutMs };
    expect(shop.checkout.placing.get()).toMatchObject({ phase: "refused", error });
    expect(sent(opened, "createOrder")).toEqual([]);
    shop.dispose();
  });

  it("[ORDER-9] is not placed when an earlier change had another result", async () => {
    const opened = await open();
    const { shop, network, cartId } = opened;
    const { db } = kit.backend.database;
    const setPrice = (price: number) => db.updateTable("products").set({ price }).where("id", "=", ids.milk).execute();
    const [milk] = await shop.catalogue.productsById([String(ids.milk)]);
    const held = Promise.withResolvers<void>();
    network.use(({ operationName }) => (operationName === "updateCart" ? lateRequest(held.promise) : null));
    void shop.cart.setQuantity(milk ?? expect.fail(), { quantity: 2, quantityType: "default" });
    const placing = shop.checkout.place();
    await setPrice(409);
    held.resolve();
    const changed = await placing;
    await setPrice(399);
    const difference = { kind: "price", productId: String(ids.milk), name: "Tej 2,8% 1 l", before: 399, after: 409 };
    expect(changed?.phase === "changed" && changed.differences).toContainEqual(difference);
    expect(sent(opened, "createOrder")).toEqual([]);
    expect(await ordersOf(cartId, kit.backend)).toEqual([]);
  });

  it("[ORDER-9] is sent again when the server's cart differs invisibly, a limited number of times", async () => {
    const opened = await open();
    fail(opened, "createOrder", graphqlErrorResponse("CART_CHANGED"));
    expect(await opened.shop.checkout.place()).toEqual({ phase: "changed", differences: [] });
    expect(sent(opened, "createOrder")).toHaveLength(2);
  });

  it.each([{}, { password }])(
    "[ORDER-3] is placed once when its answer is lost and its result unknown (%o)",
    async (request) => {
      const opened = await open();
      opened.network.use(({ operationName }) => (operationName === "createOrder" ? lostResponse : offline));
      expect(await opened.shop.checkout.place(request)).toEqual({ phase: "unknown" });
      expect(sent(opened, "createOrder")).toHaveLength(1);
      opened.shop.dispose();
    },
  );

  it("[ORDER-3] is placed once when its answer is lost and the server reports its result", async () => {
    const opened = await open();
    fail(opened, "createOrder", lostResponse);
    expect(await opened.shop.checkout.place()).toMatchObject({ phase: "placed" });
    expect(sent(opened, "createOrder")).toHaveLength(1);
    const keys = ["createOrder", "settleOrder"].map((operation) =>
      sent(opened, operation)[0]?.headers.get("idempotency-key"),
    );
    expect(keys[0]).not.toBeNull();
    expect(keys[1]).toBe(keys[0]);
  });

  it("[ORDER-2] [ORDER-3] is not placed for a cart without its owner", async () => {
    const opened = await open();
    opened.network.use(({ operationName }) => {
      if (operationName === "createOrder") return offline;
      return operationName === "settleOrder" ? graphqlErrorResponse("INVALID_CART_ID") : null;
    });
    expect(await opened.shop.checkout.place()).toMatchObject({ phase: "refused", error: { _tag: "NetworkError" } });
  });

  it("[ORDER-3] [SESS-4] is not asked about by the next shopper after its own shopper has logged out", async () => {
    const opened = await kit.openLoggedIn();
    const { shop, network, rest, email } = opened;
    const held = Promise.withResolvers<void>();
    network.use(({ operationName }) => (operationName === "createOrder" ? lateResponse(held.promise) : null));
    void shop.checkout.place();
    await rest();
    await shop.session.logout();
    held.resolve();
    await rest();
    expect(sent(opened, "settleOrder")).toEqual([]);
    await shop.session.login({ email, password });
    await rest();
    expect(shop.checkout.placing.get()).toMatchObject({ phase: "placed" });
    expect(sent(opened, "createOrder")).toHaveLength(1);
  });

  it("[ORDER-5] is sent again with its registration, and is placed even if that fails", async () => {
    const opened = await open();
    await opened.shop.checkout.update({
      contactPerson: { ...contactPerson, email: `elveszett.${opened.cartId}@pelda.hu` },
    });
    fail(opened, "createOrder", lostResponse);
    expect(await opened.shop.checkout.place({ password })).toMatchObject({ phase: "placed" });
    expect(sent(opened, "createOrder")).toHaveLength(2);
    expect(await ordersOf(opened.cartId, kit.backend)).toHaveLength(1);
  });

  it("[ORDER-3] leads to a question when an order is open, also with another cart", async () => {
    const opened = await open();
    const { shop, network, rest } = opened;
    network.use(({ operationName }) => (operationName === "createOrder" ? lostResponse : offline));
    expect(await shop.checkout.place()).toEqual({ phase: "unknown" });
    network.use(() => null);
    await rest();
    await shop.cart.refresh();
    expect(shop.cart.state.get().cart?.lines).toEqual([]);
    expect(await shop.checkout.place()).toMatchObject({ phase: "placed" });
  });
});

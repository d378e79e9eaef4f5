import { smallSeedIds as ids } from "@kamra/backend";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestShop, TestShopOptions } from "../backend/index.ts";
import { browserWithChannels } from "../session/browser.test.support.ts";
import {
  browserWith,
  type CheckoutKit,
  ordersOf,
  readyCart,
  safe,
  startCheckoutKit,
  texts,
} from "./checkout.test.kit.ts";

let kit: CheckoutKit;
beforeAll(async () => {
  kit = await startCheckoutKit();
});
afterAll(() => kit.backend.close());

describe("placing an order", () => {
  describe("an order with products for adults", () => {
    const openBeer = async (options: Partial<TestShopOptions> = {}) => {
      const cartId = await readyCart(kit.backend, { productId: ids.beer });
      return { cartId, ...(await kit.reopen(browserWith(cartId), options)) };
    };
    const asked = async ({ shop, rest }: Pick<TestShop, "shop" | "rest">) => {
      await rest();
      const dialog = shop.dialogs.open.get()?.dialog;
      if (dialog?.kind !== "ageConfirmation") throw new Error("There is no question about the shopper's age");
      return dialog;
    };

    it("[LAW-12] [ORDER-1] asks a shopper without a confirmed age, and orders when they confirm", async () => {
      const opened = await openBeer({ saysToBeAdult: false });
      const placing = opened.shop.checkout.place();
      const dialog = await asked(opened);
      expect(texts(opened)).toEqual([]);
      opened.shop.dialogs.answer(dialog, "confirm");
      expect(await opened.settled(placing)).toMatchObject({ phase: "placed" });
      expect(await ordersOf(opened.cartId, kit.backend)).toHaveLength(1);
    });

    it("[LAW-12] [ORDER-2] explains why nothing was ordered without a confirmation, and asks again at the next press", async () => {
      const opened = await openBeer({ saysToBeAdult: false });
      const { shop, settled, cartId } = opened;
      const placing = shop.checkout.place();
      shop.dialogs.answer(await asked(opened), null);
      expect(await settled(placing)).toMatchObject({ phase: "refused", error: { _tag: "ValidationError" } });
      expect(texts(opened).join()).toContain(safe);
      expect(await ordersOf(cartId, kit.backend)).toEqual([]);
      expect(shop.cart.state.get().cart).toMatchObject({ ageConfirmed: false, lines: [{ quantity: 1 }] });
      const again = shop.checkout.place();
      opened.clock.advance(100);
      shop.dialogs.answer(await asked(opened), "confirm");
      expect(await settled(again)).toMatchObject({ phase: "placed" });
    });

    it("[LAW-12] [ORDER-3] lets other tabs order while it waits for the answer", async () => {
      const window = browserWithChannels();
      const cartId = await readyCart(kit.backend, { productId: ids.beer });
      const browser = browserWith(cartId);
      const first = await kit.reopen(browser, { saysToBeAdult: false, window: window() });
      const second = await kit.reopen(browser, { window: window() });
      const waiting = first.shop.checkout.place();
      const dialog = await asked(first);
      expect(await second.settled(second.shop.checkout.place())).toMatchObject({ phase: "placed" });
      first.shop.dialogs.answer(dialog, "confirm");
      await first.settled(waiting);
      expect(await ordersOf(cartId, kit.backend)).toHaveLength(1);
    });
  });
});

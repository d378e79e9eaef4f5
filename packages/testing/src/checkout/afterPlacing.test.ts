import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestShop } from "../backend/index.ts";
import { graphqlErrorResponse, lateResponse, lostResponse, offline } from "../network/index.ts";
import { browserWithChannels } from "../session/browser.test.support.ts";
import {
  browserWith,
  type CheckoutKit,
  contactPerson,
  fail,
  password,
  readyCart,
  sent,
  startCheckoutKit,
  texts,
} from "./checkout.test.kit.ts";

let kit: CheckoutKit;
beforeAll(async () => {
  kit = await startCheckoutKit();
});
afterAll(() => kit.backend.close());

describe("a placed order", () => {
  describe("with addresses that are new", () => {
    const addresses = ({ shop }: Pick<TestShop, "shop">) =>
      shop.session.state.get().user?.billingAddresses.map(({ street }) => street);

    it("[ORDER-8] shows them among the account's addresses, in another tab too", async () => {
      const window = browserWithChannels();
      const cartId = await readyCart(kit.backend);
      const browser = browserWith(cartId);
      const opened = await kit.reopen(browser, { window: window() });
      await opened.shop.session.register({ email: "cimes@pelda.hu", password, name: "Kovács Anna" });
      await opened.shop.cart.refresh();
      await opened.settled(opened.shop.checkout.refresh());
      const other = await kit.reopen(browser, { window: window() });
      await other.shop.session.refresh();
      expect([addresses(opened), addresses(other)]).toEqual([[], []]);
      expect(await opened.settled(opened.shop.checkout.place())).toMatchObject({ phase: "placed" });
      await opened.rest();
      expect(addresses(opened)).toEqual(["Margó Tivadar utca"]);
      await expect.poll(() => addresses(other)).toEqual(["Margó Tivadar utca"]);
    });

    it("[ORDER-8] does not show addresses that the shopper declined to save", async () => {
      const opened = await kit.openLoggedIn();
      await opened.settled(opened.shop.checkout.update({ saveBillingAddress: false }));
      expect(await opened.settled(opened.shop.checkout.place())).toMatchObject({ phase: "placed" });
      await opened.rest();
      expect(addresses(opened)).toEqual([]);
    });

    it("[ORDER-7] [ORDER-8] succeeds even when the user cannot be loaded, and loads no user for a guest", async () => {
      const opened = await kit.openLoggedIn();
      fail(opened, "me", graphqlErrorResponse("INTERNAL_SERVER_ERROR"));
      expect(await opened.settled(opened.shop.checkout.place())).toMatchObject({ phase: "placed" });
      const guest = await kit.open();
      await guest.shop.checkout.place();
      expect(sent(guest, "me")).toEqual([]);
    });
  });

  it("[ORDER-1] [REDIR-2] is shown to the shopper although the guard redirects from an empty cart meanwhile", async () => {
    const { shop, visited } = await kit.open();
    shop.checkout.view.subscribe(() => {
      const pass = shop.checkout.guard("/megrendeles/osszesites");
      if (!pass.allowed) shop.navigation.redirect(pass.redirectTo);
    });
    const placing = await shop.checkout.place();
    expect(shop.checkout.guard("/megrendeles/osszesites")).toMatchObject({ redirectTo: "/" });
    expect(visited).toEqual([{ kind: "redirect", to: placing?.phase === "placed" && placing.goTo }]);
  });

  it("[SESS-4] is hidden from the next shopper after a logout", async () => {
    const { shop } = await kit.openLoggedIn();
    expect(await shop.checkout.place()).toMatchObject({ phase: "placed" });
    await shop.session.logout();
    expect(shop.checkout.placing.get()).toEqual({ phase: "idle" });
  });

  it("[ORDER-7] succeeds even when something fails after it", async () => {
    const broken = {
      track: () => {
        throw new Error("The tag manager is broken");
      },
    };
    const opened = await kit.open({ analytics: [broken] });
    opened.shop.analytics.decide("given");
    opened.network.use(({ operationName }) => (operationName === "createOrder" ? null : offline));
    const placing = await opened.settled(opened.shop.checkout.place({ saveAsList: "Heti bevásárlás" }));
    expect(placing).toMatchObject({ phase: "placed" });
    expect(texts(opened)).toContain("Sikeres rendelésleadás!");
    expect(texts(opened).filter((text) => text.includes("megrendelés leadása"))).toEqual([]);
    expect(
      opened.log.flatMap(({ level, message }) =>
        message.startsWith("After an order") ? [`${level}: ${message}`] : [],
      ),
    ).toEqual(["error: After an order: could not reload the cart", "error: After an order: could not save the list"]);
    expect(opened.visited).toHaveLength(1);
  });

  it("[ORDER-5] [ORDER-7] stays placed although the login after its registration fails", async () => {
    const { browser, cartId } = await kit.open();
    const set: typeof browser.cookies.set = (name, ...cookie) => {
      if (name === "token") throw new Error("The browser takes no cookies");
      browser.cookies.set(name, ...cookie);
    };
    const { shop, settled, log } = await kit.reopen({ ...browser, cookies: { ...browser.cookies, set } });
    await shop.checkout.update({ contactPerson: { ...contactPerson, email: `suti.${cartId}@pelda.hu` } });
    expect(await settled(shop.checkout.place({ password }))).toMatchObject({ phase: "placed" });
    expect(texts({ shop })).toContain("Sikeres rendelésleadás!");
    expect(log.map(({ message }) => message)).toContain("After an order: could not log in");
  });

  it.each(["updateCart", "createOrder", "settleOrder", "cartHash", "createCart"])(
    "[ORDER-7] ends within ten requests' deadlines, even if no %s is answered",
    async (operation) => {
      const opened = await kit.open();
      const { shop, network, clock, rest } = opened;
      await shop.checkout.update({ loyaltyCardNumber: "1" });
      const never = new Promise<void>(() => {});
      network.use(({ operationName }) => {
        if (operation === "settleOrder" && operationName === "createOrder") return lostResponse;
        return operationName === operation ? lateResponse(never) : null;
      });
      if (operation === "updateCart") void shop.checkout.update({ paymentMethodId: "3" });
      let isOver = false;
      void shop.checkout.place().then(() => {
        isOver = true;
      });
      await rest();
      const end = clock.now().getTime() + 10 * 63_150;
      while (!isOver && clock.now().getTime() < end) {
        clock.advance(clock.untilNext() ?? end);
        await rest();
      }
      expect(isOver).toBe(true);
      expect(shop.checkout.placing.get().phase).not.toBe("submitting");
      shop.dispose();
    },
  );
});

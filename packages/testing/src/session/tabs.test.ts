import { transportTexts } from "@kamra/core/transport";
import { memoryCookies } from "@kamra/core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { TestShop, TestShopOptions } from "../backend/index.ts";
import { lateResponse } from "../network/index.ts";
import { browserWithChannels, browserWithoutChannels } from "./browser.test.support.ts";
import { operations, type SessionKit, startSessionKit, texts, tokens } from "./session.test.kit.ts";

let kit: SessionKit;
beforeAll(async () => {
  kit = await startSessionKit();
});
afterAll(() => kit.backend.close());

const opened: TestShop[] = [];
afterEach(() => opened.splice(0).forEach(({ shop }) => shop.dispose()));

const tab = (options: Partial<TestShopOptions>) => {
  const shop = kit.open(options);
  opened.push(shop);
  return shop;
};

/** Until both tabs have processed each other's messages. */
const quiet = async (...all: ReadonlyArray<TestShop>) => {
  for (let round = 0; round < 5; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (const each of all) await each.rest();
  }
};

describe.each([
  ["over a channel", browserWithChannels],
  ["over the storage, where there are no channels", browserWithoutChannels],
])("two tabs agree %s:", (_how, browser) => {
  const twoTabs = () => {
    const [window, cookies] = [browser(), memoryCookies()];
    return [tab({ cookies, window: window() }), tab({ cookies, window: window() })] as const;
  };

  it("[SESS-6] a login in one logs in the other, with the user", async () => {
    const [first, second] = twoTabs();
    await first.shop.session.login(await kit.somebody());
    await quiet(first, second);
    expect(second.shop.session.state.get()).toMatchObject({
      isLoggedIn: true,
      user: first.shop.session.state.get().user,
    });
    expect(operations(second)).toContain("me");
  });

  it("[SESS-6] a logout in one logs the other out without a request, and no later request carries the token", async () => {
    const [first, second] = twoTabs();
    await first.shop.session.login(await kit.somebody());
    await quiet(first, second);
    const held = Promise.withResolvers<void>();
    second.network.use(({ headers }) => (headers.has("authorization") ? lateResponse(held.promise) : null));
    const loading = second.shop.catalogue.loadCategories();
    await second.rest();
    const asked = second.network.calls.length;
    await first.shop.session.logout();
    await quiet(first, second);
    expect(second.shop.session.state.get()).toMatchObject({ isLoggedIn: false, user: null });
    expect((await loading).length).toBeGreaterThan(0);
    await second.shop.delivery.refreshMethods();
    expect(new Set(tokens(second).slice(asked))).toEqual(new Set([null]));
    expect(texts(second)).toEqual([transportTexts.rejections.UNAUTHENTICATED]);
    expect(texts(first)).toEqual([]);
    held.resolve();
  });

  it("[SESS-6] a session that the server has ended ends in both", async () => {
    const [first, second] = twoTabs();
    await first.shop.session.login(await kit.somebody());
    await quiet(first, second);
    await kit.revokeAll();
    await first.shop.session.refresh();
    await quiet(first, second);
    expect(second.shop.session.state.get()).toMatchObject({ isLoggedIn: false, user: null });
  });

  it("a saved account change shows in the other", async () => {
    const [first, second] = twoTabs();
    await first.shop.session.login(await kit.somebody());
    await quiet(first, second);
    await first.shop.account.updatePersonalData({ name: "Szabó Anna" });
    await quiet(first, second);
    expect(second.shop.session.state.get().user?.name).toBe("Szabó Anna");
  });

  it("a delivery selection in one is selected in the other, which loads its methods", async () => {
    const [first, second] = twoTabs();
    const gyenesdias = { type: "delivery", deliveryType: "postcode", zip: "8315", city: "Gyenesdiás" } as const;
    await first.shop.delivery.select(gyenesdias);
    await quiet(first, second);
    expect(second.shop.delivery.selection.get()).toEqual(gyenesdias);
    expect(second.shop.delivery.methods.get()).toEqual(first.shop.delivery.methods.get());
    await first.shop.delivery.clear();
    await quiet(first, second);
    expect(second.shop.delivery.selection.get()).toBeNull();
  });
});

describe("tabs without messages to each other", () => {
  it("[SESS-6] notice a logout in the other tab before the next request, which carries no token", async () => {
    const cookies = memoryCookies();
    const [first, second] = [tab({ cookies }), tab({ cookies })];
    await first.shop.session.login(await kit.somebody());
    await second.shop.session.refresh();
    await second.shop.catalogue.loadCategories();
    expect(second.shop.session.state.get().isLoggedIn).toBe(true);
    await first.shop.session.logout();
    const asked = second.network.calls.length;
    await second.shop.delivery.refreshMethods();
    expect(new Set(tokens(second).slice(asked))).toEqual(new Set([null]));
    expect(second.shop.session.state.get()).toMatchObject({ isLoggedIn: false, user: null });
  });

  it("[SESS-4] [SESS-6] send one request when both log out at the same time", async () => {
    const cookies = memoryCookies();
    const [first, second] = [tab({ cookies }), tab({ cookies })];
    await first.shop.session.login(await kit.somebody());
    await second.shop.session.refresh();
    await Promise.all([first.shop.session.logout(), second.shop.session.logout()]);
    expect([...operations(first), ...operations(second)].filter((name) => name === "logout")).toHaveLength(1);
    expect([first, second].map(({ shop }) => shop.session.state.get().isLoggedIn)).toEqual([false, false]);
  });

  it("[SESS-6] adopt another user's login in the other tab", async () => {
    const [anna, bela] = [await kit.somebody(), await kit.somebody()];
    const cookies = memoryCookies();
    const [first, second] = [tab({ cookies }), tab({ cookies })];
    await first.shop.session.login(anna);
    await second.shop.session.refresh();
    await first.shop.session.logout();
    await first.shop.session.login(bela);
    await second.shop.session.refresh();
    await quiet(second);
    expect(second.shop.session.state.get().user?.email).toBe(bela.email);
  });

  it("[SESS-5] [SESS-6] replace a running load of the user when the other tab logs in another user", async () => {
    const [anna, bela] = [await kit.somebody(), await kit.somebody()];
    const cookies = memoryCookies();
    const [first, second] = [tab({ cookies }), tab({ cookies })];
    await first.shop.session.login(anna);
    const held = Promise.withResolvers<void>();
    const annas = `Bearer ${cookies.get("token")}`;
    second.network.use(({ headers }) => (headers.get("authorization") === annas ? lateResponse(held.promise) : null));
    const refreshing = second.shop.session.refresh({ skipsCart: true });
    await second.rest();
    await first.shop.session.logout();
    await first.shop.session.login(bela);
    await second.shop.catalogue.loadCategories();
    await refreshing;
    await quiet(second);
    expect(second.shop.session.state.get().user?.email).toBe(bela.email);
    held.resolve();
  });
});

import { memoryCookies } from "@kamra/core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestShop, type TestShop } from "../backend/index.ts";
import { offline } from "../network/index.ts";
import { browserWithChannels } from "./browser.test.support.ts";
import { cookieBrowser, shopOrigin } from "./cookieBrowser.test.support.ts";
import { expiredText, operations, type SessionKit, startSessionKit, texts } from "./session.test.kit.ts";

let kit: SessionKit;
beforeAll(async () => {
  kit = await startSessionKit({ shopUrl: shopOrigin });
});
afterAll(() => kit.backend.close());

const now = new Date("2026-11-21T10:00:00Z");
const cookieSession = { isSecure: true };
const markName = "__Host-session_mark";

/** A tab of a browser with the session's cookie. */
const openBrowser = () => {
  const browser = cookieBrowser(kit.backend.fetch);
  const windows = browserWithChannels();
  const cookies = memoryCookies();
  const tab = () => openTestShop({ fetch: browser.fetch, cookies, cookieSession, now, window: windows() });
  return { ...browser, cookies, tab };
};

const quiet = async (...tabs: ReadonlyArray<TestShop>) => {
  for (let round = 0; round < 5; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (const { rest } of tabs) await rest();
  }
};

it("[SESS-1] [SESS-4] a session works from login to logout with a token that scripts never have", async () => {
  const { tab, cookies, kept, told } = openBrowser();
  const { shop, rest } = tab();
  await shop.session.login(await kit.somebody());
  await shop.lists.create({ name: "Hétvége" });
  await shop.account.updatePersonalData({ name: "Szabó Anna" });
  await rest();
  expect(shop.session.state.get()).toMatchObject({ isLoggedIn: true, user: { name: "Szabó Anna" } });
  const token = kept() ?? expect.fail();
  const readable = JSON.stringify([cookies.get(markName), cookies.get("token"), shop.snapshot(), told]);
  expect(readable).not.toContain(token);
  expect(cookies.get("token")).toBeNull();
  await shop.session.logout();
  expect([cookies.get(markName), kept(), shop.session.state.get().isLoggedIn]).toEqual([null, null, false]);
});

it("[SESS-4] a logout without a network works: the remaining cookie is worthless without its mark", async () => {
  const { tab, cookies, kept } = openBrowser();
  const { shop, network, settled } = tab();
  await shop.session.login(await kit.somebody());
  network.use(() => offline);
  await settled(shop.session.logout());
  expect(kept()).not.toBeNull();
  expect(cookies.get(markName)).toBeNull();
  const later = tab();
  await later.shop.session.refresh();
  await later.shop.cart.refresh();
  expect(later.shop.session.state.get().isLoggedIn).toBe(false);
  expect(operations(later)).not.toContain("me");
});

it("[SESS-5] a session that the server has ended is over, and its mark is deleted: the next page is a guest's", async () => {
  const { tab, cookies } = openBrowser();
  const opened = tab();
  await opened.shop.session.login(await kit.somebody());
  await kit.revokeAll();
  await opened.shop.session.refresh();
  expect(texts(opened)).toContain(expiredText);
  expect(cookies.get(markName)).toBeNull();
  const next = tab();
  await next.shop.session.refresh();
  expect(next.shop.session.state.get().isLoggedIn).toBe(false);
  expect(texts(next)).not.toContain(expiredText);
  expect(operations(next)).not.toContain("me");
});

it("[SESS-6] tabs agree on the user, and data of two users of one browser stay apart", async () => {
  const { tab } = openBrowser();
  const [first, second] = [tab(), tab()];
  await first.shop.session.login(await kit.somebody());
  await quiet(first, second);
  expect(second.shop.session.state.get()).toMatchObject(first.shop.session.state.get());
  await second.shop.session.logout();
  await quiet(first, second);
  expect(first.shop.session.state.get().isLoggedIn).toBe(false);
  await second.shop.session.login(await kit.somebody());
  await quiet(first, second);
  expect(first.shop.session.state.get().user).toEqual(second.shop.session.state.get().user);
  for (const { shop } of [first, second]) shop.dispose();
});

it("[SESS-6] a page of a former user that missed the logout does nothing as the next user", async () => {
  const { fetch } = cookieBrowser(kit.backend.fetch);
  const open = () => openTestShop({ fetch, cookies: memoryCookies(), cookieSession, now });
  const [left, present] = [open(), open()];
  await left.shop.session.login(await kit.somebody());
  await present.shop.session.login(await kit.somebody());
  const { name } = present.shop.session.state.get().user ?? expect.fail();
  await left.shop.account.updatePersonalData({ name: "Betolakodó" });
  await present.shop.session.refresh();
  expect(present.shop.session.state.get()).toMatchObject({ isLoggedIn: true, user: { name } });
  expect(left.shop.session.state.get().isLoggedIn).toBe(false);
});

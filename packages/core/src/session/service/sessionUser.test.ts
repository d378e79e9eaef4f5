import { refusal } from "../../kernel/refusal.test.support.ts";
import { describe, expect, it } from "vitest";
import {
  answering,
  away,
  changes,
  eva,
  guest,
  offline,
  only,
  open,
  quiet,
  refusing,
  wireCart,
  wireEntry,
  wireUser,
} from "./session.test.support.ts";

describe("a logout", () => {
  it("[SESS-4] shows that it loads, forgets everything of the shopper, and leads home", async () => {
    const { page, shop, session, state, calls, visited, cookies } = open();
    page.rule = only("login", () => answering({ login: { ...wireEntry("u1"), cart_changes: changes } }));
    await session.login(eva);
    const gate = Promise.withResolvers<Response>();
    page.rule = () => gate.promise;
    const done = session.logout();
    expect(state()).toMatchObject({ ...guest, isFetching: true });
    expect(shop.navigation.loading.get().isLoading).toBe(true);
    expect(visited).toEqual([]);
    gate.resolve(Response.json({ data: { logout: wireCart } }));
    await done;
    expect(state()).toMatchObject(guest);
    expect(shop.navigation.loading.get().isLoading).toBe(false);
    expect(calls.at(-1)).toMatchObject({ operation: "logout", token: "u1" });
    expect(visited).toEqual([{ kind: "redirect", to: "/" }]);
    expect(cookies.get("token")).toBeNull();
    await session.logout();
    expect([calls.length, visited.length]).toEqual([2, 1]);
  });

  it.each([
    ["the network is away", offline, "NetworkError", away],
    ["the server fails", () => refusing("INTERNAL_SERVER_ERROR"), "ServerError", []],
  ])("[SESS-4] [NET-7] succeeds and reloads the page although %s", async (_when, answer, tag, said) => {
    const { page, session, state, visited, logged, notices } = open({ token: "u1" });
    page.rule = answer;
    await session.logout();
    expect(state()).toMatchObject(guest);
    expect(visited).toEqual([{ kind: "reload" }]);
    expect(notices()).toEqual(said);
    expect(logged).toMatchObject([
      { level: "warning", message: "The logout did not reach the server", details: [{ _tag: tag }] },
    ]);
  });

  it("[SESS-5] leads home when the session was revoked", async () => {
    const { page, session, visited, notices } = open({ token: "u1" });
    page.rule = () => refusing("UNAUTHENTICATED");
    await session.logout();
    expect(visited).toEqual([{ kind: "redirect", to: "/" }]);
    expect(notices()).toEqual([]);
  });

  it("[SESS-4] does nothing for a guest", async () => {
    const { session, calls, visited } = open();
    await session.logout();
    expect([calls, visited]).toEqual([[], []]);
  });

  it("[SESS-4] happens once for a double click", async () => {
    const { session, operations, visited } = open({ token: "u1" });
    await Promise.all([session.logout(), session.logout()]);
    expect([operations(), visited.length]).toEqual([["logout"], 1]);
  });
});

describe("the user", () => {
  it("[SESS-5] is loaded once for concurrent calls, and not for guests", async () => {
    const { session, state, operations } = open({ token: "u1" });
    await Promise.all([session.refresh(), session.refresh()]);
    expect(state()).toMatchObject({ ...quiet, isLoggedIn: true, user: { id: "u1" } });
    expect(operations()).toEqual(["me"]);
    await session.refresh({ skipsCart: true });
    expect(operations()).toEqual(["me", "me"]);
    expect(await session.refresh()).toEqual({ kind: "confirmed" });
    const stranger = open();
    await stranger.session.refresh();
    expect(stranger.calls).toEqual([]);
  });

  it("[SESS-5] has a fatal failure when the first load fails, until one succeeds", async () => {
    const { page, session, state, logged, notices } = open({ token: "u1" });
    page.rule = () => refusing("INTERNAL_SERVER_ERROR");
    const error = await refusal(session.refresh());
    expect(error).toMatchObject({ _tag: "AuthenticationError", cause: { code: "INTERNAL_SERVER_ERROR" } });
    expect(state()).toMatchObject({ isLoggedIn: true, failure: error });
    expect(logged).toMatchObject([
      { level: "critical", message: "Fatal error, cannot authenticate", details: [{ _tag: "ServerError" }] },
    ]);
    expect(notices()).toEqual([]);
    page.rule = () => null;
    await session.refresh();
    expect(state().failure).toBeNull();
  });

  it("[NET-4] [NET-7] stays while the network is away, with a notice", async () => {
    const { page, session, state, notices, logged } = open({ token: "u1" });
    page.rule = offline;
    expect(await refusal(session.refresh())).toMatchObject({ _tag: "NetworkError" });
    expect(state()).toMatchObject({ isLoggedIn: true, failure: null });
    expect([notices(), logged]).toEqual([away, []]);
  });

  it.each(["FORBIDDEN", "UNAUTHENTICATED"])(
    "[SESS-5] is logged out without a failure when the server refuses with %s",
    async (code) => {
      const { page, session, state, cookies, operations } = open({ token: "u1" });
      page.rule = only("me", () => refusing(code));
      await session.refresh();
      expect(state()).toMatchObject(guest);
      expect(cookies.get("token")).toBeNull();
      expect(operations()).not.toContain("logout");
    },
  );

  it("[SESS-5] is loaded after a running change, not beside it, and other tabs are notified", async () => {
    const { page, shop, session, state, operations, told, rest } = open({ token: "u1" });
    await session.refresh();
    const gate = Promise.withResolvers<Response>();
    page.rule = only("setDonations", () => gate.promise);
    const change = shop.account.setDonations({ isDisabled: true });
    const refresh = session.refresh();
    await rest();
    expect(operations()).toEqual(["me", "setDonations"]);
    page.rule = only("me", () => answering({ me: { ...wireUser("u1"), disable_donations: true } }));
    gate.resolve(Response.json({ data: { user: { ...wireUser("u1"), disable_donations: true } } }));
    await change;
    expect([state().user?.disableDonations, told]).toEqual([true, ["user"]]);
    await refresh;
    expect(operations()).toEqual(["me", "setDonations", "me"]);
  });
});

describe("callers that wait for the user", () => {
  it("[SESS-4] [SESS-5] do not get a guest during a logout", async () => {
    const { page, shop, session, state, operations, rest } = open({ token: "u1" });
    page.rule = only("setDonations", () => new Promise(() => {}));
    const change = refusal(shop.account.setDonations({ isDisabled: true }));
    const refresh = session.refresh();
    await rest();
    await session.logout();
    expect(await change).toMatchObject({ _tag: "AbortedError" });
    expect(await refresh).toEqual({ kind: "confirmed" });
    expect(state()).toMatchObject(guest);
    expect(operations()).toEqual(["setDonations", "logout"]);
  });

  it("[SESS-5] get the user that another part of the shop reloads; for a guest nothing is loaded", async () => {
    const { shop, calls, told, rest } = open();
    await shop.browser.reload();
    await rest();
    expect([calls, told]).toEqual([[], []]);
    const user = open({ token: "u1" });
    await user.shop.browser.reload();
    await user.rest();
    expect([user.operations(), user.told]).toEqual([["me"], ["user"]]);
  });
});

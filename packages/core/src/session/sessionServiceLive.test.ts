import { describe, expect, it } from "vitest";
import { formTexts } from "../form/text.hu.ts";
import { defaultSettings } from "../kernel/ShopSettings.ts";
import { transportTexts } from "../transport/text.hu.ts";
import {
  answering,
  type Call,
  offline,
  open,
  refusing,
  rejection,
  wireCart,
  wireEntry,
  wireUser,
} from "./session.test.support.ts";
import { sessionTexts } from "./text.hu.ts";

const eva = { email: "u1@example.hu", password: "egy hosszú jelszó" };
const quiet = {
  isFetching: false,
  registration: null,
  loginError: null,
  registrationError: null,
  cartChanges: [],
  failure: null,
};
const guest = { ...quiet, isLoggedIn: false, user: null };
const away = [{ kind: "error", text: transportTexts.network, durationMs: defaultSettings.noticeMs }];
const only = (operation: string, answer: () => Promise<Response>) => (call: Call) =>
  call.operation === operation ? answer() : null;
const changes = [{ product_id: "12", product_name: "Tej", kind: "capped", wanted: 9, piece: 6 }];
const changed = [{ productId: "12", productName: "Tej", kind: "capped", wanted: 9, quantity: 6 }];

describe("the session", () => {
  it("[SESS-1] is a guest's at first, and is shipped with a page", () => {
    const { shop, state, calls } = open();
    expect(state()).toEqual({ ...guest, lastUpdated: null });
    expect(shop.snapshot().session).toEqual({ isLoggedIn: false, user: null, lastUpdated: null });
    expect(calls).toEqual([]);
  });

  it("[SESS-1] on a server's page is the page's, until hydration", async () => {
    const server = open();
    await server.session.login(eva);
    const { session, state } = open({ token: "u1", snapshot: server.shop.snapshot() });
    expect(state()).toEqual(server.state());
    await session.logout();
    expect(session.state.getServer()).toEqual(server.state());
    expect(open().session.state.getServer()).toEqual({ ...guest, lastUpdated: null });
  });
});

describe("a login", () => {
  it("[SESS-1] [CART-1] takes the guest's cart along, with notes on the merge", async () => {
    const { page, session, state, calls, notices, rest } = open({ cartId: "c9" });
    page.rule = only("login", () => answering({ login: { ...wireEntry("u1"), cart_changes: changes } }));
    const login = session.login(eva);
    expect(state()).toEqual({ ...guest, lastUpdated: null, isFetching: true });
    await login;
    await rest();
    const loginData = { ...eva, authType: "password", cart_id: "c9", stay_logged_in: true };
    expect(calls).toEqual([{ operation: "login", variables: { loginData }, token: null, key: null }]);
    expect(state()).toMatchObject({ ...quiet, isLoggedIn: true, user: { id: "u1" }, cartChanges: changed });
    session.dismissCartChanges();
    expect(state().cartChanges).toEqual([]);
    const before = state();
    session.dismissCartChanges();
    expect(state()).toBe(before);
    expect(notices()).toEqual([]);
  });

  it("[SESS-1] lasts for the browser session alone on request", async () => {
    const { session, calls } = open();
    await session.login({ ...eva, staysLoggedIn: false });
    expect(calls).toMatchObject([{ variables: { loginData: { cart_id: null, stay_logged_in: false } } }]);
  });

  it("[SESS-1] that is refused gives the reason until the next, and one at a time is tried", async () => {
    const { page, session, state, operations, notices } = open();
    page.rule = () => refusing("WRONG_CREDENTIALS");
    const [error, skipped] = await Promise.all([rejection(session.login(eva)), rejection(session.login(eva))]);
    expect([error, skipped]).toMatchObject([{ code: "WRONG_CREDENTIALS" }, null]);
    expect(state()).toEqual({ ...guest, lastUpdated: null, loginError: error });
    expect(notices()).toEqual([]);
    page.rule = () => null;
    const again = session.login(eva);
    expect(state().loginError).toBeNull();
    await again;
    await session.login(eva);
    expect(operations()).toEqual(["login", "login"]);
  });

  it("[NET-4] [NET-7] without a network fails, with a notice", async () => {
    const { page, session, state, notices, cookies } = open();
    page.rule = offline;
    expect(await rejection(session.login(eva))).toMatchObject({ _tag: "NetworkError" });
    expect(state()).toMatchObject({ isLoggedIn: false, isFetching: false, loginError: { _tag: "NetworkError" } });
    expect(notices()).toEqual(away);
    expect(cookies.get("token")).toBeNull();
  });
});

describe("a login by a token", () => {
  it("[SESS-2] takes the cart along too, and stays unless it is not to", async () => {
    const { session, calls, state } = open({ cartId: "c9" });
    await session.loginWithToken("t1");
    expect(calls).toMatchObject([
      { operation: "tokenLogin", variables: { token: "t1", cartId: "c9", staysLoggedIn: true }, token: null },
    ]);
    expect(state()).toMatchObject({ ...quiet, isLoggedIn: true, user: { id: "u1" } });
    const other = open();
    await other.session.loginWithToken("t1", { staysLoggedIn: false });
    expect(other.calls).toMatchObject([{ variables: { cartId: null, staysLoggedIn: false } }]);
  });

  it("[SESS-2] [NET-2] is one however often the answer is lost; with another token it is another", async () => {
    const { page, session, calls, cookies } = open();
    page.rule = offline;
    await rejection(session.loginWithToken("t1"));
    await rejection(session.loginWithToken("t1"));
    page.rule = () => null;
    await session.loginWithToken("t2");
    const [first, again, other] = calls.map(({ key }) => key);
    expect(first).toBeTruthy();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(cookies.get("token")).toBe("u1");
  });

  it("[SESS-2] does nothing for a logged-in user", async () => {
    const { session, calls, cookies } = open({ token: "u2" });
    await session.loginWithToken("t1");
    expect([calls, cookies.get("token")]).toEqual([[], "u2"]);
  });
});

describe("the confirmation of an address", () => {
  it("[SESS-5] updates the shopper immediately, here and in other tabs", async () => {
    const { session, state, calls, told } = open({ token: "u1" });
    await session.confirmEmail("t1");
    expect(calls).toMatchObject([{ operation: "confirmEmail", variables: { token: "t1" }, token: "u1" }]);
    expect(state()).toMatchObject({ isLoggedIn: true, user: { id: "u1", email: "uj@example.hu" } });
    expect(told).toEqual(["user"]);
  });

  it("[NET-2] is one however often the answer is lost", async () => {
    const { page, session, calls, state } = open({ token: "u1" });
    page.rule = offline;
    await rejection(session.confirmEmail("t1"));
    const lost = calls.length;
    page.rule = () => null;
    await session.confirmEmail("t1");
    expect(lost).toBeGreaterThan(0);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
    expect(calls[0]?.key).toBeTruthy();
    expect(state().user?.email).toBe("uj@example.hu");
  });

  it("leaves a guest a guest, who may log in and try again", async () => {
    const { page, session, state } = open();
    page.rule = only("confirmEmail", () => refusing("UNAUTHENTICATED"));
    expect(await rejection(session.confirmEmail("t1"))).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(state()).toMatchObject({ isLoggedIn: false, loginError: null });
    page.rule = () => null;
    await session.login(eva);
    await session.confirmEmail("t1");
    expect(state()).toMatchObject({ isLoggedIn: true, user: { email: "uj@example.hu" } });
  });
});

describe("a registration", () => {
  const registration = { ...eva, name: "Kiss Éva" };

  it("[SESS-3] makes the account, then logs in, and thanks the shopper", async () => {
    const { page, shop, session, state, calls, rest } = open({ cartId: "c9" });
    const gate = Promise.withResolvers<Response>();
    page.rule = only("login", () => gate.promise);
    const done = session.register(registration);
    expect(state()).toMatchObject({ ...quiet, registration: "started", isFetching: true });
    await rest();
    expect(state()).toMatchObject({ registration: "succeeded", isLoggedIn: false, isFetching: true });
    gate.resolve(Response.json({ data: { login: wireEntry("u1") } }));
    await done;
    expect(state()).toMatchObject({ ...quiet, registration: "succeeded", isLoggedIn: true });
    expect(shop.dialogs.open.get()?.dialog).toEqual({ kind: "registrationSuccess" });
    expect(calls.map(({ operation, variables }) => [operation, variables])).toEqual([
      ["registration", { registrationData: { ...registration, telephone: null } }],
      ["login", { loginData: { ...eva, authType: "password", cart_id: "c9", stay_logged_in: true } }],
    ]);
    expect(calls[0]?.key).toBeTruthy();
    page.rule = () => null;
    await session.logout();
    expect(state().registration).toBeNull();
    await session.register({ ...registration, telephone: "36301234567" });
    expect(calls.at(-2)?.variables).toMatchObject({ registrationData: { telephone: "36301234567" } });
    expect(calls.at(-2)?.key).not.toBe(calls[0]?.key);
  });

  it("[SESS-3] that is refused changes nothing, and gives the reason", async () => {
    const { page, shop, session, state, operations } = open();
    page.rule = only("registration", () => refusing("RATE_LIMITED"));
    const error = await rejection(session.register(registration));
    expect(error).toMatchObject({ code: "RATE_LIMITED" });
    expect(state()).toEqual({ ...guest, lastUpdated: null, registrationError: error });
    expect(operations()).toEqual(["registration"]);
    expect(shop.dialogs.open.get()).toBeNull();
  });

  it("[SESS-3] has succeeded although the login after it fails", async () => {
    const { page, session, state } = open();
    page.rule = only("login", () => refusing("RATE_LIMITED"));
    const error = await rejection(session.register(registration));
    expect(state()).toEqual({ ...guest, lastUpdated: null, registration: "succeeded", loginError: error });
  });
});

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

  it("[SESS-5] of a revoked session leads home", async () => {
    const { page, session, visited, notices } = open({ token: "u1" });
    page.rule = () => refusing("UNAUTHENTICATED");
    await session.logout();
    expect(visited).toEqual([{ kind: "redirect", to: "/" }]);
    expect(notices()).toEqual([]);
  });

  it("[SESS-4] is nothing to a guest", async () => {
    const { session, calls, visited } = open();
    await session.logout();
    expect([calls, visited]).toEqual([[], []]);
  });

  it("[SESS-4] is done once by a double click", async () => {
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
    expect(await session.refresh()).toBeUndefined();
    const stranger = open();
    await stranger.session.refresh();
    expect(stranger.calls).toEqual([]);
  });

  it("[SESS-5] of an unknown user is a fatal failure, until a load succeeds", async () => {
    const { page, session, state, logged, notices } = open({ token: "u1" });
    page.rule = () => refusing("INTERNAL_SERVER_ERROR");
    const error = await rejection(session.refresh());
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
    expect(await rejection(session.refresh())).toMatchObject({ _tag: "NetworkError" });
    expect(state()).toMatchObject({ isLoggedIn: true, failure: null });
    expect([notices(), logged]).toEqual([away, []]);
  });

  it.each(["FORBIDDEN", "UNAUTHENTICATED"])(
    "[SESS-5] of a user refused as %s is a logout, and no failure",
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
  it("[SESS-4] [SESS-5] get no guest during a logout", async () => {
    const { page, shop, session, state, operations, rest } = open({ token: "u1" });
    page.rule = only("setDonations", () => new Promise(() => {}));
    const change = rejection(shop.account.setDonations({ isDisabled: true }));
    const refresh = session.refresh();
    await rest();
    await session.logout();
    expect(await change).toMatchObject({ _tag: "AbortedError" });
    expect(await refresh).toBeUndefined();
    expect(state()).toMatchObject(guest);
    expect(operations()).toEqual(["setDonations", "logout"]);
  });

  it("[SESS-5] do not exist for a guest: another part of the shop reports a changed user", async () => {
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

describe("an invalid answer", () => {
  it.each([
    ["login", {}, ({ session }) => session.login(eva)],
    ["login", { login: { ...wireEntry("u1"), token: "" } }, ({ session }) => session.login(eva)],
    ["tokenLogin", {}, ({ session }) => session.loginWithToken("t1")],
    ["registration", {}, ({ session }) => session.register({ ...eva, name: "Éva" })],
    ["registration", { registration: {} }, ({ session }) => session.register({ ...eva, name: "Éva" })],
    ["registration", { registration: { user: {} } }, ({ session }) => session.register({ ...eva, name: "Éva" })],
    ["emailAvailability", {}, ({ session }) => session.checkEmail(eva.email)],
    ["requestPasswordReset", {}, ({ session }) => session.requestPasswordReset(eva.email)],
    ["resetPassword", {}, ({ session }) => session.resetPassword({ ...eva, token: "t1" })],
    ["confirmEmail", {}, ({ session }) => session.confirmEmail("t1")],
  ] satisfies ReadonlyArray<readonly [string, object, (page: ReturnType<typeof open>) => Promise<unknown>]>)(
    "[NET-3] to %s is refused: %j",
    async (operation, data, act) => {
      const page = open();
      page.page.rule = only(operation, () => answering(data));
      expect(await rejection(act(page))).toMatchObject({ _tag: "DecodeError" });
      expect(page.operations()).toEqual([operation]);
    },
  );

  it("[NET-3] to the user query changes no identity, nor does one to a logout change the guest's cart", async () => {
    const { page, session, logged } = open({ token: "u1" });
    page.rule = () => answering({});
    expect(await rejection(session.refresh())).toMatchObject({ cause: { _tag: "DecodeError" } });
    await session.logout();
    expect(logged[1]).toMatchObject({
      message: "The logout did not reach the server",
      details: [{ _tag: "DecodeError" }],
    });
  });
});

describe("another tab", () => {
  it("[SESS-6] has changed the account: it is reloaded, not for guests, and while the shop is open", async () => {
    const { shop, calls, tabTells, rest, cookies, listening } = open();
    tabTells("user");
    await rest();
    expect(calls).toEqual([]);
    cookies.set("token", "u1");
    tabTells("session");
    await rest();
    expect(calls).toMatchObject([{ operation: "me", token: "u1" }]);
    tabTells("user");
    await rest();
    expect(calls).toMatchObject([{}, { operation: "me", token: "u1" }]);
    expect(listening()).toBe(1);
    shop.dispose();
    await rest();
    expect(listening()).toBe(0);
  });

  it("[SESS-6] has logged the shopper out: none of their data stays, without a request", async () => {
    const { page, session, state, calls, tabTells, rest, cookies, notices } = open();
    page.rule = only("login", () => answering({ login: { ...wireEntry("u1"), cart_changes: changes } }));
    await session.login(eva);
    cookies.remove("token");
    tabTells("session");
    await rest();
    expect(state()).toMatchObject(guest);
    expect(calls).toHaveLength(1);
    expect(notices()).toEqual([]);
  });

  it("[SESS-5] [SESS-6] has logged in another user: a running load returns that user", async () => {
    const { page, session, state, calls, cookies, rest, tabTells } = open({ token: "u1" });
    page.rule = ({ token }) => (token === "u1" ? new Promise(() => {}) : null);
    const refresh = session.refresh({ skipsCart: true });
    await rest();
    cookies.set("token", "u2");
    tabTells("session");
    await refresh;
    await rest();
    expect(state().user?.id).toBe("u2");
    expect(calls[0]?.token).toBe("u1");
    expect(new Set(calls.slice(1).map(({ token }) => token))).toEqual(new Set(["u2"]));
  });
});

describe("an address", () => {
  it.each([
    [true, { status: "available" }],
    [false, { status: "taken", message: sessionTexts.emailTaken }],
  ])("[SESS-8] is free or taken as the server says: %s", async (emailAvailability, check) => {
    const { page, session, calls } = open();
    page.rule = () => answering({ emailAvailability });
    expect(await session.checkEmail(eva.email)).toEqual(check);
    expect(calls).toMatchObject([{ operation: "emailAvailability", variables: { email: eva.email } }]);
  });

  it("[SESS-8] [FORM-4] that is invalid needs no request", async () => {
    const { session, calls } = open();
    expect(await session.checkEmail("eva@")).toEqual({ status: "invalid", message: formTexts.email });
    expect(calls).toEqual([]);
  });

  it("[NET-4] cannot be checked without a network", async () => {
    const { page, session, notices } = open();
    page.rule = offline;
    expect(await rejection(session.checkEmail(eva.email))).toMatchObject({ _tag: "NetworkError" });
    expect(notices()).toEqual(away);
  });
});

describe("a forgotten password", () => {
  const reset = { email: eva.email, token: "t1", password: "egy új hosszú jelszó" };
  it.each([
    [
      "requestPasswordReset",
      { email: eva.email },
      ({ session }: ReturnType<typeof open>) => session.requestPasswordReset(eva.email),
    ],
    ["resetPassword", { resetData: reset }, ({ session }: ReturnType<typeof open>) => session.resetPassword(reset)],
  ] as const)("%s is sent once by a double click, and reports a network failure", async (operation, variables, act) => {
    const page = open();
    await Promise.all([act(page), act(page)]);
    expect(page.calls).toMatchObject([{ operation, variables }]);
    expect(page.notices()).toEqual([]);
    page.page.rule = offline;
    expect(await rejection(act(page))).toMatchObject({ _tag: "NetworkError" });
    expect(page.notices()).toEqual(away);
  });
});

it("[SESS-7] the way back is kept over a reload, and taken once", () => {
  const { session, storage } = open();
  session.rememberPath("/kosar?lap=2");
  expect(storage.getItem("login_redirect_back")).toBe('"/kosar?lap=2"');
  expect(session.takeReturnPath()).toBe("/kosar?lap=2");
  expect(storage.getItem("login_redirect_back")).toBeNull();
  expect(session.takeReturnPath()).toBe("/");
});

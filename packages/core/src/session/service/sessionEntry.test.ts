import { refusal } from "../../kernel/refusal.test.support.ts";
import { describe, expect, it } from "vitest";
import {
  answering,
  away,
  changed,
  changes,
  eva,
  guest,
  offline,
  only,
  open,
  quiet,
  refusing,
  wireEntry,
} from "./session.test.support.ts";

describe("a login", () => {
  it("[SESS-1] [CART-1] takes the guest's cart along, with notes on the merge", async () => {
    const { page, session, state, calls, notices, rest } = open({ cartId: "c9" });
    page.rule = only("login", () => answering({ login: { ...wireEntry("u1"), cart_changes: changes } }));
    const login = session.login(eva);
    expect(state()).toEqual({ ...guest, lastUpdated: null, isFetching: true });
    await login;
    await rest();
    const loginData = { ...eva, authType: "password", cart_id: "c9", stay_logged_in: false };
    expect(calls).toEqual([{ operation: "login", variables: { loginData }, token: null, key: null }]);
    expect(state()).toMatchObject({ ...quiet, isLoggedIn: true, user: { id: "u1" }, cartChanges: changed });
    session.dismissCartChanges();
    expect(state().cartChanges).toEqual([]);
    const before = state();
    session.dismissCartChanges();
    expect(state()).toBe(before);
    expect(notices()).toEqual([]);
  });

  it("[SESS-1] outlasts the browser only when the shopper wants that", async () => {
    const { session, calls } = open();
    await session.login({ ...eva, staysLoggedIn: true });
    expect(calls).toMatchObject([{ variables: { loginData: { cart_id: null, stay_logged_in: true } } }]);
  });

  it("[SESS-1] keeps the reason of a refusal until the next attempt, and runs one attempt at a time", async () => {
    const { page, session, state, operations, notices } = open();
    page.rule = () => refusing("WRONG_CREDENTIALS");
    const [error, skipped] = await Promise.all([refusal(session.login(eva)), refusal(session.login(eva))]);
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

  it("[NET-4] [NET-7] fails without a network, with a notice", async () => {
    const { page, session, state, notices, cookies } = open();
    page.rule = offline;
    expect(await refusal(session.login(eva))).toMatchObject({ _tag: "NetworkError" });
    expect(state()).toMatchObject({ isLoggedIn: false, isFetching: false, loginError: { _tag: "NetworkError" } });
    expect(notices()).toEqual(away);
    expect(cookies.get("token")).toBeNull();
  });
});

describe("a login by a token", () => {
  it("[SESS-1] [SESS-2] takes the cart along too, and lasts only when the call says so", async () => {
    const { session, calls, state } = open({ cartId: "c9" });
    await session.loginWithToken("t1");
    expect(calls).toMatchObject([
      { operation: "tokenLogin", variables: { token: "t1", cartId: "c9", staysLoggedIn: false }, token: null },
    ]);
    expect(state()).toMatchObject({ ...quiet, isLoggedIn: true, user: { id: "u1" } });
    const other = open();
    await other.session.loginWithToken("t1", { staysLoggedIn: true });
    expect(other.calls).toMatchObject([{ variables: { cartId: null, staysLoggedIn: true } }]);
  });

  it("[SESS-2] [NET-2] keeps its idempotency key while its answer is lost; another token has another key", async () => {
    const { page, session, calls, cookies } = open();
    page.rule = offline;
    await refusal(session.loginWithToken("t1"));
    await refusal(session.loginWithToken("t1"));
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

  it("[NET-2] keeps its idempotency key while its answer is lost", async () => {
    const { page, session, calls, state } = open({ token: "u1" });
    page.rule = offline;
    await refusal(session.confirmEmail("t1"));
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
    expect(await refusal(session.confirmEmail("t1"))).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(state()).toMatchObject({ isLoggedIn: false, loginError: null });
    page.rule = () => null;
    await session.login(eva);
    await session.confirmEmail("t1");
    expect(state()).toMatchObject({ isLoggedIn: true, user: { email: "uj@example.hu" } });
  });
});

describe("a registration", () => {
  const registration = { ...eva, name: "Kiss Éva" };

  it("[SESS-3] creates the account, then logs in, and thanks the shopper", async () => {
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
      ["login", { loginData: { ...eva, authType: "password", cart_id: "c9", stay_logged_in: false } }],
    ]);
    expect(calls[0]?.key).toBeTruthy();
    page.rule = () => null;
    await session.logout();
    expect(state().registration).toBeNull();
    await session.register({ ...registration, telephone: "36301234567" });
    expect(calls.at(-2)?.variables).toMatchObject({ registrationData: { telephone: "36301234567" } });
    expect(calls.at(-2)?.key).not.toBe(calls[0]?.key);
  });

  it("[SESS-3] changes nothing and keeps the reason when it is refused", async () => {
    const { page, shop, session, state, operations } = open();
    page.rule = only("registration", () => refusing("RATE_LIMITED"));
    const error = await refusal(session.register(registration));
    expect(error).toMatchObject({ code: "RATE_LIMITED" });
    expect(state()).toEqual({ ...guest, lastUpdated: null, registrationError: error });
    expect(operations()).toEqual(["registration"]);
    expect(shop.dialogs.open.get()).toBeNull();
  });

  it("[SESS-3] succeeds although the login after it fails", async () => {
    const { page, session, state } = open();
    page.rule = only("login", () => refusing("RATE_LIMITED"));
    const error = await refusal(session.register(registration));
    expect(state()).toEqual({ ...guest, lastUpdated: null, registration: "succeeded", loginError: error });
  });
});

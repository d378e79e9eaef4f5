import { refusal } from "../../kernel/refusal.test.support.ts";
import { describe, expect, it } from "vitest";
import { formTexts } from "../../form/text.hu.ts";
import { answering, away, changes, eva, guest, offline, only, open, wireEntry } from "./session.test.support.ts";
import { sessionTexts } from "../text.hu.ts";
import { transportTexts } from "../../transport/text.hu.ts";

describe("the session", () => {
  it("[SESS-1] starts as a guest's, and a page's snapshot contains it", () => {
    const { shop, state, calls } = open();
    expect(state()).toEqual({ ...guest, lastUpdated: null });
    expect(shop.snapshot().session).toEqual({ isLoggedIn: false, user: null, lastUpdated: null });
    expect(calls).toEqual([]);
  });

  it("[SESS-1] shows the server page's state until hydration", async () => {
    const server = open();
    await server.session.login(eva);
    const { session, state } = open({ token: "u1", snapshot: server.shop.snapshot() });
    expect(state()).toEqual(server.state());
    await session.logout();
    expect(session.state.getServer()).toEqual(server.state());
    expect(open().session.state.getServer()).toEqual({ ...guest, lastUpdated: null });
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
      expect(await refusal(act(page))).toMatchObject({ _tag: "DecodeError" });
      expect(page.operations()).toEqual([operation]);
    },
  );

  it("[NET-3] to the user query changes no identity, and one to a logout no guest's cart", async () => {
    const { page, session, logged } = open({ token: "u1" });
    page.rule = () => answering({});
    expect(await refusal(session.refresh())).toMatchObject({ cause: { _tag: "DecodeError" } });
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

  it("[SESS-6] has logged the shopper out: none of their data stays, without a request, and the page says why", async () => {
    const { page, session, state, calls, tabTells, rest, cookies, notices } = open();
    page.rule = only("login", () => answering({ login: { ...wireEntry("u1"), cart_changes: changes } }));
    await session.login(eva);
    cookies.remove("token");
    tabTells("session");
    await rest();
    expect(state()).toMatchObject(guest);
    expect(calls).toHaveLength(1);
    expect(notices()).toMatchObject([{ kind: "error", text: transportTexts.rejections.UNAUTHENTICATED }]);
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

  it("[SESS-8] [FORM-4] is not sent to the server when it is invalid", async () => {
    const { session, calls } = open();
    expect(await session.checkEmail("eva@")).toEqual({ status: "invalid", message: formTexts.email });
    expect(calls).toEqual([]);
  });

  it("[NET-4] cannot be checked without a network", async () => {
    const { page, session, notices } = open();
    page.rule = offline;
    expect(await refusal(session.checkEmail(eva.email))).toMatchObject({ _tag: "NetworkError" });
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
    expect(await refusal(act(page))).toMatchObject({ _tag: "NetworkError" });
    expect(page.notices()).toEqual(away);
  });
});

it("[SESS-7] the path to return to survives a reload, and is taken once", () => {
  const { session, storage } = open();
  session.rememberPath("/kosar?lap=2");
  expect(storage.getItem("login_redirect_back")).toBe('"/kosar?lap=2"');
  expect(session.takeReturnPath()).toBe("/kosar?lap=2");
  expect(storage.getItem("login_redirect_back")).toBeNull();
  expect(session.takeReturnPath()).toBe("/");
});

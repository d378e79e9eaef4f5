import { refusal } from "../backend/refusal.test.kit.ts";
import { memoryCookies } from "@kamra/core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { lostResponse, offline } from "../network/index.ts";
import { networkText, operations, type SessionKit, startSessionKit, texts, tokens } from "./session.test.kit.ts";

let kit: SessionKit;
beforeAll(async () => {
  kit = await startSessionKit();
});
afterAll(() => kit.backend.close());

const year = 365 * 24 * 60 * 60;

describe("login", () => {
  it("[SESS-1] stores the token for 365 days, loads the user, and authenticates every later request", async () => {
    const who = await kit.somebody();
    const cookies = memoryCookies();
    const set = vi.spyOn(cookies, "set");
    const opened = kit.open({ cookies });
    const { state } = opened.shop.session;
    expect(state.get()).toMatchObject({ isLoggedIn: false, user: null, isFetching: false });
    const login = opened.shop.session.login({ ...who, staysLoggedIn: true });
    expect(state.get()).toMatchObject({ isLoggedIn: false, isFetching: true });
    await login;
    expect(state.get()).toMatchObject({
      isLoggedIn: true,
      isFetching: false,
      user: { email: who.email, name: who.name },
      lastUpdated: "2026-11-21T10:00:00.000Z",
    });
    const token = cookies.get("token");
    expect(set).toHaveBeenCalledWith("token", token, { maxAgeSeconds: year });
    await opened.shop.catalogue.loadCategories();
    expect(tokens(opened).at(-1)).toBe(`Bearer ${token}`);
  });

  it("[SESS-1] ends with the browser unless the shopper wants to stay logged in", async () => {
    const who = await kit.somebody();
    const cookies = memoryCookies();
    const set = vi.spyOn(cookies, "set");
    const { shop, network } = kit.open({ cookies });
    await shop.session.login(who);
    expect(set).toHaveBeenCalledWith("token", cookies.get("token"), {});
    expect(network.calls[0]?.variables["loginData"]).toMatchObject({ stay_logged_in: false, authType: "password" });
  });

  it("[SESS-1] is ignored while another is in progress, of any kind, and for a logged-in user", async () => {
    const [anna, bela] = [await kit.somebody(), await kit.somebody()];
    const opened = kit.open();
    const { session } = opened.shop;
    await Promise.all([
      session.login(anna),
      session.login(bela),
      session.loginWithToken("x"),
      session.register({ ...bela, name: "B" }),
    ]);
    await session.login(bela);
    expect(operations(opened).filter((name) => ["login", "tokenLogin", "registration"].includes(name))).toEqual([
      "login",
    ]);
    expect(session.state.get().user?.email).toBe(anna.email);
  });

  it("[SESS-1] keeps the reason of its refusal until the next attempt, and can be tried again", async () => {
    const who = await kit.somebody();
    const { shop } = kit.open();
    const error = await refusal(shop.session.login({ ...who, password: "nem ez a jelszó" }));
    expect(error).toMatchObject({ _tag: "ServerError", code: "WRONG_CREDENTIALS" });
    expect(shop.session.state.get()).toMatchObject({ isLoggedIn: false, isFetching: false, loginError: error });
    const again = shop.session.login(who);
    expect(shop.session.state.get().loginError).toBeNull();
    await again;
    expect(shop.session.state.get()).toMatchObject({ isLoggedIn: true, loginError: null });
  });

  it("[NET-4] [NET-7] fails while the network is away, with a notice", async () => {
    const who = await kit.somebody();
    const opened = kit.open();
    opened.network.use(() => offline);
    const login = opened.shop.session.login(who);
    expect(await refusal(opened.settled(login))).toMatchObject({ _tag: "NetworkError" });
    expect(opened.shop.session.state.get()).toMatchObject({ isLoggedIn: false, isFetching: false });
    expect(texts(opened)).toEqual([networkText]);
    expect(opened.cookies.get("token")).toBeNull();
  });

  it("[SESS-1] survives a lost answer: the retry logs the shopper in", async () => {
    const who = await kit.somebody();
    const opened = kit.open();
    let isLost = false;
    opened.network.use(({ operationName }) => {
      if (operationName !== "login" || isLost) return null;
      isLost = true;
      return lostResponse;
    });
    await opened.settled(opened.shop.session.login(who));
    expect(opened.shop.session.state.get().user?.email).toBe(who.email);
  });

  it("[SESS-1] restores the session when a page starts, without a request, and from a snapshot the user too", async () => {
    const { shop, cookies } = await kit.loggedIn();
    const next = kit.open({ cookies });
    expect(next.shop.session.state.get()).toMatchObject({ isLoggedIn: true, user: null });
    const snapshot = shop.snapshot();
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
    expect(JSON.stringify(snapshot)).not.toContain(cookies.get("token"));
    const shipped = kit.open({ cookies, snapshot });
    expect(shipped.shop.session.state.get()).toEqual(shop.session.state.get());
    expect(shipped.network.calls).toEqual([]);
  });

  it("[SESS-6] starts as a guest's on a page rendered for a user who has logged out since", async () => {
    const { shop } = await kit.loggedIn();
    const { shop: guest } = kit.open({ snapshot: shop.snapshot() });
    expect(guest.session.state.get()).toMatchObject({ isLoggedIn: false, user: null });
    expect(guest.session.state.getServer()).toMatchObject({ isLoggedIn: true });
  });
});

describe("the confirmation link of a mail", () => {
  const isProved = async (email: string) => {
    const { email_verified_at } = await kit.backend.database.db
      .selectFrom("users")
      .where("email", "=", email)
      .select("email_verified_at")
      .executeTakeFirstOrThrow();
    return email_verified_at !== null;
  };

  it("confirms at one press for the registered and logged-in user", async () => {
    const { shop, who } = await kit.loggedIn();
    const { token } = await kit.mailTo(who.email, "registration");
    expect(await isProved(who.email)).toBe(false);
    await shop.session.confirmEmail(token);
    expect(await isProved(who.email)).toBe(true);
    expect(shop.session.state.get()).toMatchObject({ isLoggedIn: true, user: { email: who.email } });
  });

  it("confirms nothing for a guest or another user, and stays valid for its owner", async () => {
    const who = await kit.somebody();
    const { token } = await kit.mailTo(who.email, "registration");
    const { shop: guest } = kit.open();
    expect(await refusal(guest.session.confirmEmail(token))).toMatchObject({ code: "UNAUTHENTICATED" });
    const { shop: stranger } = await kit.loggedIn();
    expect(await refusal(stranger.session.confirmEmail(token))).toMatchObject({ code: "INVALID_TOKEN" });
    expect(await isProved(who.email)).toBe(false);
    await guest.session.login(who);
    await guest.session.confirmEmail(token);
    expect(await isProved(who.email)).toBe(true);
  });

  it("sets a new password for the mailbox's owner, without the old password", async () => {
    const who = await kit.somebody();
    const { token } = await kit.mailTo(who.email, "registration");
    const { shop } = kit.open();
    await shop.session.resetPassword({ email: who.email, token, password: "egy egészen új jelszó" });
    expect(await refusal(shop.session.login(who))).toMatchObject({ code: "WRONG_CREDENTIALS" });
    await shop.session.login({ ...who, password: "egy egészen új jelszó" });
    expect(await isProved(who.email)).toBe(true);
  });
});

describe("token login", () => {
  it("[SESS-2] logs the shopper in, with their data", async () => {
    const who = await kit.somebody();
    const token = await kit.signInToken(who.email);
    const { shop } = kit.open();
    await shop.session.loginWithToken(token);
    expect(shop.session.state.get()).toMatchObject({ isLoggedIn: true, user: { email: who.email } });
  });

  it("[SESS-2] [NET-2] succeeds after an attempt whose answer was lost, also when the shopper retries", async () => {
    const who = await kit.somebody();
    const token = await kit.signInToken(who.email);
    const opened = kit.open();
    const { session } = opened.shop;
    opened.network.use(({ operationName }) => (operationName === "tokenLogin" ? lostResponse : null));
    expect(await opened.settled(refusal(session.loginWithToken(token)))).toMatchObject({ _tag: "NetworkError" });
    let lost = 0;
    opened.network.use(({ operationName }) =>
      operationName === "tokenLogin" && (lost += 1) === 1 ? lostResponse : null,
    );
    await opened.settled(session.loginWithToken(token));
    expect(session.state.get()).toMatchObject({ isLoggedIn: true, user: { email: who.email }, loginError: null });
  });

  it("[SESS-2] is refused while another user is logged in", async () => {
    const opened = await kit.loggedIn();
    const token = await kit.signInToken((await kit.somebody()).email);
    const cookie = opened.cookies.get("token");
    await opened.shop.session.loginWithToken(token);
    expect(opened.cookies.get("token")).toBe(cookie);
    expect(opened.shop.session.state.get()).toMatchObject({ isLoggedIn: true, user: { email: opened.who.email } });
  });

  it("[SESS-2] leaves the shopper a guest when the token is invalid", async () => {
    const { shop, cookies } = kit.open();
    expect(await refusal(shop.session.loginWithToken("nonsense"))).toMatchObject({ code: "INVALID_TOKEN" });
    expect(shop.session.state.get()).toMatchObject({
      isLoggedIn: false,
      user: null,
      loginError: { code: "INVALID_TOKEN" },
    });
    expect(cookies.get("token")).toBeNull();
  });
});

describe("a forgotten password", () => {
  it("is set by the token of a mail, which works once", async () => {
    const who = await kit.somebody();
    const { shop } = kit.open();
    await shop.session.requestPasswordReset(who.email);
    const { token } = await kit.mailTo(who.email, "passwordReset");
    const reset = { email: who.email, token, password: "egy másik hosszú jelszó" };
    await shop.session.resetPassword(reset);
    expect(await refusal(shop.session.resetPassword(reset))).toMatchObject({ code: "INVALID_TOKEN" });
    await shop.session.login({ email: who.email, password: reset.password });
    expect(shop.session.state.get().isLoggedIn).toBe(true);
  });

  it("is requested once by a double click", async () => {
    const who = await kit.somebody();
    const opened = kit.open();
    await Promise.all([
      opened.shop.session.requestPasswordReset(who.email),
      opened.shop.session.requestPasswordReset(who.email),
    ]);
    expect(operations(opened)).toEqual(["requestPasswordReset"]);
  });
});

describe("the way back", () => {
  it("[SESS-7] survives a reload, is taken once, and never leads to another site", () => {
    const { shop } = kit.open();
    expect(shop.session.takeReturnPath()).toBe("/");
    shop.session.rememberPath("/kosar?lap=2");
    expect(shop.session.takeReturnPath()).toBe("/kosar?lap=2");
    expect(shop.session.takeReturnPath()).toBe("/");
    shop.session.rememberPath("//evil.hu");
    expect(shop.session.takeReturnPath()).toBe("/");
  });
});

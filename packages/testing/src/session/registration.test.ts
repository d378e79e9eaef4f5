import { refusal } from "../backend/refusal.test.kit.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lateResponse, lostResponse, statusResponse } from "../network/index.ts";
import { operations, type SessionKit, startSessionKit } from "./session.test.kit.ts";

let kit: SessionKit;
beforeAll(async () => {
  kit = await startSessionKit();
});
afterAll(() => kit.backend.close());

describe("registration", () => {
  const bela = { email: "bela@pelda.hu", password: "egy hosszú jelszó", name: "Nagy Béla" };

  it("[SESS-3] creates the account, logs in with the same address and password, and reports its success", async () => {
    const opened = kit.open();
    const { session, dialogs } = opened.shop;
    const registering = session.register({ ...bela, telephone: "36301234567" });
    expect(session.state.get()).toMatchObject({ registration: "started", isFetching: true });
    await registering;
    expect(session.state.get()).toMatchObject({
      registration: "succeeded",
      isLoggedIn: true,
      isFetching: false,
      user: { email: bela.email, telephone: "36301234567" },
    });
    expect(operations(opened)).toEqual(expect.arrayContaining(["registration", "login"]));
    expect(dialogs.open.get()?.dialog).toEqual({ kind: "registrationSuccess" });
  });

  it("[SESS-3] is ignored for a logged-in user", async () => {
    const opened = await kit.loggedIn();
    const asked = opened.network.calls.length;
    await opened.shop.session.register({ ...bela, email: "bela2@pelda.hu" });
    expect(opened.network.calls).toHaveLength(asked);
  });

  it("[SESS-3] [FORM-3] records which fields were refused, and shows no success", async () => {
    const { shop } = kit.open();
    const error = await refusal(shop.session.register({ email: "nem cím", password: "x", name: "" }));
    expect(error).toMatchObject({ _tag: "ValidationError" });
    expect(error?._tag === "ValidationError" && Object.keys(error.fields).toSorted()).toEqual([
      "email",
      "name",
      "password",
    ]);
    expect(shop.session.state.get()).toMatchObject({
      isLoggedIn: false,
      isFetching: false,
      registration: null,
      registrationError: error,
      loginError: null,
    });
    expect(shop.dialogs.open.get()).toBeNull();
  });

  it("[SESS-3] [NET-2] creates one account although its answer is lost", async () => {
    const opened = kit.open();
    let isLost = false;
    opened.network.use(({ operationName }) => {
      if (operationName !== "registration" || isLost) return null;
      isLost = true;
      return lostResponse;
    });
    await opened.settled(opened.shop.session.register({ ...bela, email: "bela3@pelda.hu" }));
    expect(opened.shop.session.state.get()).toMatchObject({ isLoggedIn: true, registrationError: null });
    const keys = opened.network.calls.flatMap(({ headers }) => headers.get("idempotency-key") ?? []);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it("[SESS-3] is a success with a login error when its login fails", async () => {
    const { shop, network, settled } = kit.open();
    network.use(({ operationName }) => (operationName === "login" ? statusResponse(500) : null));
    const error = await refusal(settled(shop.session.register({ ...bela, email: "bela4@pelda.hu" })));
    expect(shop.session.state.get()).toMatchObject({
      isLoggedIn: false,
      isFetching: false,
      registration: "succeeded",
      registrationError: null,
      loginError: error,
    });
  });

  it("[SESS-8] tells whether an address is free, taken or invalid", async () => {
    const who = await kit.somebody();
    const { shop, network } = kit.open();
    expect(await shop.session.checkEmail("senki@pelda.hu")).toEqual({ status: "available" });
    expect(await shop.session.checkEmail(who.email)).toEqual({
      status: "taken",
      message: "Ezzel az e-mail címmel már regisztráltak nálunk! Kérünk, jelentkezz be vagy adj meg egy másik címet!",
    });
    const asked = network.calls.length;
    expect(await shop.session.checkEmail("anna@")).toMatchObject({ status: "invalid" });
    expect(network.calls).toHaveLength(asked);
  });

  it("[SESS-8] never shows an outdated check: the latest wins", async () => {
    const who = await kit.somebody();
    const { shop, network } = kit.open();
    const slow = Promise.withResolvers<void>();
    network.use(({ variables }) => (variables["email"] === who.email ? lateResponse(slow.promise) : null));
    const first = shop.session.checkEmail(who.email);
    expect(await shop.session.checkEmail("senki@pelda.hu")).toEqual({ status: "available" });
    slow.resolve();
    expect(await first).toEqual({ status: "available" });
  });
});

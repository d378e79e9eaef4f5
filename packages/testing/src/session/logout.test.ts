import { refusal } from "../backend/refusal.test.kit.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graphqlErrorResponse, lateResponse, lostResponse, offline, statusResponse } from "../network/index.ts";
import {
  expiredText,
  networkText,
  operations,
  type SessionKit,
  startSessionKit,
  texts,
  tokens,
} from "./session.test.kit.ts";

let kit: SessionKit;
beforeAll(async () => {
  kit = await startSessionKit();
});
afterAll(() => kit.backend.close());

const saved = {
  type: "delivery",
  deliveryType: "savedAddress",
  addressId: "7",
  zip: "1186",
  city: "Budapest",
} as const;
const guest = { isLoggedIn: false, user: null, isFetching: false };

describe("logout", () => {
  it("[SESS-4] sends the token once more and never again, removes the user, and goes home", async () => {
    const opened = await kit.loggedIn();
    const token = opened.cookies.get("token");
    const asked = opened.network.calls.length;
    const logout = opened.shop.session.logout();
    expect(opened.cookies.get("token")).toBeNull();
    expect(opened.shop.session.state.get()).toMatchObject({ isLoggedIn: false, user: null, isFetching: true });
    expect(opened.shop.navigation.loading.get().isLoading).toBe(true);
    await logout;
    expect(opened.shop.navigation.loading.get().isLoading).toBe(false);
    expect(opened.shop.session.state.get()).toMatchObject(guest);
    await opened.shop.catalogue.loadCategories();
    await opened.shop.cart.refresh();
    const later = tokens(opened).slice(asked);
    expect(later.filter((each) => each !== null)).toEqual([`Bearer ${token}`]);
    expect(operations(opened).slice(asked)[later.indexOf(`Bearer ${token}`)]).toBe("logout");
    expect(opened.visited).toEqual([{ kind: "redirect", to: "/" }]);
    expect(await refusal(kit.open({ cookies: opened.cookies }).shop.account.exportData())).toMatchObject({
      code: "UNAUTHENTICATED",
    });
  });

  it("[SESS-4] does nothing for a guest", async () => {
    const { shop, network, visited } = kit.open();
    await shop.session.logout();
    expect(network.calls).toEqual([]);
    expect(visited).toEqual([]);
  });

  it("[SESS-4] leaves the delivery address as a postcode, without the saved address", async () => {
    const { shop, cookies } = await kit.loggedIn();
    await shop.delivery.select(saved);
    await shop.session.logout();
    const postcode = { type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" };
    expect(shop.delivery.selection.get()).toEqual(postcode);
    expect(JSON.parse(cookies.get("delivery_address") ?? "")).toEqual(postcode);
  });

  it.each([
    ["the network is away", offline, [networkText]],
    ["the server fails", statusResponse(500), []],
    ["the answer is always lost", lostResponse, [networkText]],
  ])("[SESS-4] [NET-7] forgets the user and reloads the page when %s", async (_when, fault, told) => {
    const opened = await kit.loggedIn();
    opened.network.use(({ operationName }) => (operationName === "logout" ? fault : null));
    await opened.settled(opened.shop.session.logout());
    expect(opened.cookies.get("token")).toBeNull();
    expect(opened.shop.session.state.get()).toMatchObject(guest);
    expect(opened.visited).toEqual([{ kind: "reload" }]);
    expect(texts(opened)).toEqual(told);
  });

  it("[SESS-5] of an ended session is a success: no reload, no notice", async () => {
    const opened = await kit.loggedIn();
    await kit.revokeAll();
    await opened.shop.session.logout();
    expect(opened.visited).toEqual([{ kind: "redirect", to: "/" }]);
    expect(texts(opened)).toEqual([]);
  });

  it("[SESS-4] is done once by a double click", async () => {
    const opened = await kit.loggedIn();
    await Promise.all([opened.shop.session.logout(), opened.shop.session.logout()]);
    expect(operations(opened).filter((name) => name === "logout")).toHaveLength(1);
    expect(opened.visited).toHaveLength(1);
  });
});

describe("requests in progress at logout", () => {
  it("[SESS-6] a query is repeated by the guest, and its late answer is ignored", async () => {
    const opened = await kit.loggedIn();
    const token = opened.cookies.get("token");
    const held = Promise.withResolvers<void>();
    opened.network.use(({ headers, operationName }) =>
      operationName === "categories" && headers.has("authorization") ? lateResponse(held.promise) : null,
    );
    const loading = opened.shop.catalogue.loadCategories();
    await opened.rest();
    await opened.shop.session.logout();
    expect((await loading).length).toBeGreaterThan(0);
    const asked = opened.network.calls.filter(({ operationName }) => operationName === "categories");
    expect(asked.map(({ headers }) => headers.get("authorization"))).toEqual([`Bearer ${token}`, null]);
    held.resolve();
  });

  it("[SESS-6] a late answer with the user does not log them in again", async () => {
    const opened = await kit.loggedIn();
    const held = Promise.withResolvers<void>();
    opened.network.use(({ operationName, headers }) =>
      operationName === "me" && headers.has("authorization") ? lateResponse(held.promise) : null,
    );
    const refreshing = opened.shop.session.refresh();
    await opened.rest();
    await opened.shop.session.logout();
    held.resolve();
    await refreshing;
    expect(opened.shop.session.state.get()).toMatchObject(guest);
    expect(texts(opened)).toEqual([]);
  });

  it("[SESS-6] a mutation is aborted, and never sent again", async () => {
    const opened = await kit.loggedIn();
    const held = Promise.withResolvers<void>();
    opened.network.use(({ operationName }) => (operationName === "setDonations" ? lateResponse(held.promise) : null));
    const change = refusal(opened.shop.account.setDonations({ isDisabled: true }));
    await opened.rest();
    await opened.shop.session.logout();
    expect(await change).toMatchObject({ _tag: "AbortedError" });
    held.resolve();
    await opened.rest();
    expect(operations(opened).filter((name) => name === "setDonations")).toHaveLength(1);
  });

  it("[SESS-6] a request that waits for its next attempt is not sent with the old token", async () => {
    const opened = await kit.loggedIn();
    const token = opened.cookies.get("token");
    opened.network.use(({ operationName }) => (operationName === "categories" ? offline : null));
    const loading = opened.shop.catalogue.loadCategories();
    await opened.rest();
    await opened.shop.session.logout();
    opened.network.use(() => null);
    await opened.settled(loading);
    const asked = opened.network.calls.filter(({ operationName }) => operationName === "categories");
    const [first, ...later] = asked.map(({ headers }) => headers.get("authorization"));
    expect(first).toBe(`Bearer ${token}`);
    expect(new Set(later)).toEqual(new Set([null]));
  });
});

describe("the user", () => {
  it("[SESS-5] is loaded again, and an unchanged answer notifies no listener", async () => {
    const { cookies, shop: first } = await kit.loggedIn();
    const { shop } = kit.open({ cookies });
    await shop.session.refresh();
    expect(shop.session.state.get().user).toEqual(first.session.state.get().user);
    const before = shop.session.state.get();
    let changes = 0;
    shop.session.state.subscribe(() => {
      changes += 1;
    });
    await shop.session.refresh();
    expect(changes).toBe(0);
    expect(shop.session.state.get()).toBe(before);
  });

  it("[SESS-5] is loaded with the cart unless that is skipped, and never for guests", async () => {
    const opened = await kit.loggedIn();
    const calls = async (options: { skipsCart?: boolean }) => {
      const asked = opened.network.calls.length;
      await opened.shop.session.refresh(options);
      return operations(opened).slice(asked);
    };
    expect(await calls({ skipsCart: true })).toEqual(["me"]);
    expect(await calls({})).toEqual(expect.arrayContaining(["me", "cartHash"]));
    const { shop, network } = kit.open();
    await shop.session.refresh();
    expect(network.calls).toEqual([]);
  });

  it("[SESS-5] is loaded once for concurrent calls", async () => {
    const opened = await kit.loggedIn();
    const asked = opened.network.calls.length;
    await Promise.all([
      opened.shop.session.refresh({ skipsCart: true }),
      opened.shop.session.refresh({ skipsCart: true }),
    ]);
    expect(operations(opened).slice(asked)).toEqual(["me"]);
  });

  it("[SESS-5] gets a notice and is logged out without a request when the server no longer knows them", async () => {
    const opened = await kit.loggedIn();
    await kit.revokeAll();
    const asked = opened.network.calls.length;
    await opened.shop.session.refresh();
    expect(opened.shop.session.state.get()).toMatchObject({ ...guest, failure: null });
    expect(opened.cookies.get("token")).toBeNull();
    expect(texts(opened)).toEqual([expiredText]);
    expect(operations(opened).slice(asked)).not.toContain("logout");
    expect(opened.visited).toEqual([]);
  });

  it("[SESS-5] gets one notice although many requests are refused, and public requests are answered", async () => {
    const opened = await kit.loggedIn();
    await kit.revokeAll();
    const [categories, products] = await Promise.all([
      opened.shop.catalogue.loadCategories(),
      opened.shop.catalogue.productsById(["1"]),
      opened.shop.delivery.refreshMethods(),
    ]);
    expect(categories.length).toBeGreaterThan(0);
    expect(products).toBeDefined();
    expect(texts(opened)).toEqual([expiredText]);
    expect(opened.shop.session.state.get()).toMatchObject(guest);
  });

  it("[SESS-5] is logged out too when the server blocks them", async () => {
    const opened = await kit.loggedIn();
    opened.network.use(({ operationName }) =>
      operationName === "me"
        ? () => Promise.resolve(Response.json({ errors: [{ message: "No", extensions: { code: "FORBIDDEN" } }] }))
        : null,
    );
    await opened.shop.session.refresh();
    expect(opened.shop.session.state.get()).toMatchObject(guest);
    expect(texts(opened)).toEqual([expiredText]);
  });

  it("[SESS-5] stays logged in when the server refuses their data for another reason", async () => {
    const opened = await kit.loggedIn();
    opened.network.use(({ operationName }) => (operationName === "me" ? graphqlErrorResponse("NOT_FOUND") : null));
    expect(await refusal(opened.shop.session.refresh())).toMatchObject({ _tag: "AuthenticationError" });
    expect(opened.shop.session.state.get()).toMatchObject({
      isLoggedIn: true,
      failure: { _tag: "AuthenticationError" },
    });
    expect(texts(opened)).toEqual([]);
  });

  it("[SESS-5] stays logged in when a single object is forbidden", async () => {
    const opened = await kit.loggedIn();
    expect(await refusal(opened.shop.account.deleteShippingAddress("nobody's"))).toMatchObject({ code: "NOT_FOUND" });
    opened.network.use(({ operationName }) =>
      operationName === "deleteSavedCard"
        ? () => Promise.resolve(Response.json({ errors: [{ message: "No", extensions: { code: "FORBIDDEN" } }] }))
        : null,
    );
    expect(await refusal(opened.shop.account.deleteSavedCard("x"))).toMatchObject({ code: "FORBIDDEN" });
    expect(opened.shop.session.state.get().isLoggedIn).toBe(true);
  });

  it("[NET-7] stays logged in while the network is away, with a notice", async () => {
    const opened = await kit.loggedIn();
    opened.network.use(() => offline);
    const refreshing = opened.shop.session.refresh();
    expect(await refusal(opened.settled(refreshing))).toMatchObject({ _tag: "NetworkError" });
    expect(opened.shop.session.state.get()).toMatchObject({ isLoggedIn: true, failure: null });
    expect(texts(opened)).toEqual([networkText]);
  });

  it("[SESS-5] is a fatal failure, 'Fatal error, cannot authenticate', when the answer cannot be decoded, until a retry", async () => {
    const opened = await kit.loggedIn();
    opened.network.use(({ operationName }) => (operationName === "me" ? statusResponse(500) : null));
    const error = await refusal(opened.shop.session.refresh());
    expect(error).toMatchObject({ _tag: "AuthenticationError", message: "Fatal error, cannot authenticate" });
    expect(opened.shop.session.state.get()).toMatchObject({ isLoggedIn: true, failure: error });
    expect(opened.log.map(({ level }) => level)).toContain("critical");
    opened.network.use(() => null);
    await opened.shop.session.refresh();
    expect(opened.shop.session.state.get().failure).toBeNull();
  });
});

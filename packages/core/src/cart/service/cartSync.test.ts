import { refusal } from "../../kernel/refusal.test.support.ts";
import { describe, expect, it, vi } from "vitest";
import { wireEntry } from "../../session/service/session.test.support.ts";
import {
  answering,
  broken,
  cartServer,
  cookiesOf,
  filled,
  offline,
  only,
  open,
  refusing,
} from "./cart.test.support.ts";
import { cartTexts } from "../text.hu.ts";

const updates = ({ server }: ReturnType<typeof open>) =>
  server.calls.filter(({ operation }) => operation === "updateCart");

describe("synchronization with the server", () => {
  it("[CART-16] runs one exchange at a time, including refreshes and other tabs", async () => {
    const page = await filled({ a: 1 });
    const held = Promise.withResolvers<void>();
    page.server.rule = only("updateCart", (call) => held.promise.then(() => page.server.answer(call)));
    const change = page.set("a", 2);
    await page.rest();
    const refreshed = page.shop.cart.refresh();
    const next = page.set("a", 3);
    await page.rest();
    expect(page.operations()).toEqual(["updateCart"]);
    held.resolve();
    await Promise.all([change, refreshed, next]);
    expect(page.operations()).toEqual(["updateCart", "cartHash", "updateCart", "shippingMethods"]);
    expect(new Set(page.turns)).toEqual(new Set(["cart"]));
  });

  it("[CART-16] sends nothing when nothing is pending and the cart is known", async () => {
    const page = await filled({ a: 1 });
    page.reconnect();
    await page.rest();
    expect(page.operations()).toEqual([]);
    await page.shop.cart.refresh();
    await page.rest();
    expect(page.operations()).toEqual(["cartHash"]);
  });

  it("[CART-2] [NET-7] fetches the cart once when a refresh and the network's return coincide", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = offline;
    expect(await refusal(page.shop.cart.refresh())).toMatchObject({ _tag: "NetworkError" });
    page.server.calls.length = 0;
    const held = Promise.withResolvers<void>();
    page.server.rule = (call) => held.promise.then(() => page.server.answer(call));
    const refreshed = page.shop.cart.refresh();
    await page.rest();
    page.reconnect();
    await page.rest();
    held.resolve();
    await refreshed;
    await page.rest();
    expect(page.operations()).toEqual(["cartHash"]);
    page.reconnect();
    await page.rest();
    expect(page.operations()).toEqual(["cartHash"]);
  });

  it("[CART-2] [NET-7] sends waiting changes after a refresh, and confirms or refuses them as usual", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = offline;
    const change = page.set("a", 2);
    await page.rest();
    page.server.rule = () => null;
    await page.shop.cart.refresh();
    await change;
    expect(page.server.quantities("c1")).toEqual({ a: 2 });
  });
});

describe("an exchange that waits too long for other tabs", () => {
  it("[NET-7] pauses with a notice, and retries when the network is back", async () => {
    const page = open({ settings: { timeoutMs: 1 }, isLockedOut: true });
    void page.set("a", 1).catch(() => null);
    await vi.waitUntil(() => page.state().isWaiting, { interval: 1, timeout: 60_000 });
    await page.rest();
    expect(page.turns).toEqual(["cart"]);
    expect(page.texts()).toHaveLength(1);
    page.reconnect();
    await page.rest();
    expect(page.turns).toEqual(["cart", "cart"]);
    page.shop.dispose();
  });
});

describe("changes left by an earlier page", () => {
  it("[NET-7] [CART-16] are sent once, in order, by the next page, and settle there", async () => {
    const durable = new Map<string, unknown>();
    const [server, cookies] = [cartServer(), cookiesOf()];
    const first = await filled({ a: 1 }, { server, cookies, durable });
    server.rule = offline;
    for (const change of [first.set("a", 2), first.set("b", 1)]) void change.catch(() => null);
    await first.rest();
    first.shop.dispose();
    server.rule = () => null;
    server.calls.length = 0;
    const second = open({ server, cookies, durable });
    await second.rest();
    expect(updates(second)).toHaveLength(1);
    expect(server.quantities("c1")).toEqual({ a: 2, b: 1 });
    expect(second.state()).toMatchObject({ isFetching: false, pending: {} });
    expect(durable.get("cart.changes")).toEqual([]);
  });

  it.each([2, 4, 5])(
    "[NET-7] is asked for again of a storage that has refused it %i times, and no more than five times in all",
    async (refusals) => {
      const server = cartServer();
      const cookies = cookiesOf();
      const durable = new Map<string, unknown>();
      const first = await filled({ a: 1 }, { server, cookies, durable });
      server.rule = offline;
      void first.set("a", 2).catch(() => null);
      await first.rest();
      first.shop.dispose();
      server.rule = () => null;
      server.calls.length = 0;
      let asked = 0;
      const second = open({
        server,
        cookies,
        durable,
        refuses: () => (asked += 1) <= refusals,
        settings: { storageWaitMs: 0 },
      });
      await second.rest();
      await second.rest();
      expect(server.quantities("c1")).toEqual({ a: refusals < 5 ? 2 : 1 });
      expect(updates(second)).toHaveLength(refusals < 5 ? 1 : 0);
    },
  );
});

describe("a change of user", () => {
  const login = { email: "eva@pelda.hu", password: "egy hosszú jelszó" };

  it("[CART-16] [SESS-1] during a request moves the change into the new user's cart, without a network error", async () => {
    const page = await filled({ a: 1 });
    let held = 0;
    page.server.rule = ({ operation }) => {
      if (operation === "login")
        return answering({ login: { ...wireEntry("u1"), cart: page.server.wire(page.server.change({ id: "c1" })) } });
      return operation === "updateCart" && (held += 1) === 1 ? new Promise(() => {}) : null;
    };
    const change = page.set("a", 2);
    await page.rest();
    await page.shop.session.login(login);
    await change;
    expect(page.texts()).toEqual([]);
    expect(page.state()).toMatchObject({ isWaiting: false, failure: null, lineErrors: {} });
    expect(updates(page)).toHaveLength(2);
  });

  it("[CART-3] [SESS-1] during the creation of the first cart switches to another cart without an error", async () => {
    const page = open();
    let held = 0;
    page.server.rule = ({ operation }) => {
      if (operation === "login") return answering({ login: wireEntry("u1") });
      return operation === "createCart" && (held += 1) === 1 ? new Promise(() => {}) : null;
    };
    const change = page.set("a", 2);
    await page.rest();
    await page.shop.session.login(login);
    await change;
    expect(page.state().failure).toBeNull();
    expect(page.quantities()).toEqual({ a: 2 });
    expect(page.texts()).toEqual([]);
  });

  it("[SESS-1] first sends all waiting changes, with as many requests as needed and despite refusals", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = ({ operation, input }) => {
      if (operation === "login") return answering({ login: wireEntry("u1") });
      return input?.products?.some(({ product_id }) => product_id === "z") ? refusing("VALIDATION_FAILED") : null;
    };
    const refused = refusal(page.set("z", 1));
    const changes = [page.set("b", 2), page.set("c", 1), page.set("d", 1)];
    await page.shop.session.login(login);
    const order = page.operations();
    expect(order.slice(0, order.indexOf("login")).filter((operation) => operation === "updateCart")).toHaveLength(5);
    expect(await refused).toMatchObject({ code: "VALIDATION_FAILED" });
    await Promise.all(changes);
    expect(updates(page)).toHaveLength(5);
  });

  it("[SESS-1] [NET-7] waits for only one unanswered attempt", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = ({ operation }) => (operation === "login" ? answering({ login: wireEntry("u1") }) : offline());
    void page.set("a", 2).catch(() => null);
    await page.rest();
    await page.shop.session.login(login);
    const before = page.operations().slice(0, page.operations().indexOf("login"));
    expect(before).toEqual(["updateCart", "updateCart"]);
    page.shop.dispose();
  });

  it("[CART-1] [SESS-1] in another tab before a request sends the change only into the new user's cart", async () => {
    const durable = new Map<string, unknown>();
    const page = await filled({ a: 1 }, { durable });
    const set = durable.set.bind(durable);
    durable.set = (key, value) => {
      if (JSON.stringify(value).includes("sentBy")) page.cookies.set("token", "u1");
      return set(key, value);
    };
    await page.set("a", 2);
    expect(updates(page).map(({ input }) => input?.id)).toEqual(["c2"]);
    expect(page.server.quantities("c1")).toEqual({ a: 1 });
    expect(page.quantities()).toEqual({ a: 2 });
    expect(page.texts()).toEqual([]);
  });

  it("[CART-1] [SESS-1] in another tab before a refresh fetches only the new user's cart", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = ({ operation }) => (operation === "updateCart" ? broken() : offline());
    await refusal(page.set("a", 2));
    await page.rest();
    page.server.rule = () => null;
    page.server.calls.length = 0;
    page.cookies.set("token", "u1");
    page.reconnect();
    await page.rest();
    expect(page.operations()).toContain("createCart");
    expect(page.server.calls.filter(({ id }) => id === "c1")).toEqual([]);
    expect(page.state().cart).toMatchObject({ id: "c2" });
  });

  it("[SESS-1] without waiting changes sends nothing first", async () => {
    const page = await filled({ a: 1 });
    page.server.rule = only("login", () => answering({ login: wireEntry("u1") }));
    await page.shop.session.login(login);
    expect(page.operations()[0]).toBe("login");
  });
});

it("[CART-3] reports a fatal error, and does not retry it automatically", async () => {
  const page = await filled({ a: 1 });
  page.server.rule = broken;
  expect(await refusal(page.shop.cart.refresh())).toMatchObject({ _tag: "CartGetError" });
  expect(page.state()).toMatchObject({ failure: { _tag: "CartGetError" }, isFetching: false });
  expect(page.shop.notices.get()).toMatchObject([
    { kind: "error", text: cartTexts.synchronisationFailed, durationMs: 10_000 },
  ]);
  page.server.calls.length = 0;
  page.reconnect();
  await page.rest();
  expect(page.operations()).toEqual([]);
});

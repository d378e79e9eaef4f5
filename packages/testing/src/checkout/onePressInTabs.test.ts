import { defaultSettings, type Store } from "@kamra/core";
import type { AnalyticsEvent } from "@kamra/core/analytics";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestShopOptions } from "../backend/index.ts";
import { lateResponse, lateRequest, lostResponse, offline } from "../network/index.ts";
import { browserWithChannels } from "../session/browser.test.support.ts";
import {
  browserWith,
  type CheckoutKit,
  fail,
  ordersOf,
  readyCart,
  sent,
  startCheckoutKit,
  texts,
} from "./checkout.test.kit.ts";

let kit: CheckoutKit;
beforeAll(async () => {
  kit = await startCheckoutKit();
});
afterAll(() => kit.backend.close());

const until = <T>(store: Store<T>, holds: (value: T) => boolean) =>
  new Promise<void>((resolve) => {
    if (holds(store.get())) return resolve();
    const end = store.subscribe(() => {
      if (!holds(store.get())) return;
      end();
      resolve();
    });
  });

/** Two consenting tabs with a press in each: the second one waits, and learns meanwhile that its cart is empty. */
const pressedInBoth = async (options: Pick<TestShopOptions, "analytics"> = {}) => {
  const cartId = await readyCart(kit.backend);
  const browser = browserWith(cartId);
  browser.cookies.set(defaultSettings.consentCookie, "given");
  const windows = browserWithChannels();
  const tabs = [
    await kit.reopen(browser, { ...options, window: windows() }),
    await kit.reopen(browser, { ...options, window: windows() }),
  ] as const;
  const held = Promise.withResolvers<void>();
  tabs[0].network.use(({ operationName }) => (operationName === "createOrder" ? lateResponse(held.promise) : null));
  const both = tabs.map(({ shop }) => shop.checkout.place());
  await tabs[0].rest();
  expect(sent(tabs[1], "createOrder")).toEqual([]);
  // The server already has the order: this tab learns that its cart is empty before its turn.
  await tabs[1].shop.cart.refresh();
  expect(tabs[1].shop.cart.state.get().cart?.lines ?? []).toEqual([]);
  held.resolve();
  const placings = await Promise.all(both);
  for (const { shop } of tabs) shop.dispose();
  return { cartId, placings };
};

describe("one press", () => {
  it("[ORDER-3] is settled in every tab when one of them has learned the result", async () => {
    const opened = await kit.open();
    const other = await kit.reopen(opened.browser, { settings: { attempts: 1 } });
    opened.network.use(({ operationName }) => (operationName === "createOrder" ? lostResponse : offline));
    await opened.settled(opened.shop.checkout.place());
    other.network.use(() => offline);
    other.reconnect();
    await other.rest();
    expect(other.shop.checkout.placing.get()).toEqual({ phase: "unknown" });
    opened.network.use(() => null);
    opened.reconnect();
    await opened.settled(until(opened.shop.checkout.placing, ({ phase }) => phase === "placed"));
    other.network.use(() => null);
    other.reconnect();
    await other.rest();
    expect(other.shop.checkout.placing.get()).toEqual({ phase: "idle" });
    expect(other.shop.cart.state.get().cart?.lines).toEqual([]);
    expect(texts(other)).not.toContain("Sikeres rendelésleadás!");
  });

  it("[ORDER-3] is one order for two tabs", async () => {
    const opened = await kit.open();
    const other = await kit.reopen(opened.browser);
    const both = await Promise.all([opened.shop.checkout.place(), other.shop.checkout.place()]);
    expect(both.map((placing) => placing?.phase)).toEqual(["placed", "placed"]);
    expect(await ordersOf(opened.cartId, kit.backend)).toHaveLength(1);
  });

  it("[ORDER-3] does not cancel another tab's request that the server has not received yet, and yields the same order", async () => {
    const opened = await kit.open();
    const other = await kit.reopen(opened.browser);
    const departure = Promise.withResolvers<void>();
    opened.network.use(({ operationName }) =>
      operationName === "createOrder" ? lateRequest(departure.promise) : null,
    );
    const first = opened.shop.checkout.place();
    await opened.rest();
    expect(sent(opened, "createOrder")).toHaveLength(1);
    const second = await other.shop.checkout.place();
    departure.resolve();
    const [order] = await ordersOf(opened.cartId, kit.backend);
    expect([await first, second]).toMatchObject(
      [1, 2].map(() => ({ phase: "placed", order: { id: String(order?.id) } })),
    );
    expect(await ordersOf(opened.cartId, kit.backend)).toHaveLength(1);
    expect(opened.browser.storage.getItem("kamra.order")).toBeNull();
  });

  it("[ORDER-3] retries once when a new tab has cancelled the attempt", async () => {
    const opened = await kit.open();
    const departure = Promise.withResolvers<void>();
    fail(opened, "createOrder", lateRequest(departure.promise), 1);
    const first = opened.shop.checkout.place();
    await opened.rest();
    const other = await kit.reopen(opened.browser);
    await other.rest();
    expect(sent(other, "settleOrder")).toHaveLength(1);
    departure.resolve();
    expect(await opened.settled(first)).toMatchObject({ phase: "placed" });
    expect(await ordersOf(opened.cartId, kit.backend)).toHaveLength(1);
  });

  it("[ORDER-3] learns the results of both of two attempts without an answer", async () => {
    const opened = await kit.open({ settings: { attempts: 1 } });
    const tabs = [opened, await kit.reopen(opened.browser, { settings: { attempts: 1 } })] as const;
    for (const { network } of tabs) network.use(() => offline);
    for (const { shop } of tabs) expect(await shop.checkout.place()).toEqual({ phase: "unknown" });
    for (const { shop } of tabs) shop.dispose();
    const reloaded = await kit.reopen(opened.browser);
    await reloaded.rest();
    const keys = sent(reloaded, "settleOrder").map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys)).toEqual(
      new Set(tabs.map((tab) => sent(tab, "createOrder")[0]?.headers.get("idempotency-key"))),
    );
    expect(reloaded.shop.checkout.placing.get().phase).toBe("refused");
    expect(opened.browser.storage.getItem("kamra.order")).toBeNull();
  });

  it("[ORDER-3] waits while another tab is placing, and reports the same order", async () => {
    const { cartId, placings } = await pressedInBoth();
    const orders = await ordersOf(cartId, kit.backend);
    expect(orders).toHaveLength(1);
    const same = { phase: "placed", order: { id: String(orders[0]?.id) } };
    expect(placings).toMatchObject([same, same]);
  });

  it("[ORDER-1] [ORDER-3] reports the revenue once, also when two tabs report the same order", async () => {
    const heard: Array<AnalyticsEvent["kind"]> = [];
    const { placings } = await pressedInBoth({ analytics: [{ track: ({ kind }) => void heard.push(kind) }] });
    expect(placings.map((placing) => placing?.phase)).toEqual(["placed", "placed"]);
    expect(heard).toEqual(["purchased"]);
  });

  it("[ORDER-3] [ORDER-10] leads a second tab that shows the cart to the order", async () => {
    const browser = browserWith(await readyCart(kit.backend));
    const windows = browserWithChannels();
    const [first, second] = [
      await kit.reopen(browser, { window: windows() }),
      await kit.reopen(browser, { window: windows() }),
    ];
    const { placing } = second.shop.checkout;
    const placed = await first.shop.checkout.place();
    if (placed?.phase !== "placed") throw new Error("There is no order");
    const elsewhere = { phase: "placedElsewhere", statusPath: placed.statusPath };
    await until(placing, ({ phase }) => phase !== "idle");
    expect(placing.get()).toEqual(elsewhere);
    expect(sent(second, "createOrder")).toEqual([]);
    await until(second.shop.cart.state, ({ cart }) => !cart?.lines.length);
    expect(placing.get()).toEqual(elsewhere);
    expect(texts(second)).not.toContain("Sikeres rendelésleadás!");
    first.shop.dispose();
    second.shop.dispose();
  });

  it("[ORDER-3] [ORDER-7] shows the same order when the cart could not be reloaded and is ordered again", async () => {
    const opened = await kit.open();
    const { shop, network, settled } = opened;
    network.use(({ operationName }) => (operationName === "createOrder" ? null : offline));
    const first = await settled(shop.checkout.place());
    expect(shop.cart.state.get().cart?.lines).toHaveLength(1);
    expect(await settled(shop.checkout.place())).toBe(first);
    expect(sent(opened, "createOrder")).toHaveLength(1);
    expect(texts(opened).filter((text) => text === "Sikeres rendelésleadás!")).toHaveLength(1);
  });
});

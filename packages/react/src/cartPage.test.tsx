// @vitest-environment happy-dom
import {
  cart,
  catalogue,
  type CookieJar,
  createShop,
  delivery,
  memoryCookies,
  type ShopSnapshot,
  type Store,
  tabs,
  type TabsWindow,
} from "@kamra/core";
import { productId } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { texts } from "@kamra/core/texts";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { countedCartPage } from "./countedCartPage.test.support.tsx";
import { hydrated } from "./hydrated.test.support.tsx";
import { ShopProvider } from "./ShopProvider.tsx";
import { shopServer, type ShopServerOptions } from "./shopServer.test.support.ts";

/**
 * For tests with two shops as tabs of one browser: the tests' DOM has no locks, and Node's locks do not accept its
 * signals.
 */
const browserWindow = (): TabsWindow => {
  const last = new Map<string, Promise<void>>();
  return {
    BroadcastChannel,
    navigator: {
      locks: {
        request: (name, { signal }, run) => {
          const turn = (last.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : run()));
          last.set(name, turn);
          return turn;
        },
      },
    },
    localStorage,
    addEventListener: () => {},
    removeEventListener: () => {},
  };
};

const selection = JSON.stringify({ type: "delivery", deliveryType: "postcode", zip: "1011", city: "Budapest" });
const closing: Array<() => void> = [];

/** The shop of a returning shopper, with a cart and a delivery address. */
const shopOf = ({
  lineCount = 200,
  isCartBroken,
  snapshot,
  server = shopServer({ lineCount, isCartBroken }),
  cookies = memoryCookies({ cart_id: "8f14e45f-ceea-4e67-a8b2-1c5f8a2b9d10", delivery_address: selection }),
  browser,
}: Partial<ShopServerOptions> & {
  readonly snapshot?: ShopSnapshot;
  readonly server?: ReturnType<typeof shopServer>;
  readonly cookies?: CookieJar;
  readonly browser?: TabsWindow;
} = {}) => {
  const shop = createShop({
    capabilities: [catalogue, delivery, cart, ...(browser === undefined ? [] : [tabs(browser)])],
    endpoint: "/graphql",
    fetch: server.fetch,
    cookies,
    clock: () => new Date("2026-11-21T10:00:00+01:00"),
    log: () => {},
    snapshot,
  });
  closing.push(() => shop.dispose());
  return { shop, server };
};

type OpenedShop = ReturnType<typeof shopOf>;

const load = async (shop: OpenedShop["shop"]) => {
  await Promise.all([shop.catalogue.loadCategories(), shop.cart.refresh(), shop.delivery.refreshMethods()]);
};

/** Counts the new followers of a store. */
const followersOf = <T,>(store: Store<T>) => {
  const { subscribe } = store;
  let count = 0;
  vi.spyOn(store, "subscribe").mockImplementation((listener) => {
    count += 1;
    const end = subscribe(listener);
    return () => {
      count -= 1;
      end();
    };
  });
  return () => count;
};

const shownCart = async () => {
  const { shop, server } = shopOf();
  await load(shop);
  const page = countedCartPage();
  render(
    <ShopProvider shop={shop}>
      <page.CartPage />
    </ShopProvider>,
  );
  const first = page.commits.splice(0).flat();
  return { shop, server, first, commits: page.commits };
};

const hydratedCartPage = async (onServer: OpenedShop, inBrowser: OpenedShop) => {
  const [serverPage, browserPage] = [countedCartPage(), countedCartPage()];
  const page = await hydrated(
    <ShopProvider shop={onServer.shop}>
      <serverPage.CartPage />
    </ShopProvider>,
    {
      inBrowser: (
        <ShopProvider shop={inBrowser.shop}>
          <browserPage.CartPage />
        </ShopProvider>
      ),
    },
  );
  return { ...page, commits: browserPage.commits };
};

// Clicks and answers use React's own timing: inside `act` it would put several changes into one commit.
const press = (name: string) => screen.getByRole("button", { name }).click();
const quantity = (name: string) => Number.parseFloat(screen.getByLabelText(name).textContent ?? "");
const total = () => screen.getByLabelText("total").textContent;
const isQuiet = (shop: OpenedShop["shop"]) => expect.poll(() => shop.cart.state.get().isFetching).toBe(false);

afterEach(() => {
  cleanup();
  for (const close of closing.splice(0)) close();
});

describe("a cart of 200 lines", () => {
  it("renders each part once at first", async () => {
    const { first } = await shownCart();
    expect(first).toHaveLength(2 * 200 + 8);
    expect(new Set(first).size).toBe(first.length);
  });

  it("renders the changed line, its view and the total, once when shown and once when confirmed", async () => {
    const { shop, server, commits } = await shownCart();
    const before = total();
    let changes = 0;
    shop.cart.state.subscribe(() => (changes += 1));
    press("+ Product 7");
    await Promise.resolve();
    expect(commits).toEqual([["Line 7", "LineView 7", "Total"]]);
    expect(quantity("Product 7")).toBe(2);
    expect(total()).not.toBe(before);

    await isQuiet(shop);
    expect(server.asked).toContain("updateCart");
    expect([changes, commits.length]).toEqual([2, 2]);
    expect(["Line 7", "LineView 7", "Total"]).toEqual(expect.arrayContaining(commits[1] ?? []));
    expect(commits[1]).toContain("LineView 7");
  });

  it("renders a change of another tab identically, and only the other tab sends requests", async () => {
    const browser = browserWindow();
    const server = shopServer({ lineCount: 200 });
    const cookies = memoryCookies({ cart_id: "8f14e45f-ceea-4e67-a8b2-1c5f8a2b9d10", delivery_address: selection });
    const [here, other] = [shopOf({ server, cookies, browser }), shopOf({ server, cookies, browser })];
    for (const { shop } of [other, here]) await load(shop);
    const page = countedCartPage();
    render(
      <ShopProvider shop={here.shop}>
        <page.CartPage />
      </ShopProvider>,
    );
    page.commits.splice(0);
    const asked = server.asked.length;
    const [line] = other.shop.cart.state.get().cart?.lines ?? [];
    await other.shop.cart.setQuantity(line?.product ?? expect.fail(), { quantity: 3, quantityType: "default" });
    await expect.poll(() => page.commits).toHaveLength(2);
    expect(page.commits[0]).toEqual(["Line 1", "LineView 1", "Total"]);
    expect(["Line 1", "LineView 1", "Total"]).toEqual(expect.arrayContaining(page.commits[1] ?? []));
    expect(quantity("Product 1")).toBe(3);
    expect(server.asked.slice(asked).filter((name) => name === "updateCart")).toHaveLength(1);
  });

  it("renders only the lines that change when one line is changed fast and another beside it", async () => {
    const { shop, commits } = await shownCart();
    for (const name of ["+ Product 7", "+ Product 7", "+ Product 8", "+ Product 7"]) {
      press(name);
      await Promise.resolve();
    }
    await isQuiet(shop);
    expect([quantity("Product 7"), quantity("Product 8")]).toEqual([4, 2]);
    expect(new Set(commits.flat())).toEqual(new Set(["Line 7", "LineView 7", "Line 8", "LineView 8", "Total"]));
  });

  it("renders the refused line with its reason, the notice, and the former total", async () => {
    const { shop, commits } = await shownCart();
    const before = total();
    press("+ Product 13");
    await isQuiet(shop);
    expect(quantity("Product 13")).toBe(1);
    expect(total()).toBe(before);
    expect(screen.getByLabelText("Product 13").textContent).toContain(texts.transport.rejections.PRODUCT_NOT_FOUND);
    expect(new Set(commits.flat())).toEqual(new Set(["Line 13", "LineView 13", "Total", "Notices"]));
  });

  it("renders the list when a line is removed", async () => {
    const { shop, commits } = await shownCart();
    await shop.cart.remove(productId("1"));
    expect(screen.queryByLabelText("Product 1")).toBeNull();
    expect(new Set(commits.flat())).toEqual(new Set(["Lines", "ItemCount", "Total"]));
  });

  it("follows the cart in each part, and stops when the page is unmounted", async () => {
    const { shop } = shopOf();
    await load(shop);
    const followers = followersOf(shop.cart.state);
    const { CartPage } = countedCartPage();
    const { unmount } = render(
      <ShopProvider shop={shop}>
        <CartPage />
      </ShopProvider>,
    );
    // Five parts of the page, and one for the list of lines.
    expect(followers()).toBe(6);
    unmount();
    expect(followers()).toBe(0);
  });
});

describe("a page that a server has rendered", () => {
  it("hydrates from the server's snapshot without a request or a second render", async () => {
    const onServer = shopOf({ lineCount: 20 });
    await load(onServer.shop);
    const snapshot = onServer.shop.snapshot();
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
    const inBrowser = shopOf({ lineCount: 20, snapshot: structuredClone(snapshot) });
    const { html, complaints, commits } = await hydratedCartPage(onServer, inBrowser);
    expect(html).toContain("Product 20");
    expect(complaints).toEqual([]);
    expect(commits).toHaveLength(1);
    expect(inBrowser.server.asked).toEqual([]);
    expect(total()).toBe(formatHuf(onServer.shop.cart.state.get().totals.total));
  });

  it("hydrates when the shopper or the shop was faster than React", async () => {
    const onServer = shopOf({ lineCount: 20 });
    await load(onServer.shop);
    const inBrowser = shopOf({ lineCount: 20, snapshot: onServer.shop.snapshot() });
    await Promise.all([
      inBrowser.shop.cart.remove(productId("2")),
      inBrowser.shop.delivery.select({ type: "personal" }),
    ]);
    const { complaints } = await hydratedCartPage(onServer, inBrowser);
    expect(complaints).toEqual([]);
    expect(screen.queryByLabelText("Product 2")).toBeNull();
    expect(screen.queryByText("Budapest")).toBeNull();
  });

  it("hydrates after a failure on the server, which the snapshot and the page do not contain", async () => {
    const onServer = shopOf({ isCartBroken: true });
    expect(await onServer.shop.cart.refresh()).toMatchObject({ kind: "refused", error: { _tag: "CartGetError" } });
    expect(onServer.shop.cart.state.get().failure).not.toBeNull();
    const inBrowser = shopOf({ lineCount: 20, snapshot: onServer.shop.snapshot() });
    const { html, complaints } = await hydratedCartPage(onServer, inBrowser);
    expect(html).not.toContain("Try again");
    expect(complaints).toEqual([]);
    await act(() => inBrowser.shop.cart.refresh());
    expect(quantity("Product 20")).toBe(1);
  });
});

describe("two shops in one page", () => {
  it("change independently", async () => {
    const [left, right] = [shopOf({ lineCount: 3 }), shopOf({ lineCount: 3 })];
    await Promise.all([load(left.shop), load(right.shop)]);
    const [leftPage, rightPage] = [countedCartPage(), countedCartPage()];
    render(
      <>
        <section aria-label="left">
          <ShopProvider shop={left.shop}>
            <leftPage.CartPage />
          </ShopProvider>
        </section>
        <section aria-label="right">
          <ShopProvider shop={right.shop}>
            <rightPage.CartPage />
          </ShopProvider>
        </section>
      </>,
    );
    rightPage.commits.splice(0);
    within(screen.getByRole("region", { name: "left" }))
      .getByRole("button", { name: "+ Product 1" })
      .click();
    await isQuiet(left.shop);
    expect(screen.getAllByLabelText("Product 1").map(({ textContent }) => Number.parseFloat(textContent))).toEqual([
      2, 1,
    ]);
    expect(rightPage.commits).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { createShop, memoryCookies, orderedProducts, session, type ShopSnapshot } from "../index.ts";

const wire = (id: string) => ({
  product: { id, name: `Termék ${id}`, default_category_id: "8" },
  order_count: 3,
  created_at: "2026-11-20T10:00:00Z",
  first_created_at: "2026-10-20T10:00:00Z",
  default_quantity_piece: 2,
  default_quantity_name: "db",
});

/** A server with orders, and a logged-in user or a guest. */
const open = ({
  token = "abc",
  snapshot,
}: { readonly token?: string | null; readonly snapshot?: ShopSnapshot } = {}) => {
  const asked: unknown[] = [];
  let ordered = [wire("12"), wire("7")];
  const fetch = (_address: unknown, init?: RequestInit) => {
    asked.push(typeof init?.body === "string" ? JSON.parse(init.body) : null);
    return Promise.resolve(Response.json({ data: { me: { ordered_products: ordered }, logout: null } }));
  };
  const shop = createShop({
    capabilities: [orderedProducts, session],
    endpoint: "/graphql",
    fetch,
    cookies: memoryCookies(token === null ? {} : { token }),
    log: () => {},
    snapshot,
  });
  return {
    shop,
    asked,
    order: (id: string) => {
      ordered = [wire(id), ...ordered];
    },
  };
};

describe("ordered products", () => {
  it("[CONST-1] are loaded in one page of 2000, and shown in their order", async () => {
    const { shop, asked } = open();
    expect(shop.orderedProducts.entries.get()).toBeNull();
    await shop.orderedProducts.refresh();
    expect(asked).toMatchObject([{ operationName: "orderedProducts", variables: { first: 2000 } }]);
    expect(shop.orderedProducts.entries.get()).toEqual([
      {
        productId: "12",
        name: "Termék 12",
        categoryId: "8",
        orderCount: 3,
        quantity: 2,
        unitName: "db",
        alternativeQuantity: null,
        alternativeUnitName: null,
        orderedAt: "2026-11-20T10:00:00Z",
        firstOrderedAt: "2026-10-20T10:00:00Z",
      },
      {
        productId: "7",
        name: "Termék 7",
        categoryId: "8",
        orderCount: 3,
        quantity: 2,
        unitName: "db",
        alternativeQuantity: null,
        alternativeUnitName: null,
        orderedAt: "2026-11-20T10:00:00Z",
        firstOrderedAt: "2026-10-20T10:00:00Z",
      },
    ]);
    shop.dispose();
  });

  it("stay the same object without a new order, and join a load in progress", async () => {
    const { shop, asked, order } = open();
    await Promise.all([shop.orderedProducts.refresh(), shop.orderedProducts.refresh()]);
    expect(asked).toHaveLength(1);
    const before = shop.orderedProducts.entries.get();
    await shop.orderedProducts.refresh();
    expect(shop.orderedProducts.entries.get()).toBe(before);
    order("3");
    await shop.orderedProducts.refresh();
    expect(shop.orderedProducts.entries.get()?.[0]?.productId).toBe("3");
    shop.dispose();
  });

  it("are sent with a server's page, and not loaded again; a guest's page has none", async () => {
    const onServer = open();
    await onServer.shop.orderedProducts.refresh();
    const snapshot = onServer.shop.snapshot();
    const inBrowser = open({ snapshot });
    const { entries } = inBrowser.shop.orderedProducts;
    expect([entries.get(), entries.getServer()]).toEqual([
      snapshot.orderedProducts?.entries,
      snapshot.orderedProducts?.entries,
    ]);
    expect(entries.get()).toHaveLength(2);
    expect(inBrowser.asked).toEqual([]);
    inBrowser.order("3");
    await inBrowser.shop.orderedProducts.refresh();
    expect([entries.get()?.length, entries.getServer()?.length]).toEqual([3, 2]);
    expect(open({ token: null, snapshot }).shop.orderedProducts.entries.get()).toBeNull();
  });

  it("[SESS-4] belong to one user: none for guests, and removed at logout", async () => {
    const guest = open({ token: null });
    await guest.shop.orderedProducts.refresh();
    expect(guest.asked).toEqual([]);
    const { shop } = open();
    await shop.orderedProducts.refresh();
    expect(shop.orderedProducts.entries.get()).toHaveLength(2);
    await shop.session.logout();
    expect(shop.orderedProducts.entries.get()).toBeNull();
    guest.shop.dispose();
    shop.dispose();
  });
});

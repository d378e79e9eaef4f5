import { defaultSettings } from "@kamra/core";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestShop } from "../backend/index.ts";
import { graphqlErrorAnswer, lateAnswer, lateRequest, offline, statusAnswer } from "../network/index.ts";
import { unheard, windowsOfOneBrowser } from "./browser.test.kit.ts";
import { type CartKit, one, operations, quantities, rejection, startCartKit, texts, three, two, updates, withMilk } from "./cart.test.kit.ts";

const networkText = "Hálózati hiba! Lehet, hogy nálunk van a baj, de lehet, hogy az internetszolgáltatódnál";
const updateFailed = "Hiba történt a kosár frissítése közben: ";

let kit: CartKit;
let people = 0;
beforeAll(async () => {
  kit = await startCartKit();
});
afterAll(() => kit.backend.close());

/** Has an account, and is logged out. */
const somebody = async () => {
  people += 1;
  const who = { email: `eva.${people}@pelda.hu`, password: "egy hosszú jelszó", name: "Kis Éva" };
  const { shop } = await kit.open();
  await shop.session.register(who);
  shop.dispose();
  return who;
};

const never = new Promise<never>(() => {});

const timesOf = (opened: TestShop, operation: string) => operations(opened).filter((name) => name === operation).length;

describe("whoever becomes somebody else", () => {
  it("[CART-16] [SESS-1] while a change is on its way has it in the cart of who they are, and the network is not to blame", async () => {
    const who = await somebody();
    const opened = await withMilk(kit);
    let held = 0;
    opened.network.use(({ operationName }) => (operationName === "updateCart" && (held += 1) === 1 ? lateRequest(never) : null));
    const change = opened.shop.cart.setQuantity(kit.products.cake, one);
    await opened.rest();
    await opened.shop.session.login(who);
    await change;
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2, "Dobostorta": 1 });
    expect(opened.shop.cart.state.get()).toMatchObject({ isWaiting: false, lineErrors: {} });
    expect(texts(opened)).toEqual([]);
  });

  it("[CART-3] [SESS-1] while their first cart is being made has another one, and nothing has failed", async () => {
    const who = await somebody();
    const opened = await kit.open();
    let held = 0;
    opened.network.use(({ operationName }) => (operationName === "createCart" && (held += 1) === 1 ? lateRequest(never) : null));
    const change = opened.shop.cart.setQuantity(kit.products.cake, one);
    await opened.rest();
    await opened.shop.session.login(who);
    await change;
    expect(quantities(opened)).toEqual({ "Dobostorta": 1 });
    expect(opened.shop.cart.state.get().failure).toBeNull();
    expect(texts(opened)).toEqual([]);
  });

  it("[SESS-4] logs out when all of what waits has been sent, however many requests that takes and whatever is refused", async () => {
    const who = await somebody();
    const opened = await kit.open();
    await opened.shop.session.login(who);
    const { cart, session } = opened.shop;
    await cart.setQuantity(kit.products.milk, one);
    const refused = rejection(cart.choose({ couponCode: "NINCS ILYEN" }));
    const changes = [cart.empty(), cart.setQuantity(kit.products.pear, two)];
    await session.logout();
    expect(await refused).toMatchObject({ _tag: "ValidationError" });
    await Promise.all(changes);
    await opened.settled(session.login(who));
    expect(quantities(opened)).toEqual({ [kit.products.pear.name]: 2 });
  });
});

describe("several changes at once", () => {
  it("[CART-3] [CART-5] all fail with the cart that cannot be made for them, which is tried once", async () => {
    const opened = await kit.open();
    opened.network.use(({ operationName }) => (operationName === "createCart" ? statusAnswer(500) : null));
    const changes = [kit.products.milk, kit.products.cake].map((product) => rejection(opened.shop.cart.setQuantity(product, one)));
    for (const error of await Promise.all(changes)) expect(error).toMatchObject({ _tag: "CartCreateError" });
    expect(timesOf(opened, "createCart")).toBe(1);
    expect(Object.keys(opened.shop.cart.state.get().lineErrors)).toHaveLength(2);
    expect(opened.shop.cart.state.get()).toMatchObject({ failure: { _tag: "CartCreateError" }, isFetching: false, pending: {} });
  });

  it("[CART-5] that are refused each keep their error, and what is refused of no line is an error of none", async () => {
    const opened = await withMilk(kit);
    opened.network.use(({ operationName }) => (operationName === "updateCart" ? graphqlErrorAnswer("QUANTITY") : null));
    const { cart } = opened.shop;
    const changes = [cart.setQuantity(kit.products.milk, three), cart.setQuantity(kit.products.cake, one), cart.choose({ ageConfirmed: true })];
    await Promise.all(changes.map(rejection));
    expect(Object.keys(cart.state.get().lineErrors).toSorted()).toEqual([kit.products.milk.id, kit.products.cake.id].toSorted());
    expect(texts(opened).join()).toContain(updateFailed);
    expect(opened.log).toMatchObject(Array.from({ length: 3 }, () => ({ level: "warning", message: "A change of the cart was refused", details: [{ code: "QUANTITY" }] })));
  });
});

describe("a product that does not exist any more", () => {
  const notFound = (opened: TestShop) =>
    opened.network.use(({ operationName }) => (operationName === "updateCart" ? graphqlErrorAnswer("PRODUCT_NOT_FOUND") : null));

  it.each([
    ["more is wanted of it", ({ cart }: TestShop["shop"]) => cart.setQuantity(kit.products.milk, three)],
    ["it is taken out", ({ cart }: TestShop["shop"]) => cart.remove(kit.products.cake.id)],
    ["something is wished of it", ({ cart }: TestShop["shop"]) => cart.setWishes(kit.products.milk.id, { substitution: "SIMILAR" })],
  ])("[CART-5] [CART-8] is the shopper's to know when %s", async (_when, act) => {
    const opened = await withMilk(kit);
    notFound(opened);
    expect(await rejection(act(opened.shop))).toMatchObject({ code: "PRODUCT_NOT_FOUND" });
    expect(texts(opened).join()).toContain(updateFailed);
  });

  it("[CART-8] is only logged as the first of a cart, also when the network goes after that", async () => {
    const opened = await kit.open({ settings: { attempts: 1 } });
    opened.network.use(({ operationName }) => {
      if (operationName === "updateCart") return graphqlErrorAnswer("PRODUCT_NOT_FOUND");
      return /^cart/.test(operationName) ? offline : null;
    });
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    expect(quantities(opened)).toEqual({});
    expect(texts(opened).join()).not.toContain(updateFailed);
    expect(opened.log.map(({ level }) => level)).toEqual(["warning"]);
  });
});

describe("an emptied cart", () => {
  it("[CART-10] is as the server tells, also of what has come into it since", async () => {
    const opened = await withMilk(kit);
    const other = await kit.open({ cookies: opened.cookies });
    opened.network.use(({ operationName }) =>
      operationName === "updateCart"
        ? async (send) => {
            const answer = await send();
            await other.shop.cart.setQuantity(kit.products.cake, one);
            return answer;
          }
        : null,
    );
    await opened.shop.cart.empty();
    expect(quantities(opened)).toEqual({ "Dobostorta": 1 });
  });

  it("[CART-10] is empty when nobody can tell how it is by then", async () => {
    const opened = await withMilk(kit);
    opened.network.use(({ operationName }) => (operationName === "cartHash" ? statusAnswer(500) : null));
    await opened.shop.cart.empty();
    expect(quantities(opened)).toEqual({});
    expect(opened.shop.cart.state.get()).toMatchObject({ failure: null, isEstimate: false });
    expect(texts(opened)).toEqual([]);
  });
});

describe("a try", () => {
  it("[NET-7] that other tabs leave no time for is followed by a pause, and by the next one", async () => {
    let turns = 0;
    const locks = {
      request: (name: string) => {
        if (name.endsWith("/cart")) turns += 1;
        return never;
      },
    };
    const opened = await kit.open({ window: { ...windowsOfOneBrowser()(), navigator: { locks } } });
    unheard(opened.shop.cart.setQuantity(kit.products.milk, one));
    for (await opened.rest(); !opened.shop.cart.state.get().isWaiting; await opened.rest()) opened.clock.advance(opened.clock.untilNext() ?? 0);
    expect(turns).toBe(1);
    expect(texts(opened)).toEqual([networkText]);
    opened.clock.advance(defaultSettings.reconnectMs);
    await opened.rest();
    expect(turns).toBe(2);
    opened.shop.dispose();
  });

  it("[CART-2] [NET-7] to get the cart is one, when the shopper and the network's return ask for it together", async () => {
    const opened = await kit.open({ settings: { attempts: 1 } });
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    opened.network.use(() => offline);
    await rejection(opened.shop.cart.refresh());
    const held = Promise.withResolvers<void>();
    opened.network.use(() => lateAnswer(held.promise));
    const asked = timesOf(opened, "cartHash");
    const refreshed = opened.shop.cart.refresh();
    await opened.rest();
    opened.reconnect();
    await opened.rest();
    held.resolve();
    await refreshed;
    await opened.rest();
    expect(timesOf(opened, "cartHash")).toBe(asked + 1);
  });

  it("[NET-7] to learn what an earlier page has left is made five times of a storage that does not open, and not for ever", async () => {
    const indexedDB = new IDBFactory();
    let asked = 0;
    indexedDB.open = () => {
      asked += 1;
      throw new DOMException("Not now", "UnknownError");
    };
    const opened = await kit.open({ indexedDB });
    const after: number[] = [];
    for (let waits = 0; waits < 8; waits += 1) {
      await opened.rest();
      after.push(asked);
      opened.clock.advance(defaultSettings.storageWaitMs);
    }
    const first = after[0] ?? 0;
    expect(after).toEqual([0, 1, 2, 3, 4, 4, 4, 4].map((again) => first + again));
    expect(updates(opened)).toHaveLength(0);
  });

  it("[NET-2] is made by a key only where that can outlast the page", async () => {
    const keyOf = (opened: TestShop) => updates(opened)[0]?.headers.get("idempotency-key");
    const [passing, lasting] = [await kit.open(), await kit.open({ indexedDB: new IDBFactory() })];
    for (const { shop } of [passing, lasting]) await shop.cart.setQuantity(kit.products.milk, one);
    expect(keyOf(passing)).toBeNull();
    expect(keyOf(lasting)).toEqual(expect.any(String));
  });
});

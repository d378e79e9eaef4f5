import { inspect } from "node:util";
import { defaultSettings } from "@kamra/core";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lostResponse, offline } from "../network/index.ts";
import { keptChanges, quiet, startBrowser } from "./browser.test.kit.ts";
import {
  type CartKit,
  one,
  operations,
  quantities,
  startCartKit,
  texts,
  three,
  two,
  updates,
} from "./cart.test.kit.ts";

const notStored =
  "Amit most a kosaradban módosítasz, azt ez a böngésző nem tudja megőrizni: ne zárd be az oldalt, amíg el nem mentettük!";

let kit: CartKit;
beforeAll(async () => {
  kit = await startCartKit();
});
afterAll(() => kit.backend.close());

const browser = () => startBrowser(kit);

describe("a reload without a network", () => {
  it("[NET-7] [CART-16] keeps pending changes visible, and sends them once, in order, when the network is back", async () => {
    const { page, reload } = browser();
    const first = await page();
    first.network.use(() => offline);
    const { cart } = first.shop;
    for (const change of [
      cart.setQuantity(kit.products.milk, three),
      cart.setQuantity(kit.products.beer, one),
      cart.setQuantity(kit.products.milk, two),
      cart.choose({ couponCode: null, ageConfirmed: true }),
    ]) {
      void change;
    }
    const second = await reload(first);
    second.network.use(() => offline);
    await second.rest();
    expect(quantities(second)).toEqual({ "Tej 2,8% 1 l": 2, "Őszi sör 0,5 l": 1 });
    expect(second.shop.cart.state.get()).toMatchObject({ isEstimate: true, cart: { ageConfirmed: true } });

    const third = await reload(second);
    await quiet(third);
    expect(updates(third)).toHaveLength(1);
    expect(quantities(third)).toEqual({ "Tej 2,8% 1 l": 2, "Őszi sör 0,5 l": 1 });
    expect(third.shop.cart.state.get()).toMatchObject({ isEstimate: false, pending: {} });
    expect(await kit.onServer(third)).toEqual(third.shop.cart.state.get().cart);

    const fourth = await reload(third);
    await quiet(fourth);
    expect(updates(fourth)).toHaveLength(0);
  });

  it("[CART-16] applies a change once when the answer was lost with the page", async () => {
    const { page, reload } = browser();
    const first = await page();
    first.network.use(({ operationName }) => (operationName === "updateCart" ? lostResponse : null));
    void first.shop.cart.setQuantity(kit.products.milk, three);
    const second = await reload(first);
    await quiet(second);
    expect(quantities(second)).toEqual({ "Tej 2,8% 1 l": 3 });
    expect((await kit.onServer(second))?.lines).toHaveLength(1);
  });

  it.each([
    ["with the page", true],
    ["on its way", false],
  ])(
    "[CART-16] [NET-2] does not undo another device's change made since the answer was lost %s",
    async (_how, isReloaded) => {
      const { page, reload, cookies } = browser();
      const first = await page();
      await first.settled(first.shop.cart.setQuantity(kit.products.milk, one));
      first.network.use(({ operationName }) => (operationName === "updateCart" ? lostResponse : null));
      void first.shop.cart.setQuantity(kit.products.milk, three);
      void first.shop.cart.setLineOptions(kit.products.milk.id, { substitution: "SIMILAR" });
      await first.rest();
      const elsewhere = await kit.open({ cookies });
      await elsewhere.shop.cart.setQuantity(kit.products.milk, two);
      if (!isReloaded) first.network.use(() => null);
      const second = isReloaded ? await reload(first) : first;
      void second.shop.cart.setQuantity(kit.products.cake, one);
      await quiet(second);
      expect(quantities(second)).toEqual({ "Tej 2,8% 1 l": 2, [kit.products.cake.name]: 1 });
      expect(second.shop.cart.state.get()).toMatchObject({
        pending: {},
        disagreements: [],
        cart: { lines: [{ substitution: "SIMILAR" }, {}] },
      });
      expect(await kit.onServer(second)).toEqual(second.shop.cart.state.get().cart);
    },
  );

  it("[CART-16] [NET-2] keeps the options of a line that another device removed since the answer was lost", async () => {
    const first = await browser().page({ settings: { attempts: 1 } });
    await first.settled(first.shop.cart.setQuantity(kit.products.milk, one));
    first.network.use(({ operationName }) => (operationName === "updateCart" ? lostResponse : null));
    void first.shop.cart.setLineOptions(kit.products.milk.id, { substitution: "SIMILAR" });
    void first.shop.cart.setQuantity(kit.products.cake, one);
    await first.rest();
    const elsewhere = await kit.open({ cookies: first.cookies });
    await elsewhere.shop.cart.refresh();
    await elsewhere.shop.cart.remove(kit.products.milk.id);
    first.network.use(() => null);
    void first.shop.cart.setQuantity(kit.products.milk, two);
    await quiet(first);
    expect(await kit.onServer(first)).toEqual(first.shop.cart.state.get().cart);
    expect(first.shop.cart.state.get().cart?.lines).toMatchObject([
      { quantity: 1 },
      { quantity: 2, substitution: "SIMILAR" },
    ]);
  });

  it("[CART-16] sends no confirmed change again", async () => {
    const { page, reload, cookies } = browser();
    const first = await page();
    await first.settled(first.shop.cart.setQuantity(kit.products.milk, three));
    const elsewhere = await kit.open({ cookies });
    await elsewhere.shop.cart.setQuantity(kit.products.milk, one);
    const second = await reload(first);
    await second.shop.cart.refresh();
    expect(quantities(second)).toEqual({ "Tej 2,8% 1 l": 1 });
    expect(updates(second)).toHaveLength(0);
  });

  it("[CART-5] reports a later refusal", async () => {
    const { page, reload } = browser();
    const first = await page();
    await first.settled(first.shop.cart.setQuantity(kit.products.milk, one));
    first.network.use(() => offline);
    void first.shop.cart.choose({ couponCode: "NINCS ILYEN" });
    const second = await reload(first);
    await quiet(second);
    expect(texts(second).join()).toContain("Hiba történt a kosár frissítése közben: ");
    expect(second.shop.cart.state.get().cart?.couponCode).toBeNull();
    const third = await reload(second);
    await quiet(third);
    expect(updates(third)).toHaveLength(0);
  });
});

describe("a stored change", () => {
  it("belongs to its cart: changes of another cart are dropped and logged", async () => {
    const { page, cookies } = browser();
    const first = await page();
    await first.settled(first.shop.cart.setQuantity(kit.products.milk, one));
    first.network.use(() => offline);
    void first.shop.cart.setQuantity(kit.products.beer, two);
    await first.rest();
    first.shop.dispose();
    const other = await kit.open();
    await other.shop.cart.setQuantity(kit.products.cake, one);
    cookies.set("cart_id", other.cookies.get("cart_id") ?? "");
    const second = await page();
    await second.settled(second.shop.cart.refresh());
    expect(Object.values(quantities(second))).toEqual([1]);
    expect(updates(second)).toHaveLength(0);
    expect(second.log.map(({ message }) => message)).toContain("Changes of another cart were dropped");
  });

  it("of another version is dropped and logged when it is unreadable", async () => {
    const { page, indexedDB } = browser();
    await quiet(await page());
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("kamra");
      request.onsuccess = () => resolve(request.result);
    });
    database
      .transaction("kept", "readwrite")
      .objectStore("kept")
      .put([{ id: "1", change: { kind: "later" } }], "cart.changes");
    database.close();
    const second = await page();
    await quiet(second);
    expect(second.log).toEqual([{ level: "error", message: "Stored cart changes could not be read", details: [1] }]);
    const third = await page();
    await quiet(third);
    expect(third.log).toEqual([]);
  });

  it.each([
    [
      "refuses it",
      () => {
        throw new DOMException("The storage is full", "QuotaExceededError");
      },
      "The storage is full",
    ],
    [
      "never answers",
      () => Object.assign(new IDBFactory().open("silent"), { dispatchEvent: () => true }),
      "No answer in time",
    ],
  ])("is sent, with a notice to the shopper, when the storage %s", async (_how, open, why) => {
    const refusing = new IDBFactory();
    refusing.open = open;
    const page = await kit.open({ indexedDB: refusing });
    await quiet(page);
    expect(texts(page)).toEqual([]);
    await page.settled(page.shop.cart.setQuantity(kit.products.milk, three));
    expect(texts(page)).toEqual([notStored]);
    const { level, message, details } =
      page.log.find((entry) => entry.message === "Cart changes cannot be stored") ?? {};
    expect([level, message, details?.map(String).join()]).toEqual([
      "error",
      "Cart changes cannot be stored",
      'StorageError: The storage refused "cart.changes"',
    ]);
    expect(inspect(details)).toContain(why);
    expect((await kit.onServer(page))?.lines).toHaveLength(1);
    for (const { id } of page.shop.notices.get()) page.shop.dismissNotice(id);
    await page.settled(page.shop.cart.setQuantity(kit.products.milk, one));
    expect(texts(page)).toEqual([]);
  });

  it("[NET-7] is sent automatically although the storage could not be opened at first", async () => {
    const { page, indexedDB } = browser();
    const first = await page();
    first.network.use(() => offline);
    void first.shop.cart.setQuantity(kit.products.milk, three);
    await first.rest();
    first.shop.dispose();
    const open = indexedDB.open.bind(indexedDB);
    let refusals = 2;
    indexedDB.open = (name) => {
      refusals -= 1;
      if (refusals >= 0) throw new DOMException("Not now", "UnknownError");
      return open(name);
    };
    const second = await page();
    await second.rest();
    expect(second.shop.cart.state.get().cart?.lines ?? []).toEqual([]);
    for (let tries = 1; tries <= 2; tries += 1) {
      second.clock.advance(defaultSettings.storageWaitMs);
      await second.rest();
    }
    await quiet(second);
    expect(quantities(second)).toEqual({ "Tej 2,8% 1 l": 3 });
    expect(updates(second)).toHaveLength(1);
  });

  it("[NET-7] is stored again when the storage can be opened, also after the browser has closed it", async () => {
    const indexedDB = new IDBFactory();
    const databases: IDBDatabase[] = [];
    const open = indexedDB.open.bind(indexedDB);
    let refusals = 1;
    indexedDB.open = (name) => {
      refusals -= 1;
      if (refusals >= 0) throw new DOMException("Not now", "UnknownError");
      const request = open(name);
      request.addEventListener("success", () => databases.push(request.result));
      return request;
    };
    const page = await kit.open({ indexedDB });
    await quiet(page);
    const set = page.shop.cart.setQuantity(kit.products.milk, three);
    // Opening the storage takes turns of the event loop, without advancing the clock.
    await expect.poll(() => databases).toHaveLength(1);
    await page.settled(set);
    await page.rest();
    for (const database of databases) {
      database.close();
      database.onclose?.(new Event("close"));
    }
    await page.settled(page.shop.cart.setQuantity(kit.products.milk, two));
    expect(databases).toHaveLength(2);
    expect(texts(page)).toEqual([]);
    expect(page.log.map(({ level }) => level)).toEqual(["error"]);
    expect(page.shop.snapshot()).toHaveProperty("now");
    expect(page.shop).toHaveProperty("offline");
  });

  it("[NET-7] is stored again after the browser has closed the storage silently", async () => {
    const { page, indexedDB } = browser();
    const databases: IDBDatabase[] = [];
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (name) => {
      const request = open(name);
      request.addEventListener("success", () => databases.push(request.result));
      return request;
    };
    const tab = await page({ settings: { attempts: 1 } });
    await tab.settled(tab.shop.cart.setQuantity(kit.products.milk, one));
    for (const database of databases) database.close();
    tab.network.use(() => offline);
    void tab.shop.cart.setQuantity(kit.products.milk, three);
    await tab.rest();
    expect(await keptChanges(indexedDB)).toHaveLength(1);
    tab.shop.dispose();
  });

  it("[CART-16] [NET-7] is not written when the storage answers so late that the change may be done", async () => {
    const { page, indexedDB } = browser();
    await quiet(await page());
    const opening = Promise.withResolvers<void>();
    const open = indexedDB.open.bind(indexedDB);
    const slow = Object.assign(new IDBFactory(), {
      open: (name: string) => {
        const request = open(name);
        const dispatch = request.dispatchEvent.bind(request);
        request.dispatchEvent = (event) => {
          void opening.promise.then(() => dispatch(event));
          return true;
        };
        return request;
      },
    });
    const tab = await page({ indexedDB: slow });
    await tab.settled(tab.shop.cart.setQuantity(kit.products.milk, three));
    expect(texts(tab)).toEqual([notStored]);
    opening.resolve();
    await tab.rest();
    expect(await keptChanges(indexedDB)).toEqual([]);
  });

  it("does not exist without the capability", async () => {
    const first = await kit.open();
    first.network.use(() => offline);
    void first.shop.cart.setQuantity(kit.products.milk, three);
    await first.rest();
    first.shop.dispose();
    const second = await kit.open({ cookies: first.cookies });
    await quiet(second);
    expect(operations(second)).not.toContain("updateCart");
  });
});

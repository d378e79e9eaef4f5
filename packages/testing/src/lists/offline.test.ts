import { refusal } from "../backend/refusal.test.kit.ts";
import { memoryCookies, orThrow } from "@kamra/core";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lostResponse, offline } from "../network/index.ts";
import { changes, isSync, type ListShopper, type ListsKit, products, startListsKit } from "./lists.test.kit.ts";

let kit: ListsKit;
beforeAll(async () => {
  kit = await startListsKit();
});
afterAll(() => kit.backend.close());

const { milk, beer } = products;

/** A browser that keeps changes, with a logged-in user. */
const browser = async () => {
  const [indexedDB, cookies] = [new IDBFactory(), memoryCookies()];
  const shopper = await kit.shopper({ indexedDB, cookies });
  return { shopper, reload: () => kit.pageOf(shopper, { indexedDB, cookies }) };
};

/** Closes the page once its pending changes are stored. */
const leave = async ({ shop, rest }: ListShopper) => {
  await rest();
  shop.dispose();
  await rest();
};

const syncs = (shopper: ListShopper) => changes(shopper).filter((call) => call === "POST /sync");

describe("a closed page", () => {
  it("[NET-7] loses no change: the next page sends its pending changes once, with their original times", async () => {
    const { shopper, reload } = await browser();
    const listId = orThrow(await shopper.shop.lists.create({ name: "Heti" }));
    shopper.network.use(() => offline);
    const sets = [2, 5].map((quantity) =>
      refusal(shopper.shop.lists.setQuantity({ listId, productId: milk, quantity })),
    );
    await leave(shopper);
    expect(await Promise.all(sets)).toMatchObject([{ _tag: "AbortedError" }, { _tag: "AbortedError" }]);

    const member = await kit.tabOf(shopper);
    member.clock.advance(60_000);
    await member.shop.lists.setQuantity({ listId, productId: beer, quantity: 1 });

    const next = await reload();
    await next.quiet(Promise.resolve());
    expect(next.quantities(listId)).toEqual({ [milk]: 5, [beer]: 1 });
    expect(syncs(next)).toHaveLength(1);

    const third = await reload();
    await third.quiet(Promise.resolve());
    expect(syncs(third)).toEqual([]);
  });

  it("[LIST-7] undoes no later change", async () => {
    const { shopper, reload } = await browser();
    const listId = orThrow(await shopper.shop.lists.create({ name: "Heti" }));
    shopper.network.use((call) => (isSync(call) ? lostResponse : null));
    const set = refusal(shopper.shop.lists.setQuantity({ listId, productId: milk, quantity: 2 }));
    await leave(shopper);
    await set;
    const member = await kit.tabOf(shopper);
    member.clock.advance(60_000);
    await member.shop.lists.setQuantity({ listId, productId: milk, quantity: 9 });
    const next = await reload();
    await next.quiet(Promise.resolve());
    expect(syncs(next)).toHaveLength(1);
    expect(next.quantities(listId)).toEqual({ [milk]: 9 });
  });

  it("[SESS-4] keeps pending changes for their user, and sends them as that user only", async () => {
    const { shopper, reload } = await browser();
    const listId = orThrow(await shopper.shop.lists.create({ name: "Heti" }));
    shopper.network.use(() => offline);
    const set = refusal(shopper.shop.lists.setQuantity({ listId, productId: milk, quantity: 2 }));
    await leave(shopper);
    await set;
    shopper.cookies.remove("token");
    const other = await kit.shopper();
    const guest = await reload();
    await guest.shop.session.login({ email: other.email, password: "egy hosszú jelszó" });
    await guest.quiet(Promise.resolve());
    expect(syncs(guest)).toEqual([]);
    await guest.quiet(guest.shop.session.logout());
    await guest.shop.session.login({ email: shopper.email, password: "egy hosszú jelszó" });
    await guest.quiet(guest.shop.lists.refresh());
    expect(syncs(guest)).toHaveLength(1);
    expect(guest.quantities(listId)).toEqual({ [milk]: 2 });
  });

  it("[NET-7] works without durable storage", async () => {
    const { shopper, reload } = await browser();
    const listId = orThrow(await shopper.shop.lists.create({ name: "Heti" }));
    const broken = new IDBFactory();
    broken.open = () => {
      throw new Error("IndexedDB is blocked");
    };
    const blocked = await kit.pageOf(shopper, { indexedDB: broken, cookies: shopper.cookies });
    await blocked.quiet(blocked.shop.lists.setQuantity({ listId, productId: milk, quantity: 2 }));
    expect((await reload()).quantities(listId)).toEqual({ [milk]: 2 });
  });
});

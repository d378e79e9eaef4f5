import { orThrow } from "@kamra/core";
import { refusal } from "../backend/refusal.test.kit.ts";
import { productId } from "@kamra/core/product";
import { requestDeadline } from "@kamra/core/unstable";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lateResponse, offline } from "../network/index.ts";
import { networkText, texts } from "../session/session.test.kit.ts";
import { changes, isSync, type ListShopper, type ListsKit, products, start, startListsKit } from "./lists.test.kit.ts";

let kit: ListsKit;
beforeAll(async () => {
  kit = await startListsKit();
});
afterAll(() => kit.backend.close());

const { milk, beer } = products;
const unknown = productId("999999");

/** Until every attempt of a request has failed. */
const giveUp = async ({ rest, clock }: ListShopper) => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await rest();
    clock.advance(5_000);
  }
  await rest();
};

describe("without a network", () => {
  it("[NET-7] a quantity shows immediately, stays pending, and is sent when the network is back; the shopper gets one notice", async () => {
    const anna = await kit.shopper();
    const listId = orThrow(await anna.shop.lists.create({ name: "Heti" }));
    anna.network.use(() => offline);
    const set = anna.shop.lists.setQuantity({ listId, productId: milk, quantity: 2 });
    expect(anna.quantities(listId)).toEqual({ [milk]: 2 });
    expect(anna.list(listId)?.pending).toEqual({ [milk]: true });
    expect(anna.shop.lists.state.get()).toMatchObject({ isFetching: true, isWaiting: false });
    await giveUp(anna);
    expect(texts(anna)).toEqual([networkText]);
    expect(anna.shop.lists.state.get()).toMatchObject({ isFetching: true, isWaiting: true });
    for (const { id } of anna.shop.notices.get()) anna.shop.dismissNotice(id);
    await giveUp(anna);
    expect(texts(anna)).toEqual([]);
    expect(anna.quantities(listId)).toEqual({ [milk]: 2 });
    anna.network.use(() => null);
    anna.reconnect();
    expect(await anna.quiet(set)).toEqual({ kind: "waiting" });
    expect(anna.list(listId)?.pending).toEqual({});
    expect(anna.shop.lists.state.get()).toMatchObject({ isFetching: false, isWaiting: false });
    expect((await kit.tabOf(anna)).quantities(listId)).toEqual({ [milk]: 2 });
  });

  it("[LIST-7] a late older quantity does not undo the newer one", async () => {
    const anna = await kit.shopper();
    const listId = orThrow(await anna.shop.lists.create({ name: "Heti" }));
    anna.network.use(() => offline);
    const older = anna.shop.lists.setQuantity({ listId, productId: milk, quantity: 2 });
    await anna.rest();
    const newer = anna.shop.lists.setQuantity({ listId, productId: milk, quantity: 5 });
    const other = anna.shop.lists.setQuantity({ listId, productId: beer, quantity: 1 });
    await giveUp(anna);
    expect(anna.quantities(listId)).toEqual({ [milk]: 5, [beer]: 1 });
    anna.network.use(() => null);
    anna.reconnect();
    await anna.quiet(Promise.all([older, newer, other]));
    expect(anna.quantities(listId)).toEqual({ [milk]: 5, [beer]: 1 });
    expect((await kit.tabOf(anna)).quantities(listId)).toEqual({ [milk]: 5, [beer]: 1 });
  });

  it("[LIST-7] quick quantities of one product are sent as one", async () => {
    const anna = await kit.shopper();
    const listId = orThrow(await anna.shop.lists.create({ name: "Heti" }));
    const arrival = Promise.withResolvers<void>();
    anna.network.use((call) => (isSync(call) ? lateResponse(arrival.promise) : null));
    const first = anna.shop.lists.setQuantity({ listId, productId: milk, quantity: 9 });
    await anna.rest();
    const all = [1, 2, 3, 4, 5].map((quantity) => anna.shop.lists.setQuantity({ listId, productId: milk, quantity }));
    arrival.resolve();
    await anna.quiet(Promise.all([first, ...all]));
    expect(changes(anna).filter((call) => call === "POST /sync")).toHaveLength(2);
    expect(anna.quantities(listId)).toEqual({ [milk]: 5 });
  });
});

describe("a network without answers", () => {
  it.each([
    ["refresh", 3, ({ shop }: ListShopper) => shop.lists.refresh()],
    ["rename", 4, ({ shop }: ListShopper, listId: string) => shop.lists.rename({ listId, name: "Más" })],
    ["create", 4, ({ shop }: ListShopper) => shop.lists.create({ name: "Új" })],
  ] as const)(
    "[NET-7] %s settles within the time of %d requests, with running and pending quantities",
    async (_what, requests, call) => {
      const anna = await kit.shopper();
      const listId = orThrow(await anna.shop.lists.create({ name: "Heti" }));
      anna.network.use(() => () => new Promise(() => {}));
      const pending = refusal(anna.shop.lists.setQuantity({ listId, productId: milk, quantity: 2 }));
      await anna.rest();
      let outcome: unknown = null;
      const settle = (value: unknown) => {
        outcome = value;
      };
      const began = anna.clock.now().getTime();
      void refusal(call(anna, listId)).then(settle);
      while (outcome === null) {
        await anna.rest();
        anna.clock.advance(anna.clock.untilNext() ?? expect.fail("It waits for nothing"));
        await anna.rest();
      }
      expect(outcome).toMatchObject({ _tag: "TimeoutError" });
      expect(anna.clock.now().getTime() - began).toBeLessThanOrEqual(requests * requestDeadline(anna.shop.settings));
      expect(anna.list(listId)?.pending).toEqual({ [milk]: true });
      anna.shop.dispose();
      await pending;
    },
  );
});

describe("a refused quantity", () => {
  it("[LIST-7] disappears alone, with its error, and is reported", async () => {
    const anna = await kit.shopper();
    const listId = orThrow(await anna.shop.lists.create({ name: "Heti" }));
    anna.network.use(() => offline);
    const all = [milk, unknown, beer].map((id) => anna.shop.lists.setQuantity({ listId, productId: id, quantity: 2 }));
    await giveUp(anna);
    anna.network.use(() => null);
    anna.reconnect();
    expect(await anna.quiet(Promise.all(all))).toEqual(Array(3).fill({ kind: "waiting" }));
    expect(anna.quantities(listId)).toEqual({ [milk]: 2, [beer]: 2 });
    expect(Object.keys(anna.list(listId)?.errors ?? {})).toEqual([unknown]);
    expect(texts(anna).at(-1)).toMatch(/^Hiba történt a bevásárlólista frissítése közben: /);
    void refusal(anna.shop.lists.setQuantity({ listId, productId: unknown, quantity: 0 }));
    expect(anna.list(listId)?.errors).toEqual({});
  });

  it("[QTY-8] is refused when it is invalid", async () => {
    const anna = await kit.shopper();
    const listId = orThrow(await anna.shop.lists.create({ name: "Heti" }));
    for (const quantity of [Number.NaN, -1, Infinity]) {
      expect(await refusal(anna.shop.lists.setQuantity({ listId, productId: milk, quantity }))).toMatchObject({
        _tag: "QuantityError",
      });
    }
    expect(changes(anna)).toEqual(["POST /list"]);
  });
});

describe("clocks and users", () => {
  it("[LIST-7] a user who has seen a quantity can change it, even with a slow clock", async () => {
    const anna = await kit.shopper();
    const bela = await kit.shopper({ now: new Date(start.getTime() - 3_600_000) });
    const listId = await kit.shared(anna, [bela]);
    await anna.shop.lists.setQuantity({ listId, productId: milk, quantity: 2 });
    await bela.shop.lists.refresh();
    await bela.shop.lists.setQuantity({ listId, productId: milk, quantity: 7 });
    await anna.shop.lists.refresh();
    expect([anna.quantities(listId), bela.quantities(listId)]).toEqual([{ [milk]: 7 }, { [milk]: 7 }]);
  });

  it("[SESS-4] a read that a logout aborts is not repeated as a guest", async () => {
    const anna = await kit.shopper();
    const answer = Promise.withResolvers<void>();
    anna.network.use(({ path }) => (path === "/lists" ? lateResponse(answer.promise) : null));
    const read = refusal(anna.shop.lists.refresh());
    await anna.rest();
    const reads = () => anna.network.calls.filter(({ path }) => path === "/lists").length;
    const before = reads();
    const left = anna.shop.session.logout();
    await anna.rest();
    anna.network.use(() => null);
    answer.resolve();
    await anna.quiet(left);
    expect(await read).toMatchObject({ _tag: "AbortedError" });
    await giveUp(anna);
    expect(reads()).toBe(before);
  });

  it("[SESS-4] pending changes are sent before a logout, and never as another user", async () => {
    const anna = await kit.shopper();
    const listId = orThrow(await anna.shop.lists.create({ name: "Heti" }));
    const set = anna.shop.lists.setQuantity({ listId, productId: milk, quantity: 2 });
    await anna.quiet(anna.shop.session.logout());
    await set;
    expect((await kit.tabOf(anna)).quantities(listId)).toEqual({ [milk]: 2 });

    const bela = await kit.shopper();
    const other = orThrow(await bela.shop.lists.create({ name: "Heti" }));
    bela.network.use(() => offline);
    const unsent = bela.shop.lists.setQuantity({ listId: other, productId: milk, quantity: 2 });
    await giveUp(bela);
    const left = bela.shop.session.logout();
    await giveUp(bela);
    bela.network.use(() => null);
    await bela.quiet(left);
    expect(await unsent).toEqual({ kind: "waiting" });
    const sent = changes(bela).length;
    await bela.shop.session.login({ email: anna.email, password: "egy hosszú jelszó" });
    await bela.quiet(Promise.resolve());
    expect(changes(bela)).toHaveLength(sent);
    expect(bela.quantities(listId)).toEqual({ [milk]: 2 });
    expect(bela.list(other)).toBeUndefined();
  });

  it("[LIST-8] the available products of a list come in its order, and an empty list needs no request", async () => {
    const anna = await kit.shopper();
    const listId = orThrow(await anna.shop.lists.create({ name: "Heti" }));
    const asked = anna.network.calls.length;
    expect(await anna.shop.lists.products(listId)).toEqual([]);
    expect(anna.network.calls).toHaveLength(asked);
    for (const id of [beer, milk]) {
      await anna.shop.lists.setQuantity({ listId, productId: id, quantity: 1 });
      anna.clock.advance(1_000);
    }
    expect((await anna.shop.lists.products(listId)).map(({ id }) => id)).toEqual([beer, milk]);
    expect(anna.network.calls.at(-1)?.variables).toMatchObject({
      page: 1,
      first: 2,
      filters: { productStatus: ["AVAILABLE"] },
    });
  });
});

import { type Backend, smallSeedIds as ids } from "@kamra/backend";
import { defaultSettings, type Fetch, memoryCookies, memoryStorage } from "@kamra/core";
import type { Product } from "@kamra/core/product";
import { IDBFactory } from "fake-indexeddb";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestShop, startBackend, type TestShop } from "../backend/index.ts";
import { quiet, unheard, windowsOfOneBrowser } from "../cart/browser.test.kit.ts";
import { contactPerson } from "../checkout/checkout.test.kit.ts";
import { faultNamed, networkFaults } from "../network/index.ts";
import { shoppers as tries } from "../runs.test.config.ts";
import { cartOf, emptied, loggedOut, loginAttempted, nothingYet, type Quantities, set, type World } from "./world.test.model.ts";

/** Each sequence has an hour of its own, so that none uses up what the server lets an address do in one. */
let now = new Date("2026-11-21T10:00:00Z");
const anHour = 60 * 60 * 1000;
const password = "egy hosszú jelszó";
const emails = ["anna@pelda.hu", "bela@pelda.hu"] as const;

let backend: Backend;
let products: ReadonlyArray<Product>;
beforeAll(async () => {
  backend = await startBackend({ clock: () => now });
  const { shop } = openTestShop({ fetch: backend.fetch, now });
  for (const email of emails) {
    const { shop: registering } = openTestShop({ fetch: backend.fetch, now });
    await registering.session.register({ email, password, name: "Vásárló Vera" });
    registering.dispose();
  }
  products = await shop.catalogue.productsById([ids.milk, ids.ham, ids.apple].map(String));
});
afterAll(() => backend.close());

type Tab = 0 | 1;

type Command = { readonly shopper: 0 | 1; readonly tab: Tab } & (
  | { readonly kind: "set"; readonly product: number; readonly quantity: number }
  | { readonly kind: "empty" | "refresh" | "reload" | "reconnect" }
  | { readonly kind: "login" | "logout" | "order" }
  | { readonly kind: "network"; readonly is: Network }
  | { readonly kind: "wait"; readonly milliseconds: number }
);

const networks = [...networkFaults, "none"] as const;
type Network = (typeof networks)[number];

const of = { shopper: fc.constantFrom(0 as const, 1 as const), tab: fc.constantFrom(0 as const, 1 as const) };
const commands: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ...of,
      kind: fc.constant("set" as const),
      product: fc.nat({ max: 2 }),
      quantity: fc.integer({ min: 0, max: 5 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ ...of, kind: fc.constantFrom("empty", "refresh", "reload", "reconnect") }) },
  { weight: 3, arbitrary: fc.record({ ...of, kind: fc.constantFrom("login", "login", "logout", "order") }) },
  { weight: 3, arbitrary: fc.record({ ...of, kind: fc.constant("network" as const), is: fc.constantFrom(...networks) }) },
  { weight: 2, arbitrary: fc.record({ ...of, kind: fc.constant("wait" as const), milliseconds: fc.constantFrom(0, 400, 20_000) }) },
);

/** Somebody with an account and empty carts, a browser with two tabs, and a network that can fail. */
async function startShopper(email: string) {
  const who = { email, password };
  await backend.database.db.deleteFrom("carts").where("user_id", "in", (users) => users.selectFrom("users").where("email", "=", email).select("id")).execute();
  const kept = {
    cookies: memoryCookies({ [defaultSettings.deliveryCookie]: JSON.stringify({ type: "personal" }) }),
    storage: memoryStorage(),
    indexedDB: new IDBFactory(),
  };
  const window = windowsOfOneBrowser();
  const strays: Promise<unknown>[] = [];
  /** What the server is at: it does not stop when nobody waits for it any more. */
  const atServer = new Set<Promise<unknown>>();
  const fetch: Fetch = (address, init) => {
    const answer = backend.fetch(address, { ...init, signal: null });
    const done = answer.catch(() => null).finally(() => atServer.delete(done));
    atServer.add(done);
    return answer;
  };
  let held = Promise.withResolvers<void>();
  let present: Network = "none";
  const told = new Set<string>();
  const open = (at: Date): TestShop => {
    const opened = openTestShop({ ...kept, fetch, now: at, window: window() });
    opened.network.use(() => faultNamed(present, { released: held.promise, strays }));
    const { placing } = opened.shop.checkout;
    placing.subscribe(() => {
      const state = placing.get();
      if (state.phase === "placed") told.add(state.order.id);
    });
    return opened;
  };
  const tabs: [TestShop, TestShop] = [open(now), open(now)];
  for (const { shop } of tabs) unheard(shop.cart.refresh());

  /** The network is well, and nothing is under way any more. */
  const calm = async () => {
    present = "none";
    held.resolve();
    held = Promise.withResolvers();
    for (const { reconnect } of tabs) reconnect();
    await quiet(...tabs);
    await Promise.all(strays.splice(0));
    while (atServer.size > 0) await Promise.all(atServer);
    for (const { shop } of tabs) unheard(shop.cart.refresh());
    await quiet(...tabs);
  };
  return {
    who,
    kept,
    tabs,
    told,
    calm,
    network: (is: Network) => {
      present = is;
    },
    reload: (tab: Tab) => {
      tabs[tab].shop.dispose();
      tabs[tab] = open(tabs[tab].clock.now());
      unheard(tabs[tab].shop.cart.refresh());
    },
  };
}

type Shopper = Awaited<ReturnType<typeof startShopper>>;

const quantitiesOf = ({ shop }: Pick<TestShop, "shop">): Quantities =>
  Object.fromEntries((shop.cart.state.get().cart?.lines ?? []).map(({ product, quantity }) => [product.id, quantity]));

/** The cart as a page that is opened now finds it. */
const onServer = async ({ kept: { cookies } }: Shopper) => {
  const fresh = openTestShop({ fetch: backend.fetch, now, cookies });
  await fresh.shop.cart.refresh();
  const { cart } = fresh.shop.cart.state.get();
  fresh.shop.dispose();
  return cart;
};

/** Once nothing is under way: what is shown in both tabs is what the server has, which is what may be. */
async function compare(shopper: Shopper, worlds: ReadonlyArray<World>): Promise<ReadonlyArray<World>> {
  await shopper.calm();
  const cart = await onServer(shopper);
  const isIn = shopper.kept.cookies.get(defaultSettings.tokenCookie) !== null;
  for (const tab of shopper.tabs) {
    const state = tab.shop.cart.state.get();
    expect(state).toMatchObject({ isFetching: false, isEstimate: false, pending: {}, failure: null, disagreements: [] });
    expect(state.cart).toEqual(cart);
    expect(tab.shop.session.state.get().isLoggedIn).toBe(isIn);
  }
  const shown = quantitiesOf(shopper.tabs[0]);
  const possible = worlds.filter((world) => world.isLoggedIn === isIn && isSame(cartOf(world), shown));
  expect(possible.length, `${JSON.stringify(shown)} is none of ${JSON.stringify(worlds)}`).toBeGreaterThan(0);
  return possible;
}

const isSame = (one: Quantities, other: Quantities) =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([id, quantity]) => other[id] === quantity);

/** Lets time pass in both tabs until the promise has settled. */
async function settled(shopper: Shopper, promise: Promise<unknown>) {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  promise.then(settle, settle);
  while (!isSettled) {
    for (const { rest } of shopper.tabs) await rest();
    const next = Math.min(...shopper.tabs.map(({ clock }) => clock.untilNext() ?? Infinity));
    if (!isSettled && next < Infinity) for (const { clock } of shopper.tabs) clock.advance(next);
  }
}

/** All that an order needs beside its products, as if the shopper had filled in the forms. */
async function fillIn({ kept }: Shopper) {
  const id = kept.cookies.get(defaultSettings.cartCookie);
  if (id === null) return;
  const { db } = backend.database;
  const { name, email, telephone } = contactPerson;
  await db
    .updateTable("carts")
    .set({ shipping_method_id: 4, payment_method_id: 2, contact_name: name, contact_email: email, contact_telephone: telephone })
    .where("id", "=", id)
    .execute();
  await db
    .insertInto("cart_billing_addresses")
    .values({ cart_id: id, saved_address_id: null, is_company: false, vat_number: null, name, postcode: 1186, city: "Budapest", street: "Fő utca", house_number: "1" })
    .onConflict((conflict) => conflict.column("cart_id").doNothing())
    .execute();
}

const allOrders = async (): Promise<ReadonlyArray<string>> =>
  (await backend.database.db.selectFrom("orders").select("id").execute()).map(({ id }) => String(id));

/** What a command leaves possible. */
async function perform(shopper: Shopper, command: Command, worlds: ReadonlyArray<World>, fault: Network): Promise<ReadonlyArray<World>> {
  const { shop } = shopper.tabs[command.tab];
  switch (command.kind) {
    case "set": {
      const product = products[command.product];
      const isShown = quantitiesOf(shopper.tabs[command.tab])[product?.id ?? ""] !== undefined;
      // Nobody takes out what they do not see.
      if (product === undefined || (command.quantity === 0 && !isShown)) return worlds;
      unheard(shop.cart.setQuantity(product, { quantity: command.quantity, quantityType: "default" }));
      return worlds.map((world) => set(world, product.id, command.quantity));
    }
    case "empty":
      unheard(shop.cart.empty());
      return worlds.map(emptied);
    case "refresh":
      unheard(shop.cart.refresh());
      return worlds;
    case "reload":
      shopper.reload(command.tab);
      return worlds;
    case "reconnect":
      shopper.tabs[command.tab].reconnect();
      return worlds;
    case "network":
      shopper.network(command.is);
      return worlds;
    case "wait":
      for (const { clock } of shopper.tabs) clock.advance(command.milliseconds);
      return worlds;
    case "login": {
      const possible = await compare(shopper, worlds);
      shopper.network(fault);
      await settled(shopper, shopper.tabs[command.tab].shop.session.login(shopper.who));
      return compare(shopper, possible.flatMap(loginAttempted));
    }
    case "logout": {
      const possible = await compare(shopper, worlds);
      shopper.network(fault);
      await settled(shopper, shopper.tabs[command.tab].shop.session.logout());
      return compare(shopper, possible.map(loggedOut));
    }
    case "order": {
      const possible = await compare(shopper, worlds);
      if (possible.every((world) => isSame(cartOf(world), {}))) return possible;
      await fillIn(shopper);
      await shopper.calm();
      const tab = shopper.tabs[command.tab];
      await settled(shopper, tab.shop.checkout.refresh());
      const before = shopper.told.size;
      shopper.network(fault);
      const press = tab.shop.checkout.place();
      unheard(tab.shop.checkout.place());
      await settled(shopper, press);
      await shopper.calm();
      while (["submitting", "unknown"].includes(tab.shop.checkout.placing.get().phase)) {
        tab.reconnect();
        await tab.rest();
        tab.clock.advance(tab.clock.untilNext() ?? 0);
      }
      tab.shop.checkout.dismiss();
      return compare(shopper, shopper.told.size > before ? possible.map(emptied) : possible);
    }
  }
}

it("[CART-16] [SESS-1] [SESS-4] [ORDER-3] [NET-7] whatever two shoppers do in two tabs each on failing networks: what is shown is what the server has and what they have done, nothing lost, nothing twice", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(commands, fc.constantFrom(...networks)), { minLength: 1, maxLength: 14 }),
      async (script) => {
        now = new Date(now.getTime() + anHour);
        const before = new Set(await allOrders());
        const shoppers = [await startShopper(emails[0]), await startShopper(emails[1])] as const;
        const worlds: [ReadonlyArray<World>, ReadonlyArray<World>] = [[nothingYet], [nothingYet]];
        for (const [command, fault] of script) {
          const shopper = shoppers[command.shopper];
          // Nobody does two things within a millisecond, nor in two tabs at once.
          for (const { clock, rest } of shopper.tabs) {
            clock.advance(1);
            await rest();
          }
          worlds[command.shopper] = await perform(shopper, command, worlds[command.shopper], fault);
        }
        for (const index of [0, 1] as const) await compare(shoppers[index], worlds[index]);
        const placed = (await allOrders()).filter((id) => !before.has(id));
        expect(shoppers.flatMap(({ told }) => [...told]).toSorted()).toEqual(placed.toSorted());
        for (const { tabs } of shoppers) for (const { shop } of tabs) shop.dispose();
      },
    ),
    { ...tries, endOnFailure: false },
  );
}, 7_200_000);

import { orThrow } from "@kamra/core";
import {
  account,
  cart,
  catalogue,
  checkout,
  createShop,
  delivery,
  lists,
  memoryCookies,
  session,
  type Fetch,
  type ShopOptions,
} from "@kamra/core";
import { development, replay, type BugBundle } from "@kamra/core/development";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CartKit, now, one, startCartKit, two } from "./cart/cart.test.kit.ts";

let kit: CartKit;
beforeAll(async () => {
  kit = await startCartKit();
});
afterAll(() => kit.backend.close());

const anna = {
  password: "1990-05-17",
  name: "Kovács Anna",
  telephone: "36301234567",
};

/** A list's and an order's ids, and data that must stay private. */
const told = { list: "4711", friend: "bela@freemail.example", message: "Boldog szülinapot, Béla" };

const address = {
  id: "__NEW_ADDRESS__",
  name: "Kovács Anna otthon",
  postcode: "8315",
  city: "Gyenesdiás",
  street: "Rejtett köz",
  houseNumber: "17/b",
  telephone: "36301234567",
  note: "A kapukód 4711, a kutya barátságos",
  isDefault: false,
  isImported: false,
};

type Given = Pick<ShopOptions<[]>, "fetch" | "cookies" | "clock" | "settings" | "snapshot"> & {
  readonly endpoint: string;
};

const open = (given: Given) =>
  createShop({
    capabilities: [catalogue, session, account, delivery, cart, checkout, lists, development()],
    log: () => {},
    ...given,
    settings: { ...given.settings, firstRetryMs: 1, longestRetryMs: 1 },
  });

let shoppers = 0;

/** A session with one network failure and an invalid quantity. */
const shopped = async () => {
  let failures = 1;
  const fetch: Fetch = async (target, init) => {
    if (typeof init?.body === "string" && init.body.includes("updateCart") && failures > 0) {
      failures -= 1;
      throw new TypeError("Failed to fetch");
    }
    return kit.backend.fetch(target, init);
  };
  const shop = open({ endpoint: "http://shop.test/graphql", fetch, cookies: memoryCookies(), clock: () => now });
  await shop.delivery.select({ type: "delivery", deliveryType: "postcode", zip: "8315", city: "Gyenesdiás" });
  await shop.cart.setQuantity(kit.products.milk, two);
  shoppers += 1;
  await shop.session.register({ ...anna, email: `kovacs.anna.${shoppers}@freemail.example` });
  await shop.account.createShippingAddress(address);
  await Promise.all([
    shop.cart.setQuantity(kit.products.apple, one),
    shop.cart.setQuantity(kit.products.beer, { ...one, quantity: -1 }),
  ]);
  await shop.cart.refresh();
  await shop.checkout.refresh();
  await shop.checkout.update({ shippingAddress: address });
  const slot = shop.checkout.timeSlots
    .get()
    .days?.flatMap(({ slots }) => slots)
    .find(({ refusals }) => refusals.length === 0);
  await shop.checkout.chooseTimeSlot(slot?.id ?? null);
  await shop.cart
    .setLineOptions(kit.products.milk.id, { additionalInformation: { giftCardText: told.message, ribbonColor: null } })
    .catch(() => null);
  const listId = orThrow(await shop.lists.create({ name: told.list }));
  await shop.lists.share({ listId, email: told.friend });
  await shop.lists.rename({ listId, name: told.message });
  await shop.lists.setQuantity({ listId, productId: kit.products.apple.id, quantity: 1 });
  await shop.session.login({ email: told.friend, password: "12345678" });
  return shop;
};

const bundled = async () => {
  const shop = await shopped();
  const bundle: unknown = JSON.parse(JSON.stringify(shop.development.bundle(shop.snapshot())));
  const isBundle = (data: unknown): data is BugBundle => typeof data === "object" && data !== null && "record" in data;
  if (!isBundle(bundle)) throw new TypeError("The bundle does not survive a file");
  return { shop, bundle };
};

describe("the record of a shop", () => {
  it("has its commands with their policies, runs and outcomes", async () => {
    const shop = await shopped();
    const { commands, runs } = shop.development.record.get();
    expect(commands).toContainEqual(expect.objectContaining({ name: "cart.refresh", policy: "join" }));
    expect(runs.filter(({ endedAt }) => endedAt === null)).toEqual([]);
    expect(runs.filter(({ name }) => name === "cart.setQuantity").map(({ outcome }) => outcome)).toEqual([
      "succeeded",
      "succeeded",
      "failed",
    ]);
    expect(runs.find(({ outcome }) => outcome === "failed")?.error).toBe("QuantityError");
  });

  it("has each request with its result", async () => {
    const shop = await shopped();
    const updates = shop.development.record.get().exchanges.filter(({ operation }) => operation === "updateCart");
    expect(updates.map(({ status }) => status).slice(0, 2)).toEqual([null, 200]);
  });

  it("keeps no more than its limit", async () => {
    const shop = createShop({
      capabilities: [delivery, development({ limit: 3 })],
      endpoint: "http://shop.test/graphql",
      fetch: kit.backend.fetch,
    });
    for (let time = 0; time < 5; time += 1) await shop.delivery.refreshMethods();
    const { calls, runs, exchanges } = shop.development.record.get();
    expect([calls.length, runs.length, exchanges.length]).toEqual([3, 3, 3]);
  });
});

describe("a bug bundle", () => {
  it("contains no personal data", async () => {
    const { bundle } = await bundled();
    const text = JSON.stringify(bundle);
    const secrets = [
      ...Object.values(anna),
      ...Object.values(told),
      "kovacs.anna",
      "Rejtett",
      "17/b",
      "Gyenesdiás",
      "Bearer",
      "12345678",
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).toContain(kit.products.milk.name);
  });

  it("replays the same states without the server", async () => {
    const { bundle } = await bundled();
    const replayed = await replay(bundle, open);
    expect(replayed.snapshot()).toEqual({ ...bundle.end, now: replayed.now().toISOString() });
    expect(replayed.lists.state.get().lists?.map(({ products }) => products.map(({ quantity }) => quantity))).toEqual([
      [1],
    ]);
    expect(replayed.cart.state.get().cart?.lines.map(({ product }) => product.name)).toEqual([
      kit.products.milk.name,
      kit.products.apple.name,
    ]);
    const failed = replayed.development.record.get().runs.filter(({ outcome }) => outcome === "failed");
    expect(failed.map(({ name, error }) => `${name}: ${error}`)).toEqual([
      "cart.setQuantity: QuantityError",
      "cart.setLineOptions: ValidationError",
    ]);
  });
});

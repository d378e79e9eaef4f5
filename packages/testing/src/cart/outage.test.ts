import { memoryCookies } from "@kamra/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestShop } from "../backend/index.ts";
import { lostResponse, offline, strayRequest } from "../network/index.ts";
import { type CartKit, one, quantities, startCartKit, texts, three, two, updates } from "./cart.test.kit.ts";

const networkText = "Hálózati hiba! Lehet, hogy nálunk van a baj, de lehet, hogy az internetszolgáltatódnál";

let kit: CartKit;
beforeAll(async () => {
  kit = await startCartKit();
});
afterAll(() => kit.backend.close());

describe("without a network", () => {
  it("[NET-7] a change stays pending, neither refused nor lost, and the shopper gets one notice", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    opened.network.use(() => offline);
    const change = opened.shop.cart.setQuantity(kit.products.milk, three);
    const waitLong = async () => {
      for (let round = 0; round < 20; round += 1) {
        await opened.rest();
        opened.clock.advance(5_000);
      }
      await opened.rest();
    };
    await waitLong();
    expect(texts(opened)).toEqual([networkText]);
    for (const { id } of opened.shop.notices.get()) opened.shop.dismissNotice(id);
    await waitLong();
    expect(texts(opened)).toEqual([]);
    expect(await change).toEqual({ kind: "waiting" });
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 3 });
    expect(opened.shop.cart.state.get()).toMatchObject({ isEstimate: true, failure: null, lineErrors: {} });
    opened.network.use(() => null);
    await opened.settled(change);
    expect(await kit.onServer(opened)).toEqual(opened.shop.cart.state.get().cart);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 3 });
  });

  it.each([
    ["when the browser says that it is back", (opened: TestShop) => opened.reconnect()],
    ["with the next change", (opened: TestShop) => void opened.shop.cart.setQuantity(kit.products.beer, one)],
    ["after a while", (opened: TestShop) => opened.clock.advance(15_000)],
  ])("[NET-7] a pending change is sent again %s", async (_when, happens) => {
    const opened = await kit.open();
    opened.network.use(() => offline);
    const change = opened.shop.cart.setQuantity(kit.products.milk, three);
    // The pause begins after four attempts.
    for (let round = 0; round < 4; round += 1) {
      await opened.rest();
      opened.clock.advance(5_000);
    }
    await opened.rest();
    opened.network.use(() => null);
    const asked = opened.network.calls.length;
    await opened.rest();
    expect(opened.network.calls).toHaveLength(asked);
    happens(opened);
    await change;
    expect(quantities(opened)["Tej 2,8% 1 l"]).toBe(3);
  });

  it("[NET-2] [NET-7] a change whose answer was lost is sent again, and counts once", async () => {
    const opened = await kit.open();
    let lost = 0;
    opened.network.use(({ operationName }) =>
      operationName === "updateCart" && (lost += 1) <= 2 ? lostResponse : null,
    );
    await opened.settled(opened.shop.cart.setQuantity(kit.products.milk, three));
    // Two requests with lost answers, one that learns of the first, and that one again.
    expect(updates(opened)).toHaveLength(4);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 3 });
    expect(texts(opened)).toEqual([]);
  });

  it("[CART-16] an abandoned change that arrives late does not undo a newer one", async () => {
    const opened = await kit.open({ settings: { attempts: 1 } });
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    const departure = Promise.withResolvers<void>();
    const strays: Promise<unknown>[] = [];
    opened.network.use(({ operationName }) =>
      operationName === "updateCart" && strays.length === 0
        ? strayRequest(departure.promise, (answer) => strays.push(answer))
        : null,
    );
    const older = opened.shop.cart.setQuantity(kit.products.milk, three);
    await opened.rest();
    expect(strays).toHaveLength(1);
    const newer = opened.shop.cart.setQuantity(kit.products.milk, two);
    await opened.settled(Promise.all([older, newer]));
    departure.resolve();
    await Promise.all(strays);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2 });
    expect(await kit.onServer(opened)).toEqual(opened.shop.cart.state.get().cart);
  });
});

it("[CART-16] a change survives an unexpected failure, and is sent with the next one", async () => {
  const cookies = memoryCookies();
  let refusals = 1;
  const tab = await kit.open({
    cookies: {
      ...cookies,
      set: (name, ...rest) => {
        if (name === "cart_id" && refusals-- > 0) throw new DOMException("The document is sandboxed", "SecurityError");
        cookies.set(name, ...rest);
      },
    },
  });
  const milk = tab.shop.cart.setQuantity(kit.products.milk, two);
  await tab.rest();
  expect(tab.log).toMatchObject([{ level: "critical", message: "The loop has failed" }]);
  expect(quantities(tab)).toEqual({ "Tej 2,8% 1 l": 2 });
  const cake = tab.shop.cart.setQuantity(kit.products.cake, one);
  await tab.settled(Promise.all([milk, cake]));
  expect((await kit.onServer(tab))?.lines).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
});

import type { Backend } from "@kamra/backend";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestShop, startBackend, type TestShop } from "../backend/index.ts";
import { type FaultName, faultNamed, faultyNetwork, networkFaults, serverFaults } from "../network/index.ts";
import { checkouts } from "../runs.test.config.ts";
import { browserWithChannels } from "../session/browser.test.support.ts";
import { browserWith, ordersOf, readyCart } from "./checkout.test.kit.ts";

const now = new Date("2026-11-21T10:00:00Z");

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ clock: () => now });
});
afterAll(() => backend.close());

/** Events after the first press: in its tab (0), or in another tab of the same browser. */
type Command =
  | { readonly kind: "press" | "double" | "reload" | "reconnect"; readonly tab: 0 | 1 }
  /** Waits this many turns of the event loop: an answer takes some. */
  | { readonly kind: "turns"; readonly count: number }
  | { readonly kind: "time"; readonly milliseconds: number }
  /** Releases the requests on hold. */
  | { readonly kind: "release" };

const commands: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom("press", "double", "reload", "reconnect"),
      tab: fc.constantFrom(0, 0, 1),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("turns"), count: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("time"), milliseconds: fc.constantFrom(0, 400, 20_000) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("release") }) },
);

const faultNames = [...networkFaults, ...serverFaults] as const;

const turns = async (count: number) => {
  for (let left = count; left > 0; left -= 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

/** Plays the script in a browser with two tabs, then restores the network and opens the page once more. */
async function play(
  script: ReadonlyArray<Command>,
  {
    plan,
    attempts,
    talks,
  }: { readonly plan: ReadonlyArray<FaultName | null>; readonly attempts: number; readonly talks: boolean },
) {
  const cartId = await readyCart(backend);
  const browser = browserWith(cartId);
  const network = faultyNetwork(backend.fetch);
  const windows = browserWithChannels();
  const told = new Set<string>();
  /** The number of orders when the shopper was told that it is safe to retry. */
  const whenSafe: Promise<number>[] = [];
  const open = (): TestShop => {
    const opened = openTestShop({
      ...browser,
      fetch: network.fetch,
      now,
      settings: { attempts },
      ...(talks && { window: windows() }),
    });
    const { placing } = opened.shop.checkout;
    placing.subscribe(() => {
      const present = placing.get();
      if (present.phase === "placed") told.add(present.order.id);
      if (present.phase === "refused") whenSafe.push(ordersOf(cartId, backend).then(({ length }) => length));
    });
    return opened;
  };
  /** A reload may end it in the middle. */
  const load = ({ shop }: TestShop) =>
    shop.cart
      .refresh()
      .then(() => shop.checkout.refresh())
      .catch(() => null);

  const tabs: [TestShop, TestShop] = [open(), open()];
  await Promise.all(tabs.map(load));

  const strays: Promise<unknown>[] = [];
  let held = Promise.withResolvers<void>();
  const release = () => {
    held.resolve();
    held = Promise.withResolvers();
  };
  const first = network.calls.length;
  network.use(() => {
    return faultNamed(plan[network.calls.length - first - 1] ?? "none", { released: held.promise, strays });
  });

  const presses: Promise<unknown>[] = [];
  const press = (tab: 0 | 1) => presses.push(tabs[tab].shop.checkout.place().catch(() => null));
  const run = async (command: Command) => {
    switch (command.kind) {
      case "press":
        return press(command.tab);
      case "double":
        press(command.tab);
        return press(command.tab);
      case "reload":
        tabs[command.tab].shop.dispose();
        tabs[command.tab] = open();
        return void load(tabs[command.tab]);
      case "reconnect":
        return tabs[command.tab].reconnect();
      case "turns":
        return turns(command.count);
      case "time":
        await turns(10);
        return tabs.forEach(({ clock }) => clock.advance(command.milliseconds));
      case "release":
        return release();
    }
  };
  for (const command of [{ kind: "press", tab: 0 } as const, ...script]) await run(command);

  network.use(() => null);
  release();
  /** One may wait for another's turn to end, so time passes for all of them. */
  const quiet = async (all: ReadonlyArray<TestShop>) => {
    for (const { rest } of all) await rest();
    while (all.some(({ shop }) => ["submitting", "unknown"].includes(shop.checkout.placing.get().phase))) {
      for (const { clock, rest, reconnect } of all) {
        reconnect();
        await rest();
        clock.advance(clock.untilNext() ?? 0);
      }
    }
  };
  await quiet(tabs);
  await Promise.all(strays);
  const last = open();
  await quiet([...tabs, last]);
  const orders = await ordersOf(cartId, backend);
  for (const { shop } of [...tabs, last]) shop.dispose();
  await Promise.all(presses);
  return {
    browser,
    told: [...told],
    orders: orders.map(({ id }) => String(id)),
    whenSafe: await Promise.all(whenSafe),
  };
}

it("[ORDER-3] [ORDER-7] a press makes exactly one order, and the shopper learns of it, on any network", async () => {
  const plans = fc.array(fc.option(fc.constantFrom(...faultNames), { freq: 2 }), { maxLength: 14 });
  await fc.assert(
    // Tabs that do not talk to each other take no turns. With one attempt every fault of the network reaches the checkout; with four most are dealt with below it.
    fc.asyncProperty(
      fc.array(commands, { maxLength: 10 }),
      plans,
      fc.constantFrom(1, 4),
      fc.boolean(),
      async (script, plan, attempts, talks) => {
        const { browser, told, orders, whenSafe } = await play(script, { plan, attempts, talks });
        expect(orders.length).toBeLessThanOrEqual(1);
        expect(told).toEqual(orders);
        expect(browser.storage.getItem("kamra.order")).toBeNull();
        // Another tab's order may arrive at this moment.
        if (!script.some((command) => "tab" in command && command.tab === 1))
          expect(whenSafe.every((count) => count === 0)).toBe(true);
      },
    ),
    { ...checkouts, endOnFailure: false },
  );
}, 7_200_000);

import type { Backend } from "@kamra/backend";
import { smallSeedIds as ids } from "@kamra/backend";
import type { Cart } from "@kamra/core/cart";
import type { Product, QuantityType } from "@kamra/core/product";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestShop, startBackend } from "../backend/index.ts";
import { sequences } from "../runs.test.config.ts";
import { type FaultName, faultNamed, networkFaults, serverFaults } from "../network/index.ts";

const now = new Date("2026-11-21T10:00:00Z");

let backend: Backend;
let assortment: ReadonlyArray<Product>;
beforeAll(async () => {
  backend = await startBackend({ clock: () => now });
  const { shop } = openTestShop({ fetch: backend.fetch, now });
  // The apple is sold by two units; of the others some have a deposit, a minimum, a step.
  assortment = await shop.catalogue.productsById([ids.apple, ids.beer, ids.ham, ids.milk].map(String));
});
afterAll(() => backend.close());

type Command =
  | { readonly kind: "set"; readonly product: number; readonly quantity: number; readonly quantityType: QuantityType }
  | { readonly kind: "remove"; readonly product: number }
  | { readonly kind: "empty" }
  | { readonly kind: "refresh" }
  /** Waits for answers, and advances the clock by this many milliseconds. */
  | { readonly kind: "wait"; readonly milliseconds: number }
  /** Releases the requests on hold. */
  | { readonly kind: "release" };

const productIndex = fc.nat({ max: 3 });
const commands: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("set" as const),
      product: productIndex,
      quantity: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.double({ min: 0, max: 9, noNaN: true })),
      quantityType: fc.constantFrom("default" as const, "alternative" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), product: productIndex }) },
  { weight: 1, arbitrary: fc.constant({ kind: "empty" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "refresh" as const }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), milliseconds: fc.constantFrom(0, 400, 20_000) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "release" as const }) },
);

const faultNames = ["none", "none", "none", "none", ...networkFaults, ...serverFaults] as const;

/** A change, the cart as shown immediately, and the outcome. */
interface Attempt {
  readonly touches: ReadonlyArray<Product>;
  readonly shown: Cart | null;
  readonly outcome: Promise<"confirmed" | "unconfirmed">;
}

const quantityIn = (cart: Cart | null, product: Product): number =>
  cart?.lines.find((line) => line.product.id === product.id)?.quantity ?? 0;

async function play(
  script: ReadonlyArray<Command>,
  {
    faults,
    attemptsOfRequest,
    isAdult,
  }: {
    readonly faults: ReadonlyArray<FaultName | "none">;
    readonly attemptsOfRequest: number;
    readonly isAdult: boolean;
  },
) {
  const { shop, network, clock, cookies, rest, settled } = openTestShop({
    fetch: backend.fetch,
    now,
    settings: { attempts: attemptsOfRequest },
  });
  await shop.delivery.select({ type: "personal" });
  // Shoppers with a confirmed age have a cart; the others begin without one, and buy no beer.
  if (isAdult) await settled(shop.cart.choose({ ageConfirmed: true }));
  const products = assortment.filter(({ adultsOnly }) => isAdult || !adultsOnly);

  let held = Promise.withResolvers<void>();
  const strays: Promise<unknown>[] = [];
  const first = network.calls.length;
  network.use(() => faultNamed(faults[network.calls.length - first - 1] ?? "none", { released: held.promise, strays }));
  const release = () => {
    held.resolve();
    held = Promise.withResolvers();
  };

  const attempts: Attempt[] = [];
  const attempt = (change: ReturnType<typeof shop.cart.setQuantity>, touches: ReadonlyArray<Product>) => {
    // A change that waits for the network may still be refused when it is sent.
    const outcome = change.then(({ kind }) => (kind === "confirmed" ? kind : "unconfirmed"));
    attempts.push({ shown: shop.cart.state.get().cart, outcome, touches });
  };

  for (const command of script) {
    const product = "product" in command ? products[command.product] : undefined;
    if (command.kind === "set" && product !== undefined) {
      const quantityType = product.alternativeUnit === null ? "default" : command.quantityType;
      attempt(shop.cart.setQuantity(product, { quantity: command.quantity, quantityType }), [product]);
    } else if (command.kind === "remove" && product !== undefined) {
      attempt(shop.cart.remove(product.id), [product]);
    } else if (command.kind === "empty") {
      attempt(shop.cart.empty(), products);
    } else if (command.kind === "refresh") {
      void shop.cart.refresh();
    } else if (command.kind === "wait") {
      await rest();
      clock.advance(command.milliseconds);
    } else {
      release();
    }
  }

  network.use(() => null);
  release();
  const outcomes = await settled(Promise.all(attempts.map(({ outcome }) => outcome)));
  await rest();
  await Promise.all(strays);
  // After CART-3's failure the shopper is asked to try again; a failed action may still have been applied.
  if (shop.cart.state.get().failure !== null || strays.length > 0) await settled(shop.cart.refresh());

  const server = openTestShop({ fetch: backend.fetch, now, cookies });
  await server.shop.cart.refresh();
  return {
    shop,
    products,
    attempts: attempts.map(({ shown, touches }, index) => ({ shown, touches, outcome: outcomes[index] })),
    onServer: server.shop.cart.state.get().cart,
  };
}

it("[CART-16] [NET-7] once the network is idle, the visible cart is the server's, with every confirmed change", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(commands, { minLength: 1, maxLength: 12 }),
      fc.array(fc.constantFrom(...faultNames), { maxLength: 25 }),
      // With one attempt every fault of the network reaches the cart; with four most are dealt with below it.
      fc.constantFrom(1, 4),
      fc.boolean(),
      async (script, faults, attemptsOfRequest, isAdult) => {
        const { shop, products, attempts, onServer } = await play(script, { faults, attemptsOfRequest, isAdult });
        const state = shop.cart.state.get();
        expect(state).toMatchObject({ isFetching: false, isEstimate: false, pending: {}, failure: null });
        expect(state.cart).toEqual(onServer);
        expect(state.totals.total).toBe(onServer?.totalPrice ?? 0);

        for (const product of products) {
          const touching = attempts.filter(({ touches }) => touches.includes(product));
          const lastConfirmed = touching.findLastIndex(({ outcome }) => outcome === "confirmed");
          // A change that was refused after the server had made it counts as well: its answer could not be read.
          const possible = touching.slice(Math.max(0, lastConfirmed)).map(({ shown }) => quantityIn(shown, product));
          expect(lastConfirmed < 0 ? [0, ...possible] : possible).toContain(quantityIn(state.cart, product));
        }
      },
    ),
    { ...sequences, endOnFailure: false },
  );
}, 1_200_000);

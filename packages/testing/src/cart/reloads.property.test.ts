import type { CartChoices, LineOptions } from "@kamra/core/cart";
import type { Product } from "@kamra/core/product";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestShop } from "../backend/index.ts";
import { type FaultName, faultNamed, networkFaults } from "../network/index.ts";
import { sequences } from "../runs.test.config.ts";
import { inTime, keptChanges, quiet, startBrowser } from "./browser.test.kit.ts";
import { type CartKit, startCartKit } from "./cart.test.kit.ts";

let kit: CartKit;
let products: ReadonlyArray<Product>;
beforeAll(async () => {
  kit = await startCartKit();
  // Here the age confirmation is an ordinary choice, without a question.
  products = [kit.products.milk, kit.products.ham, kit.products.cake];
});
afterAll(() => kit.backend.close());

type Substitution = LineOptions["substitution"];

type Command = { readonly tab: 0 | 1 } & (
  | { readonly kind: "set"; readonly product: number; readonly quantity: number }
  | { readonly kind: "remove"; readonly product: number }
  | { readonly kind: "substitute"; readonly product: number; readonly substitution: Substitution }
  | { readonly kind: "empty" }
  | { readonly kind: "choose"; readonly choices: Pick<CartChoices, "ageConfirmed" | "contactPerson"> }
  | { readonly kind: "refresh" }
  | { readonly kind: "reload" }
  | { readonly kind: "wait"; readonly milliseconds: number }
);

const tab = fc.constantFrom(0 as const, 1 as const);
const product = fc.nat({ max: 2 });
const eva = { name: "Kis Éva", email: "eva@pelda.hu", telephone: "36301234567" };
const commands: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("set" as const), tab, product, quantity: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), tab, product }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("substitute" as const),
      tab,
      product,
      substitution: fc.constantFrom("SIMILAR" as const, "CALL_ME" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("empty" as const), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("choose" as const),
      tab,
      choices: fc.record({ ageConfirmed: fc.boolean(), contactPerson: fc.constantFrom(eva, null) }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("refresh" as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("reload" as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), tab, milliseconds: fc.constantFrom(0, 400, 20_000) }),
  },
);

const faultNames = ["none", "none", "offline", ...networkFaults] as const;

/**
 * The shopper's actions in any tab, the last one on each thing winning. A product removed and added again before a sync
 * keeps its options, because the server never saw the removal.
 */
const expectedAfter = (script: ReadonlyArray<Command>) => {
  const lines = new Map<string, { readonly quantity: number; readonly substitutions: ReadonlyArray<Substitution> }>();
  const earlier = new Map<string, ReadonlyArray<Substitution>>();
  let choices: Pick<CartChoices, "ageConfirmed" | "contactPerson"> = { ageConfirmed: false, contactPerson: null };
  for (const command of script) {
    const id = "product" in command ? (products[command.product]?.id ?? "") : "";
    const line = lines.get(id);
    if (command.kind === "set") {
      lines.set(id, { substitutions: ["LEAVE_OUT", ...(earlier.get(id) ?? [])], ...line, quantity: command.quantity });
    }
    if (command.kind === "substitute" && line) {
      lines.set(id, { ...line, substitutions: [command.substitution] });
      earlier.set(id, [...(earlier.get(id) ?? []), command.substitution]);
    }
    if (command.kind === "remove") lines.delete(id);
    if (command.kind === "empty") {
      lines.clear();
      earlier.clear();
    }
    if (command.kind === "choose") choices = command.choices;
  }
  return { lines, ...choices };
};

const doneBy = ({ shop: { cart } }: TestShop, command: Command) => {
  const named = "product" in command ? products[command.product] : undefined;
  if (command.kind === "set" && named)
    void cart.setQuantity(named, { quantity: command.quantity, quantityType: "default" });
  if (command.kind === "remove" && named) void cart.remove(named.id);
  if (command.kind === "substitute" && named)
    void cart.setLineOptions(named.id, { substitution: command.substitution });
  if (command.kind === "empty") void cart.empty();
  if (command.kind === "choose") void cart.choose(command.choices);
  if (command.kind === "refresh") void cart.refresh();
};

/** The view that both tabs must show. */
const shownIn = ({ shop }: TestShop) => {
  const { cart, totals, pending, isEstimate, isWaiting } = shop.cart.state.get();
  return { cart, totals, pending, isEstimate, isWaiting };
};

async function play(
  script: ReadonlyArray<Command>,
  { faults, attempts, isDurable }: { faults: ReadonlyArray<FaultName | "none">; attempts: number; isDurable: boolean },
) {
  const { page, indexedDB } = startBrowser(kit, { isDurable });
  const held = Promise.withResolvers<void>();
  const strays: Promise<unknown>[] = [];
  let calls = 0;
  const open = async (now?: Date) => {
    const opened = await page({ settings: { attempts }, ...(now && { now }) });
    opened.network.use(() => faultNamed(faults[calls++] ?? "none", { released: held.promise, strays }));
    return opened;
  };
  const tabs = [await open(), await open()] as const satisfies ReadonlyArray<TestShop>;
  const present: Record<0 | 1, TestShop> = { 0: tabs[0], 1: tabs[1] };
  const each = () => [present[0], present[1]];

  for (const command of script) {
    // A shopper does one thing in one tab at a time, never two within a millisecond.
    for (const { clock } of each()) clock.advance(command.kind === "wait" ? command.milliseconds + 1 : 1);
    if (command.kind === "reload") {
      present[command.tab].shop.dispose();
      present[command.tab] = await open(present[command.tab].clock.now());
    } else {
      doneBy(present[command.tab], command);
    }
    for (const { rest } of each()) await rest();
    expect(shownIn(present[1])).toEqual(shownIn(present[0]));
  }

  for (const { network } of each()) network.use(() => null);
  held.resolve();
  await quiet(...each());
  await Promise.all(strays);
  // A failed action may still have been applied.
  for (const { shop } of each()) await inTime(shop.cart.refresh(), ...each());
  await quiet(...each());
  return {
    shown: each().map(({ shop }) => shop.cart.state.get()),
    onServer: await kit.onServer(present[0]),
    indexedDB,
    each,
  };
}

it("[CART-16] [NET-7] no change of two tabs is lost, doubled or reordered on any network and through reloads, and both show the same", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(commands, { minLength: 1, maxLength: 12 }),
      fc.array(fc.constantFrom(...faultNames), { maxLength: 25 }),
      fc.constantFrom(1, 4),
      fc.boolean(),
      async (script, faults, attempts, isDurable) => {
        const { shown, onServer, indexedDB, each } = await play(script, { faults, attempts, isDurable });
        const expected = expectedAfter(script);
        for (const state of shown) {
          expect(state).toMatchObject({
            isFetching: false,
            isEstimate: false,
            pending: {},
            failure: null,
            disagreements: [],
          });
          expect(state.cart).toEqual(onServer);
          if (!isDurable) continue;
          const lines = state.cart?.lines ?? [];
          expect(lines.map(({ product: { id } }) => id).sort()).toEqual([...expected.lines.keys()].sort());
          for (const {
            product: { id },
            quantity,
            substitution,
          } of lines) {
            const said = expected.lines.get(id);
            expect(quantity).toBe(said?.quantity);
            expect(said?.substitutions).toContain(substitution);
          }
          expect(state.cart?.ageConfirmed ?? false).toBe(expected.ageConfirmed);
          expect(state.cart?.contactPerson ?? null).toEqual(expected.contactPerson);
        }
        if (isDurable) expect(await keptChanges(indexedDB)).toEqual([]);
        for (const { shop } of each()) shop.dispose();
      },
    ),
    { ...sequences, endOnFailure: false },
  );
}, 1_200_000);

import type { Product } from "@kamra/core/product";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestShop } from "../backend/index.ts";
import { type Fault, graphqlErrorResponse, type GraphqlCall } from "../network/index.ts";
import { type CartKit, one, quantities, startCartKit, three, two } from "./cart.test.kit.ts";

let kit: CartKit;
beforeAll(async () => {
  kit = await startCartKit();
});
afterAll(() => kit.backend.close());

/** Of one request: four attempts of 15 s, and the waits between them at their longest. */
const requestMs = 63_150;
/** The longest time of one exchange between the cart and the server. */
const exchangeMs = 5 * requestMs;

const hanging: Fault = () => new Promise(() => {});

type Faults = () => (call: GraphqlCall) => Fault | null;

/** The fault of the last of four attempts. */
const atLast =
  (last: (call: GraphqlCall) => Fault | null): Faults =>
  () => {
    const attempts = new Map<string, number>();
    return (call) => {
      const attempt = (attempts.get(call.operationName) ?? 0) + 1;
      attempts.set(call.operationName, attempt);
      return attempt % 4 === 0 ? last(call) : hanging;
    };
  };
const isChange = ({ query }: GraphqlCall) => query.trimStart().startsWith("mutation");

const worlds: ReadonlyArray<readonly [when: string, faults: Faults]> = [
  ["nobody answers", () => () => hanging],
  ["all answer at the last attempt", atLast(() => null)],
  ["changes are answered at the last attempt, questions never", atLast((call) => (isChange(call) ? null : hanging))],
  ["questions are answered at the last attempt, changes never", atLast((call) => (isChange(call) ? hanging : null))],
  [
    "somebody else has always come first, which is told at the last attempt",
    atLast(({ operationName }) => (operationName === "updateCart" ? graphqlErrorResponse("CART_CHANGED") : null)),
  ],
  [
    "changes are refused at the last attempt, and questions never answered",
    atLast((call) => (isChange(call) ? graphqlErrorResponse("INTERNAL_SERVER_ERROR") : hanging)),
  ],
];

/** Advances the clock until the condition holds, and returns the elapsed time. */
const timeUntil = async ({ clock, rest }: TestShop, holds: () => boolean): Promise<number> => {
  const start = clock.now().getTime();
  for (await rest(); !holds(); await rest()) clock.advance(clock.untilNext() ?? 0);
  return clock.now().getTime() - start;
};

/** Confirmed, refused or kept until the network is back. */
const isSettled = ({ shop }: TestShop) => {
  const { isFetching, isWaiting } = shop.cart.state.get();
  return !isFetching || isWaiting;
};

type Command = readonly [
  name: string,
  act: (shop: TestShop["shop"], products: Readonly<Record<"milk" | "cake", Product>>) => Promise<unknown>,
];

const commands: ReadonlyArray<Command> = [
  ["setQuantity", ({ cart }, { cake }) => cart.setQuantity(cake, two)],
  ["setLineOptions", ({ cart }, { milk }) => cart.setLineOptions(milk.id, { sliced: true })],
  ["choose", ({ cart }) => cart.choose({ ageConfirmed: true })],
  ["remove", ({ cart }, { milk }) => cart.remove(milk.id)],
  ["empty", ({ cart }) => cart.empty()],
];

const inWorlds = ([name, act]: Command) => worlds.map(([when, faults]) => [name, when, act, faults] as const);

describe("the state", () => {
  it.each(commands.flatMap(inWorlds))(
    "[NET-2] [NET-7] after %s reports its outcome within one exchange, when %s",
    async (_name, _when, act, faults) => {
      const opened = await kit.open();
      await opened.settled(opened.shop.cart.setQuantity(kit.products.milk, one));
      opened.network.use(faults());
      void act(opened.shop, kit.products);
      expect(opened.shop.cart.state.get()).toMatchObject({ isFetching: true, isWaiting: false });
      expect(await timeUntil(opened, () => isSettled(opened))).toBeLessThanOrEqual(exchangeMs);
      opened.shop.dispose();
    },
  );

  it.each(worlds)(
    "[NET-2] [NET-7] reports its outcome within sixteen requests after other changes and a refresh, when %s",
    async (_when, faults) => {
      const opened = await kit.open();
      await opened.settled(opened.shop.cart.setQuantity(kit.products.milk, one));
      opened.network.use(faults());
      void opened.shop.cart.setQuantity(kit.products.cake, one);
      await opened.rest();
      void opened.shop.cart.refresh();
      void opened.shop.cart.setQuantity(kit.products.milk, three);
      expect(await timeUntil(opened, () => isSettled(opened))).toBeLessThanOrEqual(16 * requestMs);
      opened.shop.dispose();
    },
  );

  it("[NET-7] [CART-16] reports only that it waits until the network is back", async () => {
    const opened = await kit.open();
    await opened.settled(opened.shop.cart.setQuantity(kit.products.milk, one));
    opened.network.use(() => hanging);
    const change = opened.shop.cart.setQuantity(kit.products.milk, three);
    await timeUntil(opened, () => opened.shop.cart.state.get().isWaiting);
    opened.clock.advance(20_000);
    await opened.rest();
    // Another attempt is running, with an unknown outcome.
    expect(opened.shop.cart.state.get()).toMatchObject({
      isWaiting: true,
      isFetching: true,
      pending: { [kit.products.milk.id]: true },
    });
    opened.network.use(() => null);
    await timeUntil(opened, () => !opened.shop.cart.state.get().isFetching);
    await change;
    expect(opened.shop.cart.state.get()).toMatchObject({ isWaiting: false, isFetching: false, pending: {} });
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 3 });
  });
});

it.each(worlds)(
  "[NET-2] [CART-2] a refresh behind a change ends within eleven requests, and reports it, when %s",
  async (_when, faults) => {
    const opened = await kit.open();
    await opened.settled(opened.shop.cart.setQuantity(kit.products.milk, one));
    opened.network.use(faults());
    void opened.shop.cart.setQuantity(kit.products.cake, one);
    await opened.rest();
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    opened.shop.cart.refresh().then(end, end);
    expect(await timeUntil(opened, () => isOver)).toBeLessThanOrEqual(11 * requestMs);
    opened.shop.dispose();
  },
);

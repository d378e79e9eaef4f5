import type { Backend } from "@kamra/backend";
import { huf } from "@kamra/core/product";
import { requestDeadline } from "@kamra/core/unstable";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestShop, startBackend, type TestShop } from "./backend/index.ts";
import { browserWith, contactPerson, home, readyCart } from "./checkout/checkout.test.kit.ts";
import type { Fault, GraphqlCall } from "./network/index.ts";

const now = new Date("2026-11-21T10:00:00Z");

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ clock: () => now });
});
afterAll(() => backend.close());

const hanging: Fault = () => new Promise(() => {});

/** Never answered. */
const never = () => () => hanging;
/** Answered at the fourth attempt. */
const atLast = () => {
  const attempts = new Map<string, number>();
  return ({ operationName, path }: GraphqlCall) => {
    const attempt = (attempts.get(operationName + path) ?? 0) + 1;
    attempts.set(operationName + path, attempt);
    return attempt % 4 === 0 ? null : hanging;
  };
};

const worlds = [
  ["nobody answers", never],
  ["all answer at the last attempt", atLast],
] as const;

type Act = (shop: TestShop["shop"]) => Promise<unknown>;

const order = { id: "1" };
const transaction = { transactionId: "no-such-order" };
const message = { ...contactPerson, subject: "Kérdés", message: "Jó napot!" };

/** Each method, its documented maximum of requests, and a call of it. */
const methods: ReadonlyArray<readonly [name: string, requests: number, act: Act]> = [
  ["catalogue.loadCategories", 1, ({ catalogue }) => catalogue.loadCategories()],
  ["catalogue.search", 1, ({ catalogue }) => catalogue.search({ term: "tej" })],
  ["delivery.select", 2, ({ delivery }) => delivery.select(home)],
  ["delivery.clear", 2, ({ delivery }) => delivery.clear()],
  ["delivery.refreshMethods", 2, ({ delivery }) => delivery.refreshMethods()],
  ["delivery.lookUpPostcode", 1, ({ delivery }) => delivery.lookUpPostcode("1186")],
  ["delivery.streets", 1, ({ delivery }) => delivery.streets({ postcode: "1186", city: "Budapest", begins: "k" })],
  ["checkout.refresh", 2, ({ checkout }) => checkout.refresh()],
  ["checkout.findPostPoints", 1, ({ checkout }) => checkout.findPostPoints({ city: "Győr" })],
  ["orders.find", 1, ({ orders }) => orders.find(order)],
  ["orders.findByEmail", 1, ({ orders }) => orders.findByEmail({ ...transaction, email: contactPerson.email })],
  ["orders.confirm", 1, ({ orders }) => orders.confirm({ ...transaction, token: "nem ez" })],
  ["orders.cancel", 1, ({ orders }) => orders.cancel(order)],
  ["orders.startPayment", 1, ({ orders }) => orders.startPayment(transaction)],
  [
    "orders.changePaymentMethod",
    1,
    ({ orders }) => orders.changePaymentMethod({ ...transaction, methodId: "2", total: huf(1) }),
  ],
  [
    "orders.requestWithdrawalLink",
    1,
    ({ orders }) => orders.requestWithdrawalLink({ orderId: "1", email: contactPerson.email }),
  ],
  ["orders.withdraw", 1, ({ orders }) => orders.withdraw({ order, products: [] })],
  ["content.article", 1, ({ content }) => content.article("aszf")],
  ["content.subscribe", 1, ({ content }) => content.subscribe({ ...contactPerson, hasConsented: true })],
  ["content.sendMessage", 1, ({ content }) => content.sendMessage(message)],
];

const timeTaken = async ({ clock, rest }: TestShop, acting: Promise<unknown>) => {
  const start = clock.now().getTime();
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  acting.then(end, end);
  for (await rest(); !isOver; await rest()) clock.advance(clock.untilNext() ?? 0);
  return clock.now().getTime() - start;
};

it.each(
  methods.flatMap(([name, requests, act]) =>
    worlds.map(([when, faults]) => [name, requests, when, act, faults] as const),
  ),
)("[NET-2] %s ends after the time of %d requests at most, when %s", async (_name, requests, _when, act, faults) => {
  const opened = openTestShop({
    ...browserWith(await readyCart(backend), { selection: home }),
    fetch: backend.fetch,
    now,
  });
  await opened.shop.cart.refresh();
  opened.network.use(faults());
  expect(await timeTaken(opened, act(opened.shop))).toBeLessThanOrEqual(
    requests * requestDeadline(opened.shop.settings),
  );
  opened.shop.dispose();
});

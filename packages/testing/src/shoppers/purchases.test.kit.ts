import { orThrow } from "@kamra/core";
import { isDeepStrictEqual } from "node:util";
import type { Order } from "@kamra/core/orders";
import { expect } from "vitest";
import type { TestShop } from "../backend/index.ts";
import type { PurchaseCommand, Tab } from "./command.test.model.ts";
import {
  answered,
  type BankAnswer,
  canBeDelivered,
  cancelled,
  canPay,
  delivered,
  isGivenUp,
  type KnownPurchase,
  type Payment,
  paymentStarted,
  placed,
  type Purchase,
  purchaseSeen,
  startAttempted,
  withdrawnFrom,
} from "./purchase.test.model.ts";
import type { Shopper } from "./shopper.test.kit.ts";
import type { Stage } from "./stage.test.kit.ts";

const isAtBank = (address: string): boolean => address.startsWith("http");

/** The order's page without the bank's reason for a refusal, which depends on the bank. */
const seenIn = ({ status, payment, withdrawals }: Order) => ({
  status: status.code,
  payment: payment && { status: payment.status, canRetry: payment.canRetry },
  withdrawn: withdrawals.flatMap(({ products }) => products.map(({ productId }) => productId)).toSorted(),
});

/** Expects the order's page to show a possible state; returns the states that remain possible. */
export async function comparePurchase(known: KnownPurchase, { shop }: Pick<TestShop, "shop">): Promise<KnownPurchase> {
  const order = await shop.orders.find({ transactionId: known.transactionId });
  const shown = order && seenIn(order);
  const possible = known.possible.filter((purchase) => isDeepStrictEqual(shown, purchaseSeen(purchase)));
  // All expectations, so that a failure shows the difference.
  if (possible.length === 0) expect([shown]).toEqual(known.possible.map(purchaseSeen));
  const isFirst = (purchase: Purchase, index: number) =>
    possible.findIndex((other) => isDeepStrictEqual(purchase, other)) === index;
  return { ...known, possible: possible.filter(isFirst) };
}

interface Placed {
  readonly id: string;
  /** The address that the shopper was sent to. */
  readonly goTo: string;
  readonly payment: Payment;
  readonly savesCard: boolean;
  readonly isSure: boolean;
  /** The order that it is linked to. */
  readonly linkedTo: string | null;
}

/** An order that has just been placed. */
export async function newPurchase(
  { id, goTo, payment, savesCard, isSure, linkedTo }: Placed,
  { backend: { database } }: Stage,
): Promise<KnownPurchase> {
  const order = database.db.selectFrom("orders").where("id", "=", Number(id)).select("transaction_id");
  const { transaction_id: transactionId } = await order.executeTakeFirstOrThrow();
  const page = isAtBank(goTo) ? goTo : null;
  const possible = placed({ payment, page, isSure });
  // An unpaid order has a payment address.
  if (isSure) expect(page === null).toBe(possible.every((each) => each.page === null));
  const keeping = { page: savesCard && payment.by === "card" ? page : null, isSure };
  return { id, transactionId, linkedTo, keeping, pages: page === null ? [] : [page], possible };
}

interface Doing {
  readonly stage: Stage;
  readonly shopper: Shopper;
  readonly tab: Tab;
  readonly known: KnownPurchase;
}

type Paying = Extract<PurchaseCommand, { readonly kind: "pay" }>;

/** Requests the payment address. */
async function startPaying(
  { fault }: Paying,
  { shopper, tab, known }: Doing,
): Promise<KnownPurchase & { readonly goTo: string | null }> {
  const { transactionId, pages, possible } = known;
  shopper.network(fault);
  const start = await shopper.outcome(shopper.tabs[tab].shop.orders.startPayment({ transactionId }).then(orThrow));
  await shopper.calm();
  const goTo = start?.payAt ?? null;
  const isSure = fault === "none";
  if (isSure) expect(start !== null).toBe(possible.some(canPay));
  const after = possible.flatMap((each) => (isSure ? [paymentStarted(each, goTo)] : startAttempted(each, goTo)));
  // An unpaid order has a payment address.
  if (isSure && goTo === null) expect(after.map(({ page }) => page)).toContain(null);
  return { ...known, goTo, pages: goTo === null || pages.includes(goTo) ? pages : [...pages, goTo], possible: after };
}

/** The end of a page's address names the payment attempt, and so does the token of the card saved with it. */
const tokenEnd = (page: string): string => page.slice(page.lastIndexOf("/") + 1);

/** The bank's result for the payment that registered a token. */
export const answerOfToken = (token: string, answers: ReadonlyMap<string, BankAnswer>): BankAnswer | null =>
  [...answers].find(([page]) => token.endsWith(tokenEnd(page)))?.[1] ?? null;

interface Kept {
  readonly stage: Stage;
  readonly known: KnownPurchase;
  readonly answer: BankAnswer;
}

/** A card is saved exactly when the bank has reported it and the shopper has consented. */
async function compareKept(page: string, { stage: { backend }, known: { keeping }, answer }: Kept): Promise<void> {
  const tokens = await backend.database.db.selectFrom("saved_credit_cards").select("token").execute();
  const isKept = tokens.some(({ token }) => token.endsWith(tokenEnd(page)));
  if (keeping.page !== page) return expect(isKept).toBe(false);
  if (keeping.isSure && answer !== "silent") expect(isKept).toBe(["approve", "twice", "late"].includes(answer));
}

/** Goes to the bank, on a new page or one left open, causes a result, and may return. */
async function pay(command: Paying, doing: Doing): Promise<KnownPurchase> {
  const { stage, shopper, tab } = doing;
  const started = command.isLeftOpen ? { ...doing.known, goTo: null } : await startPaying(command, doing);
  const page = started.goTo ?? started.pages[0];
  const { goTo: _goTo, ...known } = started;
  if (page === undefined || (!command.isLeftOpen && started.goTo === null)) return known;
  const { answer, comesBack } = command;
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const response = await stage.backend.fetch(page, {
    method: "POST",
    headers,
    body: new URLSearchParams({ choice: answer }).toString(),
  });
  const back = response.headers.get("location") ?? "";
  if (comesBack) {
    expect((await stage.backend.fetch(back)).headers.get("location")).toContain(
      `/megrendeles/statusz/${known.transactionId}`,
    );
    await shopper.outcome(shopper.tabs[tab].shop.orders.paid({ transactionId: known.transactionId }));
  }
  shopper.answers.set(page, answer);
  await compareKept(page, { stage, known, answer });
  const pages = known.pages.filter((each) => each !== page);
  return { ...known, pages, possible: known.possible.map((each) => answered(each, { page, answer, comesBack })) };
}

/** Requests a cancellation, refused while another order is linked to it; repeats it when the result is unknown. */
async function cancel({ fault }: PurchaseCommand, { shopper, tab, known }: Doing): Promise<KnownPurchase> {
  const { orders } = shopper.tabs[tab].shop;
  const { transactionId, possible } = known;
  shopper.network(fault);
  await shopper.outcome(orders.cancel({ transactionId }));
  await shopper.calm();
  await shopper.outcome(orders.cancel({ transactionId }));
  const isAccompanied = [...shopper.purchases.values()].some(
    ({ linkedTo, possible }) => linkedTo === known.id && !possible.every(isGivenUp),
  );
  return isAccompanied ? known : { ...known, possible: possible.map(cancelled) };
}

/** The shop delivers the order. */
async function deliver({ backend: { database }, now }: Stage, known: KnownPurchase): Promise<KnownPurchase> {
  if (!known.possible.every(canBeDelivered)) return known;
  const { db } = database;
  const order_id = Number(known.id);
  await db.updateTable("orders").set({ status: "COMPLETE" }).where("id", "=", order_id).execute();
  await db
    .insertInto("order_events")
    .values({ order_id, status: "COMPLETE", created_at: now().toISOString() })
    .execute();
  return { ...known, possible: known.possible.map(delivered) };
}

/** Withdraws all returnable pieces of one product; repeats it when the result is unknown. */
async function withdraw({ fault }: PurchaseCommand, { shopper, tab, known }: Doing): Promise<KnownPurchase> {
  const { orders } = shopper.tabs[tab].shop;
  const order = { transactionId: known.transactionId };
  const line = (await orders.find(order))?.lines.find(({ withdrawableQuantity }) => withdrawableQuantity > 0);
  if (line === undefined) return known;
  const { productId, withdrawableQuantity: quantity } = line;
  const refundAccount = { holder: "Kiss Éva", number: "11773016-11111018" };
  const request = { order, products: [{ productId, quantity }], refundAccount };
  shopper.network(fault);
  const receipt = await shopper.outcome(orders.withdraw(request).then(orThrow));
  await shopper.calm();
  const again = receipt ?? (await shopper.outcome(orders.withdraw(request).then(orThrow)));
  expect(again?.products).toMatchObject([{ productId, quantity }]);
  return { ...known, possible: known.possible.map((each) => withdrawnFrom(each, productId)) };
}

const doOne = (command: PurchaseCommand, doing: Doing): Promise<KnownPurchase> => {
  switch (command.kind) {
    case "pay":
      return pay(command, doing);
    case "cancelOrder":
      return cancel(command, doing);
    case "deliverOrder":
      return deliver(doing.stage, doing.known);
    case "withdraw":
      return withdraw(command, doing);
  }
};

/** Runs the command with one of the shopper's orders, opens its page, and returns its possible states. */
export async function doWithPurchase(
  command: PurchaseCommand,
  { stage, shopper, tab }: Omit<Doing, "known">,
): Promise<KnownPurchase | null> {
  const { purchases } = shopper;
  const known = [...purchases.values()][command.order % purchases.size];
  if (known === undefined) return null;
  const done = await doOne(command, { stage, shopper, tab, known });
  await shopper.calm();
  const after = await comparePurchase(done, shopper.tabs[tab]);
  purchases.set(known.id, after);
  // A cart may have been linked to it.
  if (known.possible.every(canBeDelivered)) shopper.shake();
  return after;
}

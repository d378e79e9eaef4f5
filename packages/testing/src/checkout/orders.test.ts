import { refusal } from "../backend/refusal.test.kit.ts";
import { type Backend, smallSeedIds as ids } from "@kamra/backend";
import { defaultSettings, orThrow } from "@kamra/core";
import { paymentOutcome } from "@kamra/core/orders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestShop, startBackend } from "../backend/index.ts";
import { lostResponse, refusedAfter } from "../network/index.ts";
import {
  billingAddress,
  browserWith,
  contactPerson,
  openCheckout,
  ordersOf,
  readyCart,
  sent,
} from "./checkout.test.kit.ts";

const start = new Date("2026-11-21T10:00:00Z");

let backend: Backend;
let now = start;
beforeAll(async () => {
  backend = await startBackend({ clock: () => now, isDevelopment: true });
});
afterAll(() => backend.close());

const placed = async ({
  paidBy = "2",
  productId = ids.milk,
}: { readonly paidBy?: string; readonly productId?: number } = {}) => {
  now = start;
  const cartId = await readyCart(backend, { productId });
  const opened = await openCheckout(browserWith(cartId), { fetch: backend.fetch, now });
  await opened.shop.checkout.update({ paymentMethodId: paidBy });
  const placing = await opened.shop.checkout.place();
  const [row] = await ordersOf(cartId, backend);
  if (row === undefined || placing?.phase !== "placed") throw new Error("There is no order");
  return { ...opened, row, order: placing.order, goTo: placing.goTo, transactionId: row.transaction_id };
};

/** A logged-in user. */
const enter = async (email: string) => {
  const { shop } = openTestShop({ fetch: backend.fetch, now });
  await shop.session.register({ email, password: "egy hosszú jelszó", name: "Kovács Anna" });
  return shop;
};
/** Assigns an order to the user. */
const give = async ({ session }: Awaited<ReturnType<typeof enter>>, { id }: { readonly id: number }) => {
  const user_id = session.state.get().user?.id ?? null;
  await backend.database.db.updateTable("orders").set({ user_id }).where("id", "=", id).execute();
};

describe("an order", () => {
  it("[ORDER-10] is readable by its link, with everything ordered, and by its id only for its owner", async () => {
    const { shop, order, transactionId } = await placed();
    expect(await shop.orders.find({ transactionId })).toEqual(order);
    expect(await shop.orders.paid({ transactionId })).toEqual(order);
    expect(order).toMatchObject({
      status: { code: "ACCEPTED", title: "Elfogadva" },
      lines: [{ name: "Tej 2,8% 1 l", quantity: 1, unitName: "db", total: 399 }],
      amounts: {
        goods: 399,
        deposit: 0,
        discount: 0,
        delivery: 0,
        cashOnDelivery: 390,
        boxing: 0,
        donation: 0,
        total: 789,
      },
      shippingMethod: { kind: "pickup" },
      paymentMethod: { kind: "cashOnDelivery" },
      payment: null,
      shippingAddress: { postcode: "1186", street: "Közdűlő út" },
      contactPerson: { email: "eva@pelda.hu" },
      cancellableUntil: "2026-11-21T12:00:00.000Z",
      events: [{ status: { code: "ACCEPTED" } }],
    });
    await expect(shop.orders.find({ id: order.id })).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await shop.orders.find({ transactionId: "0".repeat(22) })).toBeNull();
    expect(await shop.orders.paid({ transactionId: "0".repeat(22) })).toBeNull();
  });

  it("appears in its owner's history, the newest first, page by page", async () => {
    const shop = await enter("torzsvevo@pelda.hu");
    expect(await shop.orders.history()).toEqual({ orders: [], page: 1, pageSize: 10, lastPage: 1, total: 0 });
    for (let count = 0; count < 3; count += 1) await give(shop, (await placed()).row);
    const first = await shop.orders.history({ pageSize: 2 });
    const second = await shop.orders.history({ pageSize: 2, page: 2 });
    expect(first).toMatchObject({ page: 1, pageSize: 2, lastPage: 2, total: 3 });
    const all = [...first.orders, ...second.orders].map(({ id }) => Number(id));
    expect(all).toEqual(all.toSorted((one, other) => other - one));
    expect(await shop.orders.find({ id: String(all[0]) })).toMatchObject({ id: String(all[0]) });
  });

  it("[ORDER-11] can be cancelled until its cut-off, once, also when the answer is lost", async () => {
    const { shop, network, settled, transactionId } = await placed();
    let isFirst = true;
    network.use(({ operationName }) => {
      const isLost = operationName === "cancelOrder" && isFirst;
      isFirst &&= !isLost;
      return isLost ? lostResponse : null;
    });
    expect(await settled(shop.orders.cancel({ transactionId }))).toMatchObject({
      kind: "confirmed",
      value: { status: { code: "MARKED_TO_CANCEL" }, cancellableUntil: null },
    });
    const late = await placed();
    now = new Date("2026-11-21T12:00:01Z");
    expect(await refusal(late.shop.orders.cancel({ transactionId: late.transactionId }))).toMatchObject({
      code: "ORDER_CLOSED",
    });
  });
});

describe("a withdrawal", () => {
  it("[LAW-11] takes two steps, and happens once, also when the answer is lost", async () => {
    const { shop, network, settled, transactionId, row } = await placed({ productId: ids.anvil });
    const { db } = backend.database;
    expect((await shop.orders.find({ transactionId }))?.withdrawableUntil).toBeNull();
    const delivered = { status: "COMPLETE", created_at: now.toISOString() } as const;
    await db.updateTable("orders").set({ status: "COMPLETE" }).where("id", "=", row.id).execute();
    await db
      .insertInto("order_events")
      .values({ order_id: row.id, ...delivered })
      .execute();

    const [line] = (await shop.orders.find({ transactionId }))?.lines ?? [];
    if (line === undefined) throw new Error("The order has no lines");
    expect(line.withdrawableQuantity).toBe(1);
    const request = { order: { transactionId }, products: [{ productId: line.productId, quantity: 1 }] };
    const refundAccount = { holder: "Kiss Éva", number: "11773016-11111018" };
    const whole = { quantity: 1, unitName: "db", alternativeQuantity: null, alternativeUnitName: null };
    const products = [{ productId: line.productId, name: "Öntöttvas üst", ...whole }];
    expect(await shop.orders.withdrawalTerms(request)).toEqual({ products, amount: 29990 + 390 });
    const owner = await enter("elallo@pelda.hu");
    await give(owner, row);
    expect(await owner.orders.withdrawalTerms({ ...request, order: { id: String(row.id) } })).toEqual({
      products,
      amount: 29990 + 390,
    });
    expect((await shop.orders.find({ transactionId }))?.withdrawals).toEqual([]);

    // Cash cannot go back the way it came.
    expect(await refusal(shop.orders.withdraw(request))).toMatchObject({ _tag: "ValidationError" });
    network.use(({ operationName }) => (operationName === "withdrawFromOrder" ? refusedAfter(502) : null));
    expect(await refusal(settled(shop.orders.withdraw({ ...request, refundAccount })))).toMatchObject({ status: 502 });
    network.use(() => null);
    const receipt = orThrow(await shop.orders.withdraw({ ...request, refundAccount }));
    expect(receipt).toMatchObject({
      products,
      amount: 30380,
      createdAt: now.toISOString(),
      refundAccount: { holder: "Kiss Éva", number: "•••• 1018" },
    });
    // Whoever has the link alone sees no name of a closed order (LIMIT-4).
    const masked = { ...receipt, refundAccount: { holder: "K••• É•••", number: "•••• 1018" } };
    expect((await shop.orders.find({ transactionId }))?.withdrawals).toEqual([masked]);
    expect(await refusal(shop.orders.withdraw(request))).toMatchObject({ _tag: "ValidationError" });
    expect(await refusal(shop.orders.withdraw({ ...request, order: { id: String(row.id) } }))).toMatchObject({
      code: "UNAUTHENTICATED",
    });
  });
});

describe("paying by card", () => {
  const pay = (payAt: string, choice: string) =>
    backend.fetch(payAt, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ choice }).toString(),
    });

  it("[ORDER-1] sends the shopper to the bank, and waits for the bank's result when they return", async () => {
    const opened = await placed({ paidBy: "3" });
    const { shop, goTo, order, transactionId, visited, clock, rest, network } = opened;
    expect(goTo).toContain("/simulator/");
    expect(shop.checkout.placing.get()).toMatchObject({ statusPath: `/megrendeles/statusz/${transactionId}` });
    expect(visited).toEqual([{ kind: "redirect", to: goTo }]);
    expect(order.payment).toEqual({ status: "PENDING", refusal: null, canRetry: true });
    const waiting = shop.orders.paid({ transactionId });
    await rest();
    const asks = () => network.calls.filter(({ operationName }) => operationName === "orderByTransaction").length;
    expect(asks()).toBe(1);
    await pay(goTo, "approve");
    clock.advance(2000);
    expect((await waiting)?.payment).toEqual({ status: "RECEIVED", refusal: null, canRetry: false });
    expect(asks()).toBe(2);
  });

  it.each([
    ["approve", "received"],
    ["late", "received"],
    ["refuse", "declined"],
    ["cancel", "canceled"],
    ["timeOut", "timedOut"],
    ["less", "waiting"],
  ])("reports the result: %s is %s", async (choice, ending) => {
    const { shop, goTo, transactionId } = await placed({ paidBy: "3" });
    await pay(goTo, choice);
    expect(paymentOutcome((await shop.orders.find({ transactionId })) ?? expect.fail("It is gone"))).toBe(ending);
  });

  it("[ORDER-11] distinguishes money for a cancelled order from a double payment", async () => {
    const ending = async ({ shop, transactionId }: Awaited<ReturnType<typeof placed>>) =>
      paymentOutcome((await shop.orders.find({ transactionId })) ?? expect.fail("It is gone"));
    const late = await placed({ paidBy: "3" });
    await late.shop.orders.cancel(late);
    expect(await ending(late)).toBe("orderCanceled");
    await pay(late.goTo, "approve");
    expect(await ending(late)).toBe("paidTooLate");

    const twice = await placed({ paidBy: "3" });
    await pay(twice.goTo, "refuse");
    const second = orThrow(await twice.shop.orders.startPayment(twice));
    await pay(twice.goTo, "late");
    await pay(second?.payAt ?? "", "approve");
    expect(await ending(twice)).toBe("paidTwice");
  });

  it("reports the state when the bank takes too long, and resumes the open attempt", async () => {
    const { shop, goTo, transactionId, settled, network } = await placed({ paidBy: "3" });
    expect((await settled(shop.orders.paid({ transactionId })))?.payment?.status).toBe("PENDING");
    expect(sent({ network }, "orderByTransaction")).toHaveLength(defaultSettings.paymentPolls);
    expect(orThrow(await shop.orders.startPayment({ transactionId }))).toMatchObject({
      payAt: goTo,
      order: { payment: { status: "PENDING" } },
    });
  });

  it("[PAY-2] [PAY-3] keeps a card with the shopper's consent, and charges it the next time", async () => {
    const browser = browserWith(await readyCart(backend));
    const { shop } = openTestShop({ ...browser, fetch: backend.fetch, now });
    await shop.session.register({ email: "kartyas@pelda.hu", password: "egy hosszú jelszó", name: "Kovács Anna" });
    await shop.cart.refresh();
    await shop.checkout.refresh();
    const kinds = () => shop.checkout.view.get().paymentMethods?.map(({ kind }) => kind);
    expect(kinds()).not.toContain("savedCard");
    await shop.checkout.update({ paymentMethodId: "3" });
    const first = await shop.checkout.place({ saveCard: true });
    if (first?.phase !== "placed") throw new Error("There is no order");
    await pay(first.goTo, "approve");
    // Placing leaves a load of the user running, which may be older than the payment. The first refresh joins it, the second cannot.
    await shop.session.refresh();
    await shop.session.refresh();
    const card = shop.session.state.get().user?.savedCards[0];
    expect(card).toMatchObject({ isDefault: true });

    const [product] = await shop.catalogue.productsById([String(ids.milk)]);
    if (product === undefined) throw new Error("The seed has no milk");
    await shop.cart.setQuantity(product, { quantity: 1, quantityType: "default" });
    await shop.checkout.refresh();
    expect(kinds()).toContain("savedCard");
    await shop.checkout.update({ contactPerson, billingAddress, paymentMethodId: "5" });
    expect(shop.cart.state.get().cart).toMatchObject({ paymentMethod: { kind: "savedCard" }, savedCardId: card?.id });
    const second = await shop.checkout.place();
    expect(second).toMatchObject({ phase: "placed", order: { payment: { status: "RECEIVED" } } });
    expect(second?.phase === "placed" && second.goTo).toMatch(/^\/megrendeles\/statusz\//);
  });

  it("[ORDER-10] can be retried by its owner alone, by id from the history", async () => {
    const { row, goTo } = await placed({ paidBy: "3" });
    const [owner, other] = [await enter("fizeto@pelda.hu"), await enter("masik@pelda.hu")];
    await give(owner, row);
    const [order] = (await owner.orders.history()).orders;
    if (!order?.payment?.canRetry) throw new Error("There is nothing to pay");
    expect(orThrow(await owner.orders.startPayment({ id: order.id }))).toMatchObject({
      payAt: goTo,
      order: { id: order.id },
    });
    expect(await refusal(other.orders.startPayment({ id: order.id }))).toMatchObject({ code: "NOT_FOUND" });
  });

  it("[PAY-5] is paid at the door after a refusal, at the total that was shown", async () => {
    const { shop, goTo, transactionId } = await placed({ paidBy: "3" });
    await pay(goTo, "refuse");
    const refused = await shop.orders.find({ transactionId });
    const alternatives = await shop.orders.paymentAlternatives({ transactionId });
    const cash = alternatives.find(({ kind }) => kind === "cashOnDelivery");
    if (refused === null || cash === undefined) throw new Error("It cannot be paid at the door");
    expect(cash.total).toBe(refused.amounts.total + cash.fee);
    const changed = await shop.orders.changePaymentMethod({ transactionId, methodId: cash.id, total: cash.total });
    expect(orThrow(changed)).toMatchObject({
      payAt: null,
      order: { status: { code: "ACCEPTED" }, payment: null, amounts: { total: cash.total, cashOnDelivery: cash.fee } },
    });
  });

  it("[PAY-5] has no other ways to pay where the backend is older than they are, and can be tried again there", async () => {
    const { shop: current, goTo, transactionId } = await placed({ paidBy: "3" });
    await pay(goTo, "refuse");
    const older: typeof fetch = (address, { body, ...init } = {}) => {
      const known = typeof body === "string" ? body.replace("{paymentAlternatives(", "{notYetThere(") : null;
      return backend.fetch(address, { ...init, body: known });
    };
    const { shop } = openTestShop({ fetch: older, now });
    expect(await shop.orders.paymentAlternatives({ transactionId })).toEqual([]);
    expect(await shop.orders.find({ transactionId })).toMatchObject({ payment: { status: "REFUSED", canRetry: true } });
    expect(await refusal(current.orders.paymentAlternatives({ transactionId: "nothing" }))).toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("[PAY-3] saves no card in a retry without consent", async () => {
    const { row, goTo } = await placed({ paidBy: "3" });
    const owner = await enter("egyszer@pelda.hu");
    await give(owner, row);
    await pay(goTo, "refuse");
    const started = orThrow(await owner.orders.startPayment({ id: String(row.id) }));
    await pay(started?.payAt ?? "", "approve");
    await owner.session.refresh();
    expect(await owner.orders.find({ id: String(row.id) })).toMatchObject({ payment: { status: "RECEIVED" } });
    expect(owner.session.state.get().user?.savedCards).toEqual([]);
  });

  it("can be repeated after a refusal; two presses repeat it once", async () => {
    const { shop, goTo, transactionId } = await placed({ paidBy: "3" });
    await pay(goTo, "refuse");
    expect((await shop.orders.paid({ transactionId }))?.payment).toMatchObject({
      status: "REFUSED",
      refusal: "DECLINED",
      canRetry: true,
    });
    const [first, second] = await Promise.all([
      shop.orders.startPayment({ transactionId }),
      shop.orders.startPayment({ transactionId }),
    ]);
    expect(second).toEqual({ kind: "skipped" });
    const payAt = orThrow(first)?.payAt;
    expect(payAt).toContain("/simulator/");
    expect(payAt).not.toBe(goTo);
  });
});

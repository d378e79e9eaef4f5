import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { forgetExpired } from "../jobs/forgetExpired.ts";
import type { OrderStatusCode } from "../generated/types.ts";
import { changeOrderStatus } from "../order/changeOrderStatus.ts";
import { accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { contact_data, orderClient } from "../testing/orderClient.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow, type TestError } from "../testing/startTestBackend.ts";

interface Receipt {
  readonly id: string;
  readonly created_at: string;
  readonly amount: number;
  readonly products: ReadonlyArray<{ readonly product_id: string; readonly piece: number }>;
}

interface Shown {
  readonly total_amount: number;
  readonly withdrawable_until: string | null;
  readonly order_products: ReadonlyArray<{ readonly product_id: string; readonly withdrawable_piece: number }>;
  readonly withdrawals: ReadonlyArray<Receipt>;
}

interface Answer<Data> {
  readonly data: Data | null;
  readonly errors: ReadonlyArray<TestError>;
}

interface Sender {
  readonly token?: string;
  readonly idempotencyKey?: string;
}

onBothDatabases("withdrawing from an order", (backend) => {
  const { readyCart, placed } = orderClient(backend);
  const accounts = accountClient(backend);
  const db = () => backend().database.db;
  const at = (days: number) => new Date(Date.parse(firstNow) + days * 86_400_000).toISOString();
  const delivered = ["PROCESSING", "GPOINT_SHIPPED", "COMPLETE"] as const satisfies ReadonlyArray<OrderStatusCode>;
  const pot = { product_id: ids.anvil, piece: 1 };
  const products = [
    { product_id: ids.milk, piece: 2 },
    { product_id: ids.cake, piece: 3 },
    { product_id: ids.ham, piece: 0.5 },
    pot,
  ];

  async function moved(id: string, statuses: ReadonlyArray<OrderStatusCode>, days = 1): Promise<void> {
    for (const status of statuses)
      await changeOrderStatus(db(), { orderId: Number(id), status, now: new Date(at(days)) });
  }
  /** An order of milk, which perishes, cakes, ham and a pot, as far on as that. */
  async function ordered({
    statuses = delivered,
    more = {},
    by = {},
  }: { statuses?: ReadonlyArray<OrderStatusCode>; more?: Readonly<Record<string, unknown>>; by?: Sender } = {}) {
    const { order, transaction_id } = await placed({ cart_id: await readyCart({ products, ...more }, by) }, by);
    await moved(order.id, statuses);
    return { id: order.id, link: { transaction_id } };
  }
  const refund_account = { holder: "Kiss Éva", number: "11773016-11111018" };
  const receipt = "id created_at amount products { product_id piece }";
  const withdraw = (
    name: object,
    taken: ReadonlyArray<object>,
    by?: Sender,
  ): Promise<Answer<{ withdrawFromOrder: Receipt }>> =>
    backend().ask(
      `mutation ($withdrawal: WithdrawalInput!) { withdrawFromOrder(withdrawal: $withdrawal) { ${receipt} } }`,
      { withdrawal: { refund_account, ...name, products: taken } },
      by,
    );
  const terms = (
    name: object,
    taken: ReadonlyArray<object>,
    by?: Sender,
  ): Promise<Answer<{ withdrawalTerms: Pick<Receipt, "amount" | "products"> }>> =>
    backend().ask(
      "query ($withdrawal: WithdrawalInput!) { withdrawalTerms(withdrawal: $withdrawal) { amount products { product_id piece } } }",
      { withdrawal: { ...name, products: taken } },
      by,
    );
  async function shown({ transaction_id }: { readonly transaction_id: string }): Promise<Shown> {
    const fields = `total_amount withdrawable_until order_products { product_id withdrawable_piece } withdrawals { ${receipt} }`;
    return (
      await backend().ask<{ orderByTransaction: Shown }>(
        `query ($id: ID!) { orderByTransaction(transaction_id: $id) { ${fields} } }`,
        { id: transaction_id },
      )
    ).data.orderByTransaction;
  }
  const pieces = ({ order_products }: Shown) => order_products.map(({ withdrawable_piece }) => withdrawable_piece);
  const codes = ({ errors }: Answer<unknown>) => errors.map(({ extensions }) => extensions.code);
  const fields = ({ errors }: Answer<unknown>) => Object.keys(errors[0]?.extensions.validation ?? {});
  const cake = (piece: number) => ({ product_id: ids.cake, piece });

  beforeEach(() => backend().setNow(firstNow));

  it("[LAW-11] takes two steps: the first previews the refund, the second gives the receipt, which stays with the order", async () => {
    const { link } = await ordered();
    backend().setNow(at(2));
    expect(pieces(await shown(link))).toEqual([0, 3, 0.5, 1]);
    const taken = [cake(2), { product_id: ids.ham, piece: 0.25 }];
    expect((await terms(link, taken)).data?.withdrawalTerms).toEqual({
      amount: 2 * 5990 + 1248,
      products: [
        { product_id: "6", piece: 2 },
        { product_id: "7", piece: 0.25 },
      ],
    });
    expect((await shown(link)).withdrawals).toEqual([]);
    const { data } = await withdraw(link, taken);
    expect(data?.withdrawFromOrder).toMatchObject({ created_at: at(2), amount: 2 * 5990 + 1248 });
    const after = await shown(link);
    expect(after.withdrawals).toEqual([data?.withdrawFromOrder]);
    expect(pieces(after)).toEqual([0, 1, 0.25, 1]);
  });

  it("[LAW-11] sends the receipt by mail as well", async () => {
    const contact_email = `${randomUUID()}@pelda.hu`;
    const { id, link } = await ordered({ more: { contact_data: { ...contact_data, contact_email } } });
    backend().setNow(at(2));
    const { data } = await withdraw(link, [cake(1)]);
    expect(await accounts.mailsTo(contact_email, "withdrawalReceipt")).toEqual([
      {
        name: "Kiss Éva",
        orderId: id,
        ...{ transactionId: link.transaction_id },
        withdrawalId: data?.withdrawFromOrder.id,
        at: at(2),
        lines: [{ name: "Dobostorta", piece: 1, unit: "db" }],
        amount: 5990,
        refundAccount: "•••• 1018",
      },
    ]);
  });

  describe("[LAW-11] that was paid in cash", () => {
    const shownAccount = async ({ transaction_id }: { readonly transaction_id: string }) =>
      (
        await backend().ask<{ orderByTransaction: { withdrawals: { refund_account: object | null }[] } }>(
          "query ($id: ID!) { orderByTransaction(transaction_id: $id) { withdrawals { refund_account { holder masked_number } } } }",
          { id: transaction_id },
        )
      ).data.orderByTransaction.withdrawals;

    it.each([
      ["no account", { refund_account: null }, ["refund_account.holder", "refund_account.number"]],
      [
        "a number that does not exist",
        { refund_account: { holder: "Éva", number: "11773016-11111019" } },
        ["refund_account.number"],
      ],
      [
        "half a number",
        { refund_account: { holder: " ", number: "11773016" } },
        ["refund_account.holder", "refund_account.number"],
      ],
    ])("asks for an account: %s is refused, and nothing is withdrawn", async (_what, account, refused) => {
      const { link } = await ordered();
      backend().setNow(at(2));
      const answer = await withdraw({ ...link, ...account }, [cake(1)]);
      expect(fields(answer).toSorted()).toEqual(refused);
      expect((await shown(link)).withdrawals).toEqual([]);
    });

    it("shows the account masked, and forgets it a month later", async () => {
      const { link } = await ordered();
      backend().setNow(at(2));
      await withdraw(
        { ...link, refund_account: { holder: " Kiss Éva ", number: "hu42 1177 3016 1111 1018 0000 0000" } },
        [cake(1)],
      );
      expect(await shownAccount(link)).toEqual([
        { refund_account: { holder: "K••• É•••", masked_number: "•••• 1018" } },
      ]);
      await forgetExpired(db(), { now: new Date(at(31)) });
      expect(await shownAccount(link)).toMatchObject([{ refund_account: { holder: "K••• É•••" } }]);
      await forgetExpired(db(), { now: new Date(at(32)) });
      expect(await shownAccount(link)).toEqual([{ refund_account: null }]);
    });

    it("is the only one that asks: of a card's refund no account is kept", async () => {
      const { order, transaction_id } = await placed({ cart_id: await readyCart({ products, payment_method: "3" }) });
      await moved(order.id, ["PAYMENT_RECEIVED", ...delivered]);
      backend().setNow(at(2));
      expect((await withdraw({ transaction_id, refund_account: null }, [cake(1)])).errors).toEqual([]);
      await withdraw({ transaction_id, refund_account }, [cake(1)]);
      expect(await shownAccount({ transaction_id })).toEqual([{ refund_account: null }, { refund_account: null }]);
    });
  });

  it("[LAW-11] refunds delivery and fees with the last part, and the discount's share with each", async () => {
    const { link } = await ordered({ more: { products: [cake(3), pot], coupon_code: "TIZ" } });
    backend().setNow(at(2));
    const { total_amount } = await shown(link);
    const amounts = [];
    for (const taken of [[cake(1)], [cake(2)], [pot]])
      amounts.push((await withdraw(link, taken)).data?.withdrawFromOrder.amount ?? NaN);
    expect(amounts).toEqual([5391, 10782, 26991 + 390]);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total_amount);
    expect(pieces(await shown(link))).toEqual([0, 0]);
  });

  describe("[ORDER-12] refunds what each line really cost", () => {
    const half = { product_id: ids.pear, piece: 2 };
    const order = async (products: ReadonlyArray<object>, coupon_code: string) => {
      const { link } = await ordered({ more: { products, coupon_code } });
      backend().setNow(at(2));
      return link;
    };
    const amounts = async (link: object, steps: ReadonlyArray<ReadonlyArray<object>>) => {
      const refunds = [];
      for (const taken of steps) refunds.push((await withdraw(link, taken)).data?.withdrawFromOrder.amount ?? NaN);
      return refunds;
    };

    it("when a coupon counted other products", async () => {
      const link = await order([half, cake(1)], "GYUMOLCS");
      expect((await terms(link, [cake(1)])).data?.withdrawalTerms.amount).toBe(5990);
    });

    it("when a coupon counted that product alone", async () => {
      const link = await order([half, cake(1)], "GYUMOLCS");
      expect((await terms(link, [half])).data?.withdrawalTerms.amount).toBe(899);
    });

    it("in steps that add up to what was paid", async () => {
      const link = await order([{ product_id: ids.pear, piece: 0.7 }, cake(3), pot], "GYUMOLCS");
      const { total_amount } = await shown(link);
      const pear = (piece: number) => ({ product_id: ids.pear, piece });
      const refunds = await amounts(link, [[pear(0.3)], [cake(1), pear(0.1)], [cake(2)], [pot], [pear(0.3)]]);
      // 629 Ft of pears, less 315 Ft of the coupon, and the fee of paying at the door.
      expect(refunds).toEqual([135, 5990 + 44, 2 * 5990, 29990, 135 + 390]);
      expect(refunds.reduce((sum, amount) => sum + amount, 0)).toBe(total_amount);
    });
  });

  describe("is refused", () => {
    it.each<[string, ReadonlyArray<object>, ReadonlyArray<string>]>([
      ["of nothing", [], ["products"]],
      ["of what perishes", [{ product_id: ids.milk, piece: 1 }], ["products.0.product_id"]],
      ["of what was not ordered", [cake(1), { product_id: ids.beer, piece: 1 }], ["products.1.product_id"]],
      ["of what is nothing", [{ product_id: "torta", piece: 1 }], ["products.0.product_id"]],
      ["of one product twice", [cake(1), cake(1)], ["products.1.product_id"]],
      ["of more than was ordered", [cake(4)], ["products.0.piece"]],
      ["of no amount", [cake(0)], ["products.0.piece"]],
      ["of less than no amount", [cake(-1)], ["products.0.piece"]],
      ["of half a cake", [cake(0.5)], ["products.0.piece"]],
      ["of more decimals than ham has", [{ product_id: ids.ham, piece: 0.1234567 }], ["products.0.piece"]],
    ])("[LAW-11] %s, in both steps", async (_what, taken, where) => {
      const { link } = await ordered();
      backend().setNow(at(2));
      for (const step of [terms, withdraw]) expect(fields(await step(link, taken))).toEqual(where);
      expect((await shown(link)).withdrawals).toEqual([]);
    });

    it.each<[string, ReadonlyArray<OrderStatusCode>]>([
      ["while it can be cancelled", []],
      ["when it is cancelled", ["MARKED_TO_CANCEL", "CANCELED"]],
      ["when it is about to be", ["MARKED_TO_CANCEL"]],
    ])("[LAW-11] %s", async (_when, statuses) => {
      const { link } = await ordered({ statuses });
      for (const step of [terms, withdraw]) expect(codes(await step(link, [cake(1)]))).toEqual(["ORDER_CLOSED"]);
      expect(pieces(await shown(link))).toEqual([0, 0, 0, 0]);
    });

    it("[LAW-11] after the fourteenth day after the one of its delivery, to the minute", async () => {
      const { link } = await ordered();
      const until = "2026-12-06T23:00:00.000Z";
      expect((await shown(link)).withdrawable_until).toBe(until);
      backend().setNow("2026-12-06T23:59:59+01:00");
      expect((await withdraw(link, [cake(1)])).data).not.toBeNull();
      backend().setNow(until);
      expect(codes(await withdraw(link, [cake(1)]))).toEqual(["ORDER_CLOSED"]);
      expect(pieces(await shown(link))).toEqual([0, 0, 0, 0]);
    });

    it("[LAW-11] not on the way, before its time has begun to run", async () => {
      const { link } = await ordered({ statuses: ["PROCESSING", "GPOINT_SHIPPED"] });
      backend().setNow(at(60));
      expect((await withdraw(link, [cake(1)])).data?.withdrawFromOrder.amount).toBe(5990);
      expect((await shown(link)).withdrawable_until).toBeNull();
    });
  });

  describe("[ORDER-10] is for", () => {
    it("the order's owner by its id, which works for no other caller", async () => {
      const [anna, bela] = [await accounts.register(), await accounts.register()];
      const { id } = await ordered({ by: { token: anna.token } });
      backend().setNow(at(0.5));
      for (const step of [terms, withdraw]) {
        expect(codes(await step({ order_id: id }, [cake(1)]))).toEqual(["UNAUTHENTICATED"]);
        for (const order_id of [id, "1", "", "x"])
          expect(codes(await step({ order_id }, [cake(1)], bela))).toEqual(["NOT_FOUND"]);
        expect((await step({ order_id: id }, [cake(1)], anna)).data).not.toBeNull();
      }
    });

    it("the holder of its link", async () => {
      expect(codes(await withdraw({ transaction_id: "AAAAAAAAAAAAAAAAAAAAAA" }, [cake(1)]))).toEqual(["NOT_FOUND"]);
      expect(codes(await withdraw({}, [cake(1)]))).toEqual(["UNAUTHENTICATED"]);
    });
  });

  it("[LAW-11] is done once for one key, and never exceeds the order when many requests come at the same time", async () => {
    const { link } = await ordered();
    backend().setNow(at(2));
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => withdraw(link, [cake(1)], { idempotencyKey })));
    expect(new Set(answers.map(({ data }) => data?.withdrawFromOrder.id)).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 4 }, () => withdraw(link, [cake(2)])));
    expect(others.filter(({ data }) => data !== null)).toHaveLength(1);
    expect(pieces(await shown(link))).toEqual([0, 0, 0.5, 1]);
  });

  it("[LAW-11] products say whether they can be given back", async () => {
    const { data } = await backend().ask(
      `{ milk: getProductById(id: "${ids.milk}") { is_returnable } cake: getProductById(id: "${ids.cake}") { is_returnable } }`,
    );
    expect(data).toEqual({ milk: { is_returnable: false }, cake: { is_returnable: true } });
  });
});

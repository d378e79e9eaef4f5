import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { runs } from "../runs.test.config.ts";
import { cardClient } from "../testing/cardClient.ts";
import type { Way } from "../testing/formIn.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { type Choice, choices } from "./simulator/Choice.ts";

type Told = "PENDING" | "RECEIVED" | "REFUSED";

interface Try {
  readonly payAt: string;
  readonly openedAt: number;
  state: "PENDING" | "RECEIVED" | "REFUSED" | "TO_GIVE_BACK";
  /** The provider's state of it. */
  truth: Told;
  isLess: boolean;
}

/** How a shopper can return, and what the shop learns from it. */
interface Return {
  readonly way: Way;
  readonly of: Try;
  readonly choice: Choice;
}

const outcomes = {
  approve: ["RECEIVED"],
  twice: ["RECEIVED", "RECEIVED"],
  late: ["REFUSED", "RECEIVED"],
  silent: ["RECEIVED"],
  less: ["RECEIVED"],
  refuse: ["REFUSED"],
  cancel: ["REFUSED"],
  timeOut: ["REFUSED"],
  forge: [],
} as const satisfies Record<Choice, ReadonlyArray<Told>>;

/** A model: what an order and its payments must be, by the messages received, independent of the implementation. */
class Model {
  order: "MARKED_TO_CANCEL" | "PAYMENT_PENDING" | "PAYMENT_RECEIVED" | "PAYMENT_REFUSED" = "PAYMENT_PENDING";
  readonly tries: Try[] = [];

  get isPayable(): boolean {
    return this.order === "PAYMENT_PENDING" || this.order === "PAYMENT_REFUSED";
  }
  open(payAt: string, openedAt: number): void {
    for (const each of this.tries) if (each.state === "PENDING") each.state = "REFUSED";
    this.tries.push({ payAt, openedAt, state: "PENDING", truth: "PENDING", isLess: false });
    this.order = "PAYMENT_PENDING";
  }
  tell(of: Try, { told, isLess }: { readonly told: Told; readonly isLess: boolean }): void {
    if (told === "REFUSED" && of.state === "PENDING") {
      of.state = "REFUSED";
      if (this.order === "PAYMENT_PENDING") this.order = "PAYMENT_REFUSED";
    }
    if (told !== "RECEIVED" || isLess || of.state === "RECEIVED" || of.state === "TO_GIVE_BACK") return;
    of.state = this.isPayable ? "RECEIVED" : "TO_GIVE_BACK";
    if (this.isPayable) this.order = "PAYMENT_RECEIVED";
  }
}

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("decide" as const), at: fc.nat(5), choice: fc.constantFrom(...choices) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("return" as const), at: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("start" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("wait" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel" as const) }) },
);

const halfAnHour = 30 * 60_000;
/** An order without a time slot can be cancelled for two hours. */
const mostWaits = 3;

onBothDatabases(
  "whatever providers say, in whatever order",
  (backend) => {
    const { placed, startPayment, choose, goBack } = cardClient(backend);
    const db = () => backend().database.db;
    beforeAll(async () => {
      await db().updateTable("payment_methods").set({ is_active: true }).where("id", "=", 4).execute();
    });

    it("[ORDER-11] an order is paid for at most once, by a proved success of the right amount, and all money is accounted for", async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom("3" as const, "4" as const),
          fc.array(step, { minLength: 1, maxLength: 10 }),
          async (method, steps) => {
            let now = Date.parse(firstNow);
            let waits = 0;
            backend().setNow(firstNow);
            const isSimplePay = method === "3";
            const { order, transaction_id, rewrite_url } = await placed(method);
            const model = new Model();
            const returns: Return[] = [];
            model.open(rewrite_url ?? "", now);

            async function decide(of: Try, choice: Choice): Promise<void> {
              // Borgun's page is reached by a try that is open alone; SimplePay keeps its own.
              if (!isSimplePay && of.state !== "PENDING") return;
              if (choice === "less") of.isLess = true;
              returns.push({ way: await choose(of.payAt, choice), of, choice });
              for (const told of outcomes[choice]) {
                of.truth = told;
                const isTold = isSimplePay
                  ? choice !== "silent"
                  : choice === "late" || (told === "RECEIVED" && choice !== "silent");
                if (isTold) model.tell(of, { told, isLess: isSimplePay ? of.isLess : choice === "less" });
              }
            }
            async function comeBack({ way, of, choice }: Return): Promise<void> {
              const told = isSimplePay ? of.truth : (outcomes[choice].at(-1) ?? "PENDING");
              const isLess = isSimplePay ? of.isLess : choice === "less";
              const isRefused = choice === "forge" || (told === "RECEIVED" && isLess);
              if (!isRefused) model.tell(of, { told, isLess });
              expect((await goBack(way)).location).toContain(
                isRefused ? "?fizetes=ismeretlen" : `/statusz/${transaction_id}`,
              );
            }
            async function start(): Promise<void> {
              const payAt = await startPayment(transaction_id);
              const open = model.tries.find(({ state }) => state === "PENDING");
              if (model.isPayable && open !== undefined && isSimplePay)
                model.tell(open, { told: open.truth, isLess: open.isLess });
              if (!model.isPayable) expect(payAt).toBeNull();
              else if (open?.state === "PENDING" && now - open.openedAt < halfAnHour) expect(payAt).toBe(open.payAt);
              else {
                expect(model.tries.map((each) => each.payAt)).not.toContain(payAt);
                model.open(payAt ?? "", now);
              }
            }

            for (const each of steps) {
              if (each.kind === "decide") {
                const of = model.tries[each.at % model.tries.length];
                if (of !== undefined) await decide(of, each.choice);
              } else if (each.kind === "return") {
                const way = returns[each.at % returns.length];
                if (way !== undefined) await comeBack(way);
              } else if (each.kind === "start") await start();
              else if (each.kind === "cancel") {
                await backend().ask("mutation ($id: ID) { cancelOrder(transaction_id: $id) { id } }", {
                  id: transaction_id,
                });
                model.order = "MARKED_TO_CANCEL";
              } else if (waits < mostWaits) {
                waits += 1;
                now += halfAnHour;
                backend().setNow(new Date(now).toISOString());
              }
              const { status } = await db()
                .selectFrom("orders")
                .where("id", "=", Number(order.id))
                .select("status")
                .executeTakeFirstOrThrow();
              const payments = await db()
                .selectFrom("payments")
                .where("order_id", "=", Number(order.id))
                .orderBy("id")
                .select(["status", "amount"])
                .execute();
              expect({ status, payments: payments.map((payment) => payment.status) }).toEqual({
                status: model.order,
                payments: model.tries.map(({ state }) => state),
              });
              const received = payments.filter((payment) => payment.status === "RECEIVED");
              expect(received.length).toBeLessThanOrEqual(1);
              if (status === "PAYMENT_RECEIVED") expect(received).toMatchObject([{ amount: order.total_amount }]);
            }
          },
        ),
        // Each run makes some thirty calls to the backend.
        { numRuns: Math.ceil(runs.numRuns / 10) },
      );
    }, 600_000);
  },
  { isDevelopment: true },
);

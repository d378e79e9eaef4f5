import { type Kysely, type Selectable, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { askProvider } from "./askProvider.ts";
import type { PaymentDesk } from "./PaymentDesk.ts";
import type { PaymentTable } from "./PaymentTables.ts";
import { settlePayment } from "./settlePayment.ts";

const minute = 60_000;
/** Milliseconds that a notice is given before the provider is asked for the first time. */
const firstAsk = 5 * minute;
/** Milliseconds after which nothing more is expected of a try. */
const over = 24 * 60 * minute;

type Try = Pick<Selectable<PaymentTable>, "created_at" | "id" | "provider" | "reference" | "status">;

interface Surroundings {
  readonly payments: PaymentDesk;
  readonly clock: () => Date;
  readonly signal: AbortSignal;
}

/** Those that have not been paid, each asked about whenever it is twice as old as the last time, and a last time when it is over. */
async function takeDue(db: Kysely<DatabaseSchema>, now: Date): Promise<ReadonlyArray<Try>> {
  const at = now.toISOString();
  const age = sql`${at}::timestamptz - created_at`;
  const ageWhenAsked = sql`asked_at - created_at`;
  return await db
    .updateTable("payments")
    .set({ asked_at: at })
    .where("status", "in", ["PENDING", "REFUSED"])
    .where(
      sql<boolean>`
      case when asked_at is null then ${age} >= ${`${firstAsk} ms`}::interval
      else ${ageWhenAsked} < ${`${over} ms`}::interval and ${age} >= least(2 * (${ageWhenAsked}), ${`${over} ms`}::interval) end`,
    )
    .returning(["id", "provider", "reference", "status", "created_at"])
    .execute();
}

/**
 * Asks the providers about tries to pay of which no notice came, also about those that were left for another one; a try of
 * which nobody has said anything for a day is over. Answers of how many more is known. Several processes may do it at once.
 */
export async function reconcilePayments(
  db: Kysely<DatabaseSchema>,
  { payments, clock, signal }: Surroundings,
): Promise<number> {
  const due = await takeDue(db, clock());
  let changed = 0;
  for (const each of due) {
    if (signal.aborted) break;
    const { id, provider, reference, status, created_at } = each;
    const now = clock();
    await askProvider(each, { db, now, payments });
    const find = async () =>
      (await db.selectFrom("payments").where("id", "=", id).select("status").executeTakeFirst())?.status;
    if ((await find()) === "PENDING" && now.getTime() - Date.parse(created_at) >= over) {
      await settlePayment(
        { db, now, log: payments.log },
        { provider, answer: { status: "REFUSED", refusal: "TIMED_OUT", reference, providerReference: null } },
      );
    }
    if ((await find()) !== status) changed += 1;
  }
  return changed;
}

import { type Kysely, type Selectable, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { askProvider } from "./askProvider.ts";
import type { PaymentProviders } from "./PaymentProviders.ts";
import type { PaymentTable } from "../database/tables/PaymentTables.ts";
import { settlePayment } from "./settlePayment.ts";

const minute = 60_000;
/** Milliseconds to wait for a notice before the first query. */
const firstAsk = 5 * minute;
/** Milliseconds after which an attempt expires. */
const over = 24 * 60 * minute;

type Try = Pick<Selectable<PaymentTable>, "created_at" | "id" | "provider" | "reference" | "status">;

interface Reconciling {
  readonly payments: PaymentProviders;
  readonly clock: () => Date;
  readonly signal: AbortSignal;
}

/** Unpaid attempts, asked about whenever their age has doubled since the last query, and once more at the end. */
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
 * Asks the providers about attempts without a notice, also those replaced by another attempt. An attempt without a
 * result for a day expires. Returns how many now have a result. Safe in several processes.
 */
export async function reconcilePayments(
  db: Kysely<DatabaseSchema>,
  { payments, clock, signal }: Reconciling,
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

import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { ProviderName } from "../database/tables/PaymentTables.ts";
import type { PaymentRequest } from "./PaymentProvider.ts";

interface Attempt {
  readonly reference: string;
  readonly provider: ProviderName;
  readonly now: Date;
}

/** The request of a provider's attempt that is still to be paid; `null` without one. */
export async function findPaymentRequest(
  db: Kysely<DatabaseSchema>,
  { reference, provider, now }: Attempt,
): Promise<PaymentRequest | null> {
  const row = await db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .where("payments.reference", "=", reference)
    .where("payments.provider", "=", provider)
    .where("payments.status", "=", "PENDING")
    .select(["payments.amount", "payments.order_id", "payments.card_use", "orders.contact_email"])
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        reference,
        amount: row.amount,
        orderId: row.order_id,
        email: row.contact_email,
        now,
        savesCard: row.card_use === "KEEP",
      };
}

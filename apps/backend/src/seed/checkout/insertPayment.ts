import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../../database/DatabaseSchema.ts";
import { insertRows } from "../insertRows.ts";
import { paymentMethods, refusedPaymentMethods } from "./paymentMethods.ts";

/** Fills the ways of paying; call it once there are shipping methods. */
export async function insertPayment(db: Kysely<DatabaseSchema>): Promise<void> {
  await insertRows(db, { table: "payment_methods", rows: paymentMethods });
  await insertRows(db, { table: "refused_payment_methods", rows: refusedPaymentMethods });
}

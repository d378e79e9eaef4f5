import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../../database/DatabaseSchema.ts";
import { insertRows } from "../insertRows.ts";
import { coupons } from "./coupons.ts";
import { paymentMethods, refusedPaymentMethods } from "./paymentMethods.ts";

/** Fills the coupons and the ways of paying; call it once there are shipping methods. */
export async function insertCheckout(db: Kysely<DatabaseSchema>, { today }: { readonly today: string }): Promise<void> {
  await insertRows(db, "coupons", coupons({ today }));
  await insertRows(db, "payment_methods", paymentMethods);
  await insertRows(db, "refused_payment_methods", refusedPaymentMethods);
}

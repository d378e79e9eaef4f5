import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../../database/DatabaseSchema.ts";
import { insertRows } from "../insertRows.ts";
import { coupons } from "./coupons.ts";

/** Fills the coupons. */
export async function insertCheckout(db: Kysely<DatabaseSchema>, { today }: { readonly today: string }): Promise<void> {
  await insertRows(db, "coupons", coupons({ today }));
}

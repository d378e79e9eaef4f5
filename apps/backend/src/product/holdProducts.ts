import type { Kysely } from "kysely";
import { among } from "../database/among.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/** Locks products, in the same order everywhere, to prevent deadlocks. */
export async function holdProducts(db: Kysely<DatabaseSchema>, ids: ReadonlyArray<number>) {
  return await db
    .selectFrom("products")
    .where(among("id", ids))
    .orderBy("id")
    .forNoKeyUpdate()
    .select(["id", "name", "status", "stock", "default_quantity_name"])
    .execute();
}

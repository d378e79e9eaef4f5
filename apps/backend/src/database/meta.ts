import type { Kysely } from "kysely";
import type { DatabaseSchema, MetaKey } from "./DatabaseSchema.ts";

/** A stored fact about the database's content; `null` when it is missing. */
export async function readMeta(db: Kysely<DatabaseSchema>, key: MetaKey): Promise<string | null> {
  const row = await db.selectFrom("meta").where("key", "=", key).select("value").executeTakeFirst();
  return row?.value ?? null;
}

export async function writeMeta(db: Kysely<DatabaseSchema>, key: MetaKey, value: string): Promise<void> {
  await db
    .insertInto("meta")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

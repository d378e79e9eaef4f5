import { isEmail } from "@kamra/core/form";
import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { UserRow } from "../user/UserRow.ts";

/** Who has registered with this address, however its capitals are written; `null` when nobody has. */
export async function findUserByEmail(db: Kysely<DatabaseSchema>, email: string): Promise<UserRow | null> {
  if (!isEmail(email.trim())) return null;
  const user = await db
    .selectFrom("users")
    .where(sql`lower(email)`, "=", sql`lower(${email.trim()})`)
    .selectAll()
    .executeTakeFirst();
  return user ?? null;
}

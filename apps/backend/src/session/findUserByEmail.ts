import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { UserRow } from "../database/tables/UserRow.ts";
import { sameMailbox } from "./sameMailbox.ts";

/** The user with this address, in any spelling; `null` when there is none. */
export async function findUserByEmail(db: Kysely<DatabaseSchema>, email: string): Promise<UserRow | null> {
  const user = await db
    .selectFrom("users")
    .where(sameMailbox(email))
    // Of two accounts of one mailbox, the one that is spelled exactly so.
    .orderBy("canonical_email", (order) => order.asc().nullsFirst())
    .selectAll()
    .executeTakeFirst();
  return user ?? null;
}

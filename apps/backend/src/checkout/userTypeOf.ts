import { type Kysely, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { UserType } from "../generated/types.ts";
import type { User } from "../graphql/User.ts";

/** Whether the customer has ordered before: by account, or for a guest by the canonical form of the e-mail address. */
export async function userTypeOf(
  db: Kysely<DatabaseSchema>,
  { user, canonicalEmail }: { readonly user: User | null; readonly canonicalEmail: string | null },
): Promise<UserType> {
  const theirs = user === null ? sql<boolean>`canonical_email = ${canonicalEmail}` : sql<boolean>`user_id = ${user.id}`;
  const earlier = await db.selectFrom("orders").where(theirs).limit(1).select("id").executeTakeFirst();
  if (user === null) return earlier === undefined ? "GUEST" : "GUEST_RETURNING";
  return earlier === undefined ? "NEW" : "RETURNING";
}

import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { hashToken } from "./hashToken.ts";
import { noteUse } from "./noteUse.ts";
import type { User } from "../graphql/User.ts";

/** The user of a token; `null` when it is unknown, expired or revoked. */
export async function findTokenUser(
  db: Kysely<DatabaseSchema>,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<User | null> {
  const user = await db
    .selectFrom("access_tokens as token")
    .innerJoin("users", "users.id", "token.user_id")
    .where("token.hash", "=", hashToken(token))
    .where("token.revoked_at", "is", null)
    .where("token.expires_at", ">", now.toISOString())
    .select(["users.id", "users.email", "users.name", "token.last_used_at"])
    .executeTakeFirst();
  if (user === undefined) return null;
  const { last_used_at, ...known } = user;
  await noteUse(db, { hash: hashToken(token), lastUsedAt: last_used_at, now });
  return known;
}

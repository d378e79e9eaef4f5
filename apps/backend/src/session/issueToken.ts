import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { hashToken } from "./hashToken.ts";

/** Creates an access token of 256 random bits for the user. Only its hash is stored. */
export async function issueToken(
  db: Kysely<DatabaseSchema>,
  { userId, expiresAt }: { readonly userId: string; readonly expiresAt: Date },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("access_tokens")
    .values({ hash: hashToken(token), user_id: userId, expires_at: expiresAt.toISOString() })
    .execute();
  return token;
}

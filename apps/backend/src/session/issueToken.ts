import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { hashToken } from "./hashToken.ts";

interface NewToken {
  readonly userId: string;
  /** The name of the browser that gets it. */
  readonly device?: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Creates an access token of 256 random bits for the user. Only its hash is stored. */
export async function issueToken(
  db: Kysely<DatabaseSchema>,
  { userId, device = null, now, expiresAt }: NewToken,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("access_tokens")
    .values({
      hash: hashToken(token),
      user_id: userId,
      device,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .execute();
  return token;
}

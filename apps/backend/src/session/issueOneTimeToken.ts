import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { hashToken } from "./hashToken.ts";
import type { TokenPurpose } from "../database/tables/SessionTables.ts";

/** How long each is valid. */
export const tokenMinutes: Readonly<Record<TokenPurpose, number>> = {
  emailVerification: 3 * 24 * 60,
  passwordReset: 60,
  signIn: 5,
};

interface Issue {
  readonly userId: string;
  readonly now: Date;
}

/** Creates a one-time token, which replaces the user's last one for the same purpose. Only its hash is stored. */
export async function issueOneTimeToken(
  db: Kysely<DatabaseSchema>,
  {
    userId,
    now,
    ...kind
  }: Issue &
    (
      | { readonly purpose: "emailVerification"; readonly email: string }
      // Valid only in the browser with this secret; in any when `null`.
      | { readonly purpose: "signIn"; readonly browser: string | null }
      | { readonly purpose: "passwordReset" }
    ),
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const fresh = {
    email: kind.purpose === "emailVerification" ? kind.email : null,
    browser_hash: kind.purpose === "signIn" && kind.browser !== null ? hashToken(kind.browser) : null,
    hash: hashToken(token),
    expires_at: new Date(now.getTime() + tokenMinutes[kind.purpose] * 60_000).toISOString(),
  };
  await db
    .insertInto("one_time_tokens")
    .values({ user_id: userId, purpose: kind.purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(["user_id", "purpose"]).doUpdateSet(fresh))
    .execute();
  return token;
}

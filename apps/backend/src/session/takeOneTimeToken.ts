import type { Kysely, Selectable } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { hashToken } from "./hashToken.ts";
import type { OneTimeTokenTable, TokenPurpose } from "../database/tables/SessionTables.ts";

/** The refusal of an invalid one-time token. */
export function invalidToken(): Refusal {
  return new Refusal("INVALID_TOKEN", { message: "The token is unknown, expired or used" });
}

/** Whether a one-time token of any purpose is known and has not expired. */
export async function isOneTimeToken(
  db: Kysely<DatabaseSchema>,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<boolean> {
  const known = await db
    .selectFrom("one_time_tokens")
    .where("hash", "=", hashToken(token))
    .where("expires_at", ">", now.toISOString())
    .select("user_id")
    .executeTakeFirst();
  return known !== undefined;
}

interface Taken {
  readonly token: string;
  /** Those that it may be for. */
  readonly purposes: ReadonlyArray<TokenPurpose>;
  /** The user it must belong to; any user's when left out. */
  readonly userId?: string;
  /** The secret in the caller's browser that began a sign-in. */
  readonly browser?: string | null;
  readonly now: Date;
}

/**
 * Uses a one-time token; only one of several concurrent requests succeeds. Call it in the transaction of its action, so
 * that after a failure the token is still valid.
 *
 * Errors: Refusal INVALID_TOKEN.
 */
export async function takeOneTimeToken(
  db: Kysely<DatabaseSchema>,
  { token, purposes, userId, browser = null, now }: Taken,
): Promise<Pick<Selectable<OneTimeTokenTable>, "user_id" | "email">> {
  const taken = await db
    .deleteFrom("one_time_tokens")
    .where("hash", "=", hashToken(token))
    .where("purpose", "in", purposes)
    .where("expires_at", ">", now.toISOString())
    .where((eb) =>
      eb.or([
        eb("browser_hash", "is", null),
        ...(browser === null ? [] : [eb("browser_hash", "=", hashToken(browser))]),
      ]),
    )
    .$if(userId !== undefined, (query) => query.where("user_id", "=", userId ?? null))
    .returning(["user_id", "email"])
    .executeTakeFirst();
  if (taken === undefined) throw invalidToken();
  return taken;
}

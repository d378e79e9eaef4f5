import type { Kysely, Selectable } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { hashToken } from "./hashToken.ts";
import type { OneTimeTokenTable, TokenPurpose } from "./SessionTables.ts";

/** What a one-time token is refused with when it is no good. */
export function invalidToken(): Refusal {
  return new Refusal("INVALID_TOKEN", { message: "The token is unknown, expired or used" });
}

interface Taken {
  readonly token: string;
  /** Those that it may be for. */
  readonly purposes: ReadonlyArray<TokenPurpose>;
  /** Whose it must be; anybody's when left out. */
  readonly userId?: string;
  /** What the caller's browser has that began a sign-in. */
  readonly browser?: string | null;
  readonly now: Date;
}

/**
 * Uses a one-time token up: of several who come with it at once one gets it. Call it in a transaction with what it is for,
 * so that it is not lost when that fails.
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

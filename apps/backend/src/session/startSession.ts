import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { issueToken } from "./issueToken.ts";

const day = 86_400_000;

/** A new token for an authenticated user: for 365 days with "stay logged in", else for one. */
export async function startSession(
  db: Kysely<DatabaseSchema>,
  { userId, stays, now }: { readonly userId: string; readonly stays: boolean; readonly now: Date },
): Promise<string> {
  return await issueToken(db, { userId, expiresAt: new Date(now.getTime() + (stays ? 365 : 1) * day) });
}

import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { issueToken } from "./issueToken.ts";

const day = 86_400_000;

interface Start {
  readonly userId: string;
  readonly stays: boolean;
  /** The name of the caller's browser. */
  readonly device: string | null;
  readonly now: Date;
}

/** A new token for an authenticated user: for 365 days with "stay logged in", else for one. */
export async function startSession(db: Kysely<DatabaseSchema>, { userId, stays, device, now }: Start): Promise<string> {
  return await issueToken(db, { userId, device, now, expiresAt: new Date(now.getTime() + (stays ? 365 : 1) * day) });
}

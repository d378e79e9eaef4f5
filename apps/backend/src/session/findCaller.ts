import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { Caller } from "../graphql/Caller.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { findTokenUser } from "./findTokenUser.ts";
import { hashToken } from "./hashToken.ts";

const guest: Caller = { user: null, tokenHash: null };

export const unauthenticated = () =>
  new Refusal("UNAUTHENTICATED", { message: "The token is unknown, expired or revoked" });

/** The user of a token: a guest for a missing or invalid one. No statement without a token. */
export async function findCaller(
  db: Kysely<DatabaseSchema>,
  { token, now }: { readonly token: string | null; readonly now: Date },
): Promise<Caller> {
  const user = token === null ? null : await findTokenUser(db, { token, now });
  return token === null || user === null ? guest : { user, tokenHash: hashToken(token) };
}

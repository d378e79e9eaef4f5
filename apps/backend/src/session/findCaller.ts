import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { findTokenUser } from "./findTokenUser.ts";
import { hashToken } from "./hashToken.ts";
import type { User } from "./User.ts";

/** The caller of a request; both are `null` for a guest. */
export interface Caller {
  readonly user: User | null;
  /** The token's hash. */
  readonly tokenHash: string | null;
}

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

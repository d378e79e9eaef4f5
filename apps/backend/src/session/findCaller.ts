import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { bearerToken } from "./bearerToken.ts";
import { findTokenUser } from "./findTokenUser.ts";
import { hashToken } from "./hashToken.ts";
import type { User } from "./User.ts";

/** In whose name a request comes: both are `null` for a guest. */
export interface Caller {
  readonly user: User | null;
  /** Of the token that it came with. */
  readonly tokenHash: string | null;
}

const guest: Caller = { user: null, tokenHash: null };

/**
 * In whose name a request comes, by its `Authorization` header alone. No statement for a guest.
 *
 * Errors: Refusal UNAUTHENTICATED when the header holds anything but a token that is good.
 */
export async function findCaller(
  db: Kysely<DatabaseSchema>,
  { authorization, now }: { readonly authorization: string | undefined; readonly now: Date },
): Promise<Caller> {
  if (authorization === undefined) return guest;
  const token = bearerToken(authorization);
  const user = token === null ? null : await findTokenUser(db, { token, now });
  if (token === null || user === null)
    throw new Refusal("UNAUTHENTICATED", { message: "The token is unknown, expired or revoked" });
  return { user, tokenHash: hashToken(token) };
}

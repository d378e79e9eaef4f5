import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { bearerToken } from "./bearerToken.ts";
import { findTokenUser } from "./findTokenUser.ts";
import type { User } from "./User.ts";

/**
 * The user in whose name a request comes, by its `Authorization` header alone.
 *
 * Errors: Refusal UNAUTHENTICATED when it carries no token, or one that is unknown, expired or revoked.
 */
export async function authenticate(
  db: Kysely<DatabaseSchema>,
  { authorization, now }: { readonly authorization: string | undefined; readonly now: Date },
): Promise<User> {
  const token = bearerToken(authorization);
  const user = token === null ? null : await findTokenUser(db, { token, now });
  if (user === null) throw new Refusal("UNAUTHENTICATED", { message: "The token is missing, expired or revoked" });
  return user;
}

import type { GoodIdDiff } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import type { UserRow } from "../database/tables/UserRow.ts";

/** The fields in which a user's account differs from their sign-in provider; `null` for users without one. */
export async function loadGoodIdDiff(user: UserRow, { db }: Pick<Context, "db">): Promise<GoodIdDiff | null> {
  const identity = await db
    .selectFrom("user_identities")
    .where("user_id", "=", user.id)
    .select(["email", "name", "telephone"])
    .executeTakeFirst();
  if (identity === undefined) return null;
  const diff = (["email", "name", "telephone"] as const).flatMap((field) => {
    const value = identity[field];
    return value === null || value === user[field] ? [] : [{ field, value }];
  });
  return { diff };
}

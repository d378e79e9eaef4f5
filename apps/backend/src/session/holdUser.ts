import type { Owner } from "./Owner.ts";
import type { UserRow } from "../database/tables/UserRow.ts";

/** Locks this user's data until the transaction ends, and returns the user as of then. */
export async function holdUser({ db, user }: Pick<Owner, "db" | "user">): Promise<UserRow> {
  return await db.selectFrom("users").where("id", "=", user.id).forUpdate().selectAll().executeTakeFirstOrThrow();
}

import type { Owner } from "./Owner.ts";
import type { UserRow } from "../database/tables/UserRow.ts";

/** Makes others who would change this person's things wait until the transaction ends, and answers the person as they are then. */
export async function holdUser({ db, user }: Pick<Owner, "db" | "user">): Promise<UserRow> {
  return await db.selectFrom("users").where("id", "=", user.id).forUpdate().selectAll().executeTakeFirstOrThrow();
}

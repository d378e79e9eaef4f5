import type { Owner } from "./Owner.ts";

/** Makes others who would change this person's things wait until the transaction ends. */
export async function holdUser({ db, user }: Pick<Owner, "db" | "user">): Promise<void> {
  await db.selectFrom("users").where("id", "=", user.id).forUpdate().select("id").executeTakeFirstOrThrow();
}

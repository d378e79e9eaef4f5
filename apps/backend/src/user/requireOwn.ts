import { isRandomId } from "../database/isRandomId.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { OwnedTable } from "./OwnedTable.ts";
import type { Owner } from "../session/Owner.ts";

/** Errors: Refusal NOT_FOUND when it does not exist, or belongs to another user: the caller cannot tell which. */
export async function requireOwn(
  { db, user }: Owner,
  { table, id }: { readonly table: OwnedTable; readonly id: string },
): Promise<void> {
  const own =
    isRandomId(id) &&
    (await db.selectFrom(table).where("user_id", "=", user.id).where("id", "=", id).select("id").executeTakeFirst());
  if (!own) throw new Refusal("NOT_FOUND", { message: "You have none by this id" });
}

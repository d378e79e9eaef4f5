import type { OwnedTable } from "./OwnedTable.ts";
import type { Owner } from "../session/Owner.ts";

/** Makes the given one the default; without one the default stays, or goes to the oldest when there is none. */
export async function settleDefault(
  { db, user }: Owner,
  { table, wanted }: { readonly table: OwnedTable; readonly wanted: string | null },
): Promise<void> {
  const first = await db
    .selectFrom(table)
    .where("user_id", "=", user.id)
    .orderBy("is_default", "desc")
    .orderBy("number")
    .select(["id", "is_default"])
    .executeTakeFirst();
  const chosen = wanted ?? first?.id;
  if (chosen === undefined || (first?.is_default === true && first.id === chosen)) return;
  await db
    .updateTable(table)
    .set({ is_default: false })
    .where("user_id", "=", user.id)
    .where("is_default", "=", true)
    .execute();
  await db
    .updateTable(table)
    .set({ is_default: true })
    .where("user_id", "=", user.id)
    .where("id", "=", chosen)
    .execute();
}

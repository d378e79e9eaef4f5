import type { Context } from "../graphql/Context.ts";
import { changeOwn } from "./changeOwn.ts";
import type { OwnedTable } from "./OwnedTable.ts";
import { requireOwn } from "./requireOwn.ts";
import { settleDefault } from "./settleDefault.ts";

/** Errors: Refusal UNAUTHENTICATED, NOT_FOUND. */
export async function deleteOwn(
  table: OwnedTable,
  { id, context }: { readonly id: string; readonly context: Context },
): Promise<void> {
  await changeOwn(context, async (owner) => {
    await requireOwn(owner, { table, id });
    await owner.db.deleteFrom(table).where("id", "=", id).execute();
    await settleDefault(owner, { table, wanted: null });
  });
}

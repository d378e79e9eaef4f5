import type { ListName } from "@kamra/contract/lists";
import type { Caller } from "./Caller.ts";
import { changeList } from "./changeList.ts";

/** Errors: Refusal NOT_FOUND, FORBIDDEN. */
export async function renameList(listId: string, { name }: ListName, caller: Caller): Promise<void> {
  await changeList(listId, {
    caller,
    operation: "rename",
    change: ({ db }) => db.updateTable("shopping_lists").set({ name: name.trim() }).where("id", "=", listId).execute(),
  });
}

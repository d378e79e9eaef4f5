import type { Context } from "../graphql/Context.ts";
import { requireUser } from "../session/requireUser.ts";
import { loadUser } from "./loadUser.ts";
import type { UserRow } from "./UserRow.ts";

/** Whether the caller wants not to be asked for donations. Errors: Refusal UNAUTHENTICATED for a guest. */
export async function setDonations(
  { disable_donations }: { readonly disable_donations: boolean },
  context: Context,
): Promise<UserRow> {
  const { id } = requireUser(context);
  await context.db.updateTable("users").set({ disable_donations }).where("id", "=", id).execute();
  return await loadUser(context);
}

import type { Context } from "../graphql/Context.ts";
import { requireUser } from "../session/requireUser.ts";
import { loadUser } from "../session/loadUser.ts";
import type { UserRow } from "../database/tables/UserRow.ts";

/** Sets whether the caller wants no donation requests. Errors: Refusal UNAUTHENTICATED for a guest. */
export async function setDonations(
  { disable_donations }: { readonly disable_donations: boolean },
  context: Context,
): Promise<UserRow> {
  const { id } = requireUser(context);
  await context.db.updateTable("users").set({ disable_donations }).where("id", "=", id).execute();
  return await loadUser(context);
}

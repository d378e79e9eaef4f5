import type { Context } from "../graphql/Context.ts";
import { requireUser } from "./requireUser.ts";
import type { UserRow } from "../database/tables/UserRow.ts";

/** The caller, whole. Errors: Refusal UNAUTHENTICATED for a guest. */
export async function loadUser(context: Pick<Context, "db" | "user">): Promise<UserRow> {
  const { id } = requireUser(context);
  return await context.db.selectFrom("users").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
}

import { sql } from "kysely";
import type { Context } from "../graphql/Context.ts";
import { confirmPassword } from "../session/confirmPassword.ts";
import { changeOwn } from "./changeOwn.ts";

/**
 * Forgets the caller: the account and all that hangs on it goes with its row, and what knows them by their address alone
 * goes as well.
 *
 * Errors: TooManyUses; Refusal UNAUTHENTICATED for a guest; VALIDATION_FAILED for `current_password`.
 */
export async function deleteAccount({ current_password }: { readonly current_password: string }, context: Context): Promise<boolean> {
  await confirmPassword(current_password, context);
  await changeOwn(context, async ({ db, user }) => {
    const own = sql<string>`lower(${user.email})`;
    await db.deleteFrom("shopping_list_shares").where(sql`lower(email)`, "=", own).execute();
    await db.deleteFrom("mails").where(sql`lower(recipient)`, "=", own).execute();
    await db.deleteFrom("users").where("id", "=", user.id).execute();
  });
  return true;
}

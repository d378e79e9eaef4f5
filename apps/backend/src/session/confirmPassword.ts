import type { Context } from "../graphql/Context.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import type { UserRow } from "../database/tables/UserRow.ts";
import { limitAttempts } from "./limitAttempts.ts";
import { requireUser } from "./requireUser.ts";
import { sessionTexts } from "./text.hu.ts";
import { verifyPassword } from "./verifyPassword.ts";

/**
 * Checks the caller's password again before a sensitive change. A user without a password sets one by mail first.
 *
 * Errors: TooManyUses; Refusal UNAUTHENTICATED for a guest; VALIDATION_FAILED for `current_password`.
 */
export async function confirmPassword(password: string | null, context: Context): Promise<UserRow> {
  const { id } = requireUser(context);
  await limitAttempts(context, { action: "confirmation", userId: id });
  const user = await context.db.selectFrom("users").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
  if (!(await verifyPassword(password ?? "", { hash: user.password_hash, cost: context.passwordCost })))
    refuseInvalid({ current_password: [sessionTexts.wrongPassword] });
  return user;
}

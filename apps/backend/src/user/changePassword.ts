import type { MutationChangeMyPasswordArgs } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { confirmPassword } from "../session/confirmPassword.ts";
import { hashPassword } from "../session/hashPassword.ts";
import { passwordProblem } from "../session/passwordProblem.ts";
import { revokeTokens } from "../session/revokeTokens.ts";
import { sessionTexts } from "../session/text.hu.ts";

/**
 * Gives the caller another password, and ends their other sessions.
 *
 * Errors: TooManyUses; Refusal UNAUTHENTICATED for a guest; VALIDATION_FAILED by field.
 */
export async function changePassword(
  { current_password, new_password }: MutationChangeMyPasswordArgs,
  context: Context,
): Promise<boolean> {
  const { now, tokenHash, passwordCost: cost } = context;
  const { id: userId, email, password_hash: confirmed } = await confirmPassword(current_password, context);
  const problem = passwordProblem(new_password, { email });
  if (problem !== null) refuseInvalid({ new_password: [problem] });
  const passwordHash = await hashPassword(new_password, { cost });
  await context.db.transaction().execute(async (db) => {
    const changed = await db
      .updateTable("users")
      .set({ password_hash: passwordHash })
      .where("id", "=", userId)
      // A user who lost the account to a concurrent reset does not get it back.
      .where("password_hash", "=", confirmed)
      .returning("id")
      .executeTakeFirst();
    if (changed === undefined) refuseInvalid({ current_password: [sessionTexts.wrongPassword] });
    await db
      .deleteFrom("one_time_tokens")
      .where("user_id", "=", userId)
      .where("purpose", "=", "passwordReset")
      .execute();
    await revokeTokens(db, { userId, except: tokenHash, reason: "NEW_PASSWORD", now });
  });
  return true;
}

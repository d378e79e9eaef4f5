import type { ResetPasswordInput } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { findUserByEmail } from "./findUserByEmail.ts";
import { hashPassword } from "./hashPassword.ts";
import { limitAttempts } from "./limitAttempts.ts";
import { passwordProblem } from "./passwordProblem.ts";
import { revokeTokens } from "./revokeTokens.ts";
import { invalidToken, takeOneTimeToken } from "./takeOneTimeToken.ts";

/**
 * Sets a password by a token that came by mail, which shows that the address is the user's, and ends every session.
 *
 * Errors: TooManyUses; Refusal VALIDATION_FAILED for the password, which leaves the token good; INVALID_TOKEN.
 */
export async function resetPassword(
  { email, token, password }: ResetPasswordInput,
  context: Context,
): Promise<boolean> {
  const { now } = context;
  await limitAttempts(context, { action: "oneTimeToken" });
  const problem = passwordProblem(password, { email });
  if (problem !== null) refuseInvalid({ password: [problem] });
  const passwordHash = await hashPassword(password);
  return await context.db.transaction().execute(async (db) => {
    const { user_id: userId } = await takeOneTimeToken(db, { token, purposes: ["passwordReset"], now });
    const user = await findUserByEmail(db, email);
    if (user?.id !== userId) throw invalidToken();
    await db
      .updateTable("users")
      .set({ password_hash: passwordHash, email_verified_at: now.toISOString() })
      .where("id", "=", userId)
      .execute();
    await revokeTokens(db, { userId, except: null, now });
    return true;
  });
}

import type { ResetPasswordInput } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { findUserByEmail } from "../session/findUserByEmail.ts";
import { hashPassword } from "../session/hashPassword.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import { passwordProblem } from "../session/passwordProblem.ts";
import { holdUser } from "../session/holdUser.ts";
import { isAddressOf } from "../session/isAddressOf.ts";
import { claimAccount } from "./claimAccount.ts";
import { closeAccount } from "../session/closeAccount.ts";
import { invalidToken, takeOneTimeToken } from "../session/takeOneTimeToken.ts";

/**
 * Sets a password by a mailed token, and ends every session. A user who proves the mailbox for the first time gets the
 * account without anything that lets others see it.
 *
 * Errors: TooManyUses; Refusal VALIDATION_FAILED for the password, which leaves the token valid; INVALID_TOKEN.
 */
export async function resetPassword(
  { email, token, password }: ResetPasswordInput,
  context: Context,
): Promise<boolean> {
  const { now, passwordCost: cost } = context;
  await limitAttempts(context, { action: "oneTimeToken" });
  const problem = passwordProblem(password, { email });
  if (problem !== null) refuseInvalid({ password: [problem] });
  const passwordHash = await hashPassword(password, { cost });
  return await context.db.transaction().execute(async (db) => {
    const known = await findUserByEmail(db, email);
    if (known === null) throw invalidToken();
    const userId = known.id;
    const user = await holdUser({ db, user: known });
    const sent = await takeOneTimeToken(db, { token, purposes: ["passwordReset", "emailVerification"], userId, now });
    // A token that confirms another address went to another mailbox.
    if (sent.email !== null && !isAddressOf(user, sent.email)) throw invalidToken();
    if (user.email_verified_at === null) await claimAccount(db, { userId, now });
    else await closeAccount(db, { userId, now });
    await db.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
    return true;
  });
}

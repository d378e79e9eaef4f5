import { canonicalEmail } from "@kamra/core/form";
import { texts } from "@kamra/core/text";
import { isUniqueViolation } from "../database/isUniqueViolation.ts";
import type { Context } from "../graphql/Context.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { once } from "../idempotency/once.ts";
import { queueMail } from "../mail/queueMail.ts";
import { holdUser } from "../user/holdUser.ts";
import { loadUser } from "../user/loadUser.ts";
import type { Owner } from "../user/Owner.ts";
import type { UserRow } from "../user/UserRow.ts";
import { isAddressOf } from "./isAddressOf.ts";
import { limitAttempts } from "./limitAttempts.ts";
import { requireUser } from "./requireUser.ts";
import { takeOneTimeToken } from "./takeOneTimeToken.ts";

async function confirm(token: string, { db, user, now }: Owner): Promise<string> {
  const before = await holdUser({ db, user });
  const { id: userId, name, email: to } = before;
  const { email } = await takeOneTimeToken(db, { token, purposes: ["emailVerification"], userId, now });
  await db.updateTable("users").set({ email_verified_at: now.toISOString() }).where("id", "=", userId).execute();
  if (email === null || isAddressOf(before, email)) return userId;
  await db
    .updateTable("users")
    .set({ email, canonical_email: canonicalEmail(email) })
    .where("id", "=", userId)
    .execute();
  // What was sent to the address until now is good no more; it may have been a stranger's, who is told nothing.
  await db.deleteFrom("one_time_tokens").where("user_id", "=", userId).execute();
  if (before.email_verified_at !== null)
    await queueMail(db, { to, userId, kind: "emailChanged", data: { name, email }, now });
  return userId;
}

/**
 * Confirms an address of the caller's by the token of the mail that went there: the account's own from now on, if it is another than
 * it had. The mailbox alone does not do: whoever reads a mail about an account that somebody else made must not give it to them.
 *
 * Errors: TooManyUses; Refusal UNAUTHENTICATED for a guest; INVALID_TOKEN, also for a token of another account; VALIDATION_FAILED for
 * `email` when somebody else has it by now; IDEMPOTENCY_KEY_REUSED.
 */
export async function confirmEmail(token: string, context: Context): Promise<UserRow> {
  const { now } = context;
  const user = requireUser(context);
  await limitAttempts(context, { action: "oneTimeToken" });
  try {
    await once(context, {
      operation: "confirmEmail",
      input: { token },
      run: (db) => confirm(token, { db, now, user }),
    });
  } catch (error) {
    if (isUniqueViolation(error)) refuseInvalid({ email: [texts.session.emailTaken] });
    throw error;
  }
  return await loadUser(context);
}

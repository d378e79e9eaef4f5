import { canonicalEmail } from "@kamra/core/form";
import { texts } from "@kamra/core/texts";
import type { Context } from "../graphql/Context.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { once } from "../idempotency/once.ts";
import { queueMail } from "../mail/queueMail.ts";
import { holdUser } from "../session/holdUser.ts";
import { loadUser } from "../session/loadUser.ts";
import type { Owner } from "../session/Owner.ts";
import type { UserRow } from "../database/tables/UserRow.ts";
import { isAddressOf } from "../session/isAddressOf.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import { requireUser } from "../session/requireUser.ts";
import { takeOneTimeToken } from "../session/takeOneTimeToken.ts";

/** Whether an error is the database's for a row that exists already. */
function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}

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
  // Older tokens for the address become invalid; it may have been another person's, who gets no notice.
  await db.deleteFrom("one_time_tokens").where("user_id", "=", userId).execute();
  if (before.email_verified_at !== null)
    await queueMail(db, { to, userId, kind: "emailChanged", data: { name, email }, now });
  return userId;
}

/**
 * Confirms the caller's address by the token of its mail; a new address replaces the account's. The mailbox alone is
 * not enough: a reader of a mail about another person's registration must not hand over the mailbox to it.
 *
 * Errors: TooManyUses; Refusal UNAUTHENTICATED for a guest; INVALID_TOKEN, also for a token of another account;
 * VALIDATION_FAILED for `email` when another account has it; IDEMPOTENCY_KEY_REUSED.
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

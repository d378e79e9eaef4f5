import { canonicalEmail, fieldKinds } from "@kamra/core/form";
import { texts } from "@kamra/core/texts";
import { createCart } from "../cart/createCart.ts";
import type { UserRow } from "../database/tables/UserRow.ts";
import type { ResetPasswordInput } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import type { Resolvers, ResolversTypes } from "../graphql/generated/resolvers.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { once } from "../idempotency/once.ts";
import { queueMail } from "../mail/queueMail.ts";
import type { Owner } from "../session/Owner.ts";
import { closeAccount } from "../session/closeAccount.ts";
import { findUserByEmail } from "../session/findUserByEmail.ts";
import { hashPassword } from "../session/hashPassword.ts";
import { holdUser } from "../session/holdUser.ts";
import { isAddressOf } from "../session/isAddressOf.ts";
import { issueOneTimeToken } from "../session/issueOneTimeToken.ts";
import { findKnownDevice } from "../session/knownDevices.ts";
import { limitAttempts, mayMail } from "../session/limitAttempts.ts";
import { limitWrongTokens } from "../session/limitWrongTokens.ts";
import { loadUser } from "../session/loadUser.ts";
import { passwordProblem } from "../session/passwordProblem.ts";
import { requireUser } from "../session/requireUser.ts";
import { invalidToken, isOneTimeToken, takeOneTimeToken } from "../session/takeOneTimeToken.ts";
import { claimAccount } from "./claimAccount.ts";
import { login } from "./login.ts";
import { registration } from "./registration.ts";
import { tokenLogin } from "./tokenLogin.ts";

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
async function confirmEmail(token: string, context: Context): Promise<UserRow> {
  const { now } = context;
  const user = requireUser(context);
  try {
    await limitWrongTokens(context, () =>
      once(context, { operation: "confirmEmail", input: { token }, run: (db) => confirm(token, { db, now, user }) }),
    );
  } catch (error) {
    if (isUniqueViolation(error)) refuseInvalid({ email: [texts.session.emailTaken] });
    throw error;
  }
  return await loadUser(context);
}

/**
 * Sets a password by a mailed token, and ends every session. A user who proves the mailbox for the first time gets the
 * account without anything that lets others see it.
 *
 * Errors: TooManyUses; Refusal VALIDATION_FAILED for the password, which leaves the token valid; INVALID_TOKEN.
 */
async function resetPassword({ email, token, password }: ResetPasswordInput, context: Context): Promise<boolean> {
  const { now, passwordCost: cost } = context;
  const problem = passwordProblem(password, { email });
  if (problem !== null) refuseInvalid({ password: [problem] });
  // Only who has a token makes the server hash.
  if (!(await isOneTimeToken(context.db, { token, now }))) throw invalidToken();
  const passwordHash = await hashPassword(password, { cost });
  return await context.db.transaction().execute(async (db) => {
    const known = await findUserByEmail(db, email);
    if (known === null) throw invalidToken();
    const userId = known.id;
    const user = await holdUser({ db, user: known });
    const sent = await takeOneTimeToken(db, { token, purposes: ["passwordReset", "emailVerification"], userId, now });
    // A token that confirms another address went to another mailbox.
    if (sent.email !== null && !isAddressOf(user, sent.email)) throw invalidToken();
    const ending = { userId, reason: "NEW_PASSWORD", now } as const;
    if (user.email_verified_at === null) await claimAccount(db, ending);
    else await closeAccount(db, ending);
    await db.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
    return true;
  });
}

/**
 * Mails a link for a new password to this address; an unknown address gets none, and the caller cannot tell.
 *
 * Errors: TooManyUses.
 */
async function requestPasswordReset(email: string, context: Context): Promise<boolean> {
  const { now } = context;
  const user = await findUserByEmail(context.db, email);
  const device = await findKnownDevice(context, { userId: user?.id });
  await limitAttempts(context, { action: "passwordReset", email, device });
  if (user === null) return true;
  if (device === null && !(await mayMail(context, { action: "passwordReset", email: user.email }))) return true;
  return await context.db.transaction().execute(async (db) => {
    const token = await issueOneTimeToken(db, { userId: user.id, purpose: "passwordReset", now });
    await queueMail(db, {
      to: user.email,
      userId: user.id,
      kind: "passwordReset",
      data: { name: user.name, token },
      now,
    });
    return true;
  });
}

/**
 * Revokes the request's token, and returns a new guest's cart.
 *
 * Errors: Refusal UNAUTHENTICATED for a guest.
 *
 * @rule SESS-4
 */
async function logout(context: Context): Promise<Awaited<ResolversTypes["Cart"]>> {
  requireUser(context);
  const { db, now, tokenHash, session } = context;
  await db.updateTable("access_tokens").set({ revoked_at: now.toISOString() }).where("hash", "=", tokenHash).execute();
  session.end();
  // It needs no limit: logouts cannot outnumber logins.
  return await createCart({ ...context, user: null, network: null, idempotencyKey: null });
}

/**
 * Whether an e-mail address is free for registration.
 *
 * Errors: TooManyUses; Refusal VALIDATION_FAILED for an invalid address.
 *
 * @rule SESS-8
 */
async function emailAvailability(typed: string, context: Context): Promise<boolean> {
  await limitAttempts(context, { action: "emailAvailability" });
  const email = fieldKinds.email(typed, { isRequired: true });
  refuseInvalid(fieldProblems({ email }));
  return (await findUserByEmail(context.db, email.value)) === null;
}

/** The answer to a login, with the token in the requested form. */
const handOver = async <Result extends { readonly token: string }>(
  result: Result,
  { stays = false, context }: { readonly stays: boolean | undefined; readonly context: Context },
): Promise<Result> => ({ ...result, token: await context.session.begin(result.token, { stays }) });

export const loginResolvers = {
  Query: {
    emailAvailability: (_root, { email }, context) => emailAvailability(email, context),
  },
  RegistrationResult: { token: ({ token }) => token() },
  Mutation: {
    login: async (_root, { loginData }, context) =>
      handOver(await login(loginData, context), { stays: loginData.stay_logged_in, context }),
    tokenLogin: async (_root, args, context) =>
      handOver(await tokenLogin(args, context), { stays: args.stay_logged_in, context }),
    registration: (_root, { registrationData }, context) => registration(registrationData, context),
    confirmEmail: (_root, { token }, context) => confirmEmail(token, context),
    logout: (_root, _args, context) => logout(context),
    requestPasswordReset: (_root, { email }, context) => requestPasswordReset(email, context),
    resetPassword: (_root, { resetData }, context) =>
      limitWrongTokens(context, () => resetPassword(resetData, context)),
  },
} satisfies Resolvers;

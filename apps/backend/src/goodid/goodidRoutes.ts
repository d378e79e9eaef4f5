import { canonicalEmail, isEmail } from "@kamra/core/form";
import type { FastifyPluginCallback } from "fastify";
import type { Kysely } from "kysely";
import { randomBytes } from "node:crypto";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { randomId } from "../database/randomId.ts";
import { clientNetwork } from "../http/clientNetwork.ts";
import { claimAccount } from "../login/claimAccount.ts";
import { findUserByEmail } from "../session/findUserByEmail.ts";
import { hashToken } from "../session/hashToken.ts";
import { issueOneTimeToken } from "../session/issueOneTimeToken.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import type { ShopLimits } from "../session/shopLimits.ts";
import { signInCookie } from "../session/signInCookie.ts";
import type { GoodidPerson } from "./GoodidPerson.ts";
import type { GoodidClient, PendingSignIn } from "./goodidClient.ts";
import { goodidPaths } from "./goodidPaths.ts";

interface Finding {
  readonly person: GoodidPerson;
  readonly now: Date;
}

async function findOrMakeAccount(db: Kysely<DatabaseSchema>, { person, now }: Finding): Promise<string> {
  const { email, name, telephone } = person;
  const known = await findUserByEmail(db, email);
  if (known !== null) {
    if (known.email_verified_at === null) await claimAccount(db, { userId: known.id, reason: "OTHER_DEVICE", now });
    return known.id;
  }
  const moment = now.toISOString();
  const { id } = await db
    .insertInto("users")
    .values({
      id: randomId(),
      email,
      canonical_email: canonicalEmail(email),
      // The shopper enters one in the profile, and with each order.
      name: name ?? "",
      telephone,
      created_at: moment,
      email_verified_at: moment,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The account id of a provider's person, created on demand; `null` when the provider has not verified their address, or
 * the account belongs to another of its persons. Call it in a transaction.
 */
async function findGoodidUser(db: Kysely<DatabaseSchema>, { person, now }: Finding): Promise<string | null> {
  const { issuer, subject, email, name, telephone, isEmailVerified } = person;
  const claims = { email, name, telephone };
  const known = await db
    .updateTable("user_identities")
    .set(claims)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .returning("user_id")
    .executeTakeFirst();
  if (known !== undefined) return known.user_id;
  if (!isEmailVerified || !isEmail(email)) return null;
  const userId = await findOrMakeAccount(db, { person, now });
  const linked = await db
    .insertInto("user_identities")
    .values({ issuer, subject, user_id: userId, ...claims })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return linked?.user_id ?? null;
}

interface GoodidOptions {
  readonly client: GoodidClient;
  readonly db: Kysely<DatabaseSchema>;
  readonly clock: () => Date;
  readonly limits: ShopLimits;
  readonly shopUrl: string;
}

export const signInSeconds = 600;
const cookie = "goodid_state";

/**
 * Binds the return to the browser that started the sign-in. It authorizes nothing, and is sent only to these
 * addresses.
 */
function stateCookie(
  state: string,
  { maxAge, isSecure }: { readonly maxAge: number; readonly isSecure: boolean },
): string {
  return `${cookie}=${state}; Path=${goodidPaths.start}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

const stateOf = (cookies: string | undefined): string | null =>
  new RegExp(`(?:^|; )${cookie}=([\\w-]+)`).exec(cookies ?? "")?.[1] ?? null;

/** Keeps a sign-in that begins, for its way back. */
async function storePendingSignIn(
  { db, now }: { readonly db: Kysely<DatabaseSchema>; readonly now: Date },
  { state, nonce, codeVerifier }: PendingSignIn,
): Promise<void> {
  const expires_at = new Date(now.getTime() + signInSeconds * 1000).toISOString();
  await db
    .insertInto("sign_in_attempts")
    .values({ state_hash: hashToken(state), nonce, code_verifier: codeVerifier, expires_at })
    .execute();
}

/** The sign-in that a state began, once. */
async function takePendingSignIn(
  { db, now }: { readonly db: Kysely<DatabaseSchema>; readonly now: Date },
  state: string | null,
): Promise<PendingSignIn | null> {
  if (state === null) return null;
  const attempt = await db
    .deleteFrom("sign_in_attempts")
    .where("state_hash", "=", hashToken(state))
    .where("expires_at", ">", now.toISOString())
    .returning(["nonce", "code_verifier"])
    .executeTakeFirst();
  return attempt === undefined ? null : { state, nonce: attempt.nonce, codeVerifier: attempt.code_verifier };
}

interface SignInReturn {
  readonly url: URL;
  readonly state: string | null;
  readonly browser: string;
}

/** The token of a valid return; `null` for any other. */
async function finishSignIn(
  { client, db, clock }: GoodidOptions,
  { url, state, browser }: SignInReturn,
): Promise<string | null> {
  const now = clock();
  const pending = await takePendingSignIn({ db, now }, state);
  if (pending === null) return null;
  const person = await client.finishSignIn(url, pending);
  return await db.transaction().execute(async (transaction) => {
    const userId = await findGoodidUser(transaction, { person, now });
    return userId === null ? null : await issueOneTimeToken(transaction, { userId, purpose: "signIn", browser, now });
  });
}

/**
 * The sign-in routes. `GET /signin/goodid` leads to the provider; a valid return leads to `/token-login/{token}`, which
 * logs in only the browser that returned; any other leads to `/goodid-belepes?hiba`.
 */
export const goodidRoutes: FastifyPluginCallback<GoodidOptions> = (app, options, done) => {
  const { client, db, clock, limits, shopUrl } = options;
  const isSecure = shopUrl.startsWith("https://");

  app.get(goodidPaths.start, async (request, reply) => {
    const now = clock();
    await limitAttempts({ db, now, limits, network: clientNetwork(request.ip) }, { action: "signIn" });
    const { url, pending } = await client.startSignIn();
    await storePendingSignIn({ db, now }, pending);
    return await reply
      .header("set-cookie", stateCookie(pending.state, { maxAge: signInSeconds, isSecure }))
      .header("cache-control", "no-store")
      .redirect(url, 302);
  });

  app.get(goodidPaths.callback, async (request, reply) => {
    void reply
      .header("set-cookie", stateCookie("", { maxAge: 0, isSecure }))
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer");
    try {
      const browser = randomBytes(32).toString("base64url");
      const url = new URL(request.url, shopUrl);
      const token = await finishSignIn(options, { url, state: stateOf(request.headers.cookie), browser });
      if (token !== null) void reply.header("set-cookie", signInCookie(browser, { isSecure }));
      return await reply.redirect(
        token === null ? `${shopUrl}/goodid-belepes?hiba` : `${shopUrl}/token-login/${token}`,
        303,
      );
    } catch (error) {
      request.log.warn(
        { reason: error instanceof Error ? error.name : "unknown" },
        "A return from the sign-in provider is not valid",
      );
      return await reply.redirect(`${shopUrl}/goodid-belepes?hiba`, 303);
    }
  });
  done();
};

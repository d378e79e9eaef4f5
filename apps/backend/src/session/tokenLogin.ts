import type { MutationTokenLoginArgs, ResolversTypes } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { enter } from "./enter.ts";
import { limitAttempts } from "./limitAttempts.ts";
import { takeOneTimeToken } from "./takeOneTimeToken.ts";

/**
 * Logs in by a one-time token; one that came by mail shows that the address is the user's.
 *
 * Errors: TooManyUses; Refusal INVALID_TOKEN.
 *
 * @rule SESS-2
 */
export async function tokenLogin({ token, cart_id = null, stay_logged_in: stays = true }: MutationTokenLoginArgs, context: Context): Promise<Awaited<ResolversTypes["LoginResult"]>> {
  const { now } = context;
  await limitAttempts(context, { action: "oneTimeToken" });
  return await context.db.transaction().execute(async (db) => {
    const { user_id: userId, purpose } = await takeOneTimeToken(db, { token, purposes: ["emailVerification", "signIn"], now });
    if (purpose === "emailVerification") await db.updateTable("users").set({ email_verified_at: now.toISOString() }).where("id", "=", userId).execute();
    return await enter(db, { userId, cartId: cart_id, stays, now });
  });
}

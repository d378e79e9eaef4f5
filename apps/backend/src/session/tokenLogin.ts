import type { MutationTokenLoginArgs, ResolversTypes } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { once } from "../idempotency/once.ts";
import { enter } from "./enter.ts";
import { limitAttempts } from "./limitAttempts.ts";
import { invalidToken, takeOneTimeToken } from "./takeOneTimeToken.ts";

/**
 * Logs in by a one-time token that a sign-in provider's word has given. Whoever asks again with the same
 * `Idempotency-Key` is let in again: the answer to the first may have been lost.
 *
 * Errors: TooManyUses; Refusal INVALID_TOKEN; IDEMPOTENCY_KEY_REUSED.
 *
 * @rule SESS-2
 */
export async function tokenLogin(
  { token, cart_id = null, stay_logged_in: stays = true }: MutationTokenLoginArgs,
  context: Context,
): Promise<Awaited<ResolversTypes["LoginResult"]>> {
  const { now, settings } = context;
  await limitAttempts(context, { action: "oneTimeToken" });
  const userId = await once(context, {
    operation: "tokenLogin",
    // The guest may have another cart by the second try.
    input: { token },
    run: async (db) => {
      const { user_id } = await takeOneTimeToken(db, { token, purposes: ["signIn"], now });
      return user_id;
    },
  });
  return await context.db.transaction().execute(async (db) => {
    const user = await db.selectFrom("users").where("id", "=", userId).select("id").executeTakeFirst();
    if (user === undefined) throw invalidToken();
    return await enter(db, { userId, cartId: cart_id, stays, device: context.device, now, settings });
  });
}
